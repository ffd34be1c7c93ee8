"""Message ids into sentences, in each language (Fluent)."""

from kartenhaus.i18n.bundle import Sayable
from kartenhaus.i18n.language import Language, preferred_language
from kartenhaus.i18n.phrases import Phrase, phrases_of
from kartenhaus.i18n.reader import Reader
from kartenhaus.i18n.texts import LANGUAGES, package_texts, unreadable, unreadable_texts

__all__ = [
    "LANGUAGES",
    "Language",
    "Phrase",
    "Reader",
    "Sayable",
    "package_texts",
    "phrases_of",
    "preferred_language",
    "unreadable",
    "unreadable_texts",
]
