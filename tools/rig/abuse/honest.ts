import { readFileSync } from 'node:fs';
import path from 'node:path';
import { taskStarted, uploadedDocument } from '@coursewright/contract';
import { readStream } from '../../../apps/api/test/event-stream.ts';
import { root } from '../../launch/run-step.ts';
import type { App } from '../frame/app.ts';
import type { Member } from '../frame/member.ts';
import { upload } from '../frame/pressure.ts';

/** What is short is done so often for each course. */
const often = 5;
export const password = 'a password that nobody else has';
/** The smallest course there is. */
export const small = {
  desired_module_count: 1,
  desired_submodule_count: 2,
  without_sources: 'allow',
} as const;
const text = readFileSync(
  path.join(root, 'libs/server/sources/sample-library/en/photosynthesis.md'),
  'utf8',
);

export const steps = ['log in', 'upload', 'get a course', 'read it'] as const;
type Times = Record<(typeof steps)[number], number[]>;

/** Somebody who does nothing unusual, and how long each step takes. */
export class Honest {
  /** Answers that were not what they should be. */
  readonly refused: string[] = [];
  private device = '';
  private readonly app: App;
  private readonly member: Member;

  constructor(app: App, member: Member) {
    this.app = app;
    this.member = member;
  }

  /** All of the steps, `count` times, until one is refused. */
  async go(count: number): Promise<Times> {
    const times: Times = { 'log in': [], upload: [], 'get a course': [], 'read it': [] };
    const timed = async <T>(step: keyof Times, work: () => Promise<T>): Promise<T> => {
      const began = performance.now();
      const result = await work();
      times[step].push(performance.now() - began);
      return result;
    };
    for (let turn = 0; turn < count; turn += 1) {
      let documentId = '';
      for (let time = 0; time < often; time += 1) {
        await timed('log in', () => this.logIn());
        documentId = await timed('upload', () => this.upload());
        if (this.refused.length > 0) return times;
      }
      const taskId = await timed('get a course', () => this.getCourse(documentId));
      for (let time = 0; time < often; time += 1) await timed('read it', () => this.read(taskId));
    }
    return times;
  }

  private async logIn(): Promise<void> {
    const response = await fetch(`${this.app.apiUrl(0)}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: this.member.email, password }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.1',
        cookie: this.device,
      },
    });
    await response.arrayBuffer();
    this.expect('log in', response.status, 200);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    this.device = cookies.find((cookie) => cookie.startsWith('cw_device=')) ?? this.device;
  }

  private async upload(): Promise<string> {
    const { status, body } = await upload(this.app, this.member, text, {
      name: 'photosynthesis.md',
    });
    this.expect('upload', status, 201);
    return uploadedDocument.parse(body).id;
  }

  private async getCourse(documentId: string): Promise<string> {
    const reply = await this.member.call('POST', '/generate-learning-path', {
      ...small,
      topic: 'Photosynthesis',
      sources: [documentId],
      source_policy: 'documents',
    });
    this.expect('get a course', reply.status, 202);
    const { task_id: taskId } = taskStarted.parse(reply.body);
    const { events } = await readStream(
      `${this.app.apiUrl(0)}/api/learning-path/${taskId}/progress-stream`,
      { headers: await this.member.authorization() },
    );
    if (events.at(-1)?.status !== 'completed')
      this.refused.push(`get a course: ${events.at(-1)?.message}`);
    return taskId;
  }

  private async read(taskId: string): Promise<void> {
    const reply = await this.member.call('GET', `/learning-path/${taskId}`);
    this.expect('read it', reply.status, 200);
  }

  private expect(step: string, status: number, wanted: number): void {
    if (status !== wanted) this.refused.push(`${step}: ${status}`);
  }
}
