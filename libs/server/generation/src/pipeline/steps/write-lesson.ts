import { lessonDraft, sentenceRevision, type LessonDraft } from '@coursewright/contract';
import {
  evidenceOfRevision,
  replaceSentences,
  type CallControl,
  type CitedLesson,
  type CourseBrief,
  type LessonPlace,
  type LessonRewrite,
  type Material,
} from '@coursewright/authoring';
import { placeKey } from '../lesson-place.ts';
import { materialKey, type CoursePorts } from '../ports.ts';
import type { Picked } from './pick-passages.ts';

export interface WrittenLesson {
  /** As the author left it, with refs: what the quiz is written from. */
  readonly draft: LessonDraft;
  /** For the reader: numbered markers instead of refs. */
  readonly cited: CitedLesson;
  /** Whether a second try at some of its sentences was asked for. */
  readonly wasRevised: boolean;
}

/**
 * Writes one lesson and checks every citation against its passage. Sentences that are
 * contradicted, or name no passage, are revised once; what is still not supported stays and is
 * marked so, because the reader should judge it rather than miss it.
 */
export const writeLesson =
  ({ author, ask, checker }: CoursePorts) =>
  async (input: {
    brief: CourseBrief;
    place: LessonPlace;
    picked: readonly Picked[];
    material: Material;
    of: string;
    rewrite?: LessonRewrite;
    /** See `CallControl`. */
    onGrowth?: CallControl['onGrowth'];
  }): Promise<WrittenLesson> => {
    const { brief, place, picked, material, of, onGrowth } = input;
    const rewrite = input.rewrite ? { rewrite: input.rewrite } : {};
    const passages = picked.map(({ passage }) => passage);
    const refs = passages.map(({ ref }) => ref);
    const citable = picked.map(({ passage, sourceId, passageId }) => ({
      ...passage,
      sourceId,
      passageId,
    }));
    const first = await ask({
      step: 'write_lesson',
      of,
      input: { brief, place: placeKey(place), refs, material: materialKey(material), ...rewrite },
      answer: lessonDraft,
      call: (control) =>
        author.writeLesson(
          { brief, place, passages, material, ...rewrite },
          { ...control, ...(onGrowth ? { onGrowth } : {}) },
        ),
    });

    const { cited, refused } = await checker.cite(
      first.content,
      citable,
      brief.language,
      first.evidence,
    );
    // Without passages there is nothing to cite, and the report says so; the builtin author quotes,
    // so a second try says the same.
    if (author.kind !== 'model' || passages.length === 0 || refused.length === 0)
      return { draft: first, cited, wasRevised: false };

    const sentences = refused.map(({ number, text, problem }) => ({
      number,
      text,
      problem: problem ?? 'Its passage does not carry it.',
    }));
    const revision = await ask({
      step: 'revise_sentences',
      of,
      input: { brief, sentences, refs, material: materialKey(material) },
      answer: sentenceRevision,
      call: (control) => author.reviseSentences({ brief, sentences, passages }, control),
    });
    const asked = new Set(sentences.map(({ number }) => number));
    const revised = replaceSentences(
      first.content,
      brief.language,
      revision.sentences.filter(({ number }) => asked.has(number)),
    );
    if (revised === '') return { draft: first, cited, wasRevised: true };
    const evidence = [...(first.evidence ?? []), ...evidenceOfRevision(revision)];
    const again = await checker.cite(revised, citable, brief.language, evidence);
    return { draft: { ...first, content: revised }, cited: again.cited, wasRevised: true };
  };
