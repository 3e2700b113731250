import 'reflect-metadata';
import {
  ApplicationLog,
  armFaultPoints,
  databaseUrlOf,
  loadConfig,
  migrate,
  runProcess,
} from '@coursewright/platform';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module.ts';

await runProcess(
  async () => {
    // WORKERS is about the API; this process exists to take jobs.
    const config = Object.assign(loadConfig(), { workers: 'inline' as const });
    armFaultPoints(config.faultPoints);
    await migrate(databaseUrlOf(config));
    const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
      bufferLogs: true,
      abortOnError: false,
    });
    app.useLogger(app.get(ApplicationLog));
    return app;
  },
  async () => 'The Coursewright worker takes jobs.',
);
