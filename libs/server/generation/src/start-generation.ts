import { createHash } from 'node:crypto';
import { limits, prices, type GenerateCourseInput, type TaskStarted } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database, faultPoint, keyOfAnotherRequest } from '@coursewright/platform';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { BeginRun, tooManyAtOnce } from './begin-run.ts';
import { CourseGround } from './course-ground.ts';
import { GenerationTasks } from './generation-tasks.ts';
import { RunProviders } from './run-providers.ts';

/** Takes an order for a course: debit, task and job come into being together or not at all. */
@Injectable()
export class StartGeneration {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly tasks: GenerationTasks,
    private readonly ground: CourseGround,
    private readonly beginRun: BeginRun,
    private readonly providers: RunProviders,
  ) {}

  async run(
    caller: Caller,
    input: GenerateCourseInput,
    options: CallOptions = {},
  ): Promise<TaskStarted> {
    const { userId } = caller;
    const requestHash = hashOf(input);
    const known = await this.answerToKey(userId, requestHash, options);
    if (known) return known;
    const providers = await this.providers.of(userId, input);
    await this.ground.check(userId, input, providers);

    const started = await this.database.transaction(async (): Promise<TaskStarted> => {
      await this.tasks.lockStartsOf(userId);
      const meanwhile = await this.answerToKey(userId, requestHash, options);
      if (meanwhile) return meanwhile;
      const order = {
        userId,
        request: input,
        requestHash,
        authorName: providers.author.name,
        ...options,
      };
      const taskId = await this.tasks.add(order, limits.activeGenerationsPerUser);
      if (!taskId) throw tooManyAtOnce();
      faultPoint('start.task_added');
      await this.ledger.spend(userId, prices.course, 'generation_use', {
        taskId,
        notes: input.topic,
      });
      faultPoint('start.debited');
      return this.beginRun.first(taskId);
    });
    faultPoint('start.committed');
    return started;
  }

  /** The answer this key was given before, so that a repeated request has one effect. */
  private async answerToKey(
    userId: string,
    requestHash: string,
    { idempotencyKey }: CallOptions,
  ): Promise<TaskStarted | undefined> {
    if (idempotencyKey === undefined) return undefined;
    const task = await this.tasks.byIdempotencyKey(userId, idempotencyKey);
    if (!task) return undefined;
    if (task.request_hash !== requestHash) throw keyOfAnotherRequest();
    return { task_id: task.id, status: 'pending' };
  }
}

const hashOf = (input: GenerateCourseInput): string =>
  createHash('sha256')
    .update(JSON.stringify(input, Object.keys(input).toSorted()))
    .digest('hex');
