import { asksForAll, type QuizItem } from '@coursewright/contract';
import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { readingsOf } from './disguises.ts';
import { has, hides, spells } from './readings.ts';

/** Of the words of a question, how many a message must have to come near it. */
const nearIt = 0.3;
/** Of the words of a question, how many a sentence must have to answer it. */
const answersIt = 0.5;

/**
 * Words of somebody who asks for an answer and not for its subject, in the languages of the
 * interface and the courses.
 */
const speaksOfQuiz =
  /\b(?:quiz(?:zes)?|tests?|exams?|options?|choices?|correct|incorrect|wrong|right|answers?|solutions?|key|true or false|question \w+|cuestionario|respuestas?|opci[oó]n(?:es)?|correct[ao]s?|incorrect[ao]s?|examen|soluci[oó]n|pregunta \w+|antwort(?:en)?|optionen|richtige?[nrs]?|falsche?[nrs]?|l[oö]sung|pr[uü]fung|frage \w+|r[ée]ponses?|bonnes?|choix|correctes?|examen|solution|resposta|certa|errada|op[cç][aã]o|alternativa|prova|gabarito|risposta|corretta|sbagliata|opzione|soluzione|esame)\b|الجواب|الإجابة|اختبار|الخيار|الصحيح|ответ|правильн|вариант|тест|экзамен|答案|选项|正确|测验|考试|答え|解答|選択肢|正解|クイズ|उत्तर|सही|विकल्प/iu;

