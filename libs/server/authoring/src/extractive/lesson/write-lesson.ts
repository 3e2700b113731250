import type { LessonDraft } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief, LessonPlace, LessonRewrite, PickedPassage } from '../../author.ts';
import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { CoursePlan, PlannedSubmodule } from '../outline/plan-course.ts';
import { TooLittleText } from '../too-little-text.ts';
import { choiceFor } from './follow-instruction.ts';
import { keyTermsIn, listedElsewhere } from './key-terms.ts';
import { renderLesson } from './render-lesson.ts';
import { selectText } from './select-text.ts';
import { styleChoices } from './style.ts';
import { summarise } from './summarise.ts';

export function writeLesson(input: {
  brief: CourseBrief;
  place: LessonPlace;
  passages: readonly PickedPassage[];
  index: MaterialIndex;
  plan: CoursePlan | undefined;
  rewrite?: LessonRewrite;
}): LessonDraft {
  const { brief, place, passages, index, plan, rewrite } = input;
  // A rewritten lesson may quote everything that was handed over, not only what the plan had
  // reserved for it.
  const chunks = chunksFor(place, passages, index, rewrite ? undefined : plan);
  const planned = plannedFor(place, plan);
  const language = chunks[0]?.language ?? brief.language;
  const wanted = new Set(
    contentStems([place.submodule.title, ...place.submodule.objectives].join(' '), language),
  );
  const choice = rewrite
    ? choiceFor(rewrite, styleChoices[brief.style])
    : styleChoices[brief.style];
  const short = selectText(chunks, wanted, choice, index);
  // A text of long sentences alone is quoted as it is: a lesson that fails teaches nothing.
  const quoted =
    short.length > 0
      ? short
      : selectText(chunks, wanted, { ...choice, longestSentence: Number.POSITIVE_INFINITY }, index);
  const content = renderLesson(quoted, place.submodule.title, language);
  if (content === '')
    throw new TooLittleText(
      `The sources have no readable text for “${place.submodule.title}”. Add a document on it.`,
    );
  return {
    content,
    summary: summarise(quoted, index) || place.submodule.description || place.submodule.title,
    key_terms: keyTermsIn(
      quoted,
      index,
      plan && planned ? listedElsewhere(planned, plan, index) : undefined,
    ),
  };
}

const plannedFor = (
  { module, submodule }: LessonPlace,
  plan: CoursePlan | undefined,
): PlannedSubmodule | undefined =>
  plan?.modules
    .find(({ title }) => title === module.title)
    ?.submodules.find(({ title }) => title === submodule.title);

/**
 * What the plan reserved for this lesson, as far as it was handed over; otherwise whatever was
 * handed over.
 */
function chunksFor(
  place: LessonPlace,
  passages: readonly PickedPassage[],
  index: MaterialIndex,
  plan: CoursePlan | undefined,
): readonly Chunk[] {
  const given = new Set(passages.map(({ ref }) => ref));
  const rests = (chunk: Chunk): boolean =>
    [...chunk.sentences, ...chunk.attachments].some(({ ref }) => given.has(ref));
  const planned = plannedFor(place, plan)?.chunks.filter(rests) ?? [];
  if (planned.length > 0) return planned.map((chunk) => onlyGiven(chunk, given));
  const all = index.chunks.filter(rests);
  if (all.length > 0) return all.map((chunk) => onlyGiven(chunk, given));
  // Nothing was picked: the paragraphs that say most about the lesson's subject.
  const subject = new Set(
    contentStems(
      [place.submodule.title, place.submodule.description, ...place.submodule.objectives].join(' '),
      index.sources[0]?.language ?? 'en',
    ),
  );
  const overlap = (chunk: Chunk): number =>
    [...subject].filter((stem) => chunk.stems.has(stem)).length;
  return index.chunks
    .filter((chunk) => overlap(chunk) > 0)
    .toSorted((a, b) => overlap(b) - overlap(a) || a.id - b.id)
    .slice(0, 8)
    .toSorted((a, b) => a.id - b.id);
}

/**
 * A paragraph may run on into a passage that was not handed over; what stands there cannot be
 * cited.
 */
function onlyGiven(chunk: Chunk, given: ReadonlySet<string>): Chunk {
  if ([...chunk.sentences, ...chunk.attachments].every(({ ref }) => given.has(ref))) return chunk;
  const attachments = chunk.attachments.filter(({ ref }) => given.has(ref));
  return {
    ...chunk,
    attachments,
    sentences: chunk.sentences.filter(
      ({ ref, leadIn }) => given.has(ref) && (!leadIn || attachments.length > 0),
    ),
  };
}
