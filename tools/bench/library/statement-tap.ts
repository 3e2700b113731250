import { createDatabaseProxy } from '@coursewright/testing';

/** A statement as it came over the wire, its parameters as text. */
export interface Sent {
  readonly sql: string;
  readonly parameters: readonly (string | null)[];
}

/** PostgreSQL behind a proxy that writes down which statements pass. */
export interface StatementTap {
  readonly url: string;
  readonly sent: Sent[];
  close(): Promise<void>;
}

export async function tapStatements(target: string): Promise<StatementTap> {
  const sent: Sent[] = [];
  const { url, close } = await createDatabaseProxy(target, () => {
    const reader = new Reader(sent);
    return (bytes) => reader.read(bytes);
  });
  return { url, sent, close };
}

/**
 * What a client of PostgreSQL says (frontend/backend protocol 3): a start without a type, then
 * messages of a type, a length that counts itself, and a body.
 */
class Reader {
  private readonly sent: Sent[];
  private rest = Buffer.alloc(0);
  private hasStarted = false;
  private parsed = '';

  constructor(sent: Sent[]) {
    this.sent = sent;
  }

  read(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const head = this.hasStarted ? 1 : 0;
      if (this.rest.length < head + 4) return;
      const end = head + this.rest.readInt32BE(head);
      if (this.rest.length < end) return;
      if (this.hasStarted)
        this.take(String.fromCharCode(this.rest[0] ?? 0), this.rest.subarray(5, end));
      this.hasStarted = true;
      this.rest = this.rest.subarray(end);
    }
  }

  private take(type: string, body: Buffer): void {
    const textFrom = (start: number) => body.toString('utf8', start, body.indexOf(0, start));
    if (type === 'Q') this.sent.push({ sql: textFrom(0), parameters: [] });
    if (type === 'P') this.parsed = textFrom(body.indexOf(0) + 1);
    if (type === 'B') this.sent.push({ sql: this.parsed, parameters: parametersOf(body) });
  }
}

/** Of a Bind message: names of portal and statement, formats, then values by their length. */
function parametersOf(body: Buffer): (string | null)[] {
  let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}
