import type { PathData } from '@coursewright/contract';
import { recheckLesson } from '@coursewright/authoring';
import { inLesson, inserted, lessonsOf, pick, type Damage } from './damage.ts';

const unknownId = '99999999-0000-4000-8000-000000000999';
const isCited = ({ content }: { readonly content: string }): boolean => /\[\^\d+\]/.test(content);

export const grounding: readonly Damage[] = [
  {
    check: 'citation_dangling',
    what: 'a marker or a passage leads nowhere',
    apply: inLesson(
      ({ content, citations, quiz }, at) => {
        if (at % 3 === 0) return { content: content.replace(/\[\^\d+\]/, '[^987]') };
        if (at % 3 === 1)
          return { citations: citations.map((one) => ({ ...one, passage_id: unknownId })) };
        return { quiz: quiz.map((one) => ({ ...one, cites: [unknownId] })) };
      },
      (lesson) => isCited(lesson) && lesson.quiz.length > 0,
    ),
  },
  {
    check: 'citations_few',
    what: 'markers are stripped',
    apply: inLesson(({ content }) => ({ content: content.replace(/\[\^\d+\]/g, '') }), isCited),
  },
  {
    check: 'claim_contradicted',
    what: 'a digit is changed, and the lesson is checked again',
    apply: inLesson(
      ({ content, citations }, at, course) => {
        const changed = withOtherDigit(content, at);
        if (changed === undefined) return undefined;
        const passages = new Map(
          course.sources.flatMap((source) =>
            source.passages.map(({ id, text }) => [id, { text }] as const),
          ),
        );
        const { checks } = recheckLesson(changed, citations, passages, course.language);
        return { content: changed, checks };
      },
      ({ content }) => withOtherDigit(content, 0) !== undefined,
    ),
  },
  {
    check: 'source_alone',
    what: 'all citations name one source',
    apply: (course) => {
      const [only] = course.sources;
      if (!only || new Set(course.sources.map(({ url, title }) => url ?? title)).size < 3)
        return undefined;
      if (lessonsOf(course).flatMap(({ citations }) => citations).length < 12) return undefined;
      return {
        course: inEveryLesson(course, ({ citations }) => ({
          citations: citations.map((one) => ({ ...one, source_id: only.id })),
        })),
        places: [],
      };
    },
  },
  {
    check: 'source_copied',
    what: 'a source’s text is pasted',
    apply: (course, at) =>
      course.author.kind === 'builtin'
        ? undefined
        : inLesson(({ content }, which) => {
            const pasted = pick(pastes, which);
            return pasted && { content: inserted(content, pasted.text) };
          })(withSourceText(course, at), at),
  },
];

const inEveryLesson = (
  course: PathData,
  change: (lesson: PathData['modules'][number]['submodules'][number]) => object,
): PathData => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map((one) => ({ ...one, ...change(one) })),
  })),
});

/** A number of a cited sentence changed, not by one: "about 13" and "about 14" may both be true. */
function withOtherDigit(content: string, at: number): string | undefined {
  const numbers = [
    ...content
      .replace(/```[\s\S]*?```|`[^`]*`/g, (code) => ' '.repeat(code.length))
      .matchAll(/(?<=\p{L},? )\d{2,4}(?= \p{Ll}{3,}[^.\n]*\.\[\^\d+\])/gu),
  ];
  const found = pick(numbers, at);
  if (!found) return undefined;
  const other = String(Number(found[0]) * 3 + 11);
  return content.slice(0, found.index) + other + content.slice(found.index + found[0].length);
}

/** Long passages of a source, of which a lesson copies a part. */
const pastes = [
  {
    text: 'The miller sets the stones apart by the width of a hair and listens to them all day, because a change in their song tells him that the grain is damp, that the stones run dry, or that a nail has fallen between them and will strike a spark before anybody can stop the wheel.',
  },
  {
    text: 'In the oldest ovens of the valley the fire burns inside the chamber itself until the bricks are white, and then the baker rakes the embers out, wipes the floor with a wet cloth on a pole, throws in a handful of flour to see how fast it browns, and fills the oven to the door.',
  },
];
const withSourceText = (course: PathData, at: number): PathData => ({
  ...course,
  sources: course.sources.map((source, index) =>
    index > 0
      ? source
      : {
          ...source,
          passages: source.passages.map((one, number) =>
            number > 0 ? one : { ...one, text: `${one.text} ${pick(pastes, at)?.text}` },
          ),
        },
  ),
});
