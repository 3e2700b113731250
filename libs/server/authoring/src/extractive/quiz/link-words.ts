import { baseLanguage } from '@coursewright/text';

/** How two statements of one sentence hang together. */
export type Link = 'forward' | 'backward' | 'despite' | 'either';

/** How a language asks how two statements hang together, and how its sentences say it. */
interface LinkWords {
  /** {a} and {b}: the two statements. */
  readonly question: string;
  readonly answers: Readonly<Record<Link, string>>;
  /** Between two statements: the second is the reason of the first, or its consequence. */
  readonly reason: string;
  readonly consequence: string;
  /** In front of the first of two statements. */
  readonly reasonFirst: string;
  /** In front of the first, or between them: both hold, though one would not expect it. */
  readonly despite?: { readonly first: string; readonly between: string };
}

const words: Readonly<Record<string, LinkWords>> = {
  en: {
    question: 'How does the lesson connect these two statements: (1) “{a}” and (2) “{b}”?',
    answers: {
      forward: '1 is a reason for 2',
      backward: '2 is a reason for 1',
      despite: 'Both hold, against expectation',
      either: 'Only one holds',
    },
    reason: ',? because (?!of )|, since |,? given that ',
    consequence:
      ', so (?!that|long|far|much|many|[^,.]* (?:can|could|may) |(?:you|we|users|people) (?:have|get|know) )|, and (?:so (?!on)|therefore |thus |hence )|, which is why ',
    reasonFirst: 'Because|Since|Given that',
    despite: { first: 'Although|Though|Even though', between: ',? (?:although|even though) ' },
  },
  de: {
    question: 'Wie verbindet die Lektion diese beiden Aussagen: (1) „{a}“ und (2) „{b}“?',
    answers: {
      forward: '1 ist ein Grund für 2',
      backward: '2 ist ein Grund für 1',
      despite: '1 und 2 gelten beide, wider Erwarten',
      either: 'Nur eines gilt',
    },
    reason: ', denn ',
    consequence: '$^',
    reasonFirst: '$^',
  },
  fr: {
    question: 'Comment la leçon relie-t-elle ces deux affirmations : (1) « {a} » et (2) « {b} » ?',
    answers: {
      forward: '1 est une raison de 2',
      backward: '2 est une raison de 1',
      despite: '1 et 2 sont vrais, contre toute attente',
      either: 'Un seul est vrai',
    },
    reason: ",? parce que |,? parce qu[’']|,? car |,? puisque |,? puisqu[’']|,? étant donné que ",
    consequence: ", (?:donc|si bien que|c[’']est pourquoi) ",
    reasonFirst: 'Comme|Puisque|Étant donné que|Parce que',
  },
  es: {
    question: '¿Cómo relaciona la lección estas dos afirmaciones: (1) «{a}» y (2) «{b}»?',
    answers: {
      forward: '1 es una razón de 2',
      backward: '2 es una razón de 1',
      despite: '1 y 2 se cumplen, contra lo esperado',
      either: 'Vale solo una',
    },
    reason: ',? porque |,? ya que |,? puesto que |,? dado que |, pues ',
    consequence: ', (?:por lo que|así que|por lo cual) ',
    reasonFirst: 'Como|Dado que|Ya que|Puesto que',
    despite: { first: 'Aunque', between: ', aunque ' },
  },
  it: {
    question: 'Come collega la lezione queste due affermazioni: (1) «{a}» e (2) «{b}»?',
    answers: {
      forward: '1 è una ragione di 2',
      backward: '2 è una ragione di 1',
      despite: '1 e 2 valgono entrambe, contro le attese',
      either: 'Ne vale una',
    },
    reason: ',? poiché |,? dato che |,? in quanto |,? visto che |, perché ',
    consequence: ', (?:quindi|perciò|per cui|cosicché|pertanto) ',
    reasonFirst: 'Poiché|Dato che|Siccome|Visto che',
  },
  pt: {
    question: 'Como a lição liga estas duas afirmações: (1) «{a}» e (2) «{b}»?',
    answers: {
      forward: '1 é uma razão de 2',
      backward: '2 é uma razão de 1',
      despite: '1 e 2 valem ambas, contra o esperado',
      either: 'Só vale uma',
    },
    reason: ',? porque |,? já que |, pois |,? uma vez que |,? visto que |,? dado que ',
    consequence: ', (?:por isso|portanto|pelo que) ',
    reasonFirst: 'Como|Já que|Dado que|Visto que',
  },
  ru: {
    question: 'Как урок связывает эти два утверждения: (1) «{a}» и (2) «{b}»?',
    answers: {
      forward: '1 — причина 2',
      backward: '2 — причина 1',
      despite: 'Верны 1 и 2, вопреки ожиданию',
      either: 'Верно одно',
    },
    reason: ', потому что |, так как |, т\\. ?к\\. |, поскольку |, ибо ',
    consequence: ', поэтому |, так что |, вследствие чего ',
    reasonFirst: 'Поскольку|Так как|Потому что',
    despite: { first: 'Хотя', between: ', хотя ' },
  },
};

/** How a language asks for the link of two statements; undefined where it has no words for it. */
export const linkWords = (language: string): LinkWords | undefined => words[baseLanguage(language)];
