import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/**
 * Under which names this application's strategies are known to Passport; `auth` registers them, the
 * guards ask for them. Passport keeps one table of strategies for the whole process, so the names
 * carry an id of the application: without it, the last of several applications in one process
 * (specs start two) would check everybody's tokens with its own key and database.
 */
@Injectable()
export class StrategyNames {
  private readonly application = randomUUID();
  readonly accessToken = `jwt ${this.application}`;
  readonly apiToken = `api-token ${this.application}`;
  readonly refreshCookie = `refresh-cookie ${this.application}`;
}
