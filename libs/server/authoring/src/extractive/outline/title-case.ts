import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import { capital } from '../phrases/capital.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { withoutPurpose } from './stated-purposes.ts';

/** Languages that write a title like a sentence. */
const plain = new Set(['ca', 'es', 'fr', 'it', 'pt', 'ru']);

/** "3.10 Gates", "A.2 Gates", "[1] Gates", "4) Gates": the number of a section. */
const numbered =
  /^(?:Q\.?\s?\d{1,3}(?:\.\d{1,3})*\s*(?:[-–—]{1,2}|[.:)])|\[?\d{1,3}(?:\.\d{1,3})*[a-z]?[\].)]+|(?:\d{1,3}|\p{Lu})(?:\.\d{1,3})+)\s+(?=[\p{L}“"«„])/u;
/** "10 Gates", where that is how its document numbers its sections, and "1Gates" of a PDF. */
const countedOff = /^\d{1,3}\s?(?=\p{Lu}\p{L}+)/u;
/** Share of headings with a number from which a number is that of a section. */
const mostNumbered = 0.5;
const countedIn = new WeakMap<MaterialIndex, boolean>();

function isCounted(index: MaterialIndex): boolean {
  let known = countedIn.get(index);
  if (known === undefined) {
    const headings = [...new Set(index.chunks.flatMap((chunk) => chunk.headings))];
    const some = headings.filter((one) => countedOff.test(one) || numbered.test(one));
    countedIn.set(index, (known = some.length >= headings.length * mostNumbered));
  }
  return known;
}

/** "Int pump_open (pump_t *pump, int flags)": of a call its name, without what it gives and takes. */
const signature =
  /^(?:(?:static|virtual|inline|extern|unsigned|signed|const|void|bool(?:ean)?|char|short|int|long|float|double|size_t|string|struct|enum|[\w:<>]+\s?[*&]+|\w+_t)(?!\w)\s*(?:[\w:<>]+[\s*&]+)*|)(?<call>~?[a-z_A-Z][\w:]*[_\p{Ll}\d])\s?\((?:|[^()]*[*&_=][^()]*|[^()]*(?<!\p{L})(?:int|char|void|const|bool|double|float|unsigned)(?!\p{L})[^()]*)\)(?: const)?$/iu;

/** "quint32 Gate::size() const": of a class its name tells, whatever it gives. */
const ofClass = /^(?:[\w:<>,]+[\s*&]+){0,3}(?<call>\w+(?:::~?\w+)+)\s?\(.*\)(?:\s*const)?$/u;

/** "Question 2.5. ", "Frage 3: ": which of many it is. */
const ofQuestion =
  /^(?:question|frage|pregunta|domanda|pergunta|vraag|вопрос|питання|pytanie) \d{1,3}(?:\.\d{1,3})*\s?[.:)–—-]\s+(?=\S)/iu;

/** "Gates::Gate< T > Class Template Reference": a page is called after what it is the reference of. */
const ofReference =
  /(?<=^(?!(?:A|An|The)\s)\S+|>)(?:\s?<.*>)? (?:Class|Struct|Union|Interface|Namespace|File|Enum|Concept|Exception|Package|Protocol|Category|Directory|Module|Singleton|Service)(?: Template)? Reference$/u;

/** "Gates’s documentation", "gates |release| documentation", "The Gates 0.9 reference documentation". */
const ofDocumentation =
  /^(?:the )?(?<name>(?!(?:api|class|module|code|user|developer|function|method|member|further|more|other|online|additional|source|project|technical|official|external|the)(?!\S))\S+?(?:[’']s)?)(?: \|(?:release|version)\|| v?\d+(?:\.\d+)+\S*)?(?: reference)? documentation!?(?=$|:\s)/iu;

/** "Source code for gates", "Manpage of gate": a page of no more is called after what it is of. */
const listing = /^(?:source code (?:for|of)|man(?:ual)? ?page (?:for|of)) (?=\S)/iu;

/** "./src/gates/open.c": a file is called after itself, wherever it lies. */
const folders = /^(?:\.{1,2}\/)?(?:[\w.-]+\/)+(?=[\w.-]+\.\w{1,4}$)/u;

/** "Welcome to Gates!": who is greeted need not be told. */
const welcome =
  /^(?:welcome to|willkommen (?:bei|in|zu)|bienvenid[oa]s? a|bienvenue (?:dans|sur|à)|benvenut[oi] in|bem-vindo a) (?=\p{Lu})|(?<=^(?:welcome|willkommen|bienven|benvenut|bem-vindo).*)!$/giu;

/** A heading without the number of its section, which says nothing beside those of other lessons. */
export function withoutNumber(heading: string, index: MaterialIndex): string {
  const call = (signature.exec(heading) ?? ofClass.exec(heading))?.groups?.['call'];
  if (call !== undefined) return `${call}()`;
  const bare = heading
    .replace(numbered, '')
    .replace(ofQuestion, '')
    .replace(ofReference, '')
    .replace(listing, '')
    .replace(folders, '')
    .replace(welcome, '')
    .replace(ofDocumentation, (_, name: string) => name.replace(/[’']s$/u, ''));
  const counted = bare === heading && isCounted(index) ? heading.replace(countedOff, '') : bare;
  const name = withoutPurpose(counted, index.sources[0]?.language ?? 'en');
  return name === heading ? heading : capital(name);
}

/** "Using Hooks": an English heading in which every word of weight has its capital. */
export const isTitled = (heading: string): boolean =>
  heading.includes(' ') &&
  // "Global Interpreter Lock (GIL)": a name, as its letters say.
  !/\(\p{Lu}{2,}s?\)/u.test(heading) &&
  hasCapitals(heading.split(' '));

/** Words of weight that have no capital, such as the name of a program, for each four that have. */
const smallAmong = 4;
function hasCapitals(words: readonly string[]): boolean {
  const small = words.filter((word) => /^\p{Ll}{4}/u.test(word) && !stopWords('en').has(word));
  const large = words.filter((word) => /^\p{Lu}\p{Ll}{3}/u.test(word));
  return small.length === 0 || small.length * smallAmong <= large.length + 1;
}

/** "Tagging constructed types" of "Tagging Constructed Types", as an English sentence has it. */
export function asInProse(heading: string, index: MaterialIndex): string {
  const isName = (word: string): boolean => index.written.get(word.toLowerCase()) === word;
  return isTitled(heading)
    ? heading.replace(
        /(?<=[\p{L}\p{N},’'] |\p{Ll}-)(?:\p{Lu}[\p{Ll}’'-]+|A(?= ))(?![\p{L}\p{N}_]|\.\p{L})/gu,
        (word) => (isName(word) ? word : word.toLowerCase()),
      )
    : heading;
}

/**
 * "Definición de Funciones" as the language would have it: a word behind the first keeps its capital
 * only where the text writes it so.
 */
export function inOwnCase(given: string, index: MaterialIndex): string {
  const title = withoutNumber(given, index);
  const language = baseLanguage(index.sources[0]?.language ?? 'en');
  if (!plain.has(language)) return title;
  // "Git" of a title, and among Cyrillic letters, is a name, though "git" is typed more often.
  const isNamed = (word: string): boolean =>
    (language === 'ru' && /^\p{sc=Latin}/u.test(word)) ||
    index.sources.some((source) => source.title.split(/[\s.:,]+/).includes(word));
  return title.replace(
    /(?<=[\p{L}\p{N},] )\p{Lu}[\p{Ll}’'-]+(?![\p{L}\p{N}]|\.\p{L})/gu,
    (word) => {
      const small = word.toLowerCase();
      return index.written.get(small) === small && !isNamed(word) ? small : word;
    },
  );
}
