import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Prose } from './lesson-parts.ts';
import { isOfAnything, standing } from './standing.ts';
import { isOfOneOfSeveral } from './several.ts';

/** What questions on the statements of a lesson are made of. */
export interface StatementMaterial {
  readonly sentences: readonly Prose[];
  /** Stems of what the lesson is about; a statement on that is worth more. */
  readonly subject: ReadonlySet<string>;
  /** Stems that it comes back to; undefined of a lesson too short to do so. */
  readonly recurring: ReadonlySet<string> | undefined;
  /** The languages of the lesson and of its questions. */
  readonly language: string;
  readonly asked: string;
  /** How words are written inside sentences. */
  readonly written: ReadonlyMap<string, string>;
  /** Words that the material sets "a" before: things of which there are several. */
  readonly several: ReadonlySet<string>;
}

/** A statement that can be read alone and is on the matter of its lesson. */
export interface Statement {
  readonly sentence: Prose;
  /** Without its stop. */
  readonly said: string;
  /** How many of its words the lesson is about. */
  readonly named: number;
}

/** What a lesson says once, beside its matter, is not worth asking. */
function isOnSubject(plain: string, { subject, recurring, language }: StatementMaterial): boolean {
  return (
    recurring === undefined ||
    contentStems(plain, language).some((stem) => subject.has(stem) || recurring.has(stem))
  );
}

/** The statements of a lesson that can be asked in the language of its questions. */
export function askableStatements(material: StatementMaterial): Statement[] {
  const { sentences, subject, language, asked } = material;
  if (baseLanguage(asked) !== baseLanguage(language)) return [];
  return sentences.flatMap((sentence): Statement[] => {
    const whole = standing(sentence, language);
    if (whole === undefined || !isOnSubject(whole, material)) return [];
    if (isOfOneOfSeveral(whole, material) || isOrder(whole, language)) return [];
    if (isOfAnything(whole, subject, language)) return [];
    const stems = contentStems(whole, language);
    return [
      {
        sentence,
        said: whole.replace(/[.。]$/u, ''),
        named: stems.filter((stem) => subject.has(stem)).length,
      },
    ];
  });
}

/** "Make a copy of the branch": said to the reader, and no statement. */
const isOrder = (whole: string, language: string): boolean =>
  baseLanguage(language) === 'en' && order.test(whole);
/** A word that is no plural, and an object of its own. */
const order =
  /^(?!\p{L}+(?:s|ing|ed|ly)(?!\p{L})|(?:if|when|whenever|because|since|although|though|while|until|before|after|once|where|that|in|on|at|by|for|from|with|without|under|over|to|of|like|unlike|despite|through|during|between|within|among|only|not|even|such|both|half|all|given|via|per|than|whether|how|what|into|upon|against)(?!\p{L}))\p{Lu}\p{Ll}+ (?:the|an?|your|all|each|any|every|it|them|both|either|neither|not) /iu;

/** What asking a statement is worth by the words of it that its lesson is about. */
export const worthOf = (named: number): number => 1 + Math.min(named, 3) / 3;
