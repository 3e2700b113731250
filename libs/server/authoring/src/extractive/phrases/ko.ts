import type { Phrases } from './phrases.ts';

const list = (parts: readonly string[]): string => parts.join(', ');
const quoted = (text: string): string => `‘${text}’`;

/** Particles that depend on the sound before them stand behind a word that is always the same. */
export const ko: Phrases = {
  list,
  define: (terms) => `용어 ${list(terms.map(quoted))}의 뜻 설명하기`,
  explain: (heading) => {
    if (/[?？]$/u.test(heading)) return `${quoted(heading)} 질문에 답하기`;
    // "…하는 방법": what is done, and how.
    if (heading.endsWith('방법')) return `${heading} 설명하기`;
    return /[.,:;!?()“”‘’'"]|[다요]$/u.test(heading) || !/\p{sc=Hangul}/u.test(heading)
      ? undefined
      : `${heading}에 대해 설명하기`;
  },
  inOwnWords: (heading) => `${quoted(heading)}의 내용 설명하기`,
  purposes: (names) => `${list(names)}의 용도 설명하기`,
  covers: (parts) => `내용: ${list(parts)}.`,
  coversHeading: (heading) => `${quoted(heading)}의 요점.`,
  courseSummary: (titles, sources) =>
    `이 과정의 주제: ${list(titles)}. 각 수업은 ${sources.length === 1 ? `${quoted(sources[0] ?? '')} 문서를` : `문서 ${sources.length}개를`} 인용하며, 모든 문장에 출처가 표시됩니다.`,
  forAudience: (audience) => `대상: ${audience}`,
  overview: (title) => `${title} 개요`,
  detail: (title) => `${title}: 자세히`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} 등`,
  quoteFrom: (title) => `${quoted(title)}에 관한 글.`,
  whichTerm: (definition) => `다음 설명에 해당하는 용어는 무엇입니까? ${quoted(definition)}`,
  whatIs: (term) => `용어 ${quoted(term)}에 해당하는 설명은 무엇입니까?`,
  isItTrue: (statement) => `${quoted(statement)} 이 문장은 맞습니까?`,
  answerTrue: '맞음',
  answerFalse: '틀림',
  because: (quotation) => `원문: ${quoted(quotation)}`,
  knowMore: '이 가운데 무엇을 더 알고 싶습니까?',
  searches: (topic) => [topic, `${topic} 입문`, `${topic} 기본 개념`, `${topic} 예제`],
  tooFewTexts: (topic) => `${quoted(topic)}에 관한 글이 아직 부족합니다.`,
};
