import type { InterfaceLanguage } from '@coursewright/contract/words';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/**
 * The texts of e-mails in every language of the interface; a language that lacks one does not
 * compile.
 */
export const mailMessages: Readonly<Record<InterfaceLanguage, Messages>> = {
  en,
  es,
  de,
  fr,
  pt,
  ar,
};
