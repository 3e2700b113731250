import { numberValue } from '@coursewright/authoring';
import { asksForAll } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import { wordsOf } from '@coursewright/text';
import { plainText, type Asked } from './asked.ts';

/**
 * The item-writing rules of Tarrant et al. (19 flaws) that a program can test. A rule returns true
 * where the item breaks it.
 */
const rules: Readonly<Record<string, (asked: Asked) => boolean>> = {
  'true or false': ({ item }) => item.kind === 'true_false',
  'fill in the blank': ({ item }) => item.kind === 'cloze' || /_{3,}/.test(item.question),
  'unfocused stem': ({ item }) => item.kind === 'multiple_choice' && !/[?？؟]/u.test(item.question),
  'all or none of the above': ({ item }) =>
    item.options.some(({ text }) =>
      /\b(?:all|none|both) of (?:the above|these|them)\b/i.test(text),
    ),
  'absolute term in one option alone': ({ item }) =>
    item.options.filter(({ text }) =>
      /\b(?:always|never|only|nunca|siempre|toujours|jamais|immer|nie|sempre|mai|niemals|всегда|никогда)\b/iu.test(
        text,
      ),
    ).length === 1,
  'negative stem': ({ item }) =>
    /^(?:which|what)\b.{0,40}\b(?:not|never|except)\b/i.test(item.question),
  'a word of the stem stands in the key alone': cueByRepetition,
  'the key is clearly the longest': ({ item }) => {
    if (item.options.length < 3 || asksForAll(item)) return false;
    const key = item.options.find((one) => one.is_correct)?.text.length ?? 0;
    const others = item.options.filter((one) => !one.is_correct).map(({ text }) => text.length);
    return key > 12 && key > Math.max(...others) * 1.4;
  },
  'numbers out of sequence': ({ item }) => {
    const values = item.options.map(({ text }) => numberValue(text));
    return (
      values.length >= 3 &&
      values.every(Number.isFinite) &&
      values.some((value, at) => at > 0 && value < (values[at - 1] ?? 0))
    );
  },
  'an option repeats or holds another': ({ item }) =>
    item.options.some(({ text }, at) =>
      item.options.some(
        (other, place) => place !== at && other.text.toLowerCase() === text.toLowerCase(),
      ),
    ),
  'options of different form': ({ item }) =>
    new Set(item.options.map(({ text }) => formOf(text))).size > 1,
  'a wrong option that the lesson does not know': ({ item, lesson }) => {
    const text = plainText(lesson.content).toLowerCase();
    const known = new Set(wordsOf(text));
    return (
      item.kind !== 'true_false' &&
      item.options.some(
        ({ text: option, is_correct }) =>
          !is_correct &&
          !text.includes(option.toLowerCase().replace(/[.。]$/, '')) &&
          wordsOf(option.toLowerCase()).filter((word) => !known.has(word)).length >
            wordsOf(option).length / 2,
      )
    );
  },
  'markup or markers': ({ item }) =>
    [item.question, ...item.options.map(({ text }) => text)].some((text) =>
      /\*\*|\[S\d+\.\d+\]|<\/?[a-z]+>|\|\s*\|/.test(text),
    ),
  'leans on text that is not there': ({ item }) =>
    /\b(?:figure|fig\.|table|section|chapter|see|above|below|following|previous|siguiente|anterior|abbildung|tabelle|kapitel|folgende|oben|unten|ci-dessous|ci-dessus|figura|tabla|capítulo|seguinte|figure)\s*(?:\d|[.,:)"”]|$)/iu.test(
      item.question.replace(/^[^“«„「"]*/u, ''),
    ),
  'too long': ({ item }) =>
    item.question.length > 420 || item.options.some(({ text }) => text.length > 260),
};

function cueByRepetition({ item, language }: Asked): boolean {
  if (item.options.length < 3 || asksForAll(item)) return false;
  const stem = new Set(contentStems(item.question, language));
  const shares = item.options.map(({ text, is_correct }) => ({
    is_correct,
    shared: contentStems(text, language).some((one) => stem.has(one)),
  }));
  return shares.every(({ is_correct, shared }) => is_correct === shared);
}

const formOf = (text: string): string =>
  /^[\d.,\s%]+$/.test(text) ? 'number' : wordsOf(text).length > 6 ? 'clause' : 'phrase';

/** The names of the rules that an item breaks. */
export const flawsOf = (asked: Asked): string[] =>
  Object.entries(rules).flatMap(([name, breaks]) => (breaks(asked) ? [name] : []));

export const ruleNames = Object.keys(rules);
