import type { Phrases } from './phrases.ts';

const list = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  if (parts.length <= 1) return last;
  // Another "و" between them would not show what belongs together.
  if (parts.some((part) => part.includes(' و'))) return parts.join('؛ ');
  return `${parts.slice(0, -1).join('، ')} و${last}`;
};
const quoted = (text: string): string => `«${text}»`;

export const ar: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `تعريف مصطلح ${quoted(terms[0] ?? '')}`
      : `تعريف المصطلحات: ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (/[?؟]$/u.test(heading)) return `الإجابة عن السؤال ${quoted(heading)}`;
    return /[^\P{P}-]/u.test(heading) || !/^\p{sc=Arabic}/u.test(heading)
      ? undefined
      : `شرح ${heading}`;
  },
  inOwnWords: (heading) => `شرح ${quoted(heading)} بكلماتك الخاصة`,
  purposes: (names) => `شرح الغرض من ${list(names)}`,
  covers: (parts) => `الموضوعات: ${list(parts)}.`,
  coversHeading: (heading) => `الأفكار الرئيسية في ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `تتناول هذه الدورة ${list(titles)}. تقتبس دروسها من ${sources.length === 1 ? quoted(sources[0] ?? '') : `المصادر (${sources.length})`}، وكل جملة تذكر الموضع الذي أُخذت منه.`,
  forAudience: (audience) => `الفئة المستهدفة: ${audience}`,
  overview: (title) => `${title}: نظرة عامة`,
  detail: (title) => `${title}: بالتفصيل`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first} و${second} وغيرهما`,
  quoteFrom: (title) => `نص عن ${quoted(title)}.`,
  whichTerm: (definition) => `أي مصطلح يوافق هذا الوصف: ${quoted(definition)}؟`,
  whatIs: (term) => `أي وصف يوافق المصطلح ${quoted(term)}؟`,
  isItTrue: (statement) => `${quoted(statement)} هل هذه العبارة صحيحة؟`,
  answerTrue: 'صحيحة',
  answerFalse: 'خاطئة',
  because: (quotation) => `يقول المصدر: ${quoted(quotation)}`,
  knowMore: 'عن أي من هذه تود أن تعرف المزيد؟',
  searches: (topic) => [topic, `${topic} مقدمة`, `${topic} مفاهيم أساسية`, `${topic} أمثلة`],
  tooFewTexts: (topic) => `النصوص عن ${quoted(topic)} ما زالت قليلة.`,
};
