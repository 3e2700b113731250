import pg from 'pg';

/**
 * A connection whose errors are always heard. Its pool listens while it rests, and whoever took it
 * while it works. Between the two nobody does: a server that dies in the moment in which it let the
 * connection in would end this process, with all that is under way in it. What breaks unheard fails
 * with its next statement.
 */
export class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
