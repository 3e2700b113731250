import { splitSentences } from '@coursewright/text';

const asks =
  /^\s*(?:Q|Question|Frage|F|Pregunta|P|Domanda|D|Pergunta|Вопрос|В|问|問|س)\s?\d{0,3}[.:)：]\s+/u;
const answers =
  /^\s*(?:A|Answer|Antwort|Respuesta|Réponse|R|Risposta|Resposta|Ответ|О|答|ج)\s?\d{0,3}[.:)：]\s+/u;
/** Fewer of each are letters of a list. */
const fewest = 3;
const longestHeading = 140;
/** "What are these?" */
const fewestWords = 4;
/** "When the wheel is turned to the left" of a long sentence. */
const clause = /^(.{20,110}?),\s/u;

/** Whether paragraphs are questions and answers marked by letters or words: "Q: …", "A: …". */
export const isQuestionsAndAnswers = (paragraphs: readonly (readonly string[])[]): boolean =>
  [asks, answers].every(
    (mark) => paragraphs.filter(([first = '']) => mark.test(first)).length >= fewest,
  );

/** A question as a heading, with what else is said before it is answered. */
export interface AskedQuestion {
  readonly heading: string;
  readonly rest: string;
}

/** What a paragraph of such a text asks; undefined if it asks nothing. */
export function questionIn(text: string): AskedQuestion | undefined {
  if (!asks.test(text)) return undefined;
  const sentences = splitSentences(text.replace(asks, ''), 'en');
  const question = sentences.find((sentence) => /[?？؟]$/u.test(sentence));
  const [first = ''] = sentences;
  // "What am I doing wrong?" means what is said before it.
  const symptom = first.length <= longestHeading ? first : (clause.exec(first)?.[1] ?? '');
  const isTelling = question !== undefined && question.split(/\s+/).length > fewestWords;
  const named = symptom === first || !isTelling ? symptom : question;
  if (named === '' || named.length > longestHeading) return undefined;
  return {
    heading: named.replace(/[.。]$/u, ''),
    rest: sentences.filter((sentence) => sentence !== named).join(' '),
  };
}

/** An answer without its mark. */
export const withoutAnswerMark = (line: string): string => line.replace(answers, '');
