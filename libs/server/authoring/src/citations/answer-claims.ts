import type { QuizItem } from '@coursewright/contract';
import { baseLanguage, splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { plainText } from '../markdown/index.ts';
import { checkSentence, type CheckedPassage, type SentenceVerdict } from './check-sentence.ts';

/** What a question says with the answer that it calls right. */
export interface AnswerClaim {
  /** Question and answer, for a reader. */
  readonly text: string;
  /** Sentences that say it, as far as the form of the question tells; the best one counts. */
  readonly readings: readonly string[];
  /** What is asked, without the answer. */
  readonly question: string;
  /** The words that are the answer; empty where the whole reading is. */
  readonly answer: string;
  /** The answer calls the readings false. */
  readonly isDenied: boolean;
  /** It asks for what does not hold, or for a link of two statements, so that no passage has it. */
  readonly isNegative: boolean;
}

type Asked = Pick<QuizItem, 'kind' | 'question'> & {
  readonly options: readonly Pick<QuizItem['options'][number], 'text' | 'is_correct'>[];
};

/** What the key of a question claims; none where it has not exactly one right answer. */
export function answerClaimOf(item: Asked, language: string): AnswerClaim | undefined {
  const right = item.options.filter(({ is_correct }) => is_correct);
  if (right.length !== 1) return undefined;
  const question = plainText(item.question);
  const answer = plainText(right[0]!.text);
  if (item.kind === 'cloze' || gap.test(item.question)) return filled(item.question, answer);
  if (item.kind === 'true_false')
    return {
      text: `${question} ${answer}`,
      question,
      isNegative: false,
      readings: [statementOf(question, language)],
      answer: '',
      isDenied: !callsTrue(item, answer),
    };
  return {
    text: `${question} ${answer}`,
    question,
    isNegative: negative.test(question),
    readings: readingsOf(question, answer, language),
    answer,
    isDenied: false,
  };
}

const gap = /_{2,}|…{2,}|\.{4,}/;

function filled(question: string, answer: string): AnswerClaim | undefined {
  if (!gap.test(question)) return undefined;
  const sentence = question.replace(gap, () => answer);
  // "Which term belongs in the gap: “…”?" asks; what it quotes is the sentence.
  const reading = plainText(quotedIn(sentence).find((part) => part.includes(answer)) ?? sentence);
  return {
    text: reading,
    question: plainText(question.replace(gap, ' ')),
    readings: [reading],
    answer,
    isDenied: false,
    isNegative: false,
  };
}

/**
 * "Which of these is NOT …": what the passages do not have cannot be found in them; nor is said in
 * the words of the answer how two statements, (1) and (2), hang together.
 */
const negative =
  /\b(?:NOT|EXCEPT|NO|NICHT|KEINE?|PAS|NON|NÃO|НЕ)\b|\bexcept\b|\b(?:is|are|does|do|was|were) not\b|n[’']t\b|\b(?:false|incorrect|untrue)\b|\(1\)\s*[“„«「].*\(2\)\s*[“„«「]/;

const trueWords =
  /^(?:true|yes|correct|right|verdader[oa]|cierto|sí|correcto|vraie?|oui|juste|exact|wahr|richtig|ja|stimmt|ver[oa]|sì|corretto|verdadeir[oa]|sim|certo|cert|верно|правда|да|истина|正确|对|是|正しい|はい|صحيح|صحيحة|صواب|نعم|सही|सत्य|हाँ|✓)[.!]?$/iu;
const falseWords =
  /^(?:false|no|incorrect|wrong|fals[oa]?|incorrecto|faux|fausse|non|falsch|nein|stimmt nicht|errado|não|неверно|ложь|нет|错误|错|不正确|否|誤り|いいえ|間違い|خطأ|خاطئة|لا|गलत|असत्य|नहीं|✗)[.!]?$/iu;

/** By its word; by its place, the first, in a language whose words are not known. */
function callsTrue({ options }: Asked, answer: string): boolean {
  if (trueWords.test(answer)) return true;
  if (falseWords.test(answer)) return false;
  return options[0]?.is_correct ?? true;
}

/** The statement that is asked about, without what asks. */
function statementOf(question: string, language: string): string {
  const quoted = quotedIn(question).find((part) => part.length > question.length * 0.4);
  if (quoted !== undefined) return quoted;
  const bare = question.replace(/^[^:：]{1,40}[:：]\s+/u, '').replace(/[?？؟]\s*$/u, '.');
  if (!/[?？؟]\s*$/u.test(question) || baseLanguage(language) !== 'en') return bare;
  return bare
    .replace(/^is it (?:true|correct|right) that\s+/i, '')
    .replace(/^(?:do|does|did)\s+/i, '')
    .replace(/^(?:is|are|was|were|can|could|will|would|has|have|had|must|may)\s+/i, '');
}

const quotes = /“([^”]+)”|„([^“]+)“|«\s*([^»]+?)\s*»|「([^」]+)」|"([^"]+)"/gu;
const quotedIn = (text: string): string[] =>
  [...text.matchAll(quotes)].map((found) =>
    (found.slice(1).find((part) => part !== undefined) ?? '').replace(/^…\s*|^\.{3}\s*/u, ''),
  );

