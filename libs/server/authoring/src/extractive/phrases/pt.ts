import { capital } from './capital.ts';
import { introduced } from './introduced.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('e');
const quoted = (text: string): string => `“${text}”`;

export const pt: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Definir o termo ${quoted(terms[0] ?? '')}`
      : `Definir os termos ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Responder à pergunta ${quoted(capital(heading))}`;
    return /^(?:como|por que|o que|o|a|os|as|um|uma)\s/i.test(heading)
      ? `Explicar ${small(heading)}`
      : undefined;
  },
  inOwnWords: (heading) => `Explicar ${quoted(capital(heading))} com as próprias palavras`,
  purposes: (names) =>
    `Explicar para que ${names.length === 1 ? 'serve' : 'servem'} ${list(names)}`,
  covers: (parts) => `Temas: ${list(parts)}.`,
  coversHeading: (heading) => `As ideias principais de ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `O curso percorre estes temas: ${list(titles)}. As lições citam ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} fontes`}, e cada frase indica a passagem de onde vem.`,
  forAudience: (audience) => `Pedido para este público: ${audience}`,
  overview: (title, said) =>
    introduced(said, 'Introdução', { o: 'ao', a: 'à', os: 'aos', as: 'às' }) ??
    `${title}: visão geral`,
  detail: (title) => `${title}: em detalhe`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} e mais`,
  quoteFrom: (title) => `Um texto sobre ${quoted(title)}.`,
  whichTerm: (definition) => `Que termo corresponde a esta descrição: ${quoted(definition)}?`,
  whatIs: (term) => `Que descrição corresponde ao termo ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Esta afirmação é verdadeira?`,
  answerTrue: 'Verdadeiro',
  answerFalse: 'Falso',
  because: (quotation) => `A fonte diz: ${quoted(quotation)}`,
  knowMore: 'Sobre qual destes temas gostaria de saber mais?',
  searches: (topic) => [
    topic,
    `${topic} introdução`,
    `${topic} conceitos básicos`,
    `${topic} exemplos`,
  ],
  tooFewTexts: (topic) => `Ainda há muito pouco texto sobre ${quoted(topic)}.`,
};
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
