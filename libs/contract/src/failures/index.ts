// Why a course, or a part of it, was not written, in the languages of the interface. English is in
// sentences-of-failures.ts, and what the server says itself.
import type { SentenceSaid } from '../errors.ts';
import { sentenceIn } from '../sentence-in.ts';
import type { InterfaceLanguage } from '../words.ts';
import { ar } from './messages/ar.ts';
import { de } from './messages/de.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { pt } from './messages/pt.ts';

const catalogues = { es, de, fr, pt, ar };

/** Undefined in English, and where what is said is not of these sentences. */
export const failureIn = (language: InterfaceLanguage, said: SentenceSaid): string | undefined =>
  language === 'en' ? undefined : sentenceIn(catalogues[language], said);
