import 'reflect-metadata';
import { databaseUrlOf, loadConfig, migrate, runProcess } from '@coursewright/platform';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module.ts';

await runProcess(async () => {
  // WORKERS is about the API; this process exists to take jobs.
  const config = { ...loadConfig(), workers: 'inline' as const };
  await migrate(databaseUrlOf(config));
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), { bufferLogs: true, abortOnError: false });
  app.useLogger(app.get(Logger));
  process.stdout.write('The Coursewright worker takes jobs.\n');
  return app;
});
