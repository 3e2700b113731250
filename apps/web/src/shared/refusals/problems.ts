import type { ErrorDetail } from '@coursewright/contract';
import { interfaceLanguage } from '../language.ts';

/**
 * Problems that an answer lists though nothing failed, in the language that is shown; as the server
 * says them where the catalogue does not come.
 */
export async function problemsInOwnLanguage(problems: ErrorDetail[]): Promise<ErrorDetail[]> {
  const language = interfaceLanguage.current();
  if (language === 'en' || problems.length === 0) return problems;
  try {
    const { detailsIn } = await import('./say-in.ts');
    return await detailsIn(language, problems);
  } catch (error) {
    console.warn(error);
    return problems;
  }
}
