import { countWords, splitSentences } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { type BlockKind, plainText } from '../../markdown/index.ts';
import { marksAnswer } from './answered-questions.ts';
import { isNoise, isProse } from './boilerplate.ts';
import { cleanInline, mendEmphasis } from './clean-markdown.ts';
import { isDangling, pointsAtSubject } from './dangling.ts';
import { isUntranslated } from './own-language.ts';

/** A sentence of a source, fit for quoting. */
export interface Sentence {
  readonly markdown: string;
  readonly plain: string;
  readonly ref: string;
  readonly words: number;
  /** Content stems, each once. */
  readonly stems: readonly string[];
  /** Depends on the sentence before it. */
  readonly dangling: boolean;
  /** Introduces what is attached: ends in a colon, or in the middle of what it says. */
  readonly leadIn: boolean;
}

/** Fewer words say nothing on their own. */
const fewestWords = 3;

/** A sentence with what is asked of it again and again. `language` is without region. */
export function sentenceOf(
  markdown: string,
  ref: string,
  language: string,
  mayBeginSmall = false,
): Sentence {
  const plain = plainText(markdown);
  // A name that is typed may begin a sentence, however it is written.
  const begun =
    mayBeginSmall || markdown.startsWith('`')
      ? plain.replace(/^\p{Ll}/u, (l) => l.toUpperCase())
      : plain;
  return {
    markdown,
    plain,
    ref,
    words: countWords(plain),
    stems: [...new Set(contentStems(plain, language))],
    dangling: isDangling(begun, language),
    leadIn: /[:：]["'”»)*]*$/u.test(plain),
  };
}

const endOfSentence = /[.!?:…。！？；：؟।]["'”»)*`\]]*$/u;

/** What a paragraph leads to: a block, or a list of which the form says how it goes on. */
export type Led = BlockKind | 'steps' | 'clauses' | 'rest';

/** What a sentence may be broken off by; words above a list without a colon are a label. */
const goesOnIn: ReadonlySet<Led> = new Set<Led>(['code', 'math']);

/** "BILD may be used for": what follows goes on with the sentence, whatever it is. */
const isBrokenOff = (plain: string, stops: ReadonlySet<string>): boolean =>
  stops.has((/[\p{L}\p{M}]+$/u.exec(plain)?.[0] ?? '').toLowerCase());

/** "The ministry may, by order," and "Whoever": a sentence of which the list below holds the rest. */
const goesOn = (plain: string, stops: ReadonlySet<string>): boolean =>
  !endOfSentence.test(plain) &&
  (stops.size === 0 ||
    (plain.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => stops.has(word.toLowerCase())));

const longestTask = 12;

/** "Writing the image to a DVD": what the steps below it are for, set as a title. */
const isTask = ({ plain, words }: Sentence): boolean =>
  words <= longestTask && /^\p{Lu}/u.test(plain);

/** "The output is given below.", "Run the following command.": leads on to what stands below, in the form of a whole sentence. */
const announces =
  /(?<!\p{L})(?:(?:shown|given|listed|described|displayed|presented|illustrated|explained|printed|reproduced|summari[sz]ed|code|example|results?) below|as follows|(?:in|by|with|like|using|entering|is|are|run|the) the following(?: \p{L}+){0,3}|the following(?: \p{L}+){1,3}|would look like this|looks? like this|(?:wie folgt|(?:unten|nachfolgend|im folgenden) (?:angegeben|gezeigt|aufgeführt|dargestellt|beschrieben)|sieht (?:das )?so aus)|(?:como sigue|(?:se (?:muestra|indica|describe|lista)n?) (?:a continuación|abajo|más abajo))|(?:comme suit|(?:montrée?s?|donnée?s?|décrite?s?|indiquée?s?|listée?s?|présentée?s?) ci-dessous)|(?:come segue|(?:mostrat|elencat|riportat|indicat)[oaie] (?:di seguito|qui sotto))|(?:como se segue|(?:mostrad|listad|indicad|descrit)[oa]s? (?:abaixo|a seguir))|(?:приведен|показан|описан|указан|перечислен)[аоы]? ниже)\.$|(?:如下|如下所示)。$|(?:次のとおりです|以下に示します|次のようになります)。$/iu;

/** "The waves are shown below.", and the paragraph goes on: what is shown is a picture. */
const shownBelow =
  /(?<!\p{L})(?:(?:is|are) (?:shown|displayed|depicted|illustrated|plotted) below|(?:ist|sind|wird|werden) unten (?:gezeigt|dargestellt|abgebildet)|se muestran? (?:abajo|más abajo)|(?:est|sont) (?:montrée?s?|représentée?s?|illustrée?s?) ci-dessous|(?:è|sono) (?:mostrat|illustrat)[oaie] (?:qui )?sotto|(?:é|são) mostrad[oa]s? abaixo|показан[аоы]? ниже)\.$/iu;

/**
 * "--comment. This switch causes …", "Headers. They are …": a name set in front of the paragraph that
 * tells of it says nothing alone, and nobody knows without it what "this switch" is. The two are one
 * sentence.
 */
function withRunInHead(written: readonly string[], language: string): readonly string[] {
  const [head, next, ...rest] = written;
  if (head === undefined || next === undefined) return written;
  const words = countWords(plainText(head));
  // "A: No.": what is said more stands behind it.
  if (words < fewestWords && marksAnswer.test(head)) return [`${head} ${next}`, ...rest];
  const isHead =
    words > 0 &&
    words <= longestHead &&
    head.endsWith('.') &&
    (isOption.test(head)
      ? !isOption.test(next)
      : words < fewestWords && pointsAtSubject(plainText(next), language));
  if (!isHead) return written;
  return [`${/[*_`]/.test(head) ? head : `**${head}**`} ${next}`, ...rest];
}
const longestHead = 4;
const isOption = /^`?-{1,2}[\p{L}\d]/u;

/** What stands before a paragraph. */
export interface Before {
  /** Nothing that it could go on with: a small letter at its beginning is that of a name. */
  readonly mayBeginSmall?: boolean;
  readonly isBehindCode?: boolean;
  /** What is in another language is left out. */
  readonly isTranslated?: boolean;
}

/** Some words without a stop, between one piece of code and the next. */
const isJoint = ({ plain, words }: Sentence): boolean =>
  words > 0 && words <= longestJoint && /^[\p{L}\p{M}\s’',]+[:：…]?$/u.test(plain);
const longestJoint = 4;

/** "Open Frescobaldi.": two words can be all of a step, where the paragraph goes on from there. */
const isStep = ({ plain, words }: Sentence): boolean =>
  words === fewestWords - 1 && /^\p{Lu}[\p{L}\p{M}’'-]+ [\p{L}\p{M}’'-]+[.!]$/u.test(plain);

/**
 * The sentences of a paragraph that are worth quoting, in order. The last sentence of one that
 * leads to a list or a table stays with that; one that leads to code even if it is unfinished ("To
 * see what has changed, use").
 */
export function quotableSentences(
  paragraph: string,
  ref: string,
  language: string,
  leadsTo: Led | undefined,
  { mayBeginSmall = false, isBehindCode = false, isTranslated = false }: Before = {},
): Sentence[] {
  const stops = stopWords(language);
  const written = withRunInHead(
    splitSentences(cleanInline(paragraph, language), language),
    language,
  );
  return written.flatMap((text, i) => {
    const sentence = sentenceOf(mendEmphasis(text), ref, language, i === 0 && mayBeginSmall);
    if (isTranslated && isUntranslated(sentence.markdown, language)) return [];
    // "Instead of:", "or": what joins two pieces of code.
    if (isBehindCode && leadsTo === 'code' && written.length === 1 && isJoint(sentence))
      return [{ ...sentence, leadIn: true }];
    // A sentence alone above entries in small letters is a label.
    const isClause = leadsTo === 'clauses' || (leadsTo === 'rest' && written.length > 1);
    if (isClause && i === written.length - 1 && goesOn(sentence.plain, stops))
      return [{ ...sentence, leadIn: true }];
    if (sentence.words < fewestWords)
      return isStep(sentence) && i < written.length - 1 ? [sentence] : [];
    const introduces =
      leadsTo !== undefined &&
      i === written.length - 1 &&
      (sentence.leadIn ||
        (!endOfSentence.test(sentence.plain) &&
          ((leadsTo !== 'steps' && goesOnIn.has(leadsTo)) ||
            (leadsTo === 'steps' && written.length === 1 && isTask(sentence)) ||
            isBrokenOff(sentence.plain, stops)))) &&
      isProse(sentence.plain, sentence.markdown, stops);
    if (introduces) return [{ ...sentence, leadIn: true }];
    // Without what it leads to it says nothing.
    if (i < written.length - 1 && shownBelow.test(sentence.plain)) return [];
    if (i === written.length - 1 && announces.test(sentence.plain)) {
      const isNear = leadsTo !== undefined && isProse(sentence.plain, sentence.markdown, stops);
      return isNear ? [{ ...sentence, leadIn: true }] : [];
    }
    return isNoise(sentence.plain, sentence.markdown, language, stops) ? [] : [sentence];
  });
}
