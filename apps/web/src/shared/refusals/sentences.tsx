import type { ErrorDetail, SentenceSaid } from '@coursewright/contract';
import { useMemo } from 'react';
import { useLanguage } from '../language.ts';
import { useProblems } from './use-problems.ts';

interface SentencesProps {
  /** As the server said it. */
  readonly text: string;
  /** Which sentences that is, where it is known. */
  readonly said: readonly SentenceSaid[] | undefined;
}

/**
 * A text of an answer in the language that is shown; empty until its words are there. One of which a
 * catalogue does not know every sentence stays as the server said it.
 */
export function Sentences({ text, said }: SentencesProps) {
  const language = useLanguage();
  const sentences = useMemo(
    () => (said ?? []).map((one): ErrorDetail => ({ path: '', message: '', ...one })),
    [said],
  );
  const own = useProblems(sentences).map(({ message }) => message);
  if (own.length !== sentences.length) return <p />;
  return own.length === 0 || own.includes('') ? (
    <p {...(language === 'en' ? {} : { lang: 'en', dir: 'ltr' })}>{text}</p>
  ) : (
    <p>{own.join(' ')}</p>
  );
}
