import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AppError,
  fieldRefusal,
  lifetimes,
  type OperationName,
  operations,
  Refusal,
  say,
} from '@coursewright/contract';
import type { Attempt, CallOptions, Caller, Origin } from '@coursewright/rpc';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { Seal } from '../seal.ts';
import { IdempotentAnswerRow } from './idempotent-answer.entity.ts';
import { isHashOf, requestHash } from './request-hash.ts';

/** Whose request it is, what it asks for, and the key that its repetitions share. */
export interface KeyedRequest {
  readonly userId: string;
  readonly operation: OperationName;
  readonly input: unknown;
  readonly idempotencyKey?: string;
}

type Key = Required<Pick<KeyedRequest, 'userId' | 'idempotencyKey'>>;
/** Runs an effect in the transaction that ends a claim. */
type Commit = <Answer>(effect: () => Promise<Answer>) => Promise<Answer>;

/**
 * Seconds after which whoever claimed a key is taken for dead. Longer than any step that is done
 * under a claim.
 */
const claimLasts = 120;
/**
 * Milliseconds between polls of an answer that another request is working on, and for which they go
 * on.
 */
const pollEvery = 100;
const pollFor = 30_000;

/**
 * Answers a repeated request with the first answer, which is kept for seven days. The record of it
 * commits with the effect, so neither is there without the other. Answers are kept sealed: some
 * hold secrets.
 */
