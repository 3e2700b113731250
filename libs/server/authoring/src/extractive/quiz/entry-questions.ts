import { countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { isTermForm, sendsElsewhere } from '../material/definition-form.ts';
import { isForeign, lengthIn } from './clauses.ts';
import type { Entries, Entry } from './lesson-parts.ts';
import { formOf, isAlike, isLabel } from './likeness.ts';
import { worded, type Wording } from './wording.ts';

/** Of one list, and more than so many of all the lists of a lesson. */
const fewestInList = 2;
const fewestEntries = 2;
const lengths = { least: 3, most: 32 } as const;

/**
 * Lists that tell of each of their entries what it is or does: what is told of one of them, and of
 * which of them it is told.
 */
export function entryQuestions(
  lists: readonly Entries[],
  wording: Wording,
  language: string,
): Candidate[] {
  const telling = lists.map((list) => ({
    ...list,
    entries: list.entries.filter((entry) => isTelling(entry, language)),
  }));
  const inAll = telling.reduce((sum, { entries }) => sum + entries.length, 0);
  return telling
    .filter(({ refs }) => refs.length > 0 && inAll > fewestEntries)
    .filter(({ entries }) => entries.length >= fewestInList)
    .flatMap((list) => {
      const elsewhere = telling.filter((other) => other !== list).flatMap(({ entries }) => entries);
      return list.entries.flatMap((entry) => {
        const others = [...list.entries.filter((other) => other !== entry), ...elsewhere].filter(
          (other) => isOther(other, entry, language),
        );
        const common = {
          explanation: worded(wording.because, { a: `${entry.name}: ${entry.said}` }),
          refs: entry.refs.length > 0 ? entry.refs : list.refs,
          place: entry.place,
          about: [entry.name, `${entry.name}: ${entry.said}`],
        };
        return [
          {
            ...common,
            type: 'entry' as const,
            question: worded(wording.whatEntry, { a: entry.name }),
            key: entry.said,
            wrong: others.map(({ said }) => said),
            worth: 1.7,
          },
          {
            ...common,
            type: 'entryName' as const,
            question: worded(wording.whichSubject, { a: small(entry.said) }),
            key: entry.name,
            wrong: others
              .filter(({ name }) => isAlike(name, entry.name, language))
              .map(({ name }) => name),
            worth: 1.5,
          },
        ];
      });
    });
}

/** A call is an example of a thing and no description. */
const isCode = (said: string): boolean => /^[\w.]+\(.*\)$|^[`'$#>]|[{};]$/u.test(said);

const isAllCapitals = (name: string): boolean => !/\p{Ll}/u.test(name);
const endOf = (name: string): string => name.split('.').slice(1).join('.');

function isTelling({ name, said }: Entry, language: string): boolean {
  const length = lengthIn(said, language);
  const stems = contentStems(said, language);
  const named = contentStems(name, language);
  return (
    /\p{L}/u.test(name) &&
    !isLabel.test(name) &&
    countWords(name) <= 6 &&
    length >= lengths.least &&
    length <= lengths.most &&
    stems.length >= 2 &&
    (isUnspaced(language) || /\p{L}{3,} \p{L}{2,}/u.test(said)) &&
    !isForeign(said, language) &&
    !sendsElsewhere(said) &&
    !isCode(said) &&
    isTermForm(isAllCapitals(name) ? name.toLowerCase() : name.replace(/^-+/, ''), language) &&
    !named.some((stem) => stems.includes(stem)) &&
    !said.toLowerCase().includes(name.toLowerCase()) &&
    // "package.cron.d" is told by "/etc/cron.d".
    !(endOf(name).length > 3 && said.includes(endOf(name))) &&
    !/^[•*·]|^(?:see|same as|like|as|also|note|example|siehe|véase|wie|voir|vedi|veja|см)(?!\p{L})|["“”«»„|]|[?？:：]$|\(\s*(?:see|siehe|voir)|(?<!\p{L})(?:this|these|above|below|dies\p{L}*|est[aeo]s?|cette|ces|quest\p{L}|эт\p{L}{1,3})(?!\p{L})/iu.test(
      said,
    )
  );
}

/** Another thing of the same form, of which something else is told. */
function isOther(other: Entry, entry: Entry, language: string): boolean {
  const known = new Set(contentStems(entry.said, language));
  const stems = contentStems(other.said, language);
  const shared = stems.filter((stem) => known.has(stem)).length;
  return (
    formOf(other.name) === formOf(entry.name) &&
    other.name.toLowerCase() !== entry.name.toLowerCase() &&
    shared / Math.max(1, Math.min(stems.length, known.size)) < 0.75 &&
    !contentStems(entry.name, language).some((stem) => stems.includes(stem)) &&
    other.said.length > entry.said.length * 0.35 &&
    other.said.length < entry.said.length * 2.8
  );
}

/** As it stands inside a sentence; "SSH" and "IPv6" keep their letters. */
const small = (said: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
