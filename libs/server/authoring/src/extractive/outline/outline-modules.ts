import type { ModulesOutline, SubmodulesOutline } from '@coursewright/contract';
import { isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief } from '../../author.ts';
import type { Chunk } from '../material/chunks.ts';
import { isUntranslated } from '../material/own-language.ts';
import { isAboutItsPlace, isFragment } from '../material/dangling.ts';
import { selfContained } from '../material/self-contained.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { quotedIn, withinQuotes } from '../phrases/quotation.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { informativeness } from '../lesson/informativeness.ts';
import { selectText } from '../lesson/select-text.ts';
import { styleChoices } from '../lesson/style.ts';
import { objectivesOf, objectivesOfModule } from './objectives.ts';
import { inOwnCase } from './title-case.ts';
import type { CoursePlan, PlannedModule, PlannedSubmodule } from './plan-course.ts';
import { keyTermsOf } from './key-terms.ts';

/** Passages named per lesson: what one lesson can use of a long section. */
const refsPerLesson = 24;

/** A longer heading is a sentence, and no name of a part. */
const longestPart = 90;

export function outlineModules(
  plan: CoursePlan,
  index: MaterialIndex,
  brief: CourseBrief,
): ModulesOutline {
  const phrases = phrasesFor(brief.language);
  const titles = plan.modules.map(({ title }) => title);
  // What a lesson asks for, its module need not ask for too.
  const said = new Set(lessonsOf(plan, index, brief).flat(2));
  return {
    summary: summaryOf(plan, index, brief, phrases),
    modules: plan.modules.map((module, i) => {
      const chunks = module.submodules.flatMap((submodule) => submodule.chunks);
      const taught = module.submodules.flatMap((one) => taughtOf(one, index, brief));
      const lessons = module.submodules.map((one) => partOf(one.section, module.title, phrases));
      const objectives = objectivesOfModule(
        { chunks: taught, title: module.section, language: brief.language },
        module.submodules.map(({ section }) => section),
        index,
        said,
      );
      for (const objective of objectives) said.add(objective);
      return {
        title: module.title,
        description: describe(
          lessons.filter((title) => title !== module.title),
          chunks,
          module.title,
          index,
          brief.language,
        ),
        learning_objectives: objectives,
        prerequisites:
          i === 0
            ? []
            : leansOn(module, plan.modules.slice(0, i), index).map((at) => titles[at] ?? ''),
      };
    }),
  };
}

export function outlineLessons(
  plan: CoursePlan,
  moduleIndex: number,
  index: MaterialIndex,
  brief: CourseBrief,
): SubmodulesOutline {
  const module = plan.modules[moduleIndex];
  return {
    submodules: (module?.submodules ?? []).map((planned, at) => {
      const { title, section: name, chunks } = planned;
      const isNamed = (heading: string): boolean =>
        [title, name, module?.title].some((one) => one?.toLowerCase() === heading.toLowerCase());
      return {
        title,
        description: describe(
          headingsOf(taughtOf(planned, index, brief), index).filter((one) => !isNamed(one)),
          chunks,
          name,
          index,
          brief.language,
        ),
        objectives: lessonsOf(plan, index, brief)[moduleIndex]?.[at] ?? [],
        refs: refsOf(chunks, index),
      };
    }),
  };
}

const headingsOf = (chunks: readonly Chunk[], index: MaterialIndex): string[] => [
  ...new Set(chunks.map(({ headings }) => inOwnCase(headings.at(-1) ?? '', index))),
];

const known = new WeakMap<CoursePlan, string[][][]>();

/** The objectives of all lessons, module by module: none is asked for twice. */
function lessonsOf(plan: CoursePlan, index: MaterialIndex, brief: CourseBrief): string[][][] {
  let all = known.get(plan);
  if (all) return all;
  const said = new Set<string>();
  all = plan.modules.map(({ submodules }) =>
    submodules.map((planned) => {
      const chunks = taughtOf(planned, index, brief);
      const objectives = objectivesOf(
        {
          chunks,
          title: planned.section,
          language: brief.language,
        },
        index,
        said,
      );
      for (const objective of objectives) said.add(objective);
      return objectives;
    }),
  );
  known.set(plan, all);
  return all;
}

