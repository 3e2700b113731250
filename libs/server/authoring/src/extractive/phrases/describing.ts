import { baseLanguage } from '@coursewright/text';

/** How an objective explains a thing, and how it describes one; no question, and nothing quoted. */
const verbs: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [/^Explain (?!how |why |what |when |where |whether |which |[“"'`])/u, 'Describe '],
  es: [/^Explicar (?!cómo |por qué |qué |cuándo |dónde |cuál|[«“`])/u, 'Describir '],
  ca: [/^Explicar (?!com |per què |què |quan |on |[«“`])/u, 'Descriure '],
  fr: [/^Expliquer (?!comment |pourquoi |ce que |quand |où |quel|[«“`])/u, 'Décrire '],
  it: [/^Spiegare (?!come |perché |che |cosa |quando |dove |quale|[«“`])/u, 'Descrivere '],
  pt: [/^Explicar (?!como |por que |porque |o que |quando |onde |qual|[«“`])/u, 'Descrever '],
  de: [/(?<!(?:^wie|^warum|^was|^wann|^wo) .*|[“`]) erklären$/iu, ' beschreiben'],
  nl: [/(?<!(?:^hoe|^waarom|^wat|^wanneer|^waar) .*|[”“`]) uitleggen$/iu, ' beschrijven'],
};

/**
 * Objectives of which the last that would explain a thing describes it where an earlier one explains:
 * nobody plans a lesson with one verb.
 */
export function withSecondVerb(objectives: readonly string[], language: string): string[] {
  const [pattern, other = ''] = verbs[baseLanguage(language)] ?? [];
  if (!pattern) return [...objectives];
  const explaining = objectives.filter((one) => isExplained(one, language));
  const last = objectives.findLastIndex((one) => pattern.test(one));
  return explaining.length < 2 || last === -1
    ? [...objectives]
    : objectives.map((one, at) => (at === last ? one.replace(pattern, other) : one));
}

const isExplained = (objective: string, language: string): boolean =>
  /^(?:Explain|Explicar|Expliquer|Spiegare) /u.test(objective) ||
  (baseLanguage(language) === 'de' && objective.endsWith(' erklären')) ||
  (baseLanguage(language) === 'nl' && objective.endsWith(' uitleggen'));
