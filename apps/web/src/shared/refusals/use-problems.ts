import type { ErrorDetail } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language.ts';
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
