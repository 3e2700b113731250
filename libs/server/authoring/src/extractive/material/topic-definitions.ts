import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import type { Chunk } from './chunks.ts';
import { isCodeName, isLiteral } from './code-names.ts';
import { compiled } from './definition-expressions.ts';
import { definitionGrammars } from './definition-patterns.ts';
import { isTermForm, leansElsewhere } from './definition-form.ts';
import {
  behindClass,
  isWholeSaying,
  saysWhatItDoes,
  tellsNoPurpose,
  tellsPurpose,
  toWhom,
  withoutArticle,
} from './definition-sources.ts';
import { books, isGenericTerm, pointers } from './definition-wordings.ts';
import type { Definition } from './definitions.ts';
import { isOpinion } from './judgements.ts';
import { languageOf, withoutCode } from './piece-language.ts';
import { isRealDefinition } from './real-definition.ts';
import { isNoSubject } from './roles.ts';
import type { Sentence } from './sentence.ts';

/** Words of a subject that a heading may name. */
const longest = 5;

/**
 * What the first paragraph of a section says of the thing that one of `names` (its heading, the title
 * of its page) names: "The inspector informs about …". There the text introduces it, and the name
 * being known, the word behind it is the verb.
 */
export const topicDefinitions = (
  chunk: Chunk,
  names: readonly string[],
  isName: (word: string) => boolean,
): Definition[] =>
  chunk.sentences.flatMap((sentence) => topicDefinition(sentence, chunk, names, isName) ?? []);

