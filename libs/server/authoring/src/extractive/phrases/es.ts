import { capital } from './capital.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith((last) => (/^[«“"]?h?i(?!a|e|o)/i.test(last) ? 'e' : 'y'));

export const es: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Definir el concepto de ${terms[0]}`
      : `Definir los conceptos de ${list(terms)}`,
  compare: (one, other) =>
    `Comparar los conceptos de ${one} y ${other}`.replace(/ y (?=h?i(?!a|e|o))/i, ' e '),
  explain: (heading) => {
    if (heading.endsWith('?')) return `Responder a la pregunta «${capital(heading)}»`;
    if (/^(?:cómo|por qué|qué|cuándo|dónde)\b/i.test(heading)) return `Explicar ${small(heading)}`;
    if (/^(?:el|la|los|las|un|una)\b/i.test(heading)) return `Explicar ${small(heading)}`;
    return `Explicar las ideas principales de «${capital(heading)}»`;
  },
  useCode: (names) => `Utilizar ${list(names)}`,
  relate: (terms) => `Describir el papel de estos conceptos: ${list(terms)}`,
  covers: (parts) => `Temas: ${list(parts)}.`,
  coversHeading: (heading) => `Las ideas principales de «${heading}».`,
  courseSummary: (titles, sources) =>
    `El curso recorre ${list(titles)}. Sus lecciones citan ${sources.length === 1 ? `«${sources[0]}»` : `${sources.length} fuentes`}, y cada frase indica el pasaje del que procede.`,
  forAudience: (audience) => `Pensado para este perfil: ${audience}`,
  overview: (title) => `${title}: visión general`,
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
