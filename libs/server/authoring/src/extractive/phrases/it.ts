import { capital } from './capital.ts';
import { introduced } from './introduced.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('e');
const quoted = (text: string): string => `«${text}»`;

export const it: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Definire il termine ${quoted(terms[0] ?? '')}`
      : `Definire i termini ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Rispondere alla domanda ${quoted(capital(heading))}`;
    return /^(?:(?:come|perché|il|lo|la|i|gli|le|un|una|uno)\s|l['’])/i.test(heading)
      ? `Spiegare ${small(heading)}`
      : undefined;
  },
  inOwnWords: (heading) => `Spiegare ${quoted(capital(heading))} con parole proprie`,
  purposes: (names) =>
    `Spiegare a che cosa ${names.length === 1 ? 'serve' : 'servono'} ${list(names)}`,
  covers: (parts) => `Argomenti: ${list(parts)}.`,
  coversHeading: (heading) => `Le idee principali di ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Il corso attraversa questi temi: ${list(titles)}. Le lezioni citano ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} fonti`}, e ogni frase indica il passo da cui proviene.`,
  forAudience: (audience) => `Richiesto per: ${audience}`,
  overview: (title, said) =>
    introduced(said, 'Introduzione', {
      il: 'al',
      lo: 'allo',
      la: 'alla',
      i: 'ai',
      gli: 'agli',
      le: 'alle',
      'l’': 'all’',
    }) ?? `${title}: panoramica`,
  detail: (title) => `${title}: in dettaglio`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} e altro`,
  quoteFrom: (title) => `Un testo sul tema ${quoted(title)}.`,
  whichTerm: (definition) =>
    `Quale termine corrisponde a questa descrizione: ${quoted(definition)}?`,
  whatIs: (term) => `Quale descrizione corrisponde al termine ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Questa affermazione è vera?`,
  answerTrue: 'Vero',
  answerFalse: 'Falso',
  because: (quotation) => `La fonte dice: ${quoted(quotation)}`,
  knowMore: 'Su quale di questi argomenti ti piacerebbe sapere di più?',
  searches: (topic) => [
    topic,
    `${topic} introduzione`,
    `${topic} concetti di base`,
    `${topic} esempi`,
  ],
  tooFewTexts: (topic) => `C'è ancora troppo poco testo su ${quoted(topic)}.`,
};
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
