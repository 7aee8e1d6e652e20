import type { LanguageCode } from '@cartaviva/domain';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ht } from './ht';
import { it } from './it';
import type { Messages } from './messages';
import { pt } from './pt';

const TABLES: Readonly<Record<LanguageCode, Messages>> = { es, en, fr, ht, pt, it, de };

/** Returns the texts of the page in a language. Only the server and the editor's preview contain all languages. */
export const messagesIn = (language: LanguageCode): Messages => TABLES[language];
