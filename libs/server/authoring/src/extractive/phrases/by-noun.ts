import { baseLanguage } from '@coursewright/text';

/** A kind of heading by its noun, and what a learner can do with what stands below it. */
type Rule = readonly [heading: RegExp, objective: (heading: string, what: string) => string];

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const withThe = (heading: string): string => `the ${heading.replace(/^the /iu, '')}`;

/** Kinds are told apart, reasons for and against are named, references are used, rules followed. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [
      /^(?:the )?((?:frequently asked |common )?questions (?:about|on) \S.+)$/iu,
      (heading) => `Answer ${heading}`,
    ],
    [
      /^(?:the )?(?:different |various |main )?(?:types|kinds|classes|categories) of (\S.+)$/iu,
      (heading) => `Tell ${withThe(heading)} apart`,
    ],
    [
      /^(?:the )?differences? between (\S+(?: \S+){0,3} and \S+(?: \S+){0,3})$/iu,
      (_, what) => `Tell ${what.replace(/ and (?=\S+(?: \S+){0,3}$)/u, ' from ')}`,
    ],
    [/^(?:a )?comparison (?:of|between) (\S.+ and .+)$/iu, (_, what) => `Compare ${what}`],
    [
      /^(?:the )?(?:advantages|disadvantages|benefits|drawbacks|limitations|goals|requirements|prerequisites)(?: and \p{L}+)? (?:of|for) (\S.+)$/iu,
      (heading) => `Name ${withThe(heading)}`,
    ],
    [
      /^(?:a )?(?:brief |short )?history of (\S.+)$/iu,
      (_, what) => `Outline the history of ${what}`,
    ],
    [
      /^(?:the )?((?:\S+ ){0,3}(?:tips|tricks|hints|techniques|recommendations)(?: (?:and|for|on|to) .+)?)$/iu,
      (heading) => `Apply ${withThe(heading)}`,
    ],
    [/^(?:the )?descriptions? of (\S.+)$/iu, (_, what) => `Explain ${what}`],
    [/^(?:the )?(\S+(?: \S+){1,4}) description$/iu, (_, what) => `Explain the ${what}`],
    [
      /^(?:the )?(\S.*) (?:quick ?start|getting started)(?: guide)?$/iu,
      (_, what) => `Get started with ${what}`,
    ],
    [/^(?:the )?(\S+) member list$/iu, (_, what) => `Name members of \`${what}\``],
    [/^(?:the )?use of (\S.+)$/iu, (_, what) => `Use ${what}`],
    [
      /^(?:(?:the|an?) )?((?:\S+ ){1,5}examples?)$/iu,
      (heading) => `Work through ${/^(?:the|an?) /iu.test(heading) ? heading : withThe(heading)}`,
    ],
    [
      /^(?:the )?(\p{L}[\p{L}\d+#.-]*(?: \S+){0,4} (?:reference|index|cheat ?sheet|table|catalogue?))$/iu,
      (heading) => `Use ${withThe(heading)}`,
    ],
    [
      /^(?:the )?(\p{L}[\p{L}\d+#.-]*(?: \S+){0,4} (?:style guide|guidelines|conventions|rules|checklist|instructions|procedure|best practices))$/iu,
      (heading) => `Follow ${withThe(heading)}`,
    ],
  ],
  de: [
    [
      /^((?:häufige |häufig gestellte )?fragen (?:zu[mr]?|über) \S.+)$/iu,
      (heading) => `${heading} beantworten`,
    ],
    [
      /^(?:ein )?(überblick über \S.+)$/iu,
      (_, what) => `Einen ${what.charAt(0).toUpperCase()}${what.slice(1)} geben`,
    ],
    [
      /^((?:(?:hinweise|tipps|ratschläge)(?: und \p{L}+)?) (?:zu[mr]?|für|bei[m]?) \S.+)$/iu,
      (heading) => `${heading} anwenden`,
    ],
    [
      /^(?:(?:die|verschiedene) )?(?:arten|typen|formen) (?:von|der|des) (\S.+)$/iu,
      (heading) => `${heading} unterscheiden`,
    ],
    [
      /^(?:die )?(?:vor- und nachteile|vorteile|nachteile|voraussetzungen|anforderungen) (?:von|der|des|für|an) (\S.+)$/iu,
      (heading) => `${heading} nennen`,
    ],
  ],
  es: [
    [
      /^(?:las )?(preguntas (?:frecuentes )?sobre .+)$/iu,
      (_, what) => `Responder a las ${small(what)}`,
    ],
    [/^(?:una )?(visión general del? .+)$/iu, (_, what) => `Dar una ${small(what)}`],
    [/^(?:los )?((?:consejos|trucos) .+)$/iu, (_, what) => `Aplicar los ${small(what)}`],
    [
      /^(?:los )?(tipos|clases) de (\S.+)$/iu,
      (heading, what) =>
        `Distinguir ${/^c/iu.test(what) ? 'las' : 'los'} ${small(heading.replace(/^l[oa]s /iu, ''))}`,
    ],
    [
      /^(?:las )?(ventajas|desventajas|limitaciones) (?:del?|y) (\S.+)$/iu,
      (heading) => `Nombrar las ${small(heading.replace(/^las /iu, ''))}`,
    ],
    [
      /^(?:los )?(requisitos|inconvenientes|objetivos) (?:del?|para) (\S.+)$/iu,
      (heading) => `Nombrar los ${small(heading.replace(/^los /iu, ''))}`,
    ],
  ],
  fr: [
    [/^(?:les )?(questions (?:fréquentes )?sur .+)$/iu, (_, what) => `Répondre aux ${small(what)}`],
    [/^(?:une )?(vue d[’']ensemble .+)$/iu, (_, what) => `Donner une ${small(what)}`],
    [/^(?:les )?((?:conseils|astuces) .+)$/iu, (_, what) => `Appliquer les ${small(what)}`],
    [
      /^(?:les )?(types|sortes|genres) (?:de |d[’'])(\S.+)$/iu,
      (heading) => `Distinguer les ${small(heading.replace(/^les /iu, ''))}`,
    ],
    [
      /^(?:les )?(avantages|inconvénients|prérequis|limites|objectifs) (?:de |du |des |d[’']|pour )(\S.+)$/iu,
      (heading) => `Citer les ${small(heading.replace(/^les /iu, ''))}`,
    ],
  ],
  it: [
    [/^(?:una )?(panoramica .+)$/iu, (_, what) => `Dare una ${small(what)}`],
    [
      /^(?:i )?((?:consigli|suggerimenti|trucchi) .+)$/iu,
      (_, what) => `Applicare i ${small(what)}`,
    ],
    [
      /^(?:i )?(tipi) (?:di |d[’'])(\S.+)$/iu,
      (heading) => `Distinguere i ${small(heading.replace(/^i /iu, ''))}`,
    ],
    [
      /^(?:i )?(vantaggi|requisiti|limiti) (?:d\p{L}+|per) (\S.+)$/iu,
      (heading) => `Elencare i ${small(heading.replace(/^i /iu, ''))}`,
    ],
  ],
  pt: [
    [
      /^(?:as )?(perguntas (?:frequentes )?sobre .+)$/iu,
      (_, what) => `Responder às ${small(what)}`,
    ],
    [/^(?:uma )?(visão geral d.+)$/iu, (_, what) => `Dar uma ${small(what)}`],
    [/^(?:as )?((?:dicas) .+)$/iu, (_, what) => `Aplicar as ${small(what)}`],
    [
      /^(?:os )?(tipos) de (\S.+)$/iu,
      (heading) => `Distinguir os ${small(heading.replace(/^os /iu, ''))}`,
    ],
    [
      /^(?:as )?(vantagens|desvantagens|limitações) (?:d\p{L}+|e) (\S.+)$/iu,
      (heading) => `Citar as ${small(heading.replace(/^as /iu, ''))}`,
    ],
    [
      /^(?:os )?(requisitos|objetivos) (?:d\p{L}+|para) (\S.+)$/iu,
      (heading) => `Citar os ${small(heading.replace(/^os /iu, ''))}`,
    ],
  ],
  nl: [
    [/^(?:een )?overzicht van (\S.+)$/iu, (_, what) => `Een overzicht geven van ${what}`],
    [/^(?:de )?(?:soorten|typen) (\S.+)$/iu, (heading) => `${heading} onderscheiden`],
    [
      /^(?:de )?(?:voor- en nadelen|voordelen|nadelen|vereisten) (?:van|voor) (\S.+)$/iu,
      (heading) => `${heading} noemen`,
    ],
  ],
  ru: [
    [/^(?:краткий |общий )?обзор (\S.+)$/iu, (_, what) => `Дать обзор ${what}`],
    [/^((?:советы) .+)$/iu, (heading) => `Применять ${small(heading)}`],
    [/^(?:виды|типы|разновидности) (\S.+)$/iu, (heading) => `Различать ${small(heading)}`],
    [
      /^(?:преимущества|недостатки|достоинства|требования|ограничения)(?: и недостатки)? (\S.+)$/iu,
      (heading) => `Назвать ${small(heading)}`,
    ],
  ],
  uk: [
    [/^(?:загальний )?огляд (\S.+)$/iu, (_, what) => `Дати огляд ${what}`],
    [/^((?:поради) .+)$/iu, (heading) => `Застосовувати ${small(heading)}`],
    [/^(?:види|типи|різновиди) (\S.+)$/iu, (heading) => `Розрізняти ${small(heading)}`],
    [
      /^(?:переваги|недоліки|вимоги|обмеження)(?: та недоліки)? (\S.+)$/iu,
      (heading) => `Назвати ${small(heading)}`,
    ],
  ],
  pl: [
    [/^(?:krótki )?przegląd (\S.+)$/iu, (_, what) => `Przedstawić przegląd ${what}`],
    [/^((?:wskazówki) .+)$/iu, (heading) => `Stosować ${small(heading)}`],
    [/^(?:rodzaje|typy) (\S.+)$/iu, (heading) => `Rozróżniać ${small(heading)}`],
    [
      /^(?:zalety|wady|wymagania|ograniczenia)(?: i wady)? (\S.+)$/iu,
      (heading) => `Wymienić ${small(heading)}`,
    ],
  ],
  zh: [
    [/^(.{2,}?(?:类型|种类|分类|類型|種類|分類))$/u, (heading) => `区分${heading}`],
    [
      /^(.{2,}?(?:优缺点|优点|缺点|優缺點|優點|缺點|系统要求|系統要求))$/u,
      (heading) => `列举${heading}`,
    ],
  ],
  ja: [
    [/^(.{2,}?の(?:種類|分類))$/u, (heading) => `${heading}を区別する`],
    [/^(.{2,}?の(?:利点|欠点|長所|短所|要件))$/u, (heading) => `${heading}を挙げる`],
  ],
  ko: [
    [/^(.{2,}?(?:의)? (?:종류|유형))$/u, (heading) => `${heading} 구별하기`],
    [/^(.{2,}?(?:의)? (?:장점|단점|장단점|요구 사항))$/u, (heading) => `${heading} 말하기`],
  ],
  ar: [
    [/^أنواع (\S.+)$/u, (heading) => `التمييز بين ${heading}`],
    [/^(?:مزايا|عيوب|متطلبات) (\S.+)$/u, (heading) => `ذكر ${heading}`],
  ],
  hi: [
    [/^(.+ के प्रकार)$/u, (heading) => `${heading} पहचानना`],
    [/^(.+ के (?:लाभ|फायदे|नुकसान))$/u, (heading) => `${heading} बताना`],
  ],
};

/** What a learner can do with what a heading of this kind stands above, given as in a sentence. */
export function askedByNoun(heading: string, language: string): string | undefined {
  if (/(?<!:):(?!:)|[;?!]|\s[–—-]\s/u.test(heading)) return undefined;
  for (const [form, objective] of rules[baseLanguage(language)] ?? []) {
    const what = form.exec(heading)?.[1];
    if (what !== undefined) return objective(heading, what);
  }
  return undefined;
}
