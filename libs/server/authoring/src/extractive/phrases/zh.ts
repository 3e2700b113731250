import type { Phrases } from './phrases.ts';

/** Latin letters stand apart from the signs beside them. */
const space = (isLatin: boolean): string => (isLatin ? ' ' : '');

const list = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  if (parts.length <= 1) return last;
  // "入门和数学；图形": another "和" between them would not show what belongs together.
  if (parts.some((part) => /[和与及、]/u.test(part))) return parts.join('；');
  const before = parts.slice(0, -1).join('、');
  return `${before}${space(/[a-z\d]$/i.test(before))}和${space(/^[a-z\d]/i.test(last))}${last}`;
};
const quoted = (text: string): string => `“${text}”`;

export const zh: Phrases = {
  list,
  define: (terms) => `说出${list(terms.map(quoted))}的定义`,
  explain: (heading) => {
    if (/[?？]$/u.test(heading)) return `回答问题${quoted(heading)}`;
    if (heading.length > 16 || /[^\P{P}-]/u.test(heading)) return undefined;
    return `说明${space(/^[a-z\d]/i.test(heading))}${heading}`;
  },
  inOwnWords: (heading) => `用自己的话说明${quoted(heading)}`,
  purposes: (names) => `说明 ${list(names)} ${names.length === 1 ? '' : '各'}有什么用途`,
  covers: (parts) => `内容包括${list(parts)}。`,
  coversHeading: (heading) => `${quoted(heading)}的要点。`,
  courseSummary: (titles, sources) =>
    `本课程讲解${list(titles)}。各课引用${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} 份资料`}，每个句子都标明出处。`,
  forAudience: (audience) => `学习者：${audience}`,
  overview: (title) => `${title}概述`,
  detail: (title) => `${title}：详解`,
  within: (title, what) => `${title}：${what}`,
  suchAs: (first, second) => `${first}、${second}${space(/[a-z\d]$/i.test(second))}等`,
  quoteFrom: (title) => `关于${quoted(title)}的文章。`,
  whichTerm: (definition) => `哪个术语符合这段描述：${quoted(definition)}？`,
  whatIs: (term) => `哪段描述符合术语${quoted(term)}？`,
  isItTrue: (statement) => `${quoted(statement)}这种说法正确吗？`,
  answerTrue: '正确',
  answerFalse: '错误',
  because: (quotation) => `资料原文：${quoted(quotation)}`,
  knowMore: '您想进一步了解哪一项？',
  searches: (topic) => [topic, `${topic} 简介`, `${topic} 基本概念`, `${topic} 例子`],
  tooFewTexts: (topic) => `关于${quoted(topic)}的文字还太少。`,
};
