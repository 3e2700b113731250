import { baseLanguage } from '@coursewright/text';

/** How an objective explains a thing and describes one, and what can only be explained. */
interface Verbs {
  readonly explain: string;
  readonly describe: string;
  /** A question, or what is quoted. */
  readonly asks: RegExp;
  readonly isLast?: true;
}

const verbs: Readonly<Record<string, Verbs>> = {
  en: {
    explain: 'Explain ',
    describe: 'Describe ',
    asks: /^(?:(?:how|why|what|when|where|whether|which) |[“"'`])/u,
  },
  es: {
    explain: 'Explicar ',
    describe: 'Describir ',
    asks: /^(?:(?:cómo|por qué|qué|cuándo|dónde) |cuál|[«“`])/u,
  },
  ca: {
    explain: 'Explicar ',
    describe: 'Descriure ',
    asks: /^(?:(?:com|per què|què|quan|on) |[«“`])/u,
  },
  fr: {
    explain: 'Expliquer ',
    describe: 'Décrire ',
    asks: /^(?:(?:comment|pourquoi|ce que|quand|où) |quel|[«“`])/u,
  },
  it: {
    explain: 'Spiegare ',
    describe: 'Descrivere ',
    asks: /^(?:(?:come|perché|che|cosa|quando|dove) |quale|[«“`])/u,
  },
  pt: {
    explain: 'Explicar ',
    describe: 'Descrever ',
    asks: /^(?:(?:como|por que|porque|o que|quando|onde) |qual|[«“`])/u,
  },
  de: {
    explain: ' erklären',
    describe: ' beschreiben',
    asks: /^(?:wie|warum|was|wann|wo) |[“`]$/iu,
    isLast: true,
  },
  nl: {
    explain: ' uitleggen',
    describe: ' beschrijven',
    asks: /^(?:hoe|waarom|wat|wanneer|waar) |[”“`]$/iu,
    isLast: true,
  },
};

/**
 * Objectives of which the last that would explain a thing describes it where another one explains:
 * nobody plans a lesson with one verb.
 */
export function withSecondVerb(objectives: readonly string[], language: string): string[] {
  const own = verbs[baseLanguage(language)];
  if (!own) return [...objectives];
  const things = objectives.map((objective) => explainedIn(objective, own));
  const last = things.findLastIndex((thing) => thing !== undefined && !own.asks.test(thing));
  if (last === -1 || things.filter((thing) => thing !== undefined).length < 2)
    return [...objectives];
  const described = own.isLast ? things[last]! + own.describe : own.describe + things[last]!;
  return objectives.with(last, described);
}

/** What the objective explains; undefined if it does something else. */
function explainedIn(objective: string, { explain, isLast }: Verbs): string | undefined {
  if (isLast) return objective.endsWith(explain) ? objective.slice(0, -explain.length) : undefined;
  return objective.startsWith(explain) ? objective.slice(explain.length) : undefined;
}
