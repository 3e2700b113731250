import { ProviderSpend } from '@coursewright/credits';
import { Database, faultPoint, onceDatabaseIsThere } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { narrationChunkRow } from './narration-chunk.entity.ts';
import type { TakenNarration } from './narrations.ts';
import type { SpokenChunk, SpokenChunks } from './speech/speech.ts';

const keptRow = narrationChunkRow.pick({ hash: true, audio: true, spoken_seconds: true });

/** Rows of `narration_chunks`: the journal under a speaker that is paid by the line. */
@Injectable()
export class NarrationChunks {
  constructor(
    private readonly database: Database,
    private readonly spend: ProviderSpend,
  ) {}

  /** For one delivery. While the database is away, it waits with what it has paid for. */
  of(taken: TakenNarration, signal: AbortSignal): SpokenChunks {
    const { id, user_id } = taken;
    return {
      load: () => this.load(id),
      count: () => onceDatabaseIsThere(() => this.spend.count(user_id, 'speech'), signal),
      keep: (hash, chunk, cost) =>
        onceDatabaseIsThere(() => this.keep(taken, hash, chunk, cost), signal),
    };
  }

  private async load(id: string): Promise<ReadonlyMap<string, SpokenChunk>> {
    const rows = await this.database.query(
      keptRow,
      `SELECT ${Object.keys(keptRow.shape).join(', ')} FROM narration_chunks WHERE narration_id = $1`,
      [id],
    );
    return new Map(
      rows.map(({ hash, audio, spoken_seconds }) => [
        hash,
        { audio, spokenSeconds: spoken_seconds },
      ]),
    );
  }

  /**
   * The audio and what it cost, in one step. Kept also for a delivery that was taken over: the one
   * that has it now need not ask for it again.
   */
  private async keep(
    { id, user_id }: TakenNarration,
    hash: string,
    { audio, spokenSeconds }: SpokenChunk,
    cost: string | null,
  ): Promise<void> {
    faultPoint('narration.answered', id);
    await this.database.transaction(async () => {
      const added = await this.database.run(
        `INSERT INTO narration_chunks (narration_id, hash, audio, spoken_seconds)
         SELECT id, $2, $3, $4 FROM narrations WHERE id = $1 AND status = 'running' FOR SHARE
         ON CONFLICT DO NOTHING`,
        [id, hash, Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength), spokenSeconds],
      );
      // An acknowledgement may have been lost: what is there was counted.
      if (added > 0 || !(await this.has(id, hash)))
        await this.spend.add(user_id, 'speech', { cost });
    });
    faultPoint('narration.kept', id);
  }

  private async has(id: string, hash: string): Promise<boolean> {
    const rows = await this.database.query(
      narrationChunkRow.pick({ hash: true }),
      'SELECT hash FROM narration_chunks WHERE narration_id = $1 AND hash = $2',
      [id, hash],
    );
    return rows.length > 0;
  }
}
