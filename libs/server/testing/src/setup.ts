// Before each file of server specs: what a module keeps for a whole process starts anew.
import { ConsoleLogger, Logger } from '@nestjs/common';
import { beforeAll } from 'vitest';

/** The log of a process is that of its first application; the next file's may have another. */
const { __resetOutOfContextForTests: forgetLog } = (await import(
  new URL('./PinoLogger.js', import.meta.resolve('nestjs-pino')).href
)) as { __resetOutOfContextForTests(): void };

beforeAll(() => {
  forgetLog();
  Logger.overrideLogger(new ConsoleLogger());
});
