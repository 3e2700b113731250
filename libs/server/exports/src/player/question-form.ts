import type {
  CourseDocument,
  LessonOfCourse,
  QuestionOfCourse,
} from '../course/course-document.ts';
import { hasMath } from '../epub/mathml.ts';
import { bullets, inOwnWords, lineXml, paragraph, xml } from '../epub/xhtml.ts';
import { onOneLine } from '../text/escape-line.ts';
import { formulasOfLine } from '../text/formulas-of-line.ts';
import type { PlayerWords } from './player-words.ts';

/** What the script knows of a question. */
export interface QuestionFacts {
  readonly id: string;
  /** The id of its form on the page. */
  readonly form: string;
  /** As SCORM names it: one of several, things to bring into order, or pairs; or what is recalled. */
  readonly kind: 'choice' | 'sequencing' | 'matching' | 'recall';
  /**
   * As numbers of what stands on the page: the right ones to choose, the things in their order, or
   * for each thing what belongs to it. Of what is recalled, 0 says that it was known, and 1 not yet.
   */
  readonly right: readonly number[];
  /** How many there are to choose from. */
  readonly of: number;
}

const formId = ({ number }: LessonOfCourse, question: QuestionOfCourse): string =>
  `q-${number.replace('.', '-')}-${question.number}`;

/** What is right, as the numbers of what is chosen on the page. */
export function factsOf(lesson: LessonOfCourse, question: QuestionOfCourse): QuestionFacts {
  const { id, kind, choices, options, matches } = question;
  const facts = { id, form: formId(lesson, question), of: options.length };
  if (kind === 'ordering') {
    const inOrder = choices.map(({ text }) => text);
    return { ...facts, kind: 'sequencing', right: placesIn(options, inOrder) };
  }
  if (kind === 'matching') {
    const wanted = choices.map(({ match }) => match ?? '');
    return { ...facts, kind: 'matching', right: placesIn(matches, wanted) };
  }
  if (kind === 'free_recall') return { ...facts, kind: 'recall', right: [0], of: 2 };
  const right = choices.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  return { ...facts, kind: 'choice', right };
}

/** Where each of the texts stands in a list; of two that say the same, each is taken once. */
function placesIn(list: readonly string[], texts: readonly string[]): number[] {
  const taken = new Set<number>();
  return texts.map((wanted) => {
    const at = list.findIndex((text, index) => text === wanted && !taken.has(index));
    taken.add(at);
    return at;
  });
}

/** A question as a form; what is right and why is hidden until it is checked. */
export function questionForm(
  course: CourseDocument,
  words: PlayerWords,
  lesson: LessonOfCourse,
  question: QuestionOfCourse,
): string {
  const id = formId(lesson, question);
  const own = inOwnWords(course, 'web');
  const title = `${words.question} ${question.number} / ${lesson.questions.length}`;
  const answer = `<p${own}>${xml(course.headings.answer)}:</p>${bullets(question.answer)}`;
  const why = paragraph(question.explanation);
  const isRecall = question.kind === 'free_recall';
  const spoken = { words, own };
  return [
    `<form class="question" id="${id}" hidden="hidden"><h4 id="${id}-title" tabindex="-1"${own}>${xml(title)}</h4>`,
    `<fieldset><legend>${lineXml(question.question)}</legend>`,
    isRecall ? recallFields(id, spoken, answer, why) : fields(id, spoken, question),
    `</fieldset><div role="status" class="result"><div hidden="hidden"><p class="verdict"${own}></p>`,
    `${isRecall ? '' : answer + why}</div></div>`,
    `<p><button type="submit"${own}>${xml(isRecall ? words.showAnswer : words.check)}</button></p></form>`,
  ].join('');
}

/** What the page itself says, and the attributes of what holds it. */
interface Spoken {
  readonly words: PlayerWords;
  readonly own: string;
}

function fields(id: string, spoken: Spoken, question: QuestionOfCourse): string {
  if (question.kind === 'ordering') return orderFields(spoken, question);
  if (question.kind === 'matching') return matchFields(id, spoken, question);
  return question.options
    .map((text, index) => {
      const line = lineXml(text);
      return `<label class="option"><input type="radio" name="${id}" value="${index}"${named(text, line)}/> <span>${line}</span></label>`;
    })
    .join('');
}

/** The answer, which takes the focus when it is shown, and what its learner says of it. */
function recallFields(id: string, { words, own }: Spoken, answer: string, why: string): string {
  const button = (word: string, value: number): string =>
    `<button type="button" data-said="${value}"${own}>${xml(word)}</button>`;
  return [
    `<p class="hint"${own}>${xml(words.recallHint)}</p>`,
    `<div class="answer" role="group" aria-labelledby="${id}-answer" tabindex="-1" hidden="hidden"><div id="${id}-answer">${answer}</div>${why}</div>`,
    `<p class="say" hidden="hidden">${button(words.known, 0)} ${button(words.notYet, 1)}</p>`,
  ].join('');
}

/** Browsers name a field by what its label (`line`) says in words, of which a formula has none. */
const named = (text: string, line: string): string =>
  hasMath(line)
    ? ` aria-label="${xml(
        formulasOfLine(onOneLine(text))
          .map((piece) => piece.text)
          .join(''),
      )}"`
    : '';

/** Things that go up and down by buttons; the script says where one has gone. */
function orderFields({ words, own }: Spoken, { options }: QuestionOfCourse): string {
  const button = (word: string, text: string, by: number): string =>
    `<button type="button" data-by="${by}" aria-label="${xml(`${word}: ${text}`)}"${own}>${xml(word)}</button>`;
  const items = options.map(
    (text, index) =>
      `<li class="option" data-part="${index}" data-says="${xml(text)}"><span class="text">${lineXml(text)}</span> <span class="moves">${button(words.up, text, -1)} ${button(words.down, text, 1)}</span></li>`,
  );
  return `<p${own}>${xml(words.orderHint)}</p><ol class="order">${items.join('')}</ol><p class="said" role="status"></p>`;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const longest = 60;

/** The matches with a letter each, and for every thing a list to choose a letter from. */
function matchFields(
  id: string,
  { words, own }: Spoken,
  { options, matches }: QuestionOfCourse,
): string {
  const offered = matches.map((text) => `<li>${lineXml(text)}</li>`).join('');
  const toChoose = matches.map((text, index) => {
    const line = onOneLine(text);
    // A list opens over the page: the whole text stands above, behind the same letter.
    const short = [...line].length > longest ? `${[...line].slice(0, longest).join('')} …` : line;
    return `<option value="${index}">${xml(`${letters.charAt(index)}: ${short}`)}</option>`;
  });
  const pairs = options.map((text, index) => {
    const line = lineXml(text);
    return `<li class="option"><label for="${id}-${index}">${line}</label> <select id="${id}-${index}"${named(text, line)}><option value=""${own}>${xml(words.choose)}</option>${toChoose.join('')}</select></li>`;
  });
  return `<p${own}>${xml(words.matchHint)}</p><ol class="matches" type="A">${offered}</ol><ul class="pairs">${pairs.join('')}</ul>`;
}