/** What a lesson will quote of its text, as far as can be told before: nothing else is taught. */
const taughtOf = (
  { title, chunks }: PlannedSubmodule,
  index: MaterialIndex,
  { style }: CourseBrief,
): Chunk[] =>
  selectText(
    chunks,
    new Set(contentStems(title, chunks[0]?.language ?? 'en')),
    styleChoices[style],
    index,
  ).map(({ chunk, sentences }) => ({ ...chunk, sentences }));

/** "Oiling" of "Gates: oiling" in a module called "Gates". */
function partOf(title: string, module: string, phrases: Phrases): string {
  const within = phrases.within(module, '');
  const others = phrases.suchAs('', '\u{E000}').split('\u{E000}').at(-1) ?? '';
  // "--all, --zero and others" are those of something that is to be said.
  const isPart = title.startsWith(within) && !title.endsWith(others);
  return isPart ? title.slice(within.length) : title;
}

/** What a module or lesson is about: its parts if it has several, else its terms. */
function describe(
  parts: readonly string[],
  chunks: readonly Chunk[],
  title: string,
  index: MaterialIndex,
  language: string,
): string {
  const phrases = phrasesFor(language);
  const named = parts.filter((part) => part !== '' && part.length <= longestPart);
  if (named.length >= 2)
    return phrases.covers(named.slice(0, 5).map((part) => namedIn(part, index, language)));
  const terms = keyTermsOf(chunks, index, 4, true).filter(
    (term) =>
      term.toLowerCase() !== title.toLowerCase() &&
      /^[\p{L}\p{N}]/u.test(term) &&
      !/[=<>{}[\]|(]/u.test(term),
  );
  return terms.length >= 2
    ? phrases.covers(terms)
    : phrases.coversHeading(withinQuotes(title, language));
}

/** A heading among others in a sentence: a question, or one with a comma, in quotation marks. */
function namedIn(heading: string, index: MaterialIndex, language: string): string {
  if (/[,·;]|[?!？！؟]$/u.test(heading)) return quotedIn(heading, language);
  const name = inOwnCase(heading, index).replace(/[。.]$/u, '');
  const [first = ''] = name.split(' ');
  const small = first.toLowerCase();
  // "Andere Schriften": in German an adjective or article is written small before its noun.
  return language === 'de' && germanLead.test(name) && index.written.get(small) === small
    ? name.replace(first, small)
    : inSentence(name, index);
}
const germanLead =
  /^(?:(?:Der|Die|Das|Eine?) |\p{Lu}\p{Ll}+(?:e|er|es) \p{Lu}|\p{Lu}\p{Ll}+e \p{Ll}+e \p{Lu})/u;

/**
 * How advice ("If you need …"), what follows from something before ("Then …") and what an author
 * says of himself begin: nothing of what the course is about.
 */
const speaksToReader =
  /^(?:if|unless|when|since|because|you|we|i|it|this|these|they|to|in order|note|please|then|there|so|however|wenn|falls|sofern|da|weil|sie|wir|ich|er|es|dies[ers]?|um|bitte|dann|danach|anschließend|außerdem|daher|beachten|si|cuando|usted|puede|nosotros|est[aoe]s?|para|además|luego|entonces|tenga|lorsque|quand|comme|vous|nous|je|il|ils|elles?|c’est|ce|ces|cette|pour|veuillez|ensuite|puis|notez|on|se|quando|poiché|questo|questa|questi|per|inoltre|poi|quindi|noi|si|você|nós|este|esta|isto|além|então|depois|если|когда|так как|поскольку|вы|мы|я|он[аои]?|это|эт[аи]|чтобы|затем|потом|также|пожалуйста)(?![\p{L}\p{M}])|^(?:如果|当|若|请|您|你|我们|我|这|那|然后|因此|もし|この|これ|その|それ|また|そして|إذا|عندما|يمكنك|نحن|هذا|هذه|ثم|यदि|जब|आप|हम|यह|ये|फिर)|(?:^|\s)(?:feedback|bug reports?)(?!\p{L})/iu;

/** What a document says of its whole subject stands in its first chunks. */
const openingChunks = 3;
/** A sentence on the subject names it among its first words. */
const leadingStems = 3;

function summaryOf(
  plan: CoursePlan,
  index: MaterialIndex,
  brief: CourseBrief,
  phrases: Phrases,
): string {
  const used = new Set(
    plan.modules.flatMap((module) =>
      module.submodules.flatMap((submodule) => submodule.chunks.map((chunk) => chunk.source)),
    ),
  );
  const titles = index.sources.filter((_, i) => used.has(i)).map(({ title }) => title);
  const chunks = plan.modules.flatMap((module) =>
    module.submodules.flatMap((submodule) => submodule.chunks),
  );
  const opening = chunks
    .slice(0, openingChunks)
    .flatMap((chunk) => chunk.sentences)
    .filter(
      (sentence) =>
        !sentence.dangling &&
        !sentence.leadIn &&
        !isUntranslated(sentence.markdown, chunks[0]?.language ?? 'en') &&
        sentence.words >= 6 &&
        sentence.words <= 40,
    );
  const subject = new Set(
    [...index.sources].flatMap((source, i) => (used.has(i) ? [...source.titleStems] : [])),
  );
  const says = opening.filter(
    (sentence) =>
      !isFragment(sentence.plain) &&
      !isAboutItsPlace(sentence.plain) &&
      !speaksToReader.test(sentence.plain) &&
      selfContained(sentence.plain, chunks[0]?.language ?? 'en') === 1 &&
      !/\balso\b/i.test(sentence.plain),
  );
  // What comes to the subject late speaks of something else, such as of the document.
  const telling = says.find(({ stems }) =>
    stems.slice(0, leadingStems).some((stem) => subject.has(stem)),
  );
  return [
    ...(telling ? [telling.plain] : []),
    phrases.courseSummary(
      plan.modules.map((module) => namedIn(module.title, index, brief.language)),
      titles,
    ),
    ...(brief.audience ? [phrases.forAudience(brief.audience)] : []),
  ].join(isUnspaced(brief.language) ? '' : ' ');
}

/**
 * Earlier modules whose defined terms this module uses most; the last one before it when none
 * stands out.
 */
function leansOn(
  module: PlannedModule,
  earlier: readonly PlannedModule[],
  index: MaterialIndex,
): number[] {
  const stems = new Map<string, number>();
  for (const chunk of module.submodules.flatMap((submodule) => submodule.chunks))
    for (const stem of chunk.stems) stems.set(stem, (stems.get(stem) ?? 0) + 1);
  const uses = earlier.map((one, at) => {
    const terms = one.submodules
      .flatMap((submodule) => submodule.chunks)
      .flatMap((chunk) => index.definitionsByChunk.get(chunk.id) ?? []);
    return {
      at,
      count: terms.filter((term) => term.stems.every((stem) => (stems.get(stem) ?? 0) >= 2)).length,
    };
  });
  return uses
    .filter(({ count }) => count >= 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
}

/** Refs of the chunks, the most informative first, so that whoever can use only some uses those. */
function refsOf(chunks: readonly Chunk[], index: MaterialIndex): string[] {
  const ranked = [...chunks].toSorted(
    (a, b) => informativeness(b, index) - informativeness(a, index) || a.id - b.id,
  );
  const refs = new Set<string>();
  for (const chunk of ranked) {
    const own = new Set([...chunk.sentences, ...chunk.attachments].map(({ ref }) => ref));
    if (refs.size > 0 && refs.size + own.size > refsPerLesson) break;
    for (const ref of own) refs.add(ref);
  }
  // One chunk alone may have more: code and tables that stand between two sentences are its own.
  return [...refs].slice(0, refsPerLesson);
}
