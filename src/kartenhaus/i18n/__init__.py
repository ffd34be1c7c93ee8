"""Message ids into sentences, in each language (Fluent)."""

from kartenhaus.i18n.language import LANGUAGES, Language, Sayable, package_texts, preferred_language
from kartenhaus.i18n.phrases import Phrase, phrases_of
from kartenhaus.i18n.reader import Reader

__all__ = [
    "LANGUAGES",
    "Language",
    "Phrase",
    "Reader",
    "Sayable",
    "package_texts",
    "phrases_of",
    "preferred_language",
]
