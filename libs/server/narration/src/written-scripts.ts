import { Author, LessonChecker, UnusableAnswer } from '@coursewright/authoring';
import {
  AppError,
  deliveryStyles,
  narrationStyles,
  type NarrationScript,
  type NarrationStyle,
} from '@coursewright/contract';
import { ProviderSpend } from '@coursewright/credits';
import { faultPoint, onceDatabaseIsThere } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { KeptDraft } from './narration.entity.ts';
import { Narrations, type TakenNarration } from './narrations.ts';
import type { LessonText, ScriptBlock } from './script/lesson-script.ts';
import { Scripts } from './script/scripts.ts';
import type { Line } from './speech/speech.ts';

/** Characters of a lesson that one answer is to say. */
const mostAtOnce = 6_000;

type Block = ScriptBlock & { readonly index: number };

/** Everything that is spoken of a lesson, and whose words they are. */
export interface SpokenScript {
  readonly lines: readonly Line[];
  readonly script: NarrationScript;
  /** To its author, for what is said. */
  readonly calls: number;
}

/** Who writes what is said gives no answer: reading on would cost, and be something else. */
export class WriterAway extends AppError {}

/**
 * What is read aloud of a lesson: its own words where its author only quotes; else what the author
 * writes to be heard, paragraph by paragraph, as far as the lesson bears it out.
 */
@Injectable()
export class WrittenScripts {
  private readonly log = new Logger(WrittenScripts.name);

  constructor(
    private readonly author: Author,
    private readonly checker: LessonChecker,
    private readonly scripts: Scripts,
    private readonly narrations: Narrations,
    private readonly spend: ProviderSpend,
  ) {}

  /** Who writes them; undefined where the lesson's own words are read. */
  get writer(): string | undefined {
    return this.author.kind === 'model' ? this.author.name : undefined;
  }

  /** Part of what audio is kept by. */
  get version(): string | undefined {
    return this.author.kind === 'model' ? this.author.version : undefined;
  }

  /** Those a voice can have, and those in which something can be written to be heard. */
  stylesBeside(spoken: readonly NarrationStyle[]): readonly NarrationStyle[] {
    return this.writer === undefined ? spoken : [...spoken, ...writtenStyles];
  }

  /** Throws too_many_requests where a user's day has had its share of answers that came to nothing. */
  async check(userId: string): Promise<void> {
    if (this.writer !== undefined) await this.spend.check(userId);
  }

  /** Throws what the author and the scripts throw. */
  async of(taken: TakenNarration, lesson: LessonText, signal: AbortSignal): Promise<SpokenScript> {
    const own = await this.scripts.make(lesson, signal);
    const linesOf = (blocks: readonly ScriptBlock[]) => blocks.flatMap(({ lines }) => lines);
    if (this.writer === undefined) return { lines: linesOf(own), script: 'lesson', calls: 0 };
    const sayable = own
      .map((block, index) => ({ ...block, index }))
      .filter(({ isHeading, lines, source }) => !isHeading && lines.length > 0 && source !== '');
    const said = new Map<number, string>();
    let calls = 0;
    for (const [nth, blocks] of portions(sayable).entries()) {
      const draft = await this.draftOf(taken, { lesson, blocks, nth }, signal);
      calls += draft.calls;
      for (const [index, text] of await this.heldOf(draft, { lesson, own, blocks }))
        said.set(index, text);
    }
    if (said.size === 0)
      return { lines: linesOf(own), script: sayable.length === 0 ? 'lesson' : 'refused', calls };
    return {
      lines: linesOf(await this.scripts.make(lesson, signal, said)),
      script: said.size < sayable.length ? 'partly' : 'written',
      calls,
    };
  }

  /** It was read aloud, and is paid for; in the transaction of that. */
  async paid({ user_id }: TakenNarration, calls: number): Promise<void> {
    if (calls > 0) await this.spend.pay(user_id, 'narration', calls);
  }

  /** What of a draft may be said, by the indices of its blocks. */
  private async heldOf(
    { paragraphs }: KeptDraft,
    { lesson, own, blocks }: Omit<Asked, 'nth'> & { readonly own: readonly ScriptBlock[] },
  ): Promise<(readonly [number, string])[]> {
    const drafted = new Map(paragraphs.map(({ number, text }) => [number, text]));
    const told = blocks.flatMap(({ index, text, source }) => {
      const said = drafted.get(index);
      const around = own.slice(Math.max(0, index - 2), index + 2).map((each) => each.source);
      return said === undefined ? [] : [{ index, text, source, around, said }];
    });
    const held = await this.checker.speech(told, lesson.language);
    return told.flatMap(({ index }, nth) => {
      const text = held[nth];
      return text === undefined ? [] : [[index, text] as const];
    });
  }

  /** The author's answer, which is paid for once; empty where it cannot be used. */
  private async draftOf(
    taken: TakenNarration,
    { lesson, blocks, nth }: Asked,
    signal: AbortSignal,
  ): Promise<KeptDraft> {
    const kept = (await this.narrations.draftsOf(taken.id))[nth];
    if (kept) return kept;
    const calls = this.spend.callsFor(taken.user_id, 'narration');
    const { style } = taken;
    let failed = 0;
    const answer = await this.author
      .writeNarration(
        {
          brief: {
            topic: lesson.topic ?? lesson.title,
            language: lesson.language,
            style: style === 'calm' ? 'standard' : style,
          },
          lesson: lesson.title,
          style,
          paragraphs: blocks.map(({ index, source }) => ({ number: index, text: source })),
        },
        {
          signal,
          admit: calls.admit,
          onFailure: (used) => {
            failed = used.calls;
            calls.onFailure(used);
          },
        },
      )
      .catch((error: unknown) => {
        if (error instanceof UnusableAnswer) {
          this.log.warn({ err: error, narration_id: taken.id }, 'No script was written');
          return { value: { paragraphs: [] }, usage: undefined, calls: failed };
        }
        if (!(error instanceof AppError) || signal.aborted) throw error;
        throw new WriterAway(error.type, error.message, { cause: error });
      });
    faultPoint('narration.written', taken.id);
    return onceDatabaseIsThere(
      () =>
        this.narrations.keepDraft(taken.id, nth, { ...answer.value, calls: answer.calls }, () =>
          calls.answered(answer.usage),
        ),
      signal,
    );
  }
}

interface Asked {
  readonly lesson: LessonText;
  readonly blocks: readonly Block[];
  readonly nth: number;
}

/** Those that change the words alone. */
const writtenStyles = narrationStyles.filter(
  (style) => !deliveryStyles.some((delivery) => delivery === style),
);

/** In order, each of them short enough for one answer. */
function portions(blocks: readonly Block[]): Block[][] {
  const all: Block[][] = [];
  let room = 0;
  for (const block of blocks) {
    room -= block.source.length;
    const last = all.at(-1);
    if (last && room >= 0) last.push(block);
    else {
      all.push([block]);
      room = mostAtOnce - block.source.length;
    }
  }
  return all;
}