/** What a question begins with that the answer stands for, by language. */
const interrogatives: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:in|on|at|from|to|for|by|with|during|under|of|through|into|according to)\s+)?(?:(?:what|which)(?:\s+(?:one\s+)?of\s+(?:the\s+following|these|them)(?:\s+\w+)?)?|who|whom|whose|where|when|why|how(?:\s+(?:many|much|long|often|far|old))?)\b\s*/i,
  es: /^¿?\s*(?:(?:en|de|a|por|para|con|según)\s+)?(?:qué|cuál(?:es)?|quién(?:es)?|dónde|cuándo|cómo|cuánt[oa]s?)(?:\s+de\s+(?:los|las|estos|estas)\s+\S+)?\s+/iu,
  fr: /^(?:(?:à|de|en|par|pour|avec|dans|selon)\s+)?(?:qu['’]est-ce qu[ei']?|qu['’]|que|quoi|quel(?:le)?s?|le(?:s)?quel(?:le)?s?|laquelle|qui|où|quand|comment|pourquoi|combien(?:\s+de)?)\s*/iu,
  de: /^(?:(?:in|an|auf|aus|von|zu|mit|bei|für|durch|nach|laut)\s+)?(?:was|welche[rsmn]?|wer|wen|wem|wo|wann|warum|weshalb|wieso|wie(?:\s*viele?)?|wodurch|womit|wofür)\b\s*/iu,
  it: /^(?:(?:in|di|a|da|per|con|su|secondo)\s+)?(?:che\s+cosa|cosa|che|quale|quali|qual|chi|dove|quando|come|perché|quant[oaie])\s+/iu,
  pt: /^(?:(?:em|de|a|por|para|com|no|na|do|da)\s+)?(?:o\s+que|que|qual|quais|quem|onde|quando|como|por\s*qu[eê]|quant[oa]s?)\s+/iu,
  ca: /^(?:(?:en|de|a|per|amb)\s+)?(?:què|quin[as]?|quines|qui|on|quan|com|per\s+què|quant[as]?)\s+/iu,
  ru: /^(?:(?:в|на|из|от|к|для|с|по|о)\s+)?(?:что|как(?:ой|ая|ое|ие|ую|ого|им|их)|кто|кого|где|когда|почему|зачем|как|сколько)\s+/iu,
};
const auxiliary = /\b(?:do|does|did)\s+/i;

/**
 * A question with its answer as sentences. What a question quotes is what it is about; elsewhere the
 * answer takes the place of the words that ask, or stands beside the rest.
 */
function readingsOf(question: string, answer: string, language: string): string[] {
  const key = answer.replace(/[.。।]$/u, '');
  const about = quotedIn(question).map((part) => part.replace(/[.。।]$/u, ''));
  if (about.length > 0) {
    const all = about.join(', ');
    return [`${all}: ${key}.`, `${key}: ${all}.`, `${key} ${all}.`, `${all} ${key}.`];
  }
  const bare = question.replace(/[?？؟]\s*$/u, '').replace(/^¿\s*/u, '');
  const base = baseLanguage(language);
  const asks = interrogatives[base];
  const rest = (asks ? bare.replace(asks, '') : bare).replace(auxiliary, '').trim();
  const afterVerb = base === 'en' ? /^(?:is|are|was|were)\s+/i.exec(rest)?.[0] : undefined;
  const subject = afterVerb ? rest.slice(afterVerb.length) : undefined;
  return [
    `${key} ${rest}.`,
    `${rest} ${key}.`,
    ...(afterVerb && subject
      ? [`${subject} ${afterVerb.trim()} ${key}.`, `${subject}: ${key}.`]
      : []),
    // An answer that is a sentence of its own.
    ...(isLong(key) ? [`${key}.`] : []),
  ];
}

const isLong = (text: string): boolean =>
  text.split(/\s+/).length >= 6 || (text.match(/[\p{sc=Han}\p{sc=Kana}]/gu) ?? []).length >= 12;

/**
 * Do the passages have what a question says with its answer? It is not said in their words, so what
 * is not found is no more than loosely worded, unless they speak against the answer itself.
 */
export function checkAnswer(
  { readings, question, answer, isDenied, isNegative }: AnswerClaim,
  passages: readonly CheckedPassage[],
  language: string,
): SentenceVerdict {
  const verdicts = readings.map((reading) => checkSentence(reading, passages, language));
  const best = verdicts.reduce((a, b) => (b.probability > a.probability ? b : a));
  if (isDenied) return denied(best);
  const isBound = answer === '' || standsBy(answer, question, passages, language);
  if (best.supported && isBound && !isNegative) return best;
  const isAbout = ({ reason: { said } }: SentenceVerdict): boolean =>
    said !== undefined && sharesWord(said, answer);
  if (best.state === 'contradicted' && !isNegative && (answer === '' || isAbout(best))) return best;
  // The words around an answer are the question's, so a name or number in it decides alone.
  const isAbsent = verdicts.every((one) => absences.has(one.reason.code) && isAbout(one));
  if (isAbsent && !isNegative) return { ...best, state: 'contradicted' };
  return unproven(Math.min(best.probability, 0.49));
}

/**
 * Does the answer stand where the passages say what is asked? In the sentence that has most of the
 * question's words, or in the lines of a list, a table or an example next to it.
 */
function standsBy(
  answer: string,
  question: string,
  passages: readonly CheckedPassage[],
  language: string,
): boolean {
  const [asked, wanted] = [question, answer].map((text) => new Set(contentStems(text, language)));
  const units = passages.flatMap((passage) =>
    passage.text.split('\n').flatMap((line, number) =>
      splitSentences(line, language).map((sentence) => ({
        line: number,
        text: plainText(sentence),
        stems: new Set(contentStems(plainText(sentence), language)),
      })),
    ),
  );
  const share = (of: ReadonlySet<string>, stems: ReadonlySet<string>): number =>
    [...of].filter((stem) => stems.has(stem)).length / Math.max(1, of.size);
  const has = (unit: (typeof units)[number] | undefined): boolean =>
    unit !== undefined &&
    (squeezed(unit.text).includes(squeezed(answer)) ||
      (wanted!.size > 0 && share(wanted!, unit.stems) >= 0.6));
  const asks = units.map(({ stems }) => share(asked!, stems));
  const most = Math.max(0, ...asks);
  return units.some(
    (unit, i) =>
      asks[i]! >= most - 0.15 &&
      (has(unit) || [units[i - 1], units[i + 1]].some((by) => by?.line !== unit.line && has(by))),
  );
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The answer says that it does not hold: what speaks against the statement bears the answer out. */
function denied(statement: SentenceVerdict): SentenceVerdict {
  if (statement.state === 'contradicted')
    return {
      state: 'supported',
      supported: true,
      probability: 1 - statement.probability,
      reason: { code: 'in_other_words' },
      ...(statement.evidence && { evidence: statement.evidence }),
    };
  if (!statement.supported) return unproven(Math.min(1 - statement.probability, 0.49));
  const { evidence } = statement;
  return {
    state: 'contradicted',
    supported: false,
    probability: 1 - statement.probability,
    reason: { code: 'negation' },
    problem: 'It calls false what the cited passage says.',
    ...(evidence && { evidence }),
  };
}

const unproven = (probability: number): SentenceVerdict => ({
  state: 'loose',
  supported: false,
  probability,
  reason: { code: 'much_reworded' },
  problem: 'The cited passage does not prove it in these words.',
});

const absences: ReadonlySet<string> = new Set(['number_absent', 'name_absent']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function sharesWord(said: string, answer: string): boolean {
  const own = new Set(wordsOf(answer));
  return wordsOf(said).some((word) => own.has(word));
}
