import { createHash } from 'node:crypto';
import { AppError, lifetimes } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { Seal } from '../seal.ts';
import { IdempotentAnswerRow } from './idempotent-answer.entity.ts';

/** Whose request it is, what it asks for, and the key that its repetitions share. */
export interface KeyedRequest {
  readonly userId: string;
  readonly operation: string;
  readonly input: unknown;
  readonly idempotencyKey?: string;
}

/** Answers a repeated request with the first answer. The record of it commits with the effect, so neither is there without the other. */
@Injectable()
export class Idempotency {
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.seal = new Seal(config.encryptionKey, 'idempotent answers');
  }

  /**
   * Runs `work` in a transaction, once per user and key; repetitions wait for it and get its answer, which must be JSON. Without a key
   * it simply runs. Throws validation_error when the key came with another request before. Answers are kept sealed: some hold secrets.
   */
  async once<Answer>(
    { userId, operation, input, idempotencyKey: key }: KeyedRequest,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (key === undefined) return this.database.transaction(work);
    const requestHash = hashOf([operation, input]);
    return this.database.transaction(async () => {
      const isFirst = await this.database.run(
        'INSERT INTO idempotent_answers (user_id, key, request_hash, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [userId, key, requestHash, this.clock.now()],
      );
      if (!isFirst) return this.firstAnswer<Answer>(userId, key, requestHash);
      const answer = await work();
      const sealed_answer = this.seal.close(JSON.stringify(answer), userId);
      await this.database.repository(IdempotentAnswerRow, (answers) =>
        answers.update({ user_id: userId, key }, { sealed_answer }),
      );
      return answer;
    });
  }

  private async firstAnswer<Answer>(
    userId: string,
    key: string,
    requestHash: string,
  ): Promise<Answer> {
    const row = await this.database.repository(IdempotentAnswerRow, (answers) =>
      answers.findOneBy({ user_id: userId, key }),
    );
    if (!row?.sealed_answer)
      throw new AppError(
        'conflict',
        'The first request with this Idempotency-Key has not been answered yet. Send it again in a moment.',
      );
    if (row.request_hash !== requestHash) throw keyOfAnotherRequest();
    return JSON.parse(this.seal.open(row.sealed_answer, userId));
  }

  /** Forgets answers that are older than promised; how many of at most `batch`. */
  async forgetOld(batch: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - lifetimes.idempotencyKey * 1000);
    return this.database.run(
      `DELETE FROM idempotent_answers WHERE (user_id, key) IN (SELECT user_id, key FROM idempotent_answers WHERE created_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, batch],
    );
  }
}

/** What a key that is used for a second, different request is answered with. */
export function keyOfAnotherRequest(): AppError {
  const message =
    'This Idempotency-Key was used for another request. Send a new key with a new request.';
  return new AppError('validation_error', message, {
    details: [{ path: 'Idempotency-Key', message }],
  });
}

/** Of a JSON value, whatever the order of its keys. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
