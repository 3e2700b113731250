import { baseLanguage } from '@coursewright/text';
import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { ofChanges } from '../material/no-definitions.ts';
import { answeredIn } from '../phrases/answers.ts';
import { askedByNoun } from '../phrases/by-noun.ts';
import { capital } from '../phrases/capital.ts';
import { doingIn } from '../phrases/doing.ts';
import { basicsOf } from '../phrases/introductions.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { isBland, isOfAny, isOverview } from './bland-headings.ts';
import { isForeign } from '../quiz/clauses.ts';
import { namesBefore } from './codes-taught.ts';
import { deedOf, verbsToDo } from './deeds.ts';
import { isQuestion } from './heading-paths.ts';
import { proseOf, withArticle } from './own-article.ts';
import { nameOfPage } from './page-name.ts';
import { asInProse, withoutNumber } from './title-case.ts';
import { isUntranslated } from './titles.ts';

/** The deed that a heading names, as something to do. */
export function deedIn(
  heading: string,
  language: string,
  index: MaterialIndex,
): string | undefined {
  const own = withoutNumber(heading, index);
  const inProse = baseLanguage(language) === 'en' ? asInProse(own, index) : own;
  const isNone =
    baseLanguage(language) === 'en' && (isNamed(inProse, index) || isStory(inProse, index));
  if (isNone) return undefined;
  return (
    deedOf(inProse, language) ?? (isAmongOrders(inProse, language, index) ? inProse : undefined)
  );
}

/** Headings beside one, and their share, that tell to do something where it does so too. */
const orders = { fewest: 2, share: 0.6 };

/** "Edit gates and locks" beside "Build your gate" and "Test the lock": steps, and none is a thing. */
function isAmongOrders(heading: string, language: string, index: MaterialIndex): boolean {
  const inOrder = (one: string): string => asInProse(withoutNumber(one, index), index);
  const [verb = '', next = ''] = heading.split(' ');
  if (baseLanguage(language) !== 'en' || !verbsToDo.has(verb.toLowerCase())) return false;
  if (next === '' || isBehindNoun.test(next)) return false;
  const path = index.chunks
    .map(({ headings }) => headings)
    .find((headings) => headings.some((one) => inOrder(one) === heading));
  const depth = path?.findIndex((one) => inOrder(one) === heading) ?? 0;
  const beside = new Set(
    index.chunks.flatMap(({ headings }) => {
      const own = headings[depth];
      const isBeside = headings.slice(0, depth).every((one, at) => one === path?.[at]);
      return own === undefined || !isBeside || inOrder(own) === heading ? [] : [inOrder(own)];
    }),
  );
  const told = [...beside].filter((one) => deedOf(one, language) !== undefined);
  return told.length >= orders.fewest && told.length >= beside.size * orders.share;
}
/** "Support for gates", "test of a lock": there the word before is no verb. */
const isBehindNoun = /^(?:for|of|in|on|at|by|with|from|and|or|is|are)$/iu;

/** "Splitting water" in a text that speaks to nobody: what happens, and not what a reader does. */
const isStory = (heading: string, index: MaterialIndex): boolean =>
  /^\p{L}+ing /u.test(heading) &&
  !/ your? |\blet[’']?s /u.test(proseOf(index)) &&
  !index.chunks.some(({ attachments }) =>
    attachments.some(({ kind, markdown }) => kind === 'code' || /^\d+[.)]\s/u.test(markdown)),
  );

/** "Naming schemes", where the text speaks of a naming scheme: a thing, and nothing that is done. */
function isNamed(heading: string, index: MaterialIndex): boolean {
  if (!/^\p{L}+ \p{L}+$/u.test(heading)) return false;
  const one = heading.toLowerCase().replace(/s$/u, '');
  const prose = proseOf(index);
  return ['the', 'a', 'an', 'this', 'each', 'different'].some((word) =>
    prose.includes(` ${word} ${one}`),
  );
}

/**
 * What may be asked about a heading: what it says is done, what a program is for, else what it is
 * about. `chunks` are those of the lesson: what stands below the heading there may tell what changed.
 * Undefined for a heading that is nothing to be done or explained.
 */
