import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { capital, isClause, isForeign, relative } from './clauses.ts';
import type { Entries } from './lesson-parts.ts';
import { couldGoWith, numberOf } from './number.ts';
import { worded, type Wording } from './wording.ts';

const fewestRules = 4;
const lengths = { subject: 12, predicate: 18 } as const;
/** Share of its telling words that a thing may have in common with another one of the list. */
const likeAnother = 0.6;

/** What is done with things, or what becomes of them: "are skipped", "becomes an empty text". */
const verbs: Readonly<Record<string, string>> = {
  en: 'is|are|becomes?|turns? into|gets?|remains?|stays?',
  es: 'se|es|son|queda|quedan|pasan? a',
  fr: 'se|est|sont|devient|deviennent|reste|restent',
  de: 'wird|werden|ist|sind|bleibt|bleiben',
  it: 'si|è|sono|diventa|diventano|viene|vengono|resta|restano',
  pt: 'se|é|são|torna-se|tornam-se|fica|ficam',
  ca: 'es|és|són|esdevé|esdevenen|queda|queden',
};

interface Rule {
  readonly subject: string;
  readonly stems: readonly string[];
  readonly predicate: string;
  readonly refs: readonly string[];
}

/**
 * Lists of rules ("empty lines are skipped"): what one of them says of its thing, against what the
 * others of the list say of theirs.
 */
export function ruleQuestions(
  lists: readonly Entries[],
  wording: Wording,
  language: string,
): Candidate[] {
  return lists
    .filter(({ refs }) => refs.length > 0)
    .flatMap(({ items, refs, place }) => {
      const rules = items.flatMap((item) => ruleIn(item.text, item.refs, language) ?? []);
      if (rules.length < fewestRules) return [];
      return rules.flatMap((rule) => {
        const said = contentStems(rule.predicate, language);
        // "Empty values become empty texts" tells itself.
        if (rule.stems.some((stem) => said.includes(stem))) return [];
        const wrong = rules.filter((other) => couldBe(other, rule, said, language));
        return [
          {
            type: 'rule' as const,
            question: worded(wording.whatStatement, { a: capital(rule.subject) }),
            key: rule.predicate,
            wrong: [...new Set(wrong.map(({ predicate }) => predicate))],
            explanation: worded(wording.because, { a: `${rule.subject} ${rule.predicate}` }),
            refs: rule.refs.length > 0 ? rule.refs : refs,
            place,
            about: [rule.stems.join(' '), `${rule.subject} ${rule.predicate}`],
            worth: 1.6,
          },
        ];
      });
    });
}

/** The thing of a rule and what is said of it; undefined where the text is no rule. */
function ruleIn(text: string, refs: readonly string[], language: string): Rule | undefined {
  const verb = verbs[baseLanguage(language)];
  if (verb === undefined || isUnspaced(language)) return undefined;
  // What stands in brackets behind it is an example.
  const plain = text
    .replace(/\s*\([^()]*\).*$/su, '')
    .replace(/[.;,]$/u, '')
    .trim();
  if (/["“”«»„:：|<>{}=\\]|https?|[.!?] \S/u.test(plain) || isForeign(plain, language))
    return undefined;
  const opening = new RegExp(`^(?:not |no |non |não |ne |n['’])?(?:${verb})(?!\\p{L})`, 'iu');
  const spaced = plain.split(/\s+/);
  for (let count = 1; count < spaced.length && count <= lengths.subject; count++) {
    const predicate = spaced.slice(count).join(' ');
    // "Lines that are empty": the verb of a clause inside the subject.
    if (!opening.test(predicate) || relative.test(spaced[count - 1] ?? '')) continue;
    const subject = spaced.slice(0, count).join(' ');
    const stems = contentStems(subject, language);
    const isRule =
      stems.length > 0 &&
      /^[\p{L}#]/u.test(subject) &&
      isClause(`${subject} x x x`, language) &&
      !/^\S+,/u.test(predicate) &&
      countWords(predicate) >= 2 &&
      countWords(predicate) <= lengths.predicate &&
      contentStems(predicate, language).length > 0;
    return isRule ? { subject, stems, predicate, refs } : undefined;
  }
  return undefined;
}

/** Said of another thing, something else, in the same number and of about the same length. */
function couldBe(other: Rule, rule: Rule, said: readonly string[], language: string): boolean {
  const stems = contentStems(other.predicate, language);
  const share = (one: readonly string[], of: readonly string[]): number =>
    one.filter((stem) => of.includes(stem)).length / Math.max(1, Math.min(one.length, of.length));
  return (
    other !== rule &&
    share(other.stems, rule.stems) < likeAnother &&
    share(stems, said) < likeAnother &&
    !stems.some((stem) => rule.stems.includes(stem)) &&
    agrees(other, rule, language)
  );
}

/** Would its verb stand behind the subject of the rule, be that one thing or several? */
const agrees = (other: Rule, rule: Rule, language: string): boolean =>
  baseLanguage(language) === 'en'
    ? couldGoWith(numberOf(rule.subject, rule.predicate), other.predicate)
    : isOfMany(other.predicate) === isOfMany(rule.predicate);

/** The ending of the verb tells, also of the one behind "se". */
function isOfMany(predicate: string): boolean {
  const [first = '', second = ''] = predicate.toLowerCase().split(' ');
  const verb = /^(?:se|si)$/.test(first) ? second : first;
  return /n[ot]?$|nt$|^(?:são|werden|sind|ficam)$/u.test(verb);
}