/** "Option B", as an answer is named by its place. */
const place =
  /\b(?:option|answer|choice|letter|number|opción|respuesta|antwort|frage|réponse|resposta)\s+(?:is\s+)?["'“(]?(?:[a-h]|\d)\b/iu;

/**
 * Who speaks of letters, rhymes or another language tells a word in pieces, or in disguise: no
 * talk of the subject needs it that no source bears out.
 */
const speaksOfLetters =
  /(?<!\p{L})(?:letters?|syllables?|vowels?|consonants?|rhym\p{L}+|anagram\p{L}*|cipher\p{L}*|spell(?:s|ed|ing)?|backwards|translat\p{L}+|in (?:Spanish|German|French|Italian|Portuguese|Russian|Latin|Chinese|Japanese|Arabic|Dutch)|letras?|sílabas?|vocal(?:es)?|rima\p{L}*|deletre\p{L}+|tradu\p{L}+|Buchstaben?|Silben?|reimt|buchstabier\p{L}+|übersetz\p{L}+|lettres?|syllabes?|voyelles?|consonnes?|rime\p{L}*|épel\p{L}+|soletr\p{L}+|vogais|lettere?|sillab\p{L}+|букв\p{L}*|слог\p{L}*|рифм\p{L}*|حرف|حروف|مقطع|قافية|ترجم\p{L}*)(?!\p{L})|(?<!\p{L})(?:(?:begin|start|end)s? (?:with|in)|(?:empieza|termina|começa|acaba) (?:por|con|com|en|em)|beginnt mit|endet auf|(?:commence|finit) par|يبدأ ب) ?["“'«„]|字母|首字|音节|押韵|翻译|頭文字|文字目|韻|翻訳/iu;

const scripts = (
  ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Han', 'Hangul', 'Thai'] as const
).map((script) => ({
  of: new RegExp(`\\p{Script=${script}}`, 'u'),
  // A letter or two may be a sign of a formula; of some scripts they are a word.
  word: new RegExp(
    `\\p{Script=${script}}{${script === 'Han' || script === 'Hangul' ? 2 : 4}}`,
    'u',
  ),
}));

/** The share of the content words of `of` that `text` has too. */
export function overlap(of: string, text: string, language: string): number {
  const wanted = new Set(contentStems(of, language));
  if (wanted.size === 0) return 0;
  const there = new Set(contentStems(text, language));
  return [...wanted].filter((stem) => there.has(stem)).length / wanted.size;
}

/** What answers a question: the right options, or what belongs to each of them. */
const keysOf = (item: QuizItem): string[] =>
  item.options.filter(({ is_correct }) => is_correct).map(({ text, match }) => match ?? text);

/** What a message asks about, and what was said before it. */
export interface Asked {
  readonly message: string;
  readonly language: string;
  /** Of the quiz, for which hints were given a moment ago. */
  readonly hinted: readonly string[];
}

/**
 * Keeps the answers of questions that were not tried out of what a learner is shown, whoever wrote
 * it and however it was asked for.
 */
export class QuizGuard {
  /** Questions that the message is near to, or may be near to. */
  private readonly near: ReadonlySet<string>;
  private readonly untried: readonly QuizItem[];
  private readonly asked: Asked;

  constructor(untried: readonly QuizItem[], asked: Asked) {
    this.untried = untried;
    this.asked = asked;
    const readings = readingsOf(asked.message);
    const isAfterAnswers = readings.some((reading) => speaksOfQuiz.test(reading));
    const near = untried.filter(
      (item) =>
        isAfterAnswers ||
        asked.hinted.includes(item.id) ||
        readings.some((reading) => comesNear(reading, item, asked.language)),
    );
    this.near = new Set(near.map(({ id }) => id));
  }

  /** Whether the learner may be after an answer: nothing is shown then that no source bears out. */
  get isNear(): boolean {
    return this.near.size > 0;
  }

  /**
   * The question near the message that a text would answer; `before` is what it is shown after.
   */
  answeredBy(text: string, before = ''): QuizItem | undefined {
    return this.untried.find(
      (item) =>
        this.near.has(item.id) && namesAnswer(`${before} ${text}`, item, this.asked.language),
    );
  }

  /** The question, far from the message, that a sentence answers by the way: it is left out. */
  givenAwayBy(sentence: string): QuizItem | undefined {
    return this.untried.find((item) => this.givesAway(sentence, item));
  }

  /** Whether a text names some answer at all: too much for what no source bears out. */
  names(text: string): boolean {
    return (
      (this.untried.length > 0 &&
        (place.test(text) || speaksOfLetters.test(text) || this.isForeign(text))) ||
      this.untried.some((item) => namesAnswer(text, item, this.asked.language))
    );
  }

  /** Whether the letters with which the parts of a text begin or end are an answer. */
  spelt(text: string): boolean {
    return this.untried.some((item) => keysOf(item).some((key) => spells(text, key)));
  }

  /** In another script or language than the quiz is in: of that it is not seen what it names. */
  private isForeign(text: string): boolean {
    const quiz = this.untried.map(({ question }) => question).join(' ');
    if (scripts.some(({ of, word }) => word.test(text) && !of.test(quiz))) return true;
    const { language } = this.asked;
    if (isUnspaced(language) || stopWords(baseLanguage(language)).size === 0) return false;
    const words = text.match(/\p{L}+/gu) ?? [];
    // A sentence without any of the small words of a language is not in it.
    return (
      words.length > 4 &&
      words.every((word) => contentStems(word.toLowerCase(), language).length > 0)
    );
  }

  /** A sentence that says what is asked and its answer, which the learner has not said already. */
  private givesAway(sentence: string, item: QuizItem): boolean {
    const { message, language } = this.asked;
    if (item.kind === 'true_false' || asksForAll(item)) return false;
    return (
      overlap(item.question, sentence, language) >= answersIt &&
      keysOf(item).some((key) => has(sentence, key) && !has(message, key))
    );
  }
}

function comesNear(message: string, item: QuizItem, language: string): boolean {
  const named = item.options.filter(({ text }) => has(message, text)).length;
  const share = overlap(item.question, message, language);
  const words = new Set(contentStems(message, language));
  const shared = contentStems(item.question, language).filter((word) => words.has(word)).length;
  return named > 1 || (share >= nearIt && shared > 1);
}

/** Does a text have what a question asks for? Yes also where it could be about something else. */
function namesAnswer(text: string, item: QuizItem, language: string): boolean {
  if (item.explanation !== '' && has(text, item.explanation)) return true;
  if (asksForAll(item))
    return item.options.filter((option) => hides(text, option.match ?? option.text)).length > 1;
  // Who knows the wrong ones knows the right one.
  const wrong = item.options.filter(({ is_correct }) => !is_correct);
  const excluded = wrong.filter((option) => hides(text, option.text)).length;
  return (
    keysOf(item).some((key) => hides(text, key)) ||
    (excluded > 1 && excluded >= wrong.length - 1) ||
    (item.kind === 'true_false' && overlap(item.question, text, language) >= answersIt)
  );
}
