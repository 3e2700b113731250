import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { doingIn } from '../phrases/doing.ts';
import { phrasesFor, type Phrases } from '../phrases/phrases.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { termsDefined } from '../lesson/key-terms.ts';
import { askedOf } from './asked-of.ts';
import { entryNames } from './entry-names.ts';
import { isQuestion, wordsOf } from './heading-paths.ts';
import { isOfAny, isTelling, shownIn } from './shown-objectives.ts';
import { inOwnCase } from './title-case.ts';
import { isTitle, isUntranslated } from './titles.ts';

/** What objectives are for. */
interface Asked {
  readonly chunks: readonly Chunk[];
  /** What may be explained, where there is nothing else to do. */
  readonly headings: readonly string[];
  readonly title: string;
  /** The title with what sets it apart from others of its section. */
  readonly whole?: string;
  /** What else may be explained where the title is explained elsewhere. */
  readonly parts?: readonly string[];
  readonly language: string;
  readonly bounds: { readonly least: number; readonly most: number };
}

/** Share of the text from which a section is worth explaining. */
const leastShare = 0.12;

/**
 * What a learner can do after reading the chunks: one measurable verb each, `least` to `most` of
 * them, from what the text defines, shows and gives reasons for. A bare heading is explained only
 * where the text offers nothing else to do. None is one of `said`, those of other lessons.
 */
