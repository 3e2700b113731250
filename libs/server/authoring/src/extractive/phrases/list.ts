/** Joins with commas and the language's "and" (or a function of the last part, for "y"/"e"). */
export const listWith =
  (and: string | ((last: string) => string)) =>
  (parts: readonly string[]): string => {
    const last = parts.at(-1) ?? '';
    const word = typeof and === 'string' ? and : and(last);
    if (parts.length <= 1) return last;
    // "a and b; c and d": another "and" between them would not show what belongs together.
    if (parts.some((part) => part.split(' ').includes(word))) return parts.join('; ');
    return `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
  };