export function askedOf(
  heading: string,
  chunks: readonly Chunk[],
  language: string,
  index: MaterialIndex,
): string | undefined {
  const phrases = phrasesFor(language);
  const own = withoutNumber(heading, index).replace(ofStep, '').replace(ofTemplate, '');
  const changes = changedIn(heading, chunks, language, index);
  if (changes !== undefined) return changes;
  const code = codeIn(own, index);
  const programs = programsIn(own, index);
  if (programs.length > 0) return phrases.purposes(programs.map((name) => `\`${name}\``));
  if (code !== undefined || isProgram(own, index)) return phrases.purposes([`\`${code ?? own}\``]);
  // "GitHub": nothing but a name, where "CPU" may be what the text is about.
  if (/^(?=[A-Z]+[a-z]+[A-Z]|[A-Z]{2,}[a-z]{2})[A-Za-z\d]+$/.test(own))
    return phrases.purposes([own]);
  if (isUntranslated(own, language) || isOfOther(own, language)) return undefined;
  const deed = deedIn(own, language, index);
  if (deed !== undefined) return deed;
  if (baseLanguage(language) !== 'en') {
    const basics = basicsOf(own, language);
    if (basics !== undefined) return basics;
    if (isOverview(own)) return askedByNoun(inText(own, language, index), language);
  }
  if (isQuestion(own))
    return answeredIn(own, language) ?? phrases.explain(withinQuotes(capital(own), language));
  const byNoun = askedByNoun(inText(own, language, index), language);
  if (byNoun !== undefined) return withinQuotes(capital(byNoun), language);
  const said = withArticle(withObject(inText(own, language, index), index), language, index);
  const asked = phrases.explain(withinQuotes(said, language));
  if (asked !== undefined) return capital(asked);
  const [, behind = ''] = /^[^:]{1,40}: (.+)$/u.exec(own) ?? [];
  return behind === '' || isBland(behind) || isOfAny(behind)
    ? undefined
    : askedOf(behind, chunks, language, index);
}

/** "Gate< T > Member List": of which type, it is for each. */
const ofTemplate = /(?<=\S)<[^<>]*>(?= \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)/u;

/** "Step 2: ". */
const ofStep =
  /^(?:step|schritt|étape|paso|passo|pas|шаг|крок|krok|stap|pasul) \d{1,2}\s?[:.–-]\s+(?=\S)/iu;

/** "SubtleCrypto" of "Class: SubtleCrypto", "gate.locks" of "gate.locks module". */
function codeIn(heading: string, index: MaterialIndex): string | undefined {
  const used = usesOf.exec(heading)?.[1];
  if (used !== undefined) return used;
  const name = heading
    .replace(ofClass, '')
    .replace(/ (?:class|struct|union|namespace|interface) reference$/iu, '')
    .replace(/ (?:class|function|method|module|package)$/u, '');
  const isTold =
    name !== heading && (/\p{Lu}.*\p{Lu}|_/u.test(name) || isOneOfClasses(heading, index));
  const isName = /^@?[\w.-]*\p{L}[\w.-]*$/u.test(name) && (isTold || isSetAsCode(name, index));
  return isCall.test(name) || isName ? name : undefined;
}

/** "Gate" of "Uses of Class dams.Gate". */
const usesOf =
  /^[Uu]ses of (?:[Cc]lass |[Ii]nterface )?(?:[a-z][\w$]*\.)*(\p{Lu}\p{Ll}+\p{Lu}\S*|(?<=(?:[Cc]lass|[Ii]nterface) \S*)\p{Lu}\S+)(?: in \S+)?$/u;

/** "Class Gate" beside "Class Lock": a reference has one section for each. */
function isOneOfClasses(heading: string, index: MaterialIndex): boolean {
  const [kind = ''] = heading.split(/[: ]/u);
  const all = new Set(index.chunks.flatMap(({ headings }) => headings));
  return [...all].filter((one) => ofClass.test(one) && one.startsWith(kind)).length > 1;
}

const codes = new WeakMap<MaterialIndex, ReadonlySet<string>>();

/** Whether the text itself sets a name as code. */
function isSetAsCode(name: string, index: MaterialIndex): boolean {
  let known = codes.get(index);
  if (!known) {
    const found = [...index.phrasesByChunk.values()].flat();
    known = new Set(found.flatMap(({ kind, text }) => (kind === 'code' ? [text] : [])));
    codes.set(index, known);
  }
  return known.has(name);
}
const ofClass =
  /^(?:class|function|macro|method|module|interface|struct|enum|typedef|variable|package|command|klasse|funktion|modul|classe|fonction|función|clase|funzione|função|класс|функция|модуль):? (?=\S+$)/iu;