export function objectivesOf(
  { chunks, headings, title, whole = title, parts = [], language, bounds }: Asked,
  index: MaterialIndex,
  said: ReadonlySet<string> = new Set(),
): string[] {
  const phrases = phrasesFor(language);
  const quoted = chunks.map((chunk) => ({ chunk, sentences: chunk.sentences }));
  const definitions = termsDefined(quoted, index).filter(
    ({ code, term, marked }) =>
      !code && isTerm(term) && !term.includes('_') && (marked || isSpokenOf(term, chunks, index)),
  );
  const terms = new Set(
    [...definitions]
      .toSorted((a, b) => Number(b.marked) - Number(a.marked))
      .slice(0, bounds.most > 3 ? 3 : 2)
      .map(({ term }) => term),
  );
  const defined = definitions
    .map(({ term }) => term)
    .filter((term) => terms.has(term))
    .map((term) => inOwnCase(term, index));
  // What is written with signs of a command is told apart by nobody.
  const pair = comparable(
    definitions.filter(({ term }) => /^[\p{L}\p{M}\p{N}\s'’-]+$/u.test(term)),
  );
  const codes = codesToUse(chunks, index);
  const isNew = (objective: string): boolean => !said.has(objective);
  const name = sectionOf(title, headings);
  const entries = explainedIn(
    chunks,
    terms,
    withinQuotes(withoutList(name), language),
    language,
    phrases,
  );
  const ask = (heading: string): string => askedOf(heading, chunks, language, index);
  const shown = shownIn(chunks, name, language, index, isNew, ask);
  const done = [
    ...(defined.length > 0 ? [phrases.define(defined)] : []),
    ...(pair ? [phrases.compare(...pair)] : []),
    ...entries,
    ...shown,
    ...(codes.length > 0 && entries.length === 0 ? [phrases.useCode(codes)] : []),
  ];
  // "Explain X" in a lesson on X says no more than its title; a question is to be answered.
  const isName = (heading: string): boolean =>
    !isQuestion(heading) &&
    [title, title.replace(/\s?[:：].*$/u, '')].some(
      (one) => one.toLowerCase() === heading.toLowerCase(),
    );
  const words = wordsOf(chunks);
  const isMuch = (heading: string): boolean =>
    wordsOf(
      chunks.filter((chunk) => chunk.headings.some((one) => inOwnCase(one, index) === heading)),
    ) >=
    words * leastShare;
  const explained = headings
    .filter(isMuch)
    .filter((heading) => isTelling(heading, chunks[0]?.language ?? language, index))
    .filter((heading) => isExplained(heading, language))
    .filter((heading) => !isName(heading) && !terms.has(inSentence(heading, index)))
    // What is done in a section is asked for once.
    .filter((heading) => !done.some((objective) => objective.includes(heading)))
    .slice(0, bounds.least)
    .map(ask);
  const objectives = [...new Set(done)].filter(isNew).slice(0, bounds.most);
  // One objective for each section.
  const further = explained.filter(
    (objective) => isNew(objective) && !objectives.includes(objective),
  );
  objectives.push(...further.slice(0, Math.max(0, bounds.least - objectives.length)));
  if (objectives.length > 0) return objectives;
  const last = headingsLeft([name, ...headings.filter(isTitle), ...parts, whole], chunks, index);
  const asked = last.map(ask);
  return [asked.find(isNew) ?? asked[0]!];
}

/** "Gates" of "Gates: wheel and chain", where that is a part of the section on gates. */
function sectionOf(title: string, headings: readonly string[]): string {
  const before = /^(.+?)\s?[:：]\s?.+$/u.exec(title)?.[1] ?? '';
  const isPart =
    before !== '' && headings.some((heading) => heading.toLowerCase() === before.toLowerCase());
  return isPart ? before : title;
}

/** What is asked about where nothing else is: "Functions" says what stands above it. */
function headingsLeft(
  own: readonly string[],
  chunks: readonly Chunk[],
  index: MaterialIndex,
): readonly string[] {
  const [first] = chunks;
  const source = (first && index.sources[first.source]?.title) ?? '';
  const all = [...own, ...(first?.headings ?? []).toReversed(), source];
  const telling = all.filter((heading) => heading !== '' && !isOfAny.test(heading));
  return telling.length > 0 ? telling : own;
}

/** Code set as code; "use `def`" says nothing of what for. */
function codesToUse(chunks: readonly Chunk[], index: MaterialIndex): string[] {
  const used = usedCode(chunks, index);
  const isTold = used.some((code) => !/^\p{Ll}{1,3}$/u.test(code));
  return isTold ? used.map((code) => `\`${code}\``) : [];
}

/** What nobody has translated, what is done and "A few words about gates" are not explained. */
const isExplained = (heading: string, language: string): boolean =>
  !isUntranslated(heading, language) &&
  !isAim.test(heading) &&
  !/^(?:an?|some|a few|one|final|last) (?:\p{Ll}+ )?(?:words?|notes?|remarks?) (?:about|on|for)(?!\p{L})/iu.test(
    heading,
  );

/** "Per modificare una nota": what follows is done and not explained. */
const isAim = /^(?:to|per|pour|para|um|чтобы|для)\s/iu;

/** What a lesson defines in passing, and does not name again, is not what it is there to define. */
function isSpokenOf(term: string, chunks: readonly Chunk[], index: MaterialIndex): boolean {
  const small = term.toLowerCase();
  const ids = new Set(chunks.map(({ id }) => id));
  // Also in what of them the lesson does not quote.
  const whole = index.chunks.filter(({ id }) => ids.has(id));
  const said = whole.flatMap(({ sentences }) => sentences.map(({ plain }) => plain));
  const headings = new Set(whole.flatMap((chunk) => chunk.headings.slice(-1)));
  return [...said, ...headings].filter((text) => text.toLowerCase().includes(small)).length > 1;
}

/** How many names of a list an objective has. */
const namesInObjective = 3;

/** What a list explains by name: options and commands to use, other things to tell apart. */
function explainedIn(
  chunks: readonly Chunk[],
  defined: ReadonlySet<string>,
  title: string,
  language: string,
  phrases: Phrases,
): string[] {
  const names = [...new Set(entryNames(chunks).map(withoutRemark))].filter(
    (name) => name !== '' && !defined.has(name) && !isPlaceholder.test(name),
  );
  if (names.length < namesInObjective) return [];
  // "man -a intro" is called so as a whole, and "/etc/passwd" is there to be known and not used.
  const isCode = (name: string): boolean => /^(?:-|[/~$.])|[{}()=_<>]|^\w+\.\w+$| -\w/.test(name);
  const isPath = (name: string): boolean => /^[/~]\S*\//.test(name);
  const paths = names.filter(isPath).map((name) => `\`${name}\``);
  const doing = doingIn(language);
  if (paths.length >= namesInObjective && paths.length * 2 > names.length)
    return doing === undefined ? [] : [doing.purposes(phrases.list(spread(paths)))];
  const codes = names
    .filter((name) => isCode(name) && !isPath(name) && !/\s|^.$/u.test(name))
    .filter((name) => !/^--?(?:help|version|h|V|\d+)$/.test(name));
  if (codes.length >= namesInObjective) {
    const some = spread(codes).map((name) => `\`${name}\``);
    const isOfOptions = codes.every((name) => name.startsWith('-'));
    // Options of several commands are no set to be used together.
    const list = phrases.list(some);
    const chosen = isOfOptions ? doing?.options(title, list) : undefined;
    // Who reads of fields and settings knows them; calls and commands are used.
    const known = codes.some((name) => isKnown.test(name)) ? doing?.purposes(list) : undefined;
    return [chosen ?? known ?? phrases.useCode(some)];
  }
  // Words in bold or before a colon may be anything; those of a reference are small and single.
  const words = names.filter((name) => !isCode(name) && isTerm(name) && isArgument.test(name));
  return doing !== undefined && words.length >= namesInObjective && words.length * 2 > names.length
    ? [doing.purposes(phrases.list(spread(words).map((name) => `\`${name}\``)))]
    : [];
}

/** "water", "clocked_time": the name of an argument, and no value. */
const isArgument =
  /^(?!(?:none|name|all|any|default|yes|no|on|off|true|false)$)\p{Ll}[\p{Ll}\d_-]{2,}$/u;

/** "e_ident", "PERL_POLLUTE", "a.b": neither an option nor a call. */
const isKnown = /^(?!-)[^()]*[\p{L}\d][_.=][\p{L}\d][^()]*$/u;

/** "next-line" of "next-line (C-n)", "strcat" of ": strcat (s1, s2)", "mode" of "mode(+Mode)". */
const withoutRemark = (name: string): string =>
  name
    .replace(/^:\s*|(?<=\w)\([-+?:].*$/g, '')
    .replace(/(?<=\S)\s+\(.*$|(?<=^[\w.-]+)=.*$/u, '')
    // "match(path_info", cut at a comma.
    .replace(/(?<=^[\w.]+)\([^)]*$/, '()')
    .replace(/^\(+.*$/u, '');

/** "pump" of "pump: options (--all, --bare and others)". */
const withoutList = (title: string): string =>
  title.replace(/\s\([^()]*\)$/u, '').replace(/\s?[:：]\s?\S+$/u, '');

/** "YYY", "foo": what stands for something else. */
const isPlaceholder = /^(?:(\p{Lu})\1+|foo|bar|xxx+)$/u;

/** Some of many, from the first to the last. */
const spread = (names: readonly string[]): string[] =>
  [0, Math.floor(names.length / 2), names.length - 1].map((at) => names[at]!);

/** "Line 4", "lines 1 to 7", "第二个数字": places in an example, not things. */
const counted =
  /^\p{L}{2,12}\.? \d{1,3}(?:\s?(?:[-–,/]|to|a|à|bis|al|до|y|e|et|und)\s?\d{1,3})?$|^第.{1,3}(?:个|個|位|行|番)|^(?:first|second|third|fourth|fifth|last|letter|lettre|letra|lettera|lletra|Buchstabe|буква) \p{L}+$/iu;

/** How a sentence begins, taken for what it is about: "éste", "由于这", "では", "بما أن". */
const opener =
  /^(?:前者|后者|後者|上述|下述|本文|(.+) \1)$|(?:^|\s)(?:में|से|को|का|की|के|पर)$|.は|^(?:ést[aeo]s?|és[ae]s?|aquél(?:la|los|las)?|celui(?:-ci|-là)?|celle(?:-ci|-là)?|quest[aeio]|dies[esr]+|jene[rsn]?)$|^(?:由于|因为|如果|这|那|其中?|该|文中的|对于|对|在|当|为了)|^(?:では|もう|次に|また|その|この|それ|これ)|^(?:بما|لأن|إذا|عند|هذا|هذه|كما)(?![\p{L}\p{M}])/u;

/** A number or a sign is defined by nobody; "0-99" and "60000-64999" are no pair to compare. */
const isTerm = (term: string): boolean =>
  // "Django’s" is whose, "check-links.test" a file.
  !/[’']s$|^[\w-]+\.[a-z]{2,5}$/u.test(term) &&
  // "native’ routine" is half a quotation.
  !/(?<=\p{L})[’'"”](?=\s|$)|(?<=^|\s)[‘'"“](?=\p{L})/u.test(term) &&
  // "neighbor PEER weight WEIGHT": words of a command among what is put in their place.
  !/\p{Lu}{2,} \p{Ll}+ \p{Lu}{2,}|\p{Ll} \p{Lu}{6,}(?!\p{L})/u.test(term) &&
  (/\p{L}{2}/u.test(term) ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term)) &&
  !/^[-–\d\s.,/]+$/.test(term) &&
  !counted.test(term) &&
  !opener.test(term) &&
  /^[\p{L}\p{N}]/u.test(term) &&
  !/[=<>{}[\]|…]|\(/.test(term) &&
  // Signs without spaces: a phrase is longer than a name.
  !/^[^a-z]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}].{16,}/u.test(term) &&
  term.split(' ').length <= 6;

/**
 * Two defined terms of the same family ("autotroph", "heterotroph"; "photosystem I", "photosystem
 * II").
 */
function comparable(
  terms: readonly { readonly term: string; readonly definition: string }[],
): [string, string] | undefined {
  for (const [i, one] of terms.entries()) {
    for (const other of terms.slice(i + 1)) {
      const heads = [one, other].map(({ term }) => term.split(' ').at(-1) ?? '');
      const ending = sharedEnding(heads[0] ?? '', heads[1] ?? '');
      const firstWords = [one, other].map(({ definition }) =>
        definition.split(' ').slice(0, 2).join(' ').toLowerCase(),
      );
      // "Installation" and "configuration" end alike and have nothing in common.
      const isSuffix = suffix.test((heads[0] ?? '').slice(-ending));
      const alike =
        (ending >= 5 && !isSuffix) ||
        (heads[0] === heads[1] && !ofEverything.test(heads[0] ?? '')) ||
        (firstWords[0] === firstWords[1] &&
          (firstWords[0]?.length ?? 0) > 8 &&
          [one, other].every(({ term }) => !isCodeName(term)));
      if (
        alike &&
        one.term !== other.term &&
        !one.term.includes(other.term) &&
        !other.term.includes(one.term)
      )
        return [one.term, other.term];
    }
  }
  return undefined;
}

/** "Set type" and "subrange type" have nothing in common but that. */
const ofEverything =
  /^(?:types?|values?|functions?|files?|options?|commands?|names?|numbers?|lists?|class(?:es)?|methods?|variables?|parameters?|objects?|modules?|fields?)$/iu;
/** Endings that make nouns of any kind. */
const suffix =
  /^\p{L}{0,2}(?:[ts]ions?|[cst]i[oó]n(?:es)?|[cs][aã]o|[cç]ões|zion[ei]|ments?|mientos?|ment[oi]|ungen|ung|keit|heit|schaft|it[aä]t|ability|ibility|ings?|ness|able|ible|ность|ение|ание|ation|ateur|eurs?|ados?|adas?)$/iu;

function sharedEnding(one: string, other: string): number {
  let same = 0;
  while (same < Math.min(one.length, other.length) && one.at(-1 - same) === other.at(-1 - same))
    same++;
  return same;
}

/** Commands and calls that the chunks mention most. */
function usedCode(chunks: readonly Chunk[], index: MaterialIndex): string[] {
  const counts = new Map<string, number>();
  // "set(number + 1)" is a use of "set()".
  const add = (code: string): unknown => counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const chunk of chunks) {
    for (const { text, kind } of index.phrasesByChunk.get(chunk.id) ?? []) {
      if (
        kind === 'code' &&
        /^[\p{L}$@][\w$@. -]*(?:\([^()]*\))?$/u.test(text) &&
        text.length <= 30 &&
        !/^(?:true|false|null|undefined|none|nil|NA|NaN)$/i.test(text)
      )
        add(text.replace(/\(.+\)$/, '()'));
    }
  }
  const shown = chunks
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ kind, markdown }) => (kind === 'code' ? [markdown] : []))
    .join('\n');
  // "user" and "master" are names in an example; what is run or called there can be used.
  const isRun = (code: string): boolean => {
    const name = RegExp.escape(code.replace(/\(.*$/, ''));
    return new RegExp(
      String.raw`^\s*(?:[$#>%]\s+)?${name}(?=\s+[^\s=:]|\s*$)|${name}\s?\(`,
      'm',
    ).test(shown);
  };
  const run = [...counts]
    .filter(([code, count]) => count > 1 && isRun(code))
    .toSorted((a, b) => b[1] - a[1])
    .map(([code]) => code);
  // "retry" and "retry()" are one.
  return [...new Map(run.map((code) => [code.replace(/\(.*$/, ''), code])).values()].slice(0, 2);
}
