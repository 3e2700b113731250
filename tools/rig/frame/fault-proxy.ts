import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the line does to what passes over it. */
export type LineFault =
  | { readonly kind: 'pass' }
  /** Delays each chunk in both directions. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Resets a connection after so many bytes of answers. */
  | { readonly kind: 'cut_after'; readonly bytes: number }
  /** Resets what is open, and what comes. */
  | { readonly kind: 'reset' }
  /** Accepts, and swallows everything. */
  | { readonly kind: 'blackhole' }
  /** The server has gone, and nobody tells the client. */
  | { readonly kind: 'half_open' }
  /**
   * Lets a request that matches through and destroys its answer: done, and nobody knows. `share`:
   * of how many of them, 0–1.
   */
  | {
      readonly kind: 'ack_eater';
      readonly matching: RegExp;
      readonly share: number;
      readonly random: () => number;
    };

/** A line to a server that can be made bad, while it is in use, and good again. */
export class FaultProxy {
  /**
   * From which port the server saw this line, and when (ms since the epoch): ports are used again
   * by others.
   */
  private readonly seen: { readonly port: number; readonly from: number; to: number }[] = [];
  /** Answers destroyed by the ack eater. */
  eaten = 0;
  private fault: LineFault = { kind: 'pass' };
  private readonly open = new Set<{ near: Socket; far: Socket }>();
  private readonly server = createServer((near) => this.join(near));
  private readonly target: URL;

  private constructor(target: URL) {
    this.target = target;
  }

  static async to(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(target));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** The target's address by way of this line. */
  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(address.port);
    return url.href;
  }

  /** Whether what the server was told from `port` at that moment came through this line. */
  carried(port: number, at: number): boolean {
    return this.seen.some((one) => one.port === port && one.from <= at && at <= one.to);
  }

  get connections(): number {
    return this.open.size;
  }

  /** Holds for connections that are open and for new ones, until the next call. */
  set(fault: LineFault): void {
    this.fault = fault;
    for (const line of this.open) {
      if (fault.kind === 'reset') this.cut(line);
      if (fault.kind === 'half_open') line.far.destroy();
    }
  }

  async close(): Promise<void> {
    for (const line of this.open) this.cut(line);
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const line = { near, far, answered: 0, eats: false };
    this.open.add(line);
    far.once('connect', () => {
      const one = { port: far.localPort ?? 0, from: Date.now(), to: Number.POSITIVE_INFINITY };
      this.seen.push(one);
      far.once('close', () => (one.to = Date.now()));
    });
    near.on('error', () => undefined);
    far.on('error', () => undefined);
    if (this.fault.kind === 'reset') this.cut(line);
    near.on('data', (chunk) => void this.ask(line, chunk));
    far.on('data', (chunk) => void this.answer(line, chunk));
    near.on('close', () => {
      far.destroy();
      this.open.delete(line);
    });
    far.on('close', () => this.fault.kind !== 'half_open' && near.destroy());
  }

  private async ask(
    line: { near: Socket; far: Socket; eats: boolean },
    chunk: Buffer,
  ): Promise<void> {
    const { fault } = this;
    if (fault.kind === 'blackhole') return;
    if (fault.kind === 'latency') await sleep(fault.ms);
    if (
      fault.kind === 'ack_eater' &&
      fault.matching.test(chunk.toString('latin1')) &&
      fault.random() < fault.share
    )
      line.eats = true;
    line.far.write(chunk);
  }

  private async answer(
    line: { near: Socket; far: Socket; answered: number; eats: boolean },
    chunk: Buffer,
  ): Promise<void> {
    const { fault } = this;
    if (line.eats) {
      this.eaten += 1;
      return this.cut(line);
    }
    if (fault.kind === 'blackhole') return;
    if (fault.kind === 'latency') await sleep(fault.ms);
    line.answered += chunk.length;
    if (fault.kind === 'cut_after' && line.answered > fault.bytes) return this.cut(line);
    line.near.write(chunk);
  }

  private cut({ near, far }: { near: Socket; far: Socket }): void {
    near.resetAndDestroy();
    far.destroy();
  }
}