/** "How to use the pump" of "How to use", of a document on it. */
function withObject(heading: string, { sources }: MaterialIndex): string {
  const [{ title } = { title: '' }, ...others] = sources;
  return /^how to \p{L}+$/iu.test(heading) && others.length === 0 && title.split(' ').length <= 4
    ? `${heading} ${title}`
    : heading;
}

/** A heading as it stands in a sentence: "enhanced Pump support" of "Enhanced Pump Support". */
function inText(heading: string, language: string, index: MaterialIndex): string {
  if (baseLanguage(language) !== 'en') return inSentence(heading, index);
  const [first = '', ...rest] = asInProse(heading, index).split(' ');
  const small = first.toLowerCase();
  // "Global" of "Global Gate Lock" is a part of a name, "ABIs" of "Version numbers and ABIs" is one.
  const isOfName = /^\p{Lu}\p{Ll}/u.test(rest[0] ?? '') && !/(?:ed|ing)$/u.test(small);
  const isName = (index.written.get(small) ?? small) !== small || isOfName;
  const isPlain = /^\p{Lu}[\p{Ll}’'-]+$/u.test(first) && !isName;
  return [isPlain ? small : first, ...rest].join(' ');
}

/** "Pump()", "Pump::start()", "django.test.utils", "QwtScaleWidget", "MDB_cursor_op". */
const isCall =
  /^[\w.:~]+\(\)$|^[a-z_]\w*(?:\.\w+)+$|^\p{Lu}\w*\p{Ll}(?:\.\p{Lu}\w+)+$|^\w+(?:::\w+)+$|^(?=\S+$)(?:\w+_\w+|(?:\p{Lu}\p{Ll}+){3,})$/u;

/** Whether a heading is in other letters, or in other words, than an English course. */
const isOfOther = (heading: string, language: string): boolean =>
  baseLanguage(language) === 'en' &&
  (/[^\p{sc=Latin}\P{L}]/u.test(heading) ||
    isForeign(heading, language) ||
    articleOfOther.test(heading));

/** "La prueba real". */
const articleOfOther =
  /(?:^|\s)(?:la|el|los|las|les|une?|una|del|della|gli|dei|das|der|und|eine?) \p{Ll}{3,}/iu;

/** What one release changed is named after the release. */
function changedIn(
  heading: string,
  chunks: readonly Chunk[],
  language: string,
  index: MaterialIndex,
): string | undefined {
  const below = chunks.filter((chunk) => chunk.headings.includes(heading));
  const own = below.length > 0 ? below : chunks;
  // "Gates 0.3.4" is what a document is about in that version.
  const isSubject =
    !ofChanges.test(heading) && index.sources.some(({ title }) => title === heading);
  const release = isSubject
    ? undefined
    : isOfRelease(heading)
      ? heading
      : own.length > 0 && own.every(({ headings }) => headings.some(isOfRelease))
        ? own[0]?.headings.findLast(isOfRelease)
        : undefined;
  return release === undefined
    ? undefined
    : doingIn(language)?.changes(withinQuotes(capital(withoutNumber(release, index)), language));
}

/** "In 0.6", "Changes since 1.2", "Gates 3.6.0 - January": besides what tells of changes anywhere. */
const isRelease =
  /^(?:in|changes (?:from|since|over|between)) v?\d+\.|^(?:\S+ ){0,2}v?\d+\.\d+\.\d+(?:\s*[-–(].*)?$/iu;
const isOfRelease = (heading: string): boolean =>
  (ofChanges.test(heading) && /\d/.test(heading)) || isRelease.test(heading);

/** "pump" of "pump – checker of pumps", and of "Checker of pumps" where that is what its page is called. */
function programsIn(own: string, index: MaterialIndex): readonly string[] {
  const page = index.sources.find(
    (source) => source.title !== own && nameOfPage(source).toLowerCase() === own.toLowerCase(),
  );
  return namesBefore(page?.title ?? own);
}

/** "dpkg", "pump()": a name that keeps its small letter among headings that have none. */
function isProgram(name: string, index: MaterialIndex): boolean {
  if (!/^[a-z][\w-]*(?:\(\))?$/.test(name)) return false;
  const headings = [...new Set(index.chunks.flatMap((chunk) => chunk.headings))];
  return (
    isCodeName(name) ||
    headings.filter((heading) => /^\p{Ll}/u.test(heading)).length * 2 < headings.length
  );
}
