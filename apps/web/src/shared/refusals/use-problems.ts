import type { ErrorDetail, SentenceSaid } from '@coursewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { interfaceLanguage, useLanguage } from '../language.ts';
import { detailsIn } from './say-in.ts';

/** Problems that an answer lists though nothing failed, in the language that is shown. */
export function useProblems(problems: readonly ErrorDetail[]): readonly ErrorDetail[] {
  const language = useLanguage();
  const [said, setSaid] = useState(language === 'en' ? problems : []);
  useEffect(() => {
    let isWanted = true;
    void detailsIn(language, problems).then((own) => isWanted && setSaid(own));
    return () => void (isWanted = false);
  }, [language, problems]);
  return said;
}

const nothing: readonly ErrorDetail[] = [];
const told = (message: string, said: SentenceSaid | undefined): readonly ErrorDetail[] => [
  { path: '', message, ...said },
];

/** A sentence of an answer in the language that is shown; undefined until its words are there. */
export function useOwnWords(
  message: string | null | undefined,
  said: SentenceSaid | undefined,
): string | undefined {
  const problems = useMemo(() => (message ? told(message, said) : nothing), [message, said]);
  return useProblems(problems)[0]?.message;
}

/** The same once, in the language that is shown now. */
export async function inOwnWords(message: string, said: SentenceSaid | undefined): Promise<string> {
  const [own] = await detailsIn(interfaceLanguage.current(), told(message, said));
  return own?.message ?? message;
}
