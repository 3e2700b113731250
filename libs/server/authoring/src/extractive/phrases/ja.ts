import type { Phrases } from './phrases.ts';

const list = (parts: readonly string[]): string =>
  parts.length === 2 ? parts.join('と') : parts.join('、');
const quoted = (text: string): string => `「${text}」`;

export const ja: Phrases = {
  list,
  define: (terms) => `${list(terms.map(quoted))}の定義を述べる`,
  explain: (heading) => {
    if (/[?？]$/u.test(heading)) return `${quoted(heading)}という問いに答える`;
    return /[。、：:「」『』→]|\p{sc=Hiragana}*[うくすつぬむるぐぶには]$/u.test(heading)
      ? undefined
      : `${heading}について説明する`;
  },
  inOwnWords: (heading) => `${quoted(heading)}を自分の言葉で説明する`,
  purposes: (names) => `${list(names)} の用途を説明する`,
  covers: (parts) => `内容：${list(parts)}。`,
  coversHeading: (heading) => `${quoted(heading)}の要点。`,
  courseSummary: (titles, sources) =>
    `このコースでは${list(titles)}を順に学びます。各レッスンは${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} 件の資料`}から引用し、どの文にも出典を示します。`,
  forAudience: (audience) => `対象：${audience}`,
  overview: (title) => `${title}の概要`,
  detail: (title) => `${title}：詳細`,
  within: (title, what) => `${title}：${what}`,
  suchAs: (first, second) => `${first}、${second}など`,
  quoteFrom: (title) => `${quoted(title)}についての文章。`,
  whichTerm: (definition) => `次の説明に当てはまる用語はどれですか。${quoted(definition)}`,
  whatIs: (term) => `用語${quoted(term)}に当てはまる説明はどれですか。`,
  isItTrue: (statement) => `${quoted(statement)}この記述は正しいですか。`,
  answerTrue: '正しい',
  answerFalse: '誤り',
  because: (quotation) => `資料の記述：${quoted(quotation)}`,
  knowMore: 'どれについてもっと知りたいですか。',
  searches: (topic) => [topic, `${topic} 入門`, `${topic} 基礎概念`, `${topic} 例`],
  tooFewTexts: (topic) => `${quoted(topic)}についての文章がまだ足りません。`,
};
