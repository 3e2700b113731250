import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Config, Seal } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const heldAnswer = z.object({
  run: z.int(),
  step: z.string(),
  inputHash: z.string(),
  answer: z.unknown(),
  calls: z.int(),
  inputTokens: z.int().optional(),
  outputTokens: z.int().optional(),
  cost: z.string().nullable(),
});
/** An answer of the model that the journal has yet to get. */
export type HeldAnswer = z.output<typeof heldAnswer>;

const ending = '.held';

/**
 * Answers that were paid for while the database was away: each in a sealed file of the data folder
 * until the journal has it, so that neither the outage nor the end of the process loses it. Processes
 * that share the folder find each other's.
 */
@Injectable()
export class HeldAnswers {
  private readonly log = new Logger(HeldAnswers.name);
  private readonly folder: string;
  private readonly seal: Seal;

  constructor(config: Config) {
    this.folder = path.join(config.dataDir, 'held-answers');
    this.seal = new Seal(config.encryptionKey, 'held answer');
  }

  /**
   * Writes an answer down, to the disk; returns how to forget it again. Never rejects: an answer that
   * cannot be written down is still in memory.
   */
  async hold(taskId: string, held: HeldAnswer): Promise<() => Promise<void>> {
    const file = path.join(this.folder, `${taskId}.${randomUUID()}${ending}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const handle = await open(`${file}.part`, 'wx', 0o600);
      try {
        await handle.writeFile(this.seal.close(JSON.stringify(held), taskId));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
      this.log.warn(
        { task_id: taskId, step: held.step },
        'The database is away: a paid answer is held in a file until it is back',
      );
    } catch (err) {
      this.log.error({ err, task_id: taskId }, 'A paid answer is held in memory only');
    }
    return () => rm(file, { force: true });
  }

  /** The tasks of which answers are held. */
  async tasks(): Promise<string[]> {
    return [...new Set((await this.files()).map((file) => file.split('.')[0]!))];
  }

  /** Hands each answer that is held of a task to `keep`, and forgets it when that has resolved. */
  async giveBack(taskId: string, keep: (held: HeldAnswer) => Promise<unknown>): Promise<void> {
    for (const name of await this.files()) {
      if (!name.startsWith(`${taskId}.`)) continue;
      const file = path.join(this.folder, name);
      const sealed = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        // Another process, or the run that holds it, was faster.
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!sealed) continue;
      await keep(heldAnswer.parse(JSON.parse(this.seal.open(sealed, taskId))));
      await rm(file, { force: true });
    }
  }

  private async files(): Promise<string[]> {
    try {
      return (await readdir(this.folder)).filter((name) => name.endsWith(ending));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}