function topicDefinition(
  sentence: Sentence,
  chunk: Chunk,
  names: readonly string[],
  isName: (word: string) => boolean,
): Definition | undefined {
  if (sentence.leadIn) return undefined;
  const language = languageOf(withoutCode(sentence), chunk.language);
  const plain = sentence.plain.replace(books, '').replace(pointers, '').replace(inOther, '');
  const bare = withoutArticle(plain).replace(classBefore, '');
  const said = bare.replace(aside, '');
  const page = RegExp.escape(names[1] ?? '');
  const ofPage = new RegExp(
    `^ ?[»”"]? (?:(?:de|di|do|von|of) |d['’])(?:${page}|\\p{Lu}\\p{L}+)(?= )`,
    'u',
  );
  // "dot draws …": a small letter at the head of a sentence is a name's.
  const isSmallName = (word: string): boolean => /^\p{Ll}/u.test(word) && plain.startsWith(word);
  const isNamed = (word: string): boolean => isName(word) || isSmallName(word);
  const term = subjectsIn(bare, names, language, isNamed).find((subject) => {
    const rest = said.slice(subject.length).replace(ofPage, '');
    const isAble = isPageOf(subject, names[1] ?? '') && able.test(rest);
    return isAble || tellsWhatItIs(subject, rest, language);
  });
  if (term === undefined || isLiteral(term)) return undefined;
  // A name in small letters is no sentence that was cut; "— это" and "such as" point at nothing.
  const judged = (said.charAt(0).toUpperCase() + said.slice(1)).replace(pointsAtNothing, ' ');
  if (leansElsewhere(judged, language) || !isWholeSaying(judged, language)) return undefined;
  const saysWhat = isA(said.slice(term.length), language);
  if (!saysWhat && tellsSomething.test(said.slice(term.length))) return undefined;
  const [heading = '', title = ''] = names;
  const isOwn = isWhole(heading, term, language) || isWhole(title, term, language);
  const tells = tellsPurpose(behindClass(said.slice(term.length).trim()), language);
  const isTold = isOwn || isUnspaced(language) || (tells && !holds(title, term, language));
  if (!saysWhat && !isTold) return undefined;
  if (/['’]s$/u.test(term)) return undefined;
  const code = isCodeName(term) || withoutArticle(sentence.markdown).startsWith(`\`${term}\``);
  const made = {
    term,
    definition: plain,
    stems: code ? [term.toLowerCase()] : contentStems(term, language),
    marked: true,
    code,
    opens: !code,
    isSentence: true,
    isTopic: true,
  };
  return isRealDefinition(made, language, [...chunk.headings, ...names])
    ? {
        ...made,
        sentence,
        language,
        chunk: chunk.id,
        saysWhat,
      }
    : undefined;
}

const stemsOf = (text: string, language: string): string[] =>
  contentStems(text.replace(/[-_/]/g, ' ').toLowerCase(), language);
/** Does the heading name the thing, and nothing besides: "The blend tool", and not "How Blend works"? */
const isWhole = (heading: string, term: string, language: string): boolean => {
  const own = stemsOf(term, language);
  return heading !== '' && stemsOf(heading, language).every((stem) => own.includes(stem));
};
/** Is the whole text on it, so that any section may tell something of it? */
const holds = (title: string, term: string, language: string): boolean => {
  const named = stemsOf(title, language);
  return stemsOf(term, language).every((stem) => named.includes(stem));
};

/** "X features a piano roll", "X consists of sections", "X works as a side effect": something of it. */
const tellsSomething =
  /^(?: \p{L}+){0,2} (?:features?|consists? of|avoids?|works? as|acts? (?:much )?like|comes? (?:with|in|from)|appears?|has|have|requires?|depends? on|responsibility)(?!\p{L})/iu;

/** "La commande X", "il menu X": in Romance languages what kind of thing it is stands before. */
const classBefore =
  /^(?:(?:programme|utilitaire|démon|programa|utilidad|demonio|programma|utilità|utilitário|programm|befehl|kommando|dienst|werkzeug|демон)(?: GNU)?|fonction(?:nalité)?|commande|option|outil|module|greffon|programme|función|herramienta|orden|comando|opción|módulo|complemento|funzion[ei](?:alità)?|comando|strumento|opzione|modulo|função|funcionalidade|ferramenta|opção|plugin|команда|утилита|программа|функция|модуль|параметр) (?:[«“"] ?)?(?=[\p{L}])/iu;
/** "fold – wrap the lines of a text": the page of a manual that is on the thing. */
const isPageOf = (subject: string, title: string): boolean =>
  title.toLowerCase().startsWith(subject.toLowerCase()) &&
  /^(?:, [\w.-]+)* [–-] /u.test(title.slice(subject.length));
/** "Can wrap", "peut couper": there it tells what the thing is for. */
const able = /^ (?:can|peut|puede|può|pode|может|kann) (?=\p{Ll})/u;

/** "(for example, photographs)": what a sentence says by the way. */
const aside = / ?[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]/gu;
/** "(i.e. a log)": the same in other words. */
const inOther = / ?\((?:i\.e\.|e\.g\.) ?(?:[^()]|\([^()]*\))*\)/giu;
const pointsAtNothing = / such as | [—–-] это | ?[«»“”] ?/giu;

/** What a sentence begins with, as far as one of the names has all of it; the longest first. */
function subjectsIn(
  plain: string,
  names: readonly string[],
  language: string,
  isName: (word: string) => boolean,
): string[] {
  const base = baseLanguage(language);
  const named = names.map((name) => new Set(stemsOf(name, language)));
  const near = new Set(named.slice(0, 3).flatMap((stems) => [...stems]));
  const topic = unspacedTopic[base];
  const words = plain.split(/\s+/, longest);
  const subjects = topic
    ? [topic.exec(plain)?.groups?.['term']?.trim() ?? '']
    : words.map((_, i) => words.slice(0, words.length - i).join(' '));
  const generic = compiled.get(base)?.generic ?? /^$/;
  const stops = stopWords(language);
  return subjects.filter((subject) => {
    const stems = stemsOf(subject, language);
    const ends = [subject.split(' ')[0], subject.split(' ').at(-1)];
    if (stems.length === 0 || !/[\p{L}\p{N}\p{M}]$/u.test(subject)) return false;
    if (ends.some((word) => stops.has(word?.toLowerCase() ?? ''))) return false;
    if (!isTermForm(subject, language) || isNoSubject(subject) || each.test(subject)) return false;
    if (isGenericTerm(subject, generic) || holdsVerb(subject, language)) return false;
    // "print()" and below it "Prints …": there the subject is the verb.
    if (names[0]?.endsWith('()') && !names[0].startsWith(subject)) return false;
    if (base === 'en' && usesInside.test(subject)) return false;
    if (stems.length > 1) return stems.every((stem) => near.has(stem));
    // A word of several in a heading is another thing, unless it is a name.
    const isNamed = (base === 'de' && subject.length >= compound) || isName(subject);
    return named.some((name) => name.has(stems[0] ?? '') && (name.size === 1 || isNamed));
  });
}
/** "Nim uses procedural types": the verb stands within. */
const usesInside = / (?:uses?|has|have|supports?|provides?|allows?|contains?|needs?|offers?) /u;
/** "Jeder Namensraum hat …": what all of them have or do. */
const each =
  /^(?:each|every|all|most|many|some|any|no|jede[rs]?|alle|manche|viele|cada|tod[oa]s?|chaque|tou(?:s|t|tes?)|ogni|tutt[aei]|кажд\p{L}+|люб\p{L}+|все) /iu;

/** So long a German noun, which all have capitals, is made of two and names a thing. */
const compound = 12;

/** In scripts without spaces what is spoken of stands before a particle or a verb. */
const unspacedTopic: Readonly<Record<string, RegExp>> = {
  ja: /^(?<term>[^、，。．はがを]{2,24})(?:[（(][^）)]{1,40}[）)])?(?=は)/u,
  zh: /^(?<term>[^，。、的]{2,20}?)(?:[（(][^）)]{1,40}[）)])?(?= ?(?:插件|命令|工具|程序|功能|面板|模块)?(?:是|用于|用来|允许|提供|可以|能够|可|让|定义|表示|负责))/u,
};

/** "…です", "…を可能にする", "…ために使用されます": no passive, and nothing that may be. */
const japanese =
  /^は[、，]?(?:[^は]{6,}(?:です|である)|[^は]*を[^は]{2,}(?<!れ|てい|でき|必要があ|あり)(?:ます|る)|.*(?:ために|のに)(?:使用され|利用され|使われ|用いられ)(?:ます|る)|.{4,}(?:ための|する)(?:もの)(?:です|である))[。．]?$/u;

/** "User namespaces isolate identifiers": behind a known plural any plain word is the verb. */
const ofSeveral = /^[a-z]{3,}(?<!ed|ing|ly|s) [a-z]/u;
const stops = (text: string, language: string): boolean =>
  stopWords(language).has(text.split(' ', 1)[0] ?? '');

/** "Offers some options", "bietet zahlreiche Möglichkeiten": anything does. */
const vague =
  /^\p{Ll}+(?:-\p{Ll}+)? (?:some|many|several|various|numerous|additional|different|a (?:number|variety|wide|lot)|much[oa]s|vari[oa]s|divers[oa]s|numeros[oa]s|distint[oa]s|viele|zahlreiche|verschiedene|mehrere|einige|plusieurs|de nombreu|diverse?s|différente?s|molt[ie]|numeros[ie]|divers[ie]|muit[oa]s|vári[oa]s|diversas|много|многие|различн\p{L}+|несколько|(?:(?:an?|une?|eine?|una?|uma?) )?(?:similar|ähnlich\p{L}+|semblable|simil[ei]|parecid[oa]|semelhante|похож\p{L}+))(?!\p{L})/iu;

/** "Are", "can", or "playlists are stored" of a heading "Where playlists are stored". */
function holdsVerb(text: string, language: string): boolean {
  const finite = definitionGrammars[baseLanguage(language)]?.finite;
  return finite !== undefined && new RegExp(`(?<!\\S)(?:${finite})(?!\\S)`, 'iu').test(text);
}
const verbOfPurpose =
  /^(?:is|are|est|sont|è|sono|é|são|ist|sind|es|son) (?:used|designed|intended|meant|responsible|utilisée?s?|conçue?s?|destinée?s?|usat[oaei]|utilizzat[oaei]|usad[oa]s?|utilizad[oa]s?)(?!\p{L})/iu;

/** Does what stands behind the subject tell what it is, does or is for? */
function tellsWhatItIs(subject: string, rest: string, language: string): boolean {
  const base = baseLanguage(language);
  if (base === 'ja') return japanese.test(rest);
  const behind = behindClass(rest.trim()).replace(toWhom, '');
  if (base === 'zh')
    return /^(?:是一|是(?!否|不|在|由|.{0,8}很)|用于|用来|允许|提供|(?:可以?|能够)(?!使用|通过|用|被)|让|定义|表示|负责)/u.test(
      behind,
    );
  if (base === 'ru' && /^[—–-] (?:это )?(?!если|когда|что|не |как |то )\p{Ll}/u.test(behind))
    return true;
  if (!rest.startsWith(' ')) return false;
  if (isA(rest, language)) return !isOpinion(behind.replace(/^\S+ /u, ''));
  if (/(?<!\p{L})(?:not|n't|no|ne|nicht|non|não|не)(?!\p{L})/u.test(behind.slice(0, 24)))
    return false;
  // "The post hold command": of one thing a verb ends so.
  if (base === 'en' && !subject.endsWith('s') && !/^\p{L}+s /u.test(behind)) return false;
  if (holdsVerb(behind.split(' ', 1)[0] ?? '', language) && !verbOfPurpose.test(behind))
    return false;
  const does =
    saysWhatItDoes(behind, language) ||
    (base === 'en' && subject.endsWith('s') && ofSeveral.test(behind) && !stops(behind, language));
  return does && !tellsNoPurpose.test(behind) && !vague.test(behind);
}

/** "Is a", "— это", "是一种". */
function isA(rest: string, language: string): boolean {
  const base = baseLanguage(language);
  const written = definitionGrammars[base]?.isA;
  return written === undefined
    ? /^ ?(?:[—–-]|是)/u.test(rest)
    : new RegExp(`^ ${written}`, 'iu').test(rest);
}
