import { baseLanguage } from '@coursewright/text';
import { leansElsewhere, pointsBackIn } from '../material/definition-form.ts';
import { capital, isForeign } from './clauses.ts';
import type { Code } from './lesson-parts.ts';

/** A command of the lesson, and what the sentence above it says that it is for. */
export interface CodePurpose {
  readonly purpose: string;
  readonly command: string;
  /** The sentence with the command. */
  readonly source: string;
  readonly refs: readonly string[];
  readonly place: number;
}

const longest = { code: 90, lines: 2, purpose: 120 } as const;
const leastLetters = 12;

/**
 * What the sentence above a piece of code says that it is for, by language; `for` is the aim, `does`
 * a deed told of "the following command".
 */
const purposes: Readonly<Record<string, readonly string[]>> = {
  en: [
    '(?:.{0,80}?(?:, | ))??(?:[Ii]n order )?(?<for>[Tt]o (?!this|that|be |do |use |run |type |enter |the |a |an |your )[^,;:]{8,110}?)(?:, [^,;:]{2,70})?',
    '(?:The (?:following|next)|This) (?:\\p{L}+[ -]){0,3}?(?:command|commands|line|lines|example|code|script|program|query|statement|function|rule|entry|configuration|setting|pipeline|recipe|call|expression|snippet)s? (?:will )?(?:also )?(?<does>\\p{Ll}{3,}s? [^,;:]{8,110})',
    '(?:(?:Now|Then|First|Next|Finally),? )?(?<does>(?!To |The |This |If |For |In |Here |An? |You |It |Use |Run |Type |See |Note )\\p{Lu}\\p{Ll}+ (?:the|an?|all|your|each|every|its) [^,;:]{6,90}?)(?: (?:with|using|by|via)(?: the)?(?: following)?(?: \\p{L}+){0,2})?',
  ],
  de: ['Um (?<for>[^,;:]{10,100} (?:zu \\p{Ll}+|\\p{Ll}+zu\\p{Ll}+)),[^;:]{2,90}'],
  fr: ['Pour (?<for>\\p{Ll}+(?:er|ir|re|oir) [^,;:]{8,100}?)(?:,[^;:]{2,90})?'],
  es: ['Para (?<for>\\p{Ll}+[aei]r(?:l[aeo]s?|se)? [^,;:]{8,100}?)(?:,[^;:]{2,90})?'],
  it: ['Per (?<for>\\p{Ll}+(?:are|ere|ire|rre|rsi) [^,;:]{8,100}?)(?:,[^;:]{2,90})?'],
  pt: ['Para (?<for>\\p{Ll}+[aeio]r [^,;:]{8,100}?)(?:,[^;:]{2,90})?'],
  ru: ['Чтобы (?<for>[^,;:]{10,100}),[^;:]{2,90}'],
};
/** The word that a purpose begins with, where the pattern leaves it away. */
const before: Readonly<Record<string, string>> = {
  de: 'Um ',
  fr: 'Pour ',
  es: 'Para ',
  it: 'Per ',
  pt: 'Para ',
  ru: 'Чтобы ',
};
const compiled = new Map(
  Object.entries(purposes).map(([language, all]) => [
    language,
    all.map((one) => new RegExp(`^${one}[:：]$`, 'u')),
  ]),
);

/** Short commands of the lesson with what the sentence above each says that it is for. */
export const codePurposes = (codes: readonly Code[], language: string): CodePurpose[] =>
  codes.flatMap(({ text, leadIn, refs, place }) => {
    const command = commandOf(text);
    const purpose = command === undefined ? undefined : purposeOf(leadIn, language);
    if (command === undefined || purpose === undefined || refs.length === 0) return [];
    return [{ purpose, command, source: `${leadIn} ${command}`, refs, place }];
  });

/** What is typed, without prompts; undefined where it is more than a line or two. */
function commandOf(text: string): string | undefined {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(?:`{3,}|~{3,})/.test(line) && line.trim() !== '');
  const prompted = lines.filter((line) => prompt.test(line));
  const typed = prompted.length > 0 ? prompted : lines;
  const command = typed.map((line) => line.replace(prompt, '').trim()).join(' ⏎ ');
  const letters = command.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return typed.length > longest.lines ||
    (prompted.length === 0 && lines.length > 1) ||
    command.length > longest.code ||
    letters < 3 ||
    /[“”…]|\.{3}|[([{,\\]$/u.test(command)
    ? undefined
    : command;
}
const prompt = /^\s*(?:[\w.@~:/-]*[$#%]|>>>|\w+=[#>]|sqlite>|mysql>|\(gdb\)|irb[^>]*>)\s+(?=\S)/u;

/** "To create an instance just use the option": with what is to be done for it. */
const tellsHow =
  / (?:just|simply|einfach|simplement|simplemente|semplicemente|basta|simplesmente|просто) /iu;

function purposeOf(leadIn: string, language: string): string | undefined {
  const base = baseLanguage(language);
  for (const pattern of compiled.get(base) ?? []) {
    const groups = pattern.exec(leadIn)?.groups;
    const said = groups?.['for'] ?? groups?.['does'];
    if (said === undefined) continue;
    const purpose = capital(groups?.['for'] === undefined ? said : `${before[base] ?? ''}${said}`);
    return purpose.length >= leastLetters &&
      purpose.length <= longest.purpose &&
      !leansElsewhere(`${capital(said)}.`, language) &&
      !pointsBackIn(said, language) &&
      !isForeign(said, language) &&
      !/["“”«»„]/u.test(said) &&
      !tellsHow.test(said)
      ? purpose
      : undefined;
  }
  return undefined;
}
