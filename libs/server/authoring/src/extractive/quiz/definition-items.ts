import { contentStems } from '@coursewright/text/terms';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { optionPools } from './answers.ts';
import { seedOf, withKeyAt } from './seed.ts';
import type { QuizItem } from './candidate.ts';

const distractorsWanted = 3;
const distractorsNeeded = 2;

/**
 * "Which term fits this description?": the options are terms of the same material. Undefined if
 * there are too few others.
 */
export function whichTermItem(
  definition: Definition,
  index: MaterialIndex,
  phrases: Phrases,
  seed: number,
): QuizItem | undefined {
  const clause = definition.definition.replace(/\.$/, '');
  const language = languageOf(definition, index);
  const inClause = new Set(contentStems(clause, language));
  if (definition.stems.every((stem) => inClause.has(stem))) return undefined;
  const others = nearest(definition, index).filter(
    (other) =>
      other.code === definition.code &&
      !other.stems.some((stem) => inClause.has(stem)) &&
      shared(other, definition, language) < 0.5,
  );
  const terms = others.map(({ term }) => term);
  if (terms.length < distractorsWanted) {
    for (const option of optionPools(index)[definition.code ? 'code' : 'term'])
      if (
        !option.stems.some((stem) => inClause.has(stem) || definition.stems.includes(stem)) &&
        !terms.includes(option.text)
      )
        terms.push(option.text);
  }
  const distractors = distinct(definition.term, terms, distractorsWanted);
  if (distractors.length < distractorsNeeded) return undefined;
  return item(
    phrases.whichTerm(lowerFirst(clause, index)),
    [definition.term, ...distractors],
    definition,
    phrases,
    seed,
  );
}

/**
 * "Which description fits the term?": the options are definitions of about the same length.
 * Undefined if there are too few others.
 */
export function whatIsItem(
  definition: Definition,
  index: MaterialIndex,
  phrases: Phrases,
  seed: number,
): QuizItem | undefined {
  const language = languageOf(definition, index);
  const others = nearest(definition, index).filter(
    (other) =>
      other.code === definition.code &&
      shared(other, definition, language) < 0.5 &&
      !definition.stems.some((stem) => contentStems(other.definition, language).includes(stem)),
  );
  const near = others
    .slice(0, 14)
    .toSorted(
      (a, b) =>
        Math.abs(a.definition.length - definition.definition.length) -
        Math.abs(b.definition.length - definition.definition.length),
    );
  // The right answer must not be known by its length: one of the others is longer.
  const longer = near.find((other) => other.definition.length > definition.definition.length);
  const ordered = longer ? [longer, ...near.filter((other) => other !== longer)] : near;
  const distractors = distinct(
    definition.definition,
    ordered.map((other) => other.definition),
    distractorsWanted,
  );
  if (
    distractors.length < distractorsNeeded ||
    contentStems(definition.definition, language).some((stem) => definition.stems.includes(stem))
  )
    return undefined;
  return item(
    phrases.whatIs(definition.term),
    [definition.definition, ...distractors],
    definition,
    phrases,
    seed,
  );
}

function item(
  question: string,
  options: readonly string[],
  definition: Definition,
  phrases: Phrases,
  seed: number,
): QuizItem {
  const [key] = options;
  return {
    kind: 'multiple_choice',
    question,
    options: withKeyAt(options, seed, seedOf(question)).map((text) => ({
      text,
      is_correct: text === key,
    })),
    explanation: phrases.because(definition.sentence.plain),
    refs: [definition.sentence.ref],
  };
}

const languageOf = (definition: Definition, index: MaterialIndex): string =>
  index.chunks[definition.chunk]?.language ?? 'en';

/**
 * Other definitions of the same language, those close by in the text first: they are of the same
 * subject.
 */
const nearest = (definition: Definition, index: MaterialIndex): Definition[] =>
  index.definitions
    .filter(
      (other) =>
        other !== definition &&
        languageOf(other, index) === languageOf(definition, index) &&
        !other.stems.some((stem) => definition.stems.includes(stem)),
    )
    .map((other) => ({
      other,
      far: Math.abs(other.chunk - definition.chunk) + (other.marked ? 0 : 4),
    }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 30)
    .map(({ other }) => other);

function shared(one: Definition, other: Definition, language: string): number {
  const [a, b] = [
    new Set(contentStems(one.definition, language)),
    new Set(contentStems(other.definition, language)),
  ];
  const both = [...a].filter((stem) => b.has(stem)).length;
  return both / Math.max(1, Math.min(a.size, b.size));
}

function distinct(key: string, candidates: readonly string[], wanted: number): string[] {
  const chosen: string[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= wanted) break;
    const lower = candidate.toLowerCase();
    if (
      ![key, ...chosen].some(
        (other) => other.toLowerCase().includes(lower) || lower.includes(other.toLowerCase()),
      )
    )
      chosen.push(candidate);
  }
  return chosen;
}

/** "The process by which …" inside a question begins small; a name does not. */
const lowerFirst = (clause: string, index: MaterialIndex): string => {
  const first = clause.split(' ')[0] ?? '';
  const form = index.written.get(first.toLowerCase());
  return form === first || /\p{Lu}.*\p{Lu}/u.test(first)
    ? clause
    : clause.charAt(0).toLowerCase() + clause.slice(1);
};
