import { sentenceSpans, countWords, baseLanguage } from '@coursewright/text';
import { blocksOf, codeOrMath, listEntries, plainText, refsIn } from '../markdown/index.ts';

/** One sentence of a lesson. Positions are those of the Markdown it was split from. */
export interface LessonSentence {
  /** Counts from 1 in reading order. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** As it stands, with markup and markers. */
  readonly text: string;
  /** What a reader sees: no markup, no markers. */
  readonly plain: string;
  /** Refs of its markers ("S2.14"), in order, each once. */
  readonly refs: readonly string[];
  /** Claims something, so it should cite. Questions, lead-ins and transitions do not. */
  readonly factual: boolean;
}

/**
 * The sentences of a lesson's paragraphs, quotes, lists and table rows; headings, code and formulas
 * are not sentences.
 */
export function splitLesson(content: string, language: string): LessonSentence[] {
  const sentences: LessonSentence[] = [];
  const add = (start: number, end: number, canClaim: boolean): void => {
    const text = content.slice(start, end);
    const plain = plainText(text);
    const refs = refsIn(text.replace(codeOrMath, ' '));
    if (plain === '' && refs.length === 0) return;
    sentences.push({
      number: sentences.length + 1,
      start,
      end,
      text,
      plain,
      refs,
      factual: canClaim && claims(plain, language),
    });
  };
  const addParagraph = (text: string, offset: number): void => {
    for (const span of sentenceSpans(text, language))
      add(offset + span.start, offset + span.end, true);
  };
  for (const block of blocksOf(content)) {
    if (block.kind === 'paragraph' || block.kind === 'definition')
      addParagraph(block.text, block.start);
    else if (block.kind === 'quote')
      addParagraph(block.text.replace(/^( {0,3})>/gm, '$1 '), block.start);
    else if (block.kind === 'list')
      for (const entry of listEntries(block.text))
        addParagraph(entry.text, block.start + entry.start);
    else if (block.kind === 'table') addRows(block.text, block.start, add);
  }
  return sentences;
}

/** A table row is a sentence only if it cites: then what it says can be checked. */
function addRows(
  table: string,
  offset: number,
  add: (start: number, end: number, canClaim: boolean) => void,
): void {
  for (const match of table.matchAll(/[^\n]+/g)) {
    if (refsIn(match[0]).length > 0 || /\[\^\d+\]/.test(match[0]))
      add(offset + match.index, offset + match.index + match[0].length, false);
  }
}

const transitions: Readonly<Record<string, RegExp>> = {
  en: /^(?:in this (?:lesson|module|section|course|chapter)|in the (?:next|previous|last|following) (?:lesson|module|section|chapter)|by the end of|let(?:'|’)?s\b|let us\b|now (?:that|let)|next,? (?:we|you)|imagine\b|think (?:of|about)\b|consider\b|suppose\b|recall\b|remember\b|you (?:will|have) (?:now )?(?:learn|see|seen)|so far\b|as (?:we|you) (?:saw|have seen))/i,
  es: /^(?:en est[ae] (?:lección|módulo|sección|curso|capítulo)|en (?:la|el) (?:próxim|siguiente|anterior)|al final(?:izar)? de|veamos|ahora que|a continuación|imagin[ae]|piens[ae] en|consider[ae]|supon|recuerd[ae]|hasta (?:ahora|aquí)|como (?:vimos|hemos visto))/i,
  fr: /^(?:dans (?:cette|ce|la|le) (?:leçon|module|section|cours|chapitre)|à la fin de|voyons|maintenant que|ensuite, (?:nous|vous)|imagine[zr]?|pense[zr]? à|considér|supposons|rappel|jusqu(?:'|’)ici|comme nous l)/i,
  de: /^(?:in (?:dieser|diesem|der nächsten|dem nächsten) (?:lektion|modul|abschnitt|kurs|kapitel)|am ende (?:dieser|dieses|der)|schauen wir|sehen wir|nun,? da|als nächstes|stell(?:e|en sie)? (?:dir|sich)|denk(?:e|en sie)? an|betrachte|angenommen|erinner|bisher|wie wir gesehen)/i,
  it: /^(?:in quest[oa] (?:lezione|modulo|sezione|corso|capitolo)|alla fine di|vediamo|ora che|immagina|pensa a|considera|supponi|ricorda|finora|come abbiamo)/i,
  pt: /^(?:nest[ea] (?:lição|aula|módulo|seção|secção|curso|capítulo)|ao final|vejamos|agora que|a seguir|imagine|pense em|considere|suponha|lembre|até agora|como vimos)/i,
  ca: /^(?:en aquest[a]? (?:lliçó|mòdul|secció|curs|capítol)|al final de|vegem|ara que|a continuació|imagina|pensa en|considera|suposa|recorda|fins ara|com hem vist)/i,
};

function claims(plain: string, language: string): boolean {
  if (/[?？؟]["'”»)\]]*$/u.test(plain) || /[:：]["'”»*]*$/u.test(plain)) return false;
  if (!/\p{L}/u.test(plain) || countWords(plain) < 3) return false;
  return !(transitions[baseLanguage(language)]?.test(plain) ?? false);
}
