/** Is one thing spoken of, or several? "Any" where neither the noun nor the verb tells. */
export type GrammaticalNumber = 'one' | 'many' | 'any';

/** Of an English subject with its predicate: by the verb, else by the ending of its noun. */
export function numberOf(subject: string, predicate: string): GrammaticalNumber {
  const byVerb = numberOfVerb(predicate);
  if (byVerb !== 'any') return byVerb;
  const [head = ''] = subject.split(/ (?:of|in|for|to|with|from|on|at|that|which|in) /);
  if (/ (?:and) /.test(head) || /^(?:all|both|many|several|some|most|two|three) /i.test(head))
    return 'many';
  return /[^siu'’]s$/u.test(head) ? 'many' : 'one';
}

/** Does the verb at the beginning of an English predicate fit a subject of this number? */
export function couldGoWith(number: GrammaticalNumber, predicate: string): boolean {
  const own = numberOfVerb(predicate);
  return own === 'any' || number === 'any' || own === number;
}

function numberOfVerb(predicate: string): GrammaticalNumber {
  const [verb = '', second = ''] = predicate.split(' ');
  const found =
    verb.endsWith('ly') || /^(?:also|always|never|often|usually|only)$/.test(verb) ? second : verb;
  if (
    /^(?:can|could|may|might|must|will|would|should|shall|had|did)(?:n['’]t|not)?$/.test(found) ||
    found.endsWith('ed')
  )
    return 'any';
  if (
    /^(?:are|were|have|do|aren['’]t|don['’]t|haven['’]t)$/.test(found) ||
    !/s$|n['’]t$/.test(found)
  )
    return 'many';
  return 'one';
}
