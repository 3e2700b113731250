import { lessonDraft, sentenceRevision, type Citation, type LessonDraft } from '@coursewright/contract';
import type { CourseBrief, LessonPlace, Material } from '@coursewright/authoring';
import type { CitationCount } from '../course-draft.ts';
import { materialKey, type CoursePorts } from '../ports.ts';
import { checkLesson, citeChecked, replaceSentences } from './check-citations.ts';
import type { Picked } from './pick-passages.ts';

export interface WrittenLesson {
  /** As the author left it, with refs: what the quiz is written from. */
  readonly draft: LessonDraft;
  /** For the reader: numbered markers instead of refs. */
  readonly content: string;
  readonly citations: Citation[];
  readonly count: CitationCount;
}

/**
 * Writes one lesson and checks every citation against its passage. Sentences the check refuses are revised once; what is still not
 * supported stays and is marked so, because the reader should judge it rather than miss it.
 */
export const writeLesson =
  ({ author, ask }: CoursePorts) =>
  async (input: { brief: CourseBrief; place: LessonPlace; picked: readonly Picked[]; material: Material; of: string }): Promise<WrittenLesson> => {
    const { brief, place, material, of } = input;
    const passages = input.picked.map(({ passage }) => passage);
    const refs = passages.map(({ ref }) => ref);
    const first = await ask({
      step: 'write_lesson', of, input: { brief, place, refs, material: materialKey(material) }, answer: lessonDraft,
      call: (control) => author.writeLesson({ brief, place, passages, material }, control),
    });

    const refused = checkLesson(first.content, passages).filter(({ problem }) => problem !== undefined);
    let draft = first;
    if (refused.length > 0 && author.kind === 'model') {
      const sentences = refused.map(({ number, text, problem }) => ({ number, text, problem: problem ?? '' }));
      const revision = await ask({
        step: 'revise_sentences', of, input: { brief, sentences, refs, material: materialKey(material) }, answer: sentenceRevision,
        call: (control) => author.reviseSentences({ brief, sentences, passages }, control),
      });
      const content = replaceSentences(first.content, revision.sentences.filter(({ number }) => refused.some((one) => one.number === number)));
      if (content.trim() !== '') draft = { ...first, content };
    }
    return { draft, ...citeChecked(draft.content, input.picked) };
  };
