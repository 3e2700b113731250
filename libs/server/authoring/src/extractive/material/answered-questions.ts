import type { Attachment } from './attachment.ts';
import type { Sentence } from './sentence.ts';

/** A paragraph with what it introduces. */
interface Piece {
  readonly section: number;
  readonly sentences: readonly Sentence[];
  readonly attachments: Attachment[];
}

/** "Q: Can it be opened?" and "A: …": marks of a question and of what answers it, in many languages. */
const marksQuestion =
  /^(?:Q(?:uestion|uestão)?|F(?:rage)?|P(?:regunta|ergunta)?|D(?:omanda)?|[ВB](?:опрос)?|П(?:итання)?|问|問|سؤال|س)\s?\d*\s?[:：.)]\s/u;
export const marksAnswer =
  /^(?:A(?:nswer|ntwort)?|R(?:éponse|espuesta|isposta|esposta)?|[ОO](?:твет)?|[ВB](?:ідповідь)?|答|جواب|ج)\s?\d*\s?[:：.)]\s/u;

/** An answer says nothing without its question: the two are one piece. */
export function withAnswers<P extends Piece>(pieces: readonly P[]): P[] {
  return pieces.flatMap((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (before && areOneAnswer(before, piece)) return [];
    if (!next || !areOneAnswer(piece, next)) return [piece];
    const sentences = [...piece.sentences, ...next.sentences];
    return [{ ...piece, sentences, attachments: next.attachments }];
  });
}

const areOneAnswer = (asked: Piece, given: Piece): boolean =>
  asked.section === given.section &&
  asked.attachments.length === 0 &&
  /[?？؟]$/u.test(asked.sentences.at(-1)?.plain ?? '') &&
  marksQuestion.test(asked.sentences[0]?.plain ?? '') &&
  marksAnswer.test(given.sentences[0]?.plain ?? '');