@Injectable()
export class Idempotency {
  private readonly log = new Logger(Idempotency.name);
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.seal = new Seal(config.encryptionKey, 'idempotent answers');
  }

  /**
   * What the use case of an idempotent operation is handed. Without a key, `once` is a transaction
   * and nothing more.
   */
  attempt(request: KeyedRequest): Attempt {
    return {
      isRepeated: () => this.isKnown(request.userId, request.idempotencyKey),
      once: (effect) => this.once(request, effect),
      inSteps: (work) => this.inSteps(request, work),
    };
  }

  /** Whether a request with this key has been answered, or is being worked on. */
  async isKnown(userId: string, idempotencyKey: string | undefined): Promise<boolean> {
    if (idempotencyKey === undefined) return false;
    return (await this.find({ userId, idempotencyKey })) !== null;
  }

  /** Whether a request with this key has been answered: a repetition need do no work for it. */
  async hasAnswer(userId: string, idempotencyKey: string | undefined): Promise<boolean> {
    if (idempotencyKey === undefined) return false;
    const row = await this.find({ userId, idempotencyKey });
    return row !== null && (row.sealed_answer !== null || row.answer !== null);
  }

  /**
   * Runs `effect` in a transaction, once per user and key; repetitions wait for it and get its
   * answer. A process that dies takes its transaction with it, and the key is free.
   */
  private async once<Answer>(
    request: KeyedRequest,
    effect: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!hasKey(request)) return this.database.transaction(effect);
    return this.database.transaction(async () => {
      const isFirst = await this.database.run(
        `INSERT INTO idempotent_answers (user_id, key, request_hash, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [request.userId, request.idempotencyKey, requestHash(request), this.clock.now()],
      );
      if (isFirst) return this.kept(request, await effect());
      const known = await this.answerTo<Answer>(request);
      if (!known) throw notYetAnswered();
      return known.answer;
    });
  }

  /**
   * For work that takes long before its effect: claims the key first, so that a repetition does not
   * begin the same work, and holds no transaction meanwhile. `work` ends with `commit`, whose
   * effect commits with the record of its answer. A claim whose holder died is free after two
   * minutes; should it live after all, it has lost its claim, and its `commit` changes nothing.
   */
  async inSteps<Answer>(
    request: KeyedRequest,
    work: (commit: Commit) => Promise<Answer>,
  ): Promise<Answer> {
    if (!hasKey(request)) return work((effect) => this.database.transaction(effect));
    const claim = randomUUID();
    for (const until = Date.now() + pollFor; !(await this.claim(request, claim));) {
      const known = await this.answerTo<Answer>(request);
      if (known) return known.answer;
      if (Date.now() > until) throw notYetAnswered();
      await sleep(pollEvery);
    }
    try {
      return await work((effect) => this.commit(request, claim, effect));
    } catch (error) {
      await this.free(request, claim);
      throw error;
    }
  }

  /** Forgets answers that are older than promised; how many of at most `batch`. */
  async forgetOld(batch: number): Promise<number> {
    const before = new Date(this.clock.now().getTime() - lifetimes.idempotencyKey * 1000);
    return this.database.run(
      `DELETE FROM idempotent_answers WHERE (user_id, key) IN (SELECT user_id, key FROM idempotent_answers WHERE created_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, batch],
    );
  }

  private async claim(request: KeyedRequest & Key, claim: string): Promise<boolean> {
    const now = this.clock.now();
    const claimed = await this.database.run(
      `INSERT INTO idempotent_answers AS held (user_id, key, request_hash, created_at, claim, claimed_until) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id, key) DO UPDATE SET request_hash = excluded.request_hash, created_at = excluded.created_at, claim = excluded.claim, claimed_until = excluded.claimed_until
       WHERE held.claimed_until <= excluded.created_at`,
      [
        request.userId,
        request.idempotencyKey,
        requestHash(request),
        now,
        claim,
        new Date(now.getTime() + claimLasts * 1000),
      ],
    );
    return claimed > 0;
  }

  private async commit<Answer>(
    request: KeyedRequest & Key,
    claim: string,
    effect: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.database.transaction(async () => {
      const held = await this.database.run(
        'SELECT 1 FROM idempotent_answers WHERE user_id = $1 AND key = $2 AND claim = $3 FOR UPDATE',
        [request.userId, request.idempotencyKey, claim],
      );
      if (held === 0) throw notYetAnswered();
      return this.kept(request, await effect());
    });
  }

  /** The request failed: its key may be used again at once. */
  private async free({ userId, idempotencyKey }: Key, claim: string): Promise<void> {
    try {
      await this.database.run(
        'DELETE FROM idempotent_answers WHERE user_id = $1 AND key = $2 AND claim = $3',
        [userId, idempotencyKey, claim],
      );
    } catch (err) {
      this.log.warn({ err }, 'A claimed key stays claimed until its claim lapses');
    }
  }

  private async kept<Answer>({ userId, idempotencyKey }: Key, answer: Answer): Promise<Answer> {
    await this.database.run(
      'UPDATE idempotent_answers SET sealed_answer = $3, claim = NULL, claimed_until = NULL WHERE user_id = $1 AND key = $2',
      [userId, idempotencyKey, this.seal.close(JSON.stringify(answer), userId)],
    );
    return answer;
  }

  private find({ userId, idempotencyKey }: Key): Promise<IdempotentAnswerRow | null> {
    return this.database.repository(IdempotentAnswerRow, (answers) =>
      answers.findOneBy({ user_id: userId, key: idempotencyKey }),
    );
  }

  /** The first answer, or undefined while there is none. */
  private async answerTo<Answer>(
    request: KeyedRequest & Key,
  ): Promise<{ answer: Answer } | undefined> {
    const row = await this.find(request);
    if (!row) return undefined;
    if (!isHashOf(request, row.request_hash)) throw keyOfAnotherRequest();
    // What was kept for this very request is of the type that it is answered with.
    if (row.sealed_answer)
      return { answer: JSON.parse(this.seal.open(row.sealed_answer, request.userId)) };
    return row.answer === null ? undefined : { answer: row.answer as Answer };
  }
}

/**
 * What the use case behind an endpoint is handed as its third argument; undefined where its row is
 * not idempotent.
 */
export function attemptAt(
  idempotency: Idempotency,
  call: {
    operation: OperationName;
    who: Origin | Caller;
    input: unknown;
    options: CallOptions | undefined;
  },
): Attempt | undefined {
  const { operation, who, input, options } = call;
  if (!('idempotent' in operations[operation]) || !('userId' in who)) return undefined;
  return idempotency.attempt({ userId: who.userId, operation, input, ...options });
}

const hasKey = (request: KeyedRequest): request is KeyedRequest & Key =>
  request.idempotencyKey !== undefined;

const notYetAnswered = (): AppError => new Refusal('conflict', say('not_answered_yet'));

const keyOfAnotherRequest = (): AppError =>
  fieldRefusal('Idempotency-Key', say('key_of_another_request'));
