import type { ErrorDetail } from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import type { RequestError } from '../request-error.ts';
import type { Messages } from './messages/en.tsx';

/** Loaded alone, and only when something was refused. */
const catalogues: Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ default: Messages }>> = {
  es: () => import('./messages/es.tsx'),
  de: () => import('./messages/de.tsx'),
  fr: () => import('./messages/fr.tsx'),
  pt: () => import('./messages/pt.tsx'),
  ar: () => import('./messages/ar.tsx'),
};

type Coded = Pick<ErrorDetail, 'code' | 'message' | 'values'>;

/**
 * Has an error, and what it says of fields, say it in `language`. A code that this page does not
 * know keeps the server's English, and so does a sentence of which a value is missing. Rejects where
 * the catalogue does not come.
 */
export async function sayIn(
  language: Exclude<InterfaceLanguage, 'en'>,
  error: RequestError,
): Promise<void> {
  const { default: t } = await catalogues[language]();
  const own = sentenceOf(t, error);
  if (own !== undefined) {
    error.message = own;
    error.isTranslated = true;
  }
  error.details = saidBy(t, error.details);
}

/** What is wrong with fields, in `language`. Rejects where the catalogue does not come. */
export async function detailsIn(
  language: Exclude<InterfaceLanguage, 'en'>,
  details: readonly ErrorDetail[],
): Promise<ErrorDetail[]> {
  const { default: t } = await catalogues[language]();
  return saidBy(t, details);
}

const saidBy = (t: Messages, details: readonly ErrorDetail[]): ErrorDetail[] =>
  details.map((detail) => ({ ...detail, message: sentenceOf(t, detail) ?? detail.message }));

function sentenceOf(t: Messages, { code, values }: Partial<Coded>): string | undefined {
  if (code === undefined || !Object.hasOwn(t, code)) return undefined;
  const sentence: unknown = t[code as keyof Messages];
  if (typeof sentence === 'string') return sentence;
  if (typeof sentence !== 'function') return undefined;
  try {
    const said: unknown = sentence(values ?? {});
    return typeof said === 'string' && !said.includes('undefined') ? said : undefined;
  } catch {
    return undefined;
  }
}
