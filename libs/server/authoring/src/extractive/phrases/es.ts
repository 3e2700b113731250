import { capital } from './capital.ts';
import { introduced } from './introduced.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith((last) => (/^[«“"]?h?i(?!a|e|o)/i.test(last) ? 'e' : 'y'));

export const es: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Definir el concepto de ${terms[0]}`
      : `Definir los conceptos de ${list(terms)}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Responder a la pregunta «${capital(heading)}»`;
    return /^(?:cómo|por qué|qué|cuándo|dónde|el|la|los|las|un|una)\b/i.test(heading)
      ? `Explicar ${small(heading)}`
      : undefined;
  },
  inOwnWords: (heading) => `Explicar «${capital(heading)}» con palabras propias`,
  purposes: (names) =>
    `Explicar para qué ${names.length === 1 ? 'sirve' : 'sirven'} ${list(names)}`,
  covers: (parts) => `Temas: ${list(parts)}.`,
  coversHeading: (heading) => `Las ideas principales de «${heading}».`,
  courseSummary: (titles, sources) =>
    `El curso recorre ${list(titles)}. Sus lecciones citan ${sources.length === 1 ? `«${sources[0]}»` : `${sources.length} fuentes`}, y cada frase indica el pasaje del que procede.`,
  forAudience: (audience) => `Pensado para este perfil: ${audience}`,
  overview: (title, said) =>
    introduced(said, 'Introducción', { el: 'al', la: 'a la', los: 'a los', las: 'a las' }) ??
    `${title}: visión general`,
  detail: (title) => `${title}: en detalle`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} y más`,
  quoteFrom: (title) => `Un texto sobre ${title}.`,
  whichTerm: (definition) => `¿Qué término corresponde a esta descripción: «${definition}»?`,
  whatIs: (term) => `¿Qué descripción corresponde al término «${term}»?`,
  isItTrue: (statement) => `«${statement}» ¿Es verdadera esta afirmación?`,
  answerTrue: 'Verdadero',
  answerFalse: 'Falso',
  because: (quotation) => `La fuente dice: «${quotation}»`,
  knowMore: '¿Sobre cuál de estos temas te gustaría saber más?',
  searches: (topic) => [
    topic,
    `${topic} introducción`,
    `${topic} conceptos básicos`,
    `${topic} ejemplos`,
  ],
  tooFewTexts: (topic) => `Todavía hay muy poco texto sobre «${topic}».`,
};
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
