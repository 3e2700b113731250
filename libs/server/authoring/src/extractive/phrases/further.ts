import { baseLanguage } from '@coursewright/text';
import { capital } from './capital.ts';
import { listWith } from './list.ts';
import { neutral } from './neutral.ts';
import type { Phrases } from './phrases.ts';

/** What objectives and titles need in a language without phrases of its own for all the rest. */
interface Few {
  readonly and: string;
  /** Behind the title of what a lesson opens. */
  readonly overview: string;
  /** A heading stands in quotation marks: it has the same form there in every sentence. */
  readonly explain: (heading: string) => string;
  readonly answer: (question: string) => string;
  readonly define: (terms: string) => string;
  readonly purposes: (names: string) => string;
  readonly detail: (title: string) => string;
  readonly others: string;
}

const few: Readonly<Record<string, Few>> = {
  bg: {
    and: 'и',
    overview: 'преглед',
    explain: (heading) => `Да се обясни темата „${heading}“`,
    answer: (question) => `Да се отговори на въпроса „${question}“`,
    define: (terms) => `Да се дадат определения: ${terms}`,
    purposes: (names) => `Да се обясни за какво служат ${names}`,
    detail: (title) => `${title}: подробности`,
    others: 'и други',
  },
  cs: {
    and: 'a',
    overview: 'přehled',
    explain: (heading) => `Vysvětlit téma „${heading}“`,
    answer: (question) => `Odpovědět na otázku „${question}“`,
    define: (terms) => `Definovat pojmy: ${terms}`,
    purposes: (names) => `Vysvětlit, k čemu slouží ${names}`,
    detail: (title) => `${title}: podrobněji`,
    others: 'a další',
  },
  da: {
    and: 'og',
    overview: 'oversigt',
    explain: (heading) => `Gøre rede for »${heading}«`,
    answer: (question) => `Besvare spørgsmålet »${question}«`,
    define: (terms) => `Definere begreberne ${terms}`,
    purposes: (names) => `Forklare, hvad ${names} bruges til`,
    detail: (title) => `Mere om ${title}`,
    others: 'og andre',
  },
  el: {
    and: 'και',
    overview: 'επισκόπηση',
    explain: (heading) => `Εξήγηση του θέματος «${heading}»`,
    answer: (question) => `Απάντηση στην ερώτηση «${question}»`,
    define: (terms) => `Ορισμός των εννοιών ${terms}`,
    purposes: (names) => `Εξήγηση της χρήσης: ${names}`,
    detail: (title) => `${title}: λεπτομέρειες`,
    others: 'και άλλα',
  },
  eu: {
    and: 'eta',
    overview: 'ikuspegi orokorra',
    explain: (heading) => `“${heading}” gaia azaltzea`,
    answer: (question) => `“${question}” galderari erantzutea`,
    define: (terms) => `Termino hauek definitzea: ${terms}`,
    purposes: (names) => `Zertarako diren azaltzea: ${names}`,
    detail: (title) => `${title}: xehetasunak`,
    others: 'eta beste batzuk',
  },
  fi: {
    and: 'ja',
    overview: 'yleiskatsaus',
    explain: (heading) => `Selittää aihe ”${heading}”`,
    answer: (question) => `Vastata kysymykseen ”${question}”`,
    define: (terms) => `Määritellä käsitteet ${terms}`,
    purposes: (names) => `Selittää, mihin käytetään: ${names}`,
    detail: (title) => `${title}: lisää`,
    others: 'ja muut',
  },
  hr: {
    and: 'i',
    overview: 'pregled',
    explain: (heading) => `Objasniti temu „${heading}”`,
    answer: (question) => `Odgovoriti na pitanje „${question}”`,
    define: (terms) => `Definirati pojmove: ${terms}`,
    purposes: (names) => `Objasniti čemu služe ${names}`,
    detail: (title) => `${title}: pojedinosti`,
    others: 'i drugi',
  },
  hu: {
    and: 'és',
    overview: 'áttekintés',
    explain: (heading) => `„${heading}” – a téma ismertetése`,
    answer: (question) => `Válasz a kérdésre: „${question}”`,
    define: (terms) => `A fogalmak meghatározása: ${terms}`,
    purposes: (names) => `Annak ismertetése, mire valók: ${names}`,
    detail: (title) => `${title}: részletek`,
    others: 'és mások',
  },
  id: {
    and: 'dan',
    overview: 'ikhtisar',
    explain: (heading) => `Menjelaskan “${heading}”`,
    answer: (question) => `Menjawab pertanyaan “${question}”`,
    define: (terms) => `Mendefinisikan istilah ${terms}`,
    purposes: (names) => `Menjelaskan kegunaan ${names}`,
    detail: (title) => `${title}: selengkapnya`,
    others: 'dan lainnya',
  },
  nb: {
    and: 'og',
    overview: 'oversikt',
    explain: (heading) => `Gjøre rede for «${heading}»`,
    answer: (question) => `Besvare spørsmålet «${question}»`,
    define: (terms) => `Definere begrepene ${terms}`,
    purposes: (names) => `Forklare hva ${names} brukes til`,
    detail: (title) => `Mer om ${title}`,
    others: 'og andre',
  },
  sk: {
    and: 'a',
    overview: 'prehľad',
    explain: (heading) => `Vysvetliť tému „${heading}“`,
    answer: (question) => `Odpovedať na otázku „${question}“`,
    define: (terms) => `Definovať pojmy: ${terms}`,
    purposes: (names) => `Vysvetliť, na čo slúžia ${names}`,
    detail: (title) => `${title}: podrobnejšie`,
    others: 'a ďalšie',
  },
  sr: {
    and: 'и',
    overview: 'преглед',
    explain: (heading) => `Објаснити тему „${heading}”`,
    answer: (question) => `Одговорити на питање „${question}”`,
    define: (terms) => `Дефинисати појмове: ${terms}`,
    purposes: (names) => `Објаснити чему служе ${names}`,
    detail: (title) => `${title}: детаљније`,
    others: 'и други',
  },
  sv: {
    and: 'och',
    overview: 'översikt',
    explain: (heading) => `Redogöra för ”${heading}”`,
    answer: (question) => `Besvara frågan ”${question}”`,
    define: (terms) => `Definiera begreppen ${terms}`,
    purposes: (names) => `Förklara vad ${names} används till`,
    detail: (title) => `Mer om ${title}`,
    others: 'och andra',
  },
  tr: {
    and: 've',
    overview: 'genel bakış',
    explain: (heading) => `“${heading}” konusunu açıklamak`,
    answer: (question) => `“${question}” sorusunu yanıtlamak`,
    define: (terms) => `Şu terimleri tanımlamak: ${terms}`,
    purposes: (names) => `Ne işe yaradıklarını açıklamak: ${names}`,
    detail: (title) => `${title}: ayrıntılar`,
    others: 've diğerleri',
  },
  vi: {
    and: 'và',
    overview: 'tổng quan',
    explain: (heading) => `Trình bày về “${heading}”`,
    answer: (question) => `Trả lời câu hỏi “${question}”`,
    define: (terms) => `Định nghĩa các thuật ngữ ${terms}`,
    purposes: (names) => `Giải thích công dụng của ${names}`,
    detail: (title) => `${title}: chi tiết`,
    others: 'và các mục khác',
  },
};

/** Languages that one of the others is written like, or that goes by another name. */
const likeness: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** Undefined for a language without any phrases. */
export function furtherPhrases(language: string): Phrases | undefined {
  const base = baseLanguage(language);
  const own = few[likeness[base] ?? base];
  if (own === undefined) return undefined;
  const list = listWith(own.and);
  return {
    ...neutral,
    list,
    define: (terms) => own.define(list(terms.map((term) => `“${term}”`))),
    explain: (heading) =>
      /[?;]$/u.test(heading) ? own.answer(capital(heading)) : own.explain(capital(heading)),
    inOwnWords: (heading) => own.explain(capital(heading)),
    purposes: (names) => own.purposes(list(names)),
    overview: (title) => `${title}: ${own.overview}`,
    detail: own.detail,
    suchAs: (first, second) => `${first}, ${second} ${own.others}`,
  };
}
