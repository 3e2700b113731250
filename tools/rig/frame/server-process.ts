import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Watchdogs (ms): generous, because they only tell a hang from a busy machine. */
const startWithin = 240_000;
const endWithin = 120_000;

const running = new Set<ChildProcess>();
// Whatever ends the rig, nothing of it stays behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A process of the product that can be killed and frozen. */
export class ServerProcess {
  private readonly child: ChildProcess;
  private readonly logFile: string;
  private readonly ended: Promise<unknown>;

  /** Everything it says goes to `logFile`. */
  constructor(
    program: string,
    { env, cwd, logFile }: { env: Record<string, string>; cwd: string; logFile: string },
  ) {
    this.logFile = logFile;
    const log = openSync(logFile, 'a');
    this.child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      cwd,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.add(this.child);
    this.child.once('exit', () => running.delete(this.child));
    this.ended = once(this.child, 'exit');
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** What it ended with: "0", "1" … or the signal. */
  get ending(): string {
    return this.child.signalCode ?? String(this.child.exitCode);
  }

  /** What it has said so far. */
  get log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** The first group of `pattern` in what it says, as soon as it does. */
  async says(pattern: RegExp): Promise<string> {
    for (const until = Date.now() + startWithin; Date.now() < until; await sleep(20)) {
      const found = pattern.exec(this.log);
      if (found) return found[1] ?? '';
      if (!this.isRunning)
        throw new Error(`A process ended (${this.ending}) before it was ready:\n${this.log}`);
    }
    throw new Error(`A process was not ready within ${startWithin / 1000} s:\n${this.log}`);
  }

  signal(name: NodeJS.Signals): void {
    if (this.isRunning) this.child.kill(name);
  }

  /** Resolves when it has ended; throws when it has not within `ms`. */
  async exit(ms = endWithin): Promise<string> {
    const timer = new AbortController();
    await Promise.race([
      this.ended,
      sleep(ms, undefined, { signal: timer.signal }).then(() => {
        throw new Error(`A process did not end within ${ms / 1000} s:\n${this.log}`);
      }),
    ]);
    timer.abort();
    return this.ending;
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    if (this.isRunning) await this.exit();
  }

  /** In good order, or else by force. */
  async stop(): Promise<void> {
    this.signal('SIGCONT');
    this.signal('SIGTERM');
    if (this.isRunning) await this.exit().catch(() => this.kill());
  }
}
