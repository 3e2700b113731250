import path from 'node:path';
import { generateCourseInput, type GenerateCourseInput } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { StartGeneration } from '@coursewright/generation';
import { Idempotency, loadConfig } from '@coursewright/platform';
import { NestFactory } from '@nestjs/core';

const built = path.resolve(import.meta.dirname, '../../apps/worker/dist');
interface WorkerExports {
  readonly WorkerModule: {
    forRoot: (
      config: ReturnType<typeof loadConfig>,
    ) => Parameters<typeof NestFactory.createApplicationContext>[0];
  };
}
const { WorkerModule }: WorkerExports = await import(path.join(built, 'worker.module.js'));

/** The program of a worker process. */
export const workerProgram = path.join(built, 'main.js');

type Environment = Readonly<Record<string, string>>;
export type WorkerApp = Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;

/** The worker's modules in this process, which take no jobs where `WORKERS` is `none`. */
export const createWorkerApp = (environment: Environment): Promise<WorkerApp> =>
  NestFactory.createApplicationContext(WorkerModule.forRoot(loadConfig(environment)), {
    logger: false,
  });

/**
 * Grants a user a credit for each of the courses and starts them, through the use case; they need
 * no sources. Resolves with the ids of the tasks.
 */
export async function startRuns(
  app: WorkerApp,
  userId: string,
  courses: readonly Partial<GenerateCourseInput>[],
): Promise<string[]> {
  await app.get(Ledger, { strict: false }).grant(userId, courses.length, 'admin_add', {});
  const caller = { userId, sessionId: '', isAdmin: false, ip: '127.0.0.1', userAgent: 'bench' };
  const ids: string[] = [];
  for (const course of courses) {
    const input = generateCourseInput.parse({ without_sources: 'allow', ...course });
    const attempt = app.get(Idempotency).attempt({ userId, operation: 'startGeneration', input });
    const start = app.get(StartGeneration, { strict: false });
    ids.push((await start.run(caller, input, attempt)).task_id);
  }
  return ids;
}
