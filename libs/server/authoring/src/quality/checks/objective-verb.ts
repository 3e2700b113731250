import { baseLanguage } from '@coursewright/text';
import type { Check } from '../check.ts';

/**
 * Verbs of which nobody can see whether a learner does what they say (Mager 1962; Anderson and
 * Krathwohl 2001), where each language puts the verb of an objective.
 */
const vague: Readonly<Record<string, RegExp>> = {
  en: /^(?:to )?(?:know|understand|appreciate|learn|grasp|realize|realise|believe|be aware|become (?:aware|familiar)|be familiar|get to know|familiari[sz]e|explore)\b/i,
  es: /^(?:conocer|saber|comprender|entender|apreciar|aprender|familiarizarse|explorar|conoce|comprende|entiende|aprende)(?=\s|$)/iu,
  fr: /^(?:connaître|savoir|comprendre|apprécier|apprendre|se familiariser|découvrir|explorer|connais|comprends|apprends)(?=\s|$)/iu,
  de: /^(?:verstehen|verstehe|kennen|kenne|wissen|lernen|begreifen)(?=\s|$)|\s(?:verstehen|kennen|kennenlernen|wissen|lernen|begreifen|erfahren)\.?$/iu,
  it: /^(?:conoscere|sapere|capire|comprendere|apprezzare|imparare|esplorare|familiarizzare)(?=\s|$)/iu,
  pt: /^(?:conhecer|saber|compreender|entender|apreciar|aprender|familiarizar-se|explorar)(?=\s|$)/iu,
  ca: /^(?:conèixer|saber|comprendre|entendre|apreciar|aprendre|explorar)(?=\s|$)/iu,
  ru: /^(?:знать|узнать|понимать|понять|изучить|изучать|ознакомиться|познакомиться|осознать)(?=\s|$)/iu,
  zh: /^(?:了解|理解|知道|认识|熟悉|学习|懂得)/u,
  ja: /(?:理解する|知る|学ぶ|わかる|分かる|親しむ)[。]?$/u,
  ar: /^(?:فهم|معرفة|أن يفهم|أن يعرف|يفهم|يعرف|تعلم|إدراك)(?=\s|$)/u,
  hi: /(?:समझना|जानना|सीखना|समझें|जानें|सीखें)[।.]?$/u,
};

/** An objective that cannot be observed. */
export const objectiveVerb: Check = {
  id: 'objective_verb',
  severity: 'warning',
  examines: 'objective',
  *find({ lessons, language }) {
    const pattern = vague[baseLanguage(language)];
    if (!pattern) return;
    for (const each of lessons)
      for (const objective of each.lesson.objectives)
        if (pattern.test(objective.trim()))
          yield { place: each.place('objective'), said: objective };
  },
};
