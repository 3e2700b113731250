import { introduced } from './introduced.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = listWith('i');
const quoted = (text: string): string => `«${text}»`;

export const ca: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Definir el terme ${quoted(terms[0] ?? '')}`
      : `Definir els termes ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Respondre la pregunta ${quoted(heading)}`;
    return /^(?:(?:com|per què|el|la|els|les|un|una)\s|l['’])/i.test(heading)
      ? `Explicar ${small(heading)}`
      : undefined;
  },
  inOwnWords: (heading) => `Explicar ${quoted(capital(heading))} amb paraules pròpies`,
  purposes: (names) =>
    `Explicar per a què ${names.length === 1 ? 'serveix' : 'serveixen'} ${list(names)}`,
  covers: (parts) => `Temes: ${list(parts)}.`,
  coversHeading: (heading) => `Les idees principals de ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `El curs recorre aquests temes: ${list(titles)}. Les lliçons citen ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} fonts`}, i cada frase indica el passatge d'on prové.`,
  forAudience: (audience) => `Demanat per a aquest públic: ${audience}`,
  overview: (title, said) =>
    introduced(said, 'Introducció', {
      el: 'al',
      la: 'a la',
      els: 'als',
      les: 'a les',
      'l’': 'a l’',
    }) ?? `${title}: visió general`,
  detail: (title) => `${title}: en detall`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} i més`,
  quoteFrom: (title) => `Un text sobre ${quoted(title)}.`,
  whichTerm: (definition) => `Quin terme correspon a aquesta descripció: ${quoted(definition)}?`,
  whatIs: (term) => `Quina descripció correspon al terme ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} És certa aquesta afirmació?`,
  answerTrue: 'Cert',
  answerFalse: 'Fals',
  because: (quotation) => `La font diu: ${quoted(quotation)}`,
  knowMore: 'Sobre quin d’aquests temes t’agradaria saber-ne més?',
  searches: (topic) => [
    topic,
    `${topic} introducció`,
    `${topic} conceptes bàsics`,
    `${topic} exemples`,
  ],
  tooFewTexts: (topic) => `Encara hi ha massa poc text sobre ${quoted(topic)}.`,
};
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
