/** What the scripted model says besides quoting, in the languages it speaks. `{x}` is replaced. */
export interface Phrases {
  readonly summary: string;
  readonly module: string;
  readonly moduleDescription: string;
  readonly objectives: readonly string[];
  readonly lesson: string;
  readonly lessonDescription: string;
  readonly opening: string;
  readonly foreign: string;
  readonly example: string;
  readonly exampleLead: string;
  readonly lessonSummary: string;
  readonly definition: string;
  readonly cloze: string;
  readonly choice: string;
  readonly explanation: string;
  readonly resource: string;
  readonly query: readonly string[];
}

const en: Phrases = {
  summary:
    'This course explains {topic} step by step from the sources at hand. It is written for curious adults who want to use what they learn.',
  module: 'Part {n}: {theme}',
  moduleDescription:
    'This module shows what the sources say about {theme} and why it matters for the rest of the course.',
  objectives: [
    'Explain the main ideas of {theme} in your own words',
    'Compare two examples of {theme} from the sources',
    'Apply what the sources say about {theme} to a new case',
  ],
  lesson: '{theme}: lesson {n}',
  lessonDescription: 'A closer look at {theme}, with an example taken from the sources.',
  opening: 'Before you read on, ask yourself what you already know about {theme}?',
  foreign:
    'The source speaks here of “{quote}”, and the learner should keep that idea in mind for the next part of the lesson',
  example: 'A worked example',
  exampleLead: 'How would you use this in practice?',
  lessonSummary:
    'This lesson presented {theme} and showed how the sources describe it in practice.',
  definition: 'A term the sources use when they explain {theme}.',
  cloze: 'Complete the sentence: {sentence}',
  choice: 'What does the lesson say about {theme}?',
  explanation: 'The lesson states it plainly: {answer}',
  resource: 'Read this source to go deeper into {theme}.',
  query: ['{topic} introduction', '{topic} explained with examples', '{topic} common mistakes'],
};
const es: Phrases = {
  summary:
    'Este curso explica {topic} paso a paso a partir de las fuentes disponibles. Está escrito para personas adultas y curiosas que quieren aplicar lo que aprenden.',
  module: 'Parte {n}: {theme}',
  moduleDescription:
    'Este módulo muestra lo que dicen las fuentes sobre {theme} y por qué es importante para el resto del curso.',
  objectives: [
    'Explicar con tus propias palabras las ideas principales de {theme}',
    'Comparar dos ejemplos de {theme} tomados de las fuentes',
    'Aplicar a un caso nuevo lo que dicen las fuentes sobre {theme}',
  ],
  lesson: '{theme}: lección {n}',
  lessonDescription: 'Una mirada más cercana a {theme}, con un ejemplo tomado de las fuentes.',
  opening: 'Antes de seguir leyendo, pregúntate: ¿qué sabes ya sobre {theme}?',
  foreign:
    'La fuente habla aquí de «{quote}», y conviene que el alumno recuerde esa idea durante la siguiente parte de la lección',
  example: 'Un ejemplo resuelto',
  exampleLead: '¿Cómo lo usarías en la práctica?',
  lessonSummary:
    'Esta lección presentó {theme} y mostró cómo lo describen las fuentes en la práctica.',
  definition: 'Un término que usan las fuentes cuando explican {theme}.',
  cloze: 'Completa la frase: {sentence}',
  choice: '¿Qué dice la lección sobre {theme}?',
  explanation: 'La lección lo dice claramente: {answer}',
  resource: 'Lee esta fuente para profundizar en {theme}.',
  query: ['{topic} introducción', '{topic} explicado con ejemplos', '{topic} errores comunes'],
};
const de: Phrases = {
  summary:
    'Dieser Kurs erklärt {topic} Schritt für Schritt anhand der vorliegenden Quellen. Er richtet sich an neugierige Erwachsene, die das Gelernte anwenden möchten.',
  module: 'Teil {n}: {theme}',
  moduleDescription:
    'Dieses Modul zeigt, was die Quellen über {theme} sagen und warum es für den Rest des Kurses wichtig ist.',
  objectives: [
    'Die wichtigsten Gedanken zu {theme} mit eigenen Worten erklären',
    'Zwei Beispiele für {theme} aus den Quellen vergleichen',
    'Das Gelernte über {theme} auf einen neuen Fall anwenden',
  ],
  lesson: '{theme}: Lektion {n}',
  lessonDescription: 'Ein genauerer Blick auf {theme}, mit einem Beispiel aus den Quellen.',
  opening: 'Überlege dir vor dem Weiterlesen: Was weißt du schon über {theme}?',
  foreign:
    'Die Quelle spricht hier von „{quote}“, und die Lernenden sollten diesen Gedanken für den nächsten Teil der Lektion behalten',
  example: 'Ein ausgearbeitetes Beispiel',
  exampleLead: 'Wie würdest du das in der Praxis verwenden?',
  lessonSummary:
    'Diese Lektion stellte {theme} vor und zeigte, wie die Quellen es in der Praxis beschreiben.',
  definition: 'Ein Begriff, den die Quellen verwenden, wenn sie {theme} erklären.',
  cloze: 'Vervollständige den Satz: {sentence}',
  choice: 'Was sagt die Lektion über {theme}?',
  explanation: 'Die Lektion sagt es deutlich: {answer}',
  resource: 'Lies diese Quelle, um {theme} zu vertiefen.',
  query: ['{topic} Einführung', '{topic} mit Beispielen erklärt', '{topic} häufige Fehler'],
};

const spoken: Record<string, Phrases> = { en, es, de };

/** Phrases of the language, else English. */
export const phrasesIn = (language: string): Phrases =>
  spoken[language.split('-')[0]!.toLowerCase()] ?? en;

/**
 * A language that the scripted model speaks and that is not the one given: what it slips into under
 * the fault `wrong_language`.
 */
export const anotherLanguage = (language: string): string =>
  language.startsWith('de') ? 'es' : 'de';

export const fill = (phrase: string, values: Record<string, string | number>): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
