import { AppError, Refusal, say, type SpokenSentence } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database, faultPoint, Files, type Job, Jobs, Wakeups } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { audioTypes } from './audio-files.ts';
import { narrationRow } from './narration.entity.ts';
import {
  type NarrationJob,
  narrationQueue,
  narrationQueueOptions,
  wakeupOf,
} from './narration-queue.ts';
import { fileOf, Narrations, type TakenNarration } from './narrations.ts';
import { SpeakerAway, Speech, type SpeechRequest } from './speech/speech.ts';
import { NarrationChunks } from './narration-chunks.ts';
import { WriterAway, WrittenScripts } from './written-scripts.ts';

/** Milliseconds between two notes of how far it is. */
const noteEvery = 400;

/** Another delivery has taken it over, or its course is gone. */
class TakenOver extends Error {}

/** Reads a lesson aloud, from the delivery of its job to its end. */
@Injectable()
export class Narrate implements OnModuleInit {
  private readonly log = new Logger(Narrate.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly narrations: Narrations,
    private readonly scripts: WrittenScripts,
    private readonly speech: Speech,
    private readonly chunks: NarrationChunks,
    private readonly files: Files,
    private readonly ledger: Ledger,
    private readonly wakeups: Wakeups,
  ) {}

  onModuleInit(): void {
    this.jobs.register<NarrationJob>(
      narrationQueue,
      narrationQueueOptions,
      (job) => this.run(job),
      ({ narrationId }) => this.giveUp(narrationId),
    );
  }

  async run({ data, signal }: Pick<Job<NarrationJob>, 'data' | 'signal'>): Promise<void> {
    const taken = await this.narrations.take(data.narrationId);
    if (!taken) return;
    try {
      await this.read(taken, signal);
    } catch (error) {
      if (error instanceof TakenOver)
        this.log.warn(`Narration ${taken.id} was taken over, or its course is gone`);
      else if (
        error instanceof WriterAway ||
        (error instanceof AppError && error.type === 'validation_error')
      )
        await this.fail(taken.id, error);
      else if (error instanceof SpeakerAway) await this.giveUp(taken.id);
      else throw error;
    }
  }

  /** Every delivery has failed: once, and with its credit returned. */
  giveUp(id: string): Promise<void> {
    return this.fail(
      id,
      new AppError('provider_error', `${this.speech.name} could not read this lesson aloud.`),
    );
  }

  private async read(taken: TakenNarration, signal: AbortSignal): Promise<void> {
    const { lesson, language, style, voice } = taken;
    if (!lesson) throw new Error(`Narration ${taken.id} has no lesson`);
    const { lines, script, calls } = await this.scripts.of(taken, lesson, signal);
    if (lines.length === 0) throw new Refusal('validation_error', say('nothing_to_read_aloud'));
    const sentences: SpokenSentence[] = [];
    const chunks = this.chunks.of(taken, signal);
    const request = { language, style, voice, lines, chunks };
    const file = fileOf(taken.id, 'opus');
    const bytes = await this.files.put(
      file,
      this.audioOf(taken, request, sentences, signal),
      audioTypes.opus,
    );
    faultPoint('narration.stored', taken.id);
    const last = sentences.at(-1);
    if (!last || sentences.length < lines.length)
      throw new Error(`${this.speech.name} left out lines of narration ${taken.id}`);
    const isDone = await this.database.transaction(async () => {
      const done = await this.narrations.complete(taken, {
        sentences,
        duration: last.ends_at,
        bytes,
        script,
      });
      if (!done) return false;
      await this.scripts.paid(taken, calls);
      await this.ring(taken.id);
      return done;
    });
    if (!isDone) await this.dropUnlessKept(taken.id, file);
  }

  /** What is to be kept, while it is noted how far it is and which sentence stands where. */
  private async *audioOf(
    taken: TakenNarration,
    request: SpeechRequest,
    sentences: SpokenSentence[],
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    let notedAt = 0;
    for await (const part of this.speech.speak(request, signal)) {
      if (part.kind === 'audio') {
        yield part.bytes;
        continue;
      }
      const line = request.lines[part.index];
      if (!line) throw new Error(`${this.speech.name} spoke a line that there is not`);
      sentences.push({
        text: line.text,
        is_heading: line.isHeading,
        ends_paragraph: line.endsParagraph,
        starts_at: rounded(part.startsAt),
        ends_at: rounded(part.endsAt),
      });
      if (Date.now() - notedAt < noteEvery) continue;
      notedAt = Date.now();
      const progress = sentences.length / (request.lines.length + 1);
      if (!(await this.narrations.advance(taken, progress))) throw new TakenOver();
    }
    // Whoever wakes up now must not put its file over another delivery's.
    if (!(await this.narrations.advance(taken, 0))) throw new TakenOver();
  }

  private async fail(id: string, error: AppError): Promise<void> {
    const hasFailed = await this.database.transaction(async () => {
      if (!(await this.narrations.fail(id, error.message))) return false;
      await this.ledger.refundNarration(id, error.message);
      await this.ring(id);
      return true;
    });
    if (!hasFailed) return;
    this.log.warn({ err: error, narration_id: id }, 'A lesson could not be read aloud');
    await this.files.remove(fileOf(id, 'opus'));
  }

  /** Of two deliveries only one finishes; the file is the same. */
  private async dropUnlessKept(id: string, file: string): Promise<void> {
    if ((await this.narrations.sizesOf(id)) === undefined && !(await this.isUnderWay(id)))
      await this.files.remove(file);
  }

  private async isUnderWay(id: string): Promise<boolean> {
    return (await this.narrations.unfinished()).includes(id);
  }

  private async ring(id: string): Promise<void> {
    const [row] = await this.database.query(
      narrationRow.pick({ key: true }),
      'SELECT key FROM narrations WHERE id = $1',
      [id],
    );
    if (row) await this.wakeups.notify(wakeupOf(row.key));
  }
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
