import { capital } from './capital.ts';
import { introduced } from './introduced.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('et');
const quoted = (text: string): string => `« ${text} »`;

export const fr: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Définir le terme ${quoted(terms[0] ?? '')}`
      : `Définir les termes ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Répondre à la question ${quoted(capital(heading))}`;
    return /^(?:(?:comment|pourquoi|le|la|les|un|une)\s|l['’])/i.test(heading)
      ? `Expliquer ${small(heading)}`
      : undefined;
  },
  inOwnWords: (heading) => `Expliquer ${quoted(capital(heading))} avec ses propres mots`,
  purposes: (names) => `Expliquer à quoi ${names.length === 1 ? 'sert' : 'servent'} ${list(names)}`,
  covers: (parts) => `Au programme : ${list(parts)}.`,
  coversHeading: (heading) => `Les idées principales de ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Le cours parcourt ces thèmes : ${list(titles)}. Ses leçons citent ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} sources`}, et chaque phrase indique le passage dont elle provient.`,
  forAudience: (audience) => `Demandé pour ce public : ${audience}`,
  overview: (title, said) =>
    introduced(said, 'Introduction', { le: 'au', les: 'aux', la: 'à la', 'l’': 'à l’' }) ??
    `${title} : vue d’ensemble`,
  detail: (title) => `${title} : en détail`,
  within: (title, what) => `${title} : ${what}`,
  suchAs: (first, second) => `${first}, ${second} et autres`,
  quoteFrom: (title) => `Un texte sur le thème ${quoted(title)}.`,
  whichTerm: (definition) => `Quel terme correspond à cette description : ${quoted(definition)} ?`,
  whatIs: (term) => `Quelle description correspond au terme ${quoted(term)} ?`,
  isItTrue: (statement) => `${quoted(statement)} Cette affirmation est-elle vraie ?`,
  answerTrue: 'Vrai',
  answerFalse: 'Faux',
  because: (quotation) => `La source dit : ${quoted(quotation)}`,
  knowMore: 'Sur lequel de ces sujets aimeriez-vous en savoir plus ?',
  searches: (topic) => [
    topic,
    `${topic} introduction`,
    `${topic} notions de base`,
    `${topic} exemples`,
  ],
  tooFewTexts: (topic) => `Il y a encore trop peu de texte sur ${quoted(topic)}.`,
};
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
