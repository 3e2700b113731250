import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { isTermForm, leansElsewhere } from '../material/definition-form.ts';
import { isPredicate, opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import { isGeneric } from '../material/definitions.ts';
import { formOf } from './likeness.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { lowerUnlessName } from '../material/recurring-phrases.ts';

/** What a sentence is about, and what it says of it. */
export interface Statement {
  readonly subject: string;
  readonly stems: readonly string[];
  readonly predicate: string;
}

const words = { least: 6, most: 32 } as const;
const longestSubject = 6;
/** Small words that may stand inside a name: "rate of return". */
const inside =
  /^(?:of|the|for|de|del|la|el|los|las|du|des|d['’]\p{L}+|di|della|do|da|der|des|von|zur|zum)$/iu;

/**
 * Subject and predicate of a sentence that opens with a name of the text; undefined where it opens
 * otherwise, or cannot stand alone. `names` are set phrases in small letters with their spelling.
 */
export function statementIn(
  plain: string,
  names: ReadonlyMap<string, string>,
  index: MaterialIndex,
  language: string,
): Statement | undefined {
  if (!/[.。।]$/u.test(plain) || leansElsewhere(plain, language)) return undefined;
  const start = withoutArticle(plain);
  const found = named(start, names, language) ?? recurring(start, index, language);
  if (found === undefined) return undefined;
  const predicate = start
    .slice(found.length)
    .trim()
    .replace(/[.。।]$/u, '');
  const length = isUnspaced(language) ? predicate.length / 2 : countWords(predicate);
  const subject = names.get(found.toLowerCase()) ?? lowerUnlessName(found, index.written, language);
  // Behind a name in code any verb will do; behind a word it could be another noun.
  const says = formOf(subject) === 'word' && !isUnspaced(language) ? opensWithVerb : isPredicate;
  if (length < words.least || length > words.most || !says(predicate, language)) return undefined;
  const stems = contentStems(subject, language);
  return stems.length === 0 ? undefined : { subject, stems, predicate };
}

/** The longest known name with which the text begins, as far as a word goes. */
function named(
  text: string,
  names: ReadonlyMap<string, string>,
  language: string,
): string | undefined {
  const lower = text.toLowerCase();
  let longest: string | undefined;
  for (const [name, spelling] of names) {
    if (!lower.startsWith(name) || name.length <= (longest?.length ?? 0)) continue;
    if (!isUnspaced(language) && !/^\s/.test(lower.slice(name.length))) continue;
    // "Numeric values" are no NUMERIC.
    if (text.slice(1, name.length) !== spelling.slice(1)) continue;
    longest = text.slice(0, name.length);
  }
  return longest;
}

/** The words before the verb, where they make a noun phrase that the text uses elsewhere too. */
function recurring(text: string, index: MaterialIndex, language: string): string | undefined {
  if (isUnspaced(language)) return undefined;
  const parts = text.split(' ', longestSubject + 1);
  const stops = stopWords(language);
  for (let count = 1; count <= longestSubject; count++) {
    const subject = parts.slice(0, count);
    if (subject.length < count || subject.some((word) => /[,;:.()“”"«»]/.test(word)))
      return undefined;
    const isStray = (word: string, at: number): boolean =>
      stops.has(word.toLowerCase()) && (at === 0 || !inside.test(word));
    if (subject.some(isStray)) return undefined;
    if (stops.has((subject.at(-1) ?? '').toLowerCase())) continue;
    const rest = text.slice(subject.join(' ').length).trim();
    if (!opensWithVerb(rest, language)) continue;
    const phrase = subject.join(' ');
    const stems = contentStems(phrase, language);
    // "Häufig wird …" opens with an adverb; German nouns are written large everywhere.
    const isNoun =
      baseLanguage(language) !== 'de' ||
      /^\p{Lu}/u.test(index.written.get((subject.at(-1) ?? '').toLowerCase()) ?? '');
    if (!isNoun) return undefined;
    return stems.length > 0 &&
      timesSaid(phrase, index) >= enoughTimes &&
      isTermForm(phrase, language) &&
      !isGeneric(phrase, language) &&
      !isVague(phrase)
      ? phrase
      : undefined;
  }
  return undefined;
}

/** A phrase that the text says so often names something in it. */
const enoughTimes = 3;
const texts = new WeakMap<MaterialIndex, string>();
function timesSaid(phrase: string, index: MaterialIndex): number {
  let text = texts.get(index);
  if (text === undefined) {
    text = index.sentences.map(({ plain }) => plain.toLowerCase()).join('\n');
    texts.set(index, text);
  }
  return text.split(phrase.toLowerCase()).length - 1;
}

/** Nouns that name nothing in particular, whatever the text. */
const isVague = (phrase: string): boolean =>
  /^(?:users?|people|person|everyone|anyone|someone|others|things?|way|time|years?|authors?|readers?|chapter|section|document|page|book|article|figure|table|note|list|word|line|change|problem|case|group|state|system|program|version|there|here|what|explanation|distinction|difference|implementation|interpretation|command|tool|data|feature|function|method|process|approach|advantage|disadvantage|solution|rule|order|size|number|count|location|fact|idea|point|questions?|answers?|distinción|diferencia|explicación|ventaja|restricción|datos|opción|distinction|différence|explication|avantage|données|opération|daten|entwickler|unterschied|erklärung|dati|differenza|dados|diferença|usuarios?|personas?|gente|autor|capítulo|sección|documento|utilisateurs?|gens|auteur|chapitre|section|benutzer|leute|autor|kapitel|abschnitt|utenti?|persone|autore|capitolo|sezione|usuários?|utilizador|pessoas|capítulo|seção|multiple|special|several|single|simple|main|general|other|local|global|remote|new|old|initial|final|normal|typical|certain|different|possible|available|custom|write|read|choice|scelta|elección|choix|выбор|comando|orden|commande|befehl|команда|default value|value|valor|valeur|wert|event|antworten|nutzer|terme|term|término|begriff|termine|termo|seconde|liste|оно|\p{L}{3,}ть(?:ся)?|каждый|каждая|каждое|данные|тип|способ|пользовател\p{L}|люди|автор|глава|раздел)$/iu.test(
    phrase,
  );

const statements = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Statement[]>>();

/** The statements of the whole material by chunk, read once. */
export function statementsOf(
  index: MaterialIndex,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<number, readonly Statement[]> {
  const known = statements.get(index);
  if (known) return known;
  const made = new Map(
    index.chunks.map((chunk) => [
      chunk.id,
      chunk.sentences.flatMap(
        ({ plain }) => statementIn(plain, names, index, chunk.language) ?? [],
      ),
    ]),
  );
  statements.set(index, made);
  return made;
}

const namesOf = new WeakMap<MaterialIndex, ReadonlyMap<string, string>>();

/** Terms that the material defines and phrases that it sets apart, in small letters with their spelling. */
export function setNames(index: MaterialIndex): ReadonlyMap<string, string> {
  const known = namesOf.get(index);
  if (known) return known;
  const names = new Map<string, string>();
  const add = (name: string, language: string): void => {
    const lower = name.toLowerCase();
    const isShort = name.length < 3 && !/^\p{Lu}+$/u.test(name) && !isUnspaced(language);
    if (
      !names.has(lower) &&
      !isShort &&
      isTermForm(name, language) &&
      !isGeneric(name, language) &&
      !isVague(name)
    )
      names.set(lower, name);
  };
  for (const { term, isAbbreviation, chunk } of index.definitions)
    if (!isAbbreviation) add(term, index.chunks[chunk]?.language ?? 'en');
  for (const [id, phrases] of index.phrasesByChunk)
    for (const { text, kind, chunks } of phrases)
      if (kind === 'code' || chunks >= 2) add(text, index.chunks[id]?.language ?? 'en');
  namesOf.set(index, names);
  return names;
}
