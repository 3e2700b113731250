import { type Said, say, type SentenceCode } from '@coursewright/contract';
import { countWords, splitSentences } from '@coursewright/text';
import type { LessonRewrite } from '../../author.ts';
import { plainText } from '../../markdown/index.ts';
import type { Chunk } from '../material/chunks.ts';
import { type StyleChoice, styleChoices } from './style.ts';

/**
 * What an author who only quotes can be asked for: to quote less or more, or other passages first.
 */
type Request = 'shorter' | 'longer' | 'examples' | 'simpler' | 'technical' | 'concepts';

/** Words of the seven languages that the author has phrases in. */
const words: Readonly<Record<Request, RegExp>> = {
  shorter:
    /\b(?:short(?:er|en)?|brief(?:er|ly)?|concise|condense|summari[sz]e|less text|kürzer|knapper|kurz|más (?:corto|breve)|resum|plus court|bref|più (?:breve|corto)|riassum|mais (?:curto|breve)|més (?:curt|breu))/iu,
  longer:
    /\b(?:longer|more (?:detail|depth|text)|in (?:more )?detail|deeper|expand|elaborate|länger|ausführlich|mehr details|más (?:largo|detalle)|plus (?:long|de détails)|détaill|più (?:lungo|dettagli)|approfond|mais (?:longo|detalhes)|més (?:llarg|detall))/iu,
  examples: /\b(?:examples?|illustrat|beispiel|ejemplo|exemple|esempi|exemplo)/iu,
  simpler:
    /\b(?:simpl|easier|easy|plain(?:er)? (?:words|language)|beginner|einfach|leichter|sencill|más fácil|plus facile|débutant|semplic|più facile|iniciante|mais fácil|més fàcil|principiant)/iu,
  technical:
    /\b(?:technical|precise|numbers|figures|formula|code|technisch|genauer|zahlen|técnic|technique|chiffres|tecnic|tècnic)/iu,
  concepts:
    /\b(?:concept|why|reasons?|causes?|definitions?|define|principles?|warum|gründe|begriff|por qué|definici|pourquoi|perché|definizion|porqu|definiç|per què)/iu,
};

/** What it says that it did for each. */
const done = {
  shorter: 'quoted_less',
  longer: 'quoted_more',
  examples: 'examples_first',
  simpler: 'long_sentences_left_out',
  technical: 'figures_first',
  concepts: 'explanations_first',
} as const satisfies Readonly<Record<Request, SentenceCode>>;

const requestsIn = (instruction: string): Request[] =>
  (Object.keys(words) as Request[]).filter((request) => words[request].test(instruction));

/**
 * Says what became of an instruction. The author quotes: it never does what it is told in its own
 * words, and says so.
 */
export function noteOn({
  instruction,
  ofLesson,
  ofQuiz,
}: {
  instruction?: string;
  ofLesson: boolean;
  ofQuiz: boolean;
}): readonly Said[] {
  if (instruction === undefined) return [];
  const requests = requestsIn(instruction);
  const lesson =
    requests.length > 0
      ? [say('instruction_taken', { instruction }), ...requests.map((one) => say(done[one]))]
      : [say('instruction_not_taken', { instruction })];
  return [...(ofLesson ? lesson : []), ...(ofQuiz ? [say('quiz_takes_no_instruction')] : [])];
}

/** How much a passage that the lesson quotes already counts, where others are wanted. */
const quotedBefore = 0.15;
const shortest = 60;

/**
 * The choice of text for a lesson that is written again. Without an instruction it can follow, it
 * looks for passages that were not quoted yet.
 */
export function choiceFor(
  { instruction = '', previous }: LessonRewrite,
  usual: StyleChoice,
): StyleChoice {
  const requests = new Set(requestsIn(instruction));
  const length = countWords(plainText(previous)) || usual.words;
  const known = new Set(
    previous
      .split(/\n+/)
      .flatMap((paragraph) => splitSentences(paragraph, 'en'))
      .map(plainText),
  );
  const isNew = ({ sentences }: Chunk): number =>
    sentences.some(({ plain }) => known.has(plain)) ? quotedBefore : 1;
  const favours = [
    usual.favour,
    ...(requests.has('examples') ? [styleChoices.example.favour] : []),
    ...(requests.has('simpler') ? [styleChoices.simple.favour] : []),
    ...(requests.has('technical') ? [styleChoices.technical.favour] : []),
    ...(requests.has('concepts') ? [styleChoices.conceptual.favour] : []),
    ...(requests.size === 0 ? [isNew] : []),
  ];
  return {
    words: requests.has('shorter')
      ? Math.max(shortest, Math.round(length * 0.5))
      : requests.has('longer')
        ? Math.round(length * 1.6)
        : length,
    longestSentence: requests.has('simpler')
      ? styleChoices.simple.longestSentence
      : usual.longestSentence,
    favour: (chunk, defines) =>
      favours.reduce((product, favour) => product * favour(chunk, defines), 1),
  };
}
