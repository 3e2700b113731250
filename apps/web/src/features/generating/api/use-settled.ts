import { useEffect, useState } from 'react';

/**
 * A text that changes at most every `everyMs`: fit to be read out as it changes. It appears and
 * disappears at once.
 */
export function useSettled(text: string | undefined, everyMs: number): string | undefined {
  const [shown, setShown] = useState({ text, at: 0 });
  const isDirect = text === undefined || shown.text === undefined;
  useEffect(() => {
    if (text === shown.text) return;
    const show = () => setShown({ text, at: Date.now() });
    const timer = setTimeout(show, isDirect ? 0 : Math.max(0, shown.at + everyMs - Date.now()));
    return () => clearTimeout(timer);
  }, [text, shown, isDirect, everyMs]);
  return text === undefined ? undefined : shown.text;
}
