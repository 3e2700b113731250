import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Controller, Get } from '@nestjs/common';

/** Milliseconds that the database has to answer in. */
const timeout = 1_000;

/** Probes for a process manager: live says that the process turns, ready that it can serve. */
@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('/api/health/live')
  live() {
    return { status: 'live' };
  }

  @Get('/api/health/ready')
  async ready() {
    const asked = this.database.run('SELECT 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([asked, sleep(timeout, false)]))) {
      throw new AppError('unavailable', 'The database does not answer.', { retryAfter: 2 });
    }
    return { status: 'ready' };
  }
}
