import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const here = path.join(import.meta.dirname, 'sentences');

/** A passage of ours, what may honestly be said on its strength, and what may not. */
const item = z.strictObject({
  id: z.string(),
  language: z.string(),
  passage: z.string(),
  /** A sentence of the passage, to the letter. */
  quoted: z.string(),
  light: z.string(),
  medium: z.string(),
  /** Not of every passage is there one. */
  heavy: z.string().optional(),
  /** Sentences of the passage with one thing made wrong, by the kind of damage. */
  damaged: z.record(z.string(), z.string()),
  /** The same inside a sentence in other words. */
  damagedParaphrase: z.record(z.string(), z.string()),
  /** What else may be said on its strength, by how far it is from the letter. */
  further: z.strictObject({ light: z.array(z.string()), medium: z.array(z.string()) }).optional(),
});
export type Item = z.output<typeof item>;

const translation = z.strictObject({
  of: z.string(),
  language: z.string(),
  sentence: z.string(),
  /** The words of the passage that carry it. */
  evidence: z.string(),
});
/** One that says something else than its evidence, by the kind of damage. */
const wrongTranslation = translation.extend({ kind: z.string() });

/** A sentence with the passages it cites, and whether they carry it. */
export interface Case {
  readonly id: string;
  /** `true: medium`, `damaged: swap`, `damaged paraphrase: number` … */
  readonly kind: string;
  readonly isTrue: boolean;
  readonly language: string;
  readonly sentence: string;
  readonly passages: readonly string[];
  readonly evidence?: string;
}

const rowsOf = <Row extends z.ZodType>(row: Row, file: string): z.output<Row>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => row.parse(JSON.parse(line)));

export const items = (): Item[] =>
  globSync('*.jsonl', { cwd: here })
    .filter((file) => !file.startsWith('translations'))
    .toSorted()
    .flatMap((file) => rowsOf(item, path.join(here, file)));

/**
 * All cases: what was written, and what is made of it by putting sentences and passages together.
 */
export function cases(): Case[] {
  const all = items();
  return [
    ...all.flatMap(trueCases),
    ...all.flatMap(damagedCases),
    ...all.flatMap((one, at) => combinedCases(one, neighbourOf(all, at))),
    ...translatedCases(all),
  ];
}

const trueCases = ({ id, language, passage, further, ...said }: Item): Case[] =>
  (['quoted', 'light', 'medium', 'heavy'] as const).flatMap((level) => {
    const more = level === 'light' || level === 'medium' ? further?.[level] : undefined;
    const of = said[level];
    return [...(of === undefined ? [] : [of]), ...(more ?? [])].map((sentence, i) => ({
      id: `${id} ${level}${i > 0 ? ` ${i + 1}` : ''}`,
      kind: `true: ${level}`,
      isTrue: true,
      language,
      sentence,
      passages: [passage],
    }));
  });

function damagedCases({ id, language, passage, damaged, damagedParaphrase }: Item): Case[] {
  const casesOf = (kind: string, sentences: Record<string, string>): Case[] =>
    Object.entries(sentences).map(([damage, sentence]) => ({
      id: `${id} ${kind} ${damage}`,
      // Two of one kind in an item are told apart by a number.
      kind: `${kind}: ${damage.replace(/-\d$/, '')}`,
      isTrue: false,
      language,
      sentence,
      passages: [passage],
    }));
  return [...casesOf('damaged', damaged), ...casesOf('damaged paraphrase', damagedParaphrase)];
}

/** The item after it of the same subject, or the one before. */
function neighbourOf(all: readonly Item[], at: number): Item | undefined {
  const subject = (one: Item | undefined) =>
    one && `${one.language} ${one.id.replace(/-\d+$/, '')}`;
  return [all[at + 1], all[at - 1]].find((other) => subject(other) === subject(all[at]));
}

function combinedCases(one: Item, neighbour: Item | undefined): Case[] {
  if (!neighbour) return [];
  const { id, language } = one;
  const join = language === 'zh' || language === 'ja' ? '；' : '; ';
  const merged = `${one.quoted.replace(/[.。]$/u, '')}${join}${neighbour.quoted}`;
  const of = (
    kind: string,
    isTrue: boolean,
    sentence: string,
    passages: readonly string[],
  ): Case => ({ id: `${id} ${kind}`, kind, isTrue, language, sentence, passages });
  return [
    of('true: merged, both cited', true, merged, [one.passage, neighbour.passage]),
    of('damaged: merged, one cited', false, merged, [one.passage]),
    of('damaged: neighbouring passage', false, one.quoted, [neighbour.passage]),
    of('damaged paraphrase: neighbouring passage', false, one.medium, [neighbour.passage]),
  ];
}

/** Translations teach the model nothing: they are judged by rules alone. */
export const isTranslation = ({ kind }: Pick<Case, 'kind'>): boolean =>
  kind === 'true: translated' || kind.startsWith('damaged translation');

function translatedCases(all: readonly Item[]): Case[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const caseOf = (kind: string, isTrue: boolean, row: z.output<typeof translation>): Case => ({
    id: `${row.of} in ${row.language}`,
    kind,
    isTrue,
    language: row.language,
    sentence: row.sentence,
    passages: [byId.get(row.of)!.passage],
    evidence: row.evidence,
  });
  return [
    ...rowsOf(translation, path.join(here, 'translations.jsonl')).map((row) =>
      caseOf('true: translated', true, row),
    ),
    ...rowsOf(wrongTranslation, path.join(here, 'translations-wrong.jsonl')).map(
      ({ kind, ...row }) => caseOf(`damaged translation: ${kind}`, false, row),
    ),
  ];
}
