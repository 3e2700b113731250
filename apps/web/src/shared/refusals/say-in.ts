import type { ErrorDetail } from '@coursewright/contract';
import { sentenceIn } from '@coursewright/contract/sentence-in';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { interfaceLanguage } from '../language.ts';
import type { RequestError } from '../request-error.ts';
import type { Messages } from './messages/en.tsx';

type Catalogues = Readonly<
  Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ default: Messages }>>
>;

/** Loaded alone, and only when something was refused. */
const catalogues: Catalogues = {
  es: () => import('./messages/es.tsx'),
  de: () => import('./messages/de.tsx'),
  fr: () => import('./messages/fr.tsx'),
  pt: () => import('./messages/pt.tsx'),
  ar: () => import('./messages/ar.tsx'),
};

interface Remembered {
  readonly error: RequestError;
  /** As the server said it. */
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  readonly from: Catalogues;
  /** Asked for last: another catalogue may come later. */
  language?: InterfaceLanguage;
}

/** What may still be on the screen when another language is chosen. */
let remembered: readonly Remembered[] = [];
const most = 20;

/**
 * Has an error, and what it says of fields, say it in the language that is shown, and in the one that
 * is shown next. A code that this page does not know keeps the server's English, and so does every
 * code where the catalogue does not come.
 */
export function sayOwn(error: RequestError, from: Catalogues = catalogues): Promise<void> {
  const one: Remembered = { error, message: error.message, details: error.details, from };
  remembered = [...remembered, one].slice(-most);
  return sayIn(interfaceLanguage.current(), one);
}

/** Whether something stands in their words on a page though nothing failed. */
let isSpoken = false;

interfaceLanguage.prepareWith((language) =>
  Promise.all([
    isSpoken ? catalogueIn(language, catalogues) : undefined,
    ...remembered.map((one) => sayIn(language, one)),
  ]),
);

async function sayIn(language: InterfaceLanguage, one: Remembered): Promise<void> {
  const { error, message, details, from } = one;
  one.language = language;
  const t = await catalogueIn(language, from);
  if (one.language !== language) return;
  const own = t && sentenceIn(t, error);
  error.isTranslated = own !== undefined;
  error.message = own ?? message;
  error.details = t ? saidBy(t, details) : details;
}

/** What is wrong with fields, in a language. */
export async function detailsIn(
  language: InterfaceLanguage,
  details: readonly ErrorDetail[],
): Promise<readonly ErrorDetail[]> {
  isSpoken ||= details.length > 0;
  const t = await catalogueIn(language, catalogues);
  return t ? saidBy(t, details) : details;
}

/** None of English, which the server speaks itself, and none where it does not come. */
async function catalogueIn(
  language: InterfaceLanguage,
  from: Catalogues,
): Promise<Messages | undefined> {
  if (language === 'en') return undefined;
  try {
    return (await from[language]()).default;
  } catch (error) {
    console.warn('The sentences of refusals could not be loaded.', error);
    return undefined;
  }
}

const saidBy = (t: Messages, details: readonly ErrorDetail[]): ErrorDetail[] =>
  details.map((detail) => ({ ...detail, message: sentenceIn(t, detail) ?? detail.message }));
