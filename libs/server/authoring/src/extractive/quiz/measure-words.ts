import { baseLanguage } from '@coursewright/text';

/** How much of a kind, or how often, a sentence says something. */
export type Measure = 'all' | 'most' | 'many' | 'few' | 'none';
export const measures = ['all', 'most', 'many', 'few', 'none'] as const;

/** How a language asks for a measure, and the words with which its sentences give one. */
interface MeasureWords {
  /** {a}: the statement without its measure. */
  readonly question: string;
  readonly answers: Readonly<Record<Measure, string>>;
  readonly said: Readonly<Partial<Record<Measure, string>>>;
}

interface Measures {
  /** Of how many: the words stand first in the sentence. */
  readonly amount: MeasureWords;
  /** How often: the words stand beside the verb. */
  readonly often: MeasureWords;
}

/*
 * A word that stands before one thing alone ("each", "no", "la mayoría") tells by the form of the
 * statement which it was.
 */

const words: Readonly<Record<string, Measures>> = {
  en: {
    amount: {
      question: 'Of how many of them does the lesson say this: “… {a}”?',
      answers: {
        all: 'Of all of them',
        most: 'Of most of them',
        many: 'Of many of them',
        few: 'Of few of them',
        none: 'Of none of them',
      },
      said: {
        all: 'All(?: of)?(?: the)?',
        most: 'Most(?: of the)?|(?:Almost|Nearly) all(?: of)?(?: the)?|The (?:vast |great )?majority of(?: the)?',
        few: '(?:Very |Only )?[Ff]ew(?: of the)?|Only a few|Hardly any|Only a (?:small )?minority of(?: the)?',
        none: 'No|None of the',
      },
    },
    often: {
      question: 'In how many cases is this so, according to the lesson: “{a}”?',
      answers: {
        all: 'In every case',
        most: 'In most cases',
        many: 'In many cases',
        few: 'In few cases',
        none: 'In no case',
      },
      said: {
        all: 'always|invariably|in all cases|without exception',
        most: 'usually|generally|normally|typically|mostly|almost always|nearly always|in most cases|as a rule',
        many: 'often|frequently|commonly',
        few: 'rarely|seldom|hardly ever|almost never|infrequently',
        none: 'never',
      },
    },
  },
  de: {
    amount: {
      question: 'Von wie vielen sagt die Lektion dies: „… {a}“?',
      answers: {
        all: 'Von allen',
        most: 'Von den meisten',
        many: 'Von vielen',
        few: 'Von wenigen',
        none: 'Von keinen',
      },
      said: {
        all: 'Alle|Sämtliche',
        most: 'Die meisten|Fast alle',
        few: 'Wenige|Nur wenige',
        none: 'Keine',
      },
    },
    often: {
      question: 'In wie vielen Fällen ist dies laut der Lektion so: „{a}“?',
      answers: {
        all: 'In allen Fällen',
        most: 'In den meisten Fällen',
        many: 'In vielen Fällen',
        few: 'In wenigen Fällen',
        none: 'In keinem Fall',
      },
      said: {
        all: 'immer|stets|ausnahmslos',
        most: 'meistens|meist|normalerweise|gewöhnlich|in der Regel|üblicherweise|für gewöhnlich',
        many: 'oft|häufig|oftmals',
        few: 'selten|nur selten',
        none: 'nie|niemals',
      },
    },
  },
  fr: {
    amount: {
      question: 'De combien d’entre eux la leçon dit-elle ceci : « … {a} » ?',
      answers: {
        all: 'De la totalité',
        most: 'De la plupart',
        many: 'D’un grand nombre',
        few: 'De quelques rares',
        none: 'D’aucun',
      },
      said: {
        all: 'Tous les|Toutes les',
        most: 'La plupart des|Presque tous les|Presque toutes les',
        few: 'Peu de|Très peu de',
      },
    },
    often: {
      question: 'Selon la leçon, dans combien de cas en est-il ainsi : « {a} » ?',
      answers: {
        all: 'Dans tous les cas',
        most: 'Dans la plupart des cas',
        many: 'Dans bien des cas',
        few: 'Dans de rares cas',
        none: 'Dans aucun cas',
      },
      said: {
        all: 'toujours|systématiquement',
        most: "généralement|habituellement|en général|normalement|d[’']habitude|le plus souvent",
        many: 'souvent|fréquemment',
        few: 'rarement',
      },
    },
  },
  es: {
    amount: {
      question: '¿De cuántos dice esto la lección: «… {a}»?',
      answers: {
        all: 'De la totalidad',
        most: 'De la mayor parte',
        many: 'De un gran número',
        few: 'De un pequeño número',
        none: 'De ninguno',
      },
      said: {
        all: 'Todos los|Todas las',
        most: 'Casi todos los|Casi todas las',
        few: 'Pocos|Pocas|Muy pocos|Muy pocas',
      },
    },
    often: {
      question: 'Según la lección, ¿en cuántos casos ocurre esto: «{a}»?',
      answers: {
        all: 'En todos los casos',
        most: 'En la mayoría de los casos',
        many: 'En muchos casos',
        few: 'En pocos casos',
        none: 'En ningún caso',
      },
      said: {
        all: 'siempre|invariablemente',
        most: 'normalmente|generalmente|habitualmente|por lo general|usualmente|por regla general',
        many: 'a menudo|con frecuencia|frecuentemente',
        few: 'rara vez|raramente|pocas veces',
        none: 'nunca|jamás',
      },
    },
  },
  it: {
    amount: {
      question: 'Di quanti la lezione dice questo: «… {a}»?',
      answers: {
        all: 'Della totalità',
        most: 'Della maggior parte',
        many: 'Di un gran numero',
        few: 'Di un piccolo numero',
        none: 'Di nessuno',
      },
      said: {
        all: 'Tutti (?:i|gli)|Tutte le',
        most: 'Quasi tutti (?:i|gli)|Quasi tutte le',
        few: 'Pochi|Poche|Pochissimi|Pochissime',
      },
    },
    often: {
      question: 'Secondo la lezione, in quanti casi accade questo: «{a}»?',
      answers: {
        all: 'In tutti i casi',
        most: 'Nella maggior parte dei casi',
        many: 'In molti casi',
        few: 'In pochi casi',
        none: 'In nessun caso',
      },
      said: {
        all: 'sempre|invariabilmente',
        most: 'di solito|normalmente|generalmente|solitamente|in genere|abitualmente|di norma',
        many: 'spesso|frequentemente',
        few: 'raramente|di rado',
      },
    },
  },
  pt: {
    amount: {
      question: 'De quantos a lição diz isto: «… {a}»?',
      answers: {
        all: 'Da totalidade',
        most: 'Da maior parte',
        many: 'De um grande número',
        few: 'De um pequeno número',
        none: 'De nenhum',
      },
      said: {
        all: 'Todos os|Todas as',
        most: 'Quase todos os|Quase todas as',
        few: 'Poucos|Poucas|Muito poucos|Muito poucas',
      },
    },
    often: {
      question: 'Segundo a lição, em quantos casos isto acontece: «{a}»?',
      answers: {
        all: 'Em todos os casos',
        most: 'Na maioria dos casos',
        many: 'Em muitos casos',
        few: 'Em poucos casos',
        none: 'Em nenhum caso',
      },
      said: {
        all: 'sempre|invariavelmente',
        most: 'normalmente|geralmente|habitualmente|em geral|usualmente|via de regra',
        many: 'frequentemente|com frequência',
        few: 'raramente|poucas vezes',
        none: 'nunca|jamais',
      },
    },
  },
  ru: {
    amount: {
      question: 'О скольких из них урок говорит это: «… {a}»?',
      answers: {
        all: 'Обо всех',
        most: 'О большей части',
        many: 'О многих',
        few: 'О немногих',
        none: 'Ни об одном',
      },
      said: {
        all: 'Все',
        most: 'Почти все',
        few: 'Немногие|Лишь немногие',
      },
    },
    often: {
      question: 'Согласно уроку, в скольких случаях это так: «{a}»?',
      answers: {
        all: 'Во всех случаях',
        most: 'В большинстве случаев',
        many: 'Во многих случаях',
        few: 'В немногих случаях',
        none: 'Ни в одном случае',
      },
      said: {
        all: 'всегда|неизменно',
        most: 'обычно|как правило|в основном|чаще всего',
        many: 'часто',
        few: 'редко',
      },
    },
  },
};

/** How a language asks how many and how often; undefined where it has no words for it. */
export const measureWords = (language: string): Measures | undefined =>
  words[baseLanguage(language)];
