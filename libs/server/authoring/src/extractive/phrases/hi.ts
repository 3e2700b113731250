import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('और');
const quoted = (text: string): string => `“${text}”`;

export const hi: Phrases = {
  list,
  define: (terms) => `${list(terms.map(quoted))} की परिभाषा देना`,
  explain: (heading) => (heading.endsWith('?') ? `प्रश्न ${quoted(heading)} का उत्तर देना` : undefined),
  inOwnWords: (heading) => `${quoted(heading)} को अपने शब्दों में समझाना`,
  purposes: (names) => `${list(names)} का उपयोग बताना`,
  covers: (parts) => `विषय: ${list(parts)}।`,
  coversHeading: (heading) => `${quoted(heading)} के मुख्य बिंदु।`,
  courseSummary: (titles, sources) =>
    `इस पाठ्यक्रम के विषय हैं: ${list(titles)}। इसके पाठ ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} स्रोतों`} से उद्धरण देते हैं, और हर वाक्य के साथ उसका स्थान दिया गया है।`,
  forAudience: (audience) => `किसके लिए: ${audience}`,
  overview: (title) => `${title}: परिचय`,
  detail: (title) => `${title}: विस्तार से`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} आदि`,
  quoteFrom: (title) => `${quoted(title)} पर एक लेख।`,
  whichTerm: (definition) => `कौन-सा शब्द इस वर्णन से मेल खाता है: ${quoted(definition)}?`,
  whatIs: (term) => `शब्द ${quoted(term)} से कौन-सा वर्णन मेल खाता है?`,
  isItTrue: (statement) => `${quoted(statement)} क्या यह कथन सही है?`,
  answerTrue: 'सही',
  answerFalse: 'गलत',
  because: (quotation) => `स्रोत में लिखा है: ${quoted(quotation)}`,
  knowMore: 'इनमें से किसके बारे में आप और जानना चाहेंगे?',
  searches: (topic) => [topic, `${topic} परिचय`, `${topic} मूल बातें`, `${topic} उदाहरण`],
  tooFewTexts: (topic) => `${quoted(topic)} पर अभी बहुत कम पाठ है।`,
};
