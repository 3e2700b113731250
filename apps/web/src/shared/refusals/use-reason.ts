import type { ErrorBody } from '@coursewright/contract';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../language.ts';
import { messageOf, type RequestError } from '../request-error.ts';
import { errorFromBody, inOwnLanguage } from '../rest.ts';

/**
 * Why something failed that an answer tells of, in the language that is shown. Undefined where
 * nothing failed, and until the words are there.
 */
export function useReason(failure: ErrorBody | undefined): string | undefined {
  const language = useLanguage();
  const error = useMemo(() => failure && errorFromBody(failure), [failure]);
  const [said, setSaid] = useState<RequestError>();
  useEffect(() => {
    if (error) void inOwnLanguage(error).then(setSaid);
  }, [error]);
  if (!error) return undefined;
  const isReady = language === 'en' || error.code === undefined || said === error;
  return isReady ? messageOf(error) : undefined;
}

/** The same for a component between others that has no room for a hook. */
export const Reason = ({ of }: { readonly of: ErrorBody }) => useReason(of);
