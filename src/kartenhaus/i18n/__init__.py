"""Message ids into sentences, in each language of locales/ (Fluent)."""

from kartenhaus.i18n.language import LANGUAGES, Language, Sayable, preferred_language

__all__ = ["LANGUAGES", "Language", "Sayable", "preferred_language"]
