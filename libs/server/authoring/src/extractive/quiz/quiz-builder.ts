import type { QuizDraft } from '@coursewright/contract';
import type { Definition } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { AnswerSpot } from './answers.ts';
import { whatIsItem, whichTermItem } from './definition-items.ts';
import { clozeItem, trueFalseItem } from './sentence-items.ts';

export type QuizItem = QuizDraft['items'][number];
export type QuestionKind = 'whichTerm' | 'whatIs' | 'cloze' | 'trueFalse';

/** A sentence of the lesson that a question can be made of. */
export interface AskedSentence {
  readonly number: number;
  readonly plain: string;
  /** Begins with a name in code, which may be written small. */
  readonly opensWithCode: boolean;
  readonly refs: readonly string[];
  readonly language: string;
  /** Of the source sentence it quotes; -1 if unknown. */
  readonly chunk: number;
  readonly spots: readonly AnswerSpot[];
}

/** What the questions of a lesson are made of. */
export interface QuizMaterial {
  readonly index: MaterialIndex;
  readonly phrases: Phrases;
  readonly sentences: readonly AskedSentence[];
  readonly definitions: readonly Definition[];
  /** Questions that must not be asked. */
  readonly refused: ReadonlySet<string>;
  readonly seed: number;
}

/**
 * Which sentences may be asked about, and whether also those that have been, for which fewer wrong
 * answers will do.
 */
export interface Choice {
  readonly pool: readonly AskedSentence[];
  readonly again: boolean;
}

/** Farther apart than this, two questions are as good as from two ends of the lesson. */
const farthest = 6;

/**
 * The questions of one quiz while they are chosen: no two on the same answer, and spread over the
 * lesson.
 */
export class QuizBuilder {
  private readonly chosen: { readonly item: QuizItem; readonly number: number }[] = [];
  private readonly timesAsked = new Map<string, number>();
  private readonly answers = new Set<string>();
  private readonly definitionsAsked = new Set<Definition>();

  private readonly material: QuizMaterial;

  constructor(material: QuizMaterial) {
    this.material = material;
  }

  get size(): number {
    return this.chosen.length;
  }

  /** The questions so far, in the order of the lesson. */
  items(): QuizItem[] {
    return this.chosen.toSorted((a, b) => a.number - b.number).map(({ item }) => item);
  }

  /** Adds one question of the kind. False if there is nothing new to ask. */
  add(kind: QuestionKind, choice: Choice): boolean {
    if (kind === 'whichTerm' || kind === 'whatIs') return this.addDefinition(kind);
    return this.sentencesOf(choice).some((sentence) =>
      kind === 'cloze'
        ? this.addCloze(sentence, choice.again)
        : this.addStatement(sentence, choice.again),
    );
  }

  private addDefinition(kind: 'whichTerm' | 'whatIs'): boolean {
    const { definitions, sentences, index, phrases } = this.material;
    const make = kind === 'whichTerm' ? whichTermItem : whatIsItem;
    const seed = this.nextSeed();
    const free = definitions
      .filter(
        (definition) =>
          !this.definitionsAsked.has(definition) && !this.answers.has(definition.stems.join(' ')),
      )
      .toSorted((a, b) => Number(b.marked) - Number(a.marked));
    for (const definition of this.spread(free, (one) => ({
      number: numberOf(one, sentences),
      worth: 0,
    }))) {
      const item = make(definition, index, phrases, seed);
      if (!item || this.material.refused.has(item.question)) continue;
      this.definitionsAsked.add(definition);
      const { plain } = definition.sentence;
      const own = sentences.find((sentence) => sentence.plain === plain);
      const number = own?.number ?? numberOf(definition, sentences);
      this.keep(item, { number, plain }, definition.stems.join(' '));
      return true;
    }
    return false;
  }

  private addCloze(sentence: AskedSentence, again: boolean): boolean {
    const { index, phrases, refused } = this.material;
    const distractorsNeeded = again ? 1 : 2;
    for (const spot of sentence.spots) {
      const answer = spot.stems.join(' ') || `${spot.text} ${spot.unit}`;
      if (this.answers.has(answer)) continue;
      const item = clozeItem(sentence, spot, index, phrases, this.nextSeed(), distractorsNeeded);
      if (!item || refused.has(item.question)) continue;
      this.keep(item, sentence, answer);
      return true;
    }
    return false;
  }

  private addStatement(sentence: AskedSentence, again: boolean): boolean {
    const { index, phrases, refused } = this.material;
    const wanted = this.wantsTrue();
    const variant = this.timesAsked.get(sentence.plain) ?? 0;
    for (const isTrue of again ? [wanted, !wanted] : [wanted]) {
      const item = trueFalseItem(sentence, index, phrases, isTrue, variant);
      const isKnown = this.chosen.some((one) => one.item.question === item.question);
      if (isKnown || refused.has(item.question)) continue;
      this.keep(item, sentence);
      return true;
    }
    return false;
  }

  private keep(
    item: QuizItem,
    { number, plain }: Pick<AskedSentence, 'number' | 'plain'>,
    answer?: string,
  ): void {
    this.chosen.push({ item, number });
    this.timesAsked.set(plain, (this.timesAsked.get(plain) ?? 0) + 1);
    if (answer !== undefined) this.answers.add(answer);
  }

  /**
   * Depends on the lesson and the place in the quiz, so that the right answer stands at changing
   * places.
   */
  private nextSeed(): number {
    return this.material.seed + this.chosen.length;
  }

  /** As many true as false statements; which comes first depends on the lesson. */
  private wantsTrue(): boolean {
    const made = this.chosen.filter(({ item }) => item.kind === 'true_false');
    const right = made.filter(({ item }) => item.options[0]?.is_correct).length;
    return right * 2 === made.length ? this.material.seed % 2 === 0 : right * 2 < made.length;
  }

  /** The sentences to try, best first. */
  private sentencesOf({ pool, again }: Choice): AskedSentence[] {
    const times = ({ plain }: AskedSentence): number => this.timesAsked.get(plain) ?? 0;
    const free = pool.filter((sentence) => again || times(sentence) === 0);
    const ordered = this.spread(free, ({ number, spots }) => ({
      number,
      worth: spots[0]?.worth ?? 0,
    }));
    return again ? ordered.toSorted((a, b) => times(a) - times(b)) : ordered;
  }

  /**
   * Those farthest from what was asked already come first, so that the questions cover the whole
   * lesson.
   */
  private spread<T>(
    candidates: readonly T[],
    placeOf: (candidate: T) => { readonly number: number; readonly worth: number },
  ): T[] {
    const rank = (candidate: T): number => {
      const { number, worth } = placeOf(candidate);
      const distances = this.chosen.map((one) => Math.abs(one.number - number));
      return (distances.length === 0 ? 0 : Math.min(farthest, ...distances)) + worth;
    };
    return candidates
      .map((candidate) => ({ candidate, rank: rank(candidate) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ candidate }) => candidate);
  }
}

const numberOf = (definition: Definition, sentences: readonly AskedSentence[]): number =>
  sentences.find(
    ({ plain }) =>
      plain.includes(definition.sentence.plain) || definition.sentence.plain.includes(plain),
  )?.number ?? 0;
