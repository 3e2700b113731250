import { baseLanguage } from '@coursewright/text';
import { capital } from './capital.ts';

/** A form of question, and what a learner can do who knows the answer. */
type Rule = readonly [question: RegExp, objective: (what: string) => string];

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Questions that are told in the words in which they are asked; where a language turns words round,
 * only those whose order is plain. The first group is what stays.
 */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  es: [
    [
      /^cómo (?:puedo|podemos|puedes?|se puede|debo|debe|hago para) (\p{L}+[aei]r(?:se|l[oae]s?)? .+)$/iu,
      (what) => `Explicar cómo ${what}`,
    ],
    [
      /^((?:cómo|por qué|para qué|qué|cuándo|dónde|cuál(?:es)?) (?!\p{L}+(?:o|mos)(?!\p{L})).+)$/iu,
      (what) => `Explicar ${small(what)}`,
    ],
  ],
  pt: [
    [
      /^como (?:posso|podemos|faço para|devo|se pode) (\p{L}+[aeio]r .+)$/iu,
      (what) => `Explicar como ${what}`,
    ],
    [
      /^((?:como|por que|o que|quando|onde|qua(?:l|is)) (?!\p{L}+(?:o|mos)(?!\p{L})).+)$/iu,
      (what) => `Explicar ${small(what)}`,
    ],
  ],
  fr: [
    [
      /^qu[’']est[- ]ce (?:que |qu[’'])(?:c[’']est que )?(\S.*)$/iu,
      (what) => `Expliquer ce qu’est ${what}`,
    ],
    [
      /^(?:comment|où|quand|pourquoi) (?:puis-je|peut-on|pouvons-nous|dois-je|faire pour) (\p{L}+(?:er|ir|re) .+)$/iu,
      (what) => `Expliquer comment ${what}`,
    ],
    [/^(comment \p{L}+(?:er|ir|re) .+)$/iu, (what) => `Expliquer ${small(what)}`],
  ],
  it: [
    [/^(?:che )?cos(?:[’']|a )è (\S.*)$/iu, (what) => `Spiegare che cos’è ${what}`],
    [
      /^come (?:posso|possiamo|si può|devo|faccio a) (\p{L}+[aei]r(?:e|si|l[oaei]) .+)$/iu,
      (what) => `Spiegare come ${what}`,
    ],
    [
      /^((?:come|perché|che cosa|quando|dove|qual[ei]) (?!\p{L}+(?:o|mo)(?!\p{L})).+|(?:come|che cosa) sono .+)$/iu,
      (what) => `Spiegare ${small(what)}`,
    ],
  ],
  de: [
    [/^was ist ([^,:]{2,50})$/iu, (what) => `Erklären, was ${what} ist`],
    [/^was sind ([^,:]{2,50})$/iu, (what) => `Erklären, was ${what} sind`],
    [/^wie kann (?:ich|man) ([^,:]+ \p{Ll}+n)$/iu, (what) => capital(what)],
  ],
  nl: [
    [/^wat is ([^,:]{2,50})$/iu, (what) => `Uitleggen wat ${what} is`],
    [/^wat zijn ([^,:]{2,50})$/iu, (what) => `Uitleggen wat ${what} zijn`],
    [/^hoe (?:kan|moet) (?:ik|je|men) ([^,:]+ \p{Ll}+n)$/iu, (what) => capital(what)],
  ],
  ru: [
    [/^как (?:мне|я могу|можно) (\p{L}+т[ьи](?:ся)? .+)$/iu, (what) => `Объяснить, как ${what}`],
    [
      /^((?:как|почему|зачем|когда|где|для чего|что|чем|как(?:ой|ая|ое|ие|ов|ова|ово|овы)) .+)$/iu,
      (what) => `Объяснить, ${small(what)}`,
    ],
  ],
  uk: [
    [
      /^((?:як|чому|навіщо|коли|де|що|чим|як(?:ий|а|е|і)) .+)$/iu,
      (what) => `Пояснити, ${small(what)}`,
    ],
  ],
  pl: [
    [
      /^((?:jak|dlaczego|po co|kiedy|gdzie|co|czym|jak(?:i|a|ie)) .+)$/iu,
      (what) => `Wyjaśnić, ${small(what)}`,
    ],
  ],
  zh: [
    [
      /^(.{2,30})$/u,
      (what) =>
        /什[么麼]|如何|怎[么麼样樣]|[为為]何|哪[些个個里]|何[时時]/u.test(what)
          ? `说明${/^[a-z\d]/iu.test(what) ? ' ' : ''}${what}`
          : '',
    ],
  ],
  ja: [
    [
      /^(.{1,30}?とは)(?:何|なん)(?:です|なのでしょう|でしょう)?か?$/u,
      (what) => `${what}何かを説明する`,
    ],
    [
      /^(.{1,36}(?:方法|やり方|違い|理由|意味|仕組み))(?:は|って)?(?:何|なん)?(?:です|でしょう|あります)?か?$/u,
      (what) => `${what}を説明する`,
    ],
  ],
  ko: [
    [
      /^(.{1,30}?(?:이란|란|은|는) (?:무엇))(?:입니까|인가요?|이죠)?$/u,
      (what) => `${what}인지 설명하기`,
    ],
  ],
};

/** Who asks is not who learns: "my gate", "can I". */
const asks =
  /(?<!\p{L})(?:yo|mis?|me|nos|nuestr[oa]s?|tus?|te|esto|eu|meus?|minhas?|você|isso|je|mon|ma|mes|nous|notre|vous|votre|cela|ça|io|mi[oae]|miei|noi|questo|ich|mein\p{L}*|mir|mich|wir|uns\p{L}*|ik|mijn|wij|we|dit|dat|я|мне|меня|мо[йяёи]\p{L}*|мы|нам|наш\p{L}*|вы|вам|ваш\p{L}*|это\p{L}?|мені|мій|мої|ми|ви|це|mój|moj[ae]|mnie|mogę|mam)(?!\p{L})|[我你您这這那]/iu;

/** What the answer to a question tells; undefined where its own words do not say so. */
export function answeredIn(question: string, language: string): string | undefined {
  const text = question.replace(/^¿/u, '').replace(/\s*[?？]$/u, '');
  if (/[?？!;。]/u.test(text)) return undefined;
  for (const [form, objective] of rules[baseLanguage(language)] ?? []) {
    const what = form.exec(text)?.[1];
    if (what === undefined) continue;
    if (asks.test(what)) return undefined;
    return objective(what) || undefined;
  }
  return undefined;
}
