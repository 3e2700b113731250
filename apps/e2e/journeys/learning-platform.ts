import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test';
import { answerAll, type CourseWindow, type Question } from './answer-all.ts';
import { type PlatformSession, scormPlatform } from './scorm-platform.ts';

interface PlatformWindow {
  readonly session: PlatformSession;
}
interface JudgedWindow extends CourseWindow {
  readonly axe: typeof import('axe-core');
}

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
};
const host = (launch: string) => `<!DOCTYPE html><html lang="en"><title>Platform</title>
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style>
<script src="api.js"></script>
<iframe title="Course" src="course/index.html${launch}"></iframe></html>`;

/** What a platform was asked over HTTP. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly type?: string | undefined;
  readonly body?: string | Uint8Array | undefined;
}
/** What a platform has beside the object of SCORM. */
interface Services {
  /** What the course's address ends in, anew for each launch. */
  launch(origin: string): string;
  /** Undefined for what is none of its addresses. */
  answer(asked: Asked): { status: number; body?: string } | undefined;
}

/** The package as it would stand in a learning platform, which takes only what SCORM 1.2 knows. */
export class LearningPlatform {
  readonly course: FrameLocator;
  /** What the course asked the network for, beside its own files. */
  readonly strayed: string[] = [];

  private origin = '';

  private constructor(
    private readonly page: Page,
    private readonly files: Readonly<Record<string, Uint8Array>>,
    private readonly services?: Services,
    private readonly runTime = scormPlatform,
  ) {
    this.course = page.frameLocator('iframe');
  }

  static async play(
    page: Page,
    files: Readonly<Record<string, Uint8Array>>,
    services?: Services,
    runTime?: string,
  ): Promise<LearningPlatform> {
    const platform = new LearningPlatform(page, files, services, runTime);
    await platform.open();
    await platform.arrive();
    return platform;
  }

  /** Over real HTTP: what a page says while it goes away takes its own ways. */
  private async open(): Promise<void> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const { method = '', headers } = request;
        const url = new URL(request.url ?? '/', this.origin);
        const { status, type, body: said } = this.answered({ method, url, headers, body });
        response.writeHead(status, { 'content-type': type ?? 'application/json' }).end(said);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = server.address();
    this.origin = `http://127.0.0.1:${typeof at === 'object' ? at?.port : at}`;
    // What the page before still asks for is none of the course's.
    await this.page.goto('about:blank');
    this.page.on('request', (request) => {
      if (!request.url().startsWith(`${this.origin}/`)) this.strayed.push(request.url());
    });
    this.page.once('close', () => {
      server.close();
      server.closeAllConnections();
    });
  }

  private answered(asked: Asked): Answer {
    const name = asked.url.pathname.slice(1);
    const launch = () => this.services?.launch(this.origin) ?? '';
    if (name === '') return { status: 200, type: types['html'], body: host(launch()) };
    if (name === 'api.js') return { status: 200, type: types['js'], body: this.runTime };
    const served = this.services?.answer(asked);
    if (served) return served;
    const file = name.startsWith('course/') ? this.files[name.slice(7)] : undefined;
    if (file) return { status: 200, type: types[name.split('.').at(-1)!], body: file };
    if (name !== 'favicon.ico') this.strayed.push(asked.url.href);
    return { status: 404 };
  }

  /** Opens the course, at first or again, with what the platform has kept. */
  async arrive(): Promise<void> {
    await this.page.goto(`${this.origin}/`);
    await expect(this.course.getByRole('heading', { level: 2 })).toBeVisible();
  }

  /** Closes the course; the platform keeps what it was told. */
  async leave(): Promise<void> {
    await this.close();
    await expect.poll(() => this.value('state')).toBe('finished');
  }

  async close(): Promise<void> {
    await this.page.evaluate(() => {
      document.querySelector('iframe')!.src = 'about:blank';
    });
  }

  /** What the platform knows by a name of SCORM 1.2. */
  value = (name: string): Promise<string> =>
    this.page.evaluate((key) => (window as unknown as PlatformWindow).session.known(key), name);

  /** Calls that the platform did not take, with the reason. */
  refused = (): Promise<readonly string[]> =>
    this.page.evaluate(() => (window as unknown as PlatformWindow).session.refused());

  /** From now on the platform takes nothing, or again everything. */
  stall = (isStalled: boolean): Promise<void> =>
    this.page.evaluate((value) => {
      (window as unknown as PlatformWindow).session.stall(value);
    }, isStalled);

  async expectAccessible(): Promise<void> {
    const frame = this.frame();
    await frame.evaluate(axeSource);
    const found = await frame.evaluate(async () => {
      const { axe } = window as unknown as JudgedWindow;
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    });
    expect(found).toEqual([]);
    const overflow = await frame.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }

  /** Answers the questions of the open lesson one after the other, by mouse or by keyboard. */
  async answer(how: 'right' | 'wrong'): Promise<number> {
    const all = await this.questions();
    let count = 0;
    const form = this.course.locator('form:visible:not([data-right])');
    for (; (await form.count()) > 0; count += 1) {
      const id = await form.getAttribute('id');
      const asked = this.course.locator(`#${id}`);
      await expect(asked.locator('.result > div')).toBeHidden();
      const question = all.find((one) => one.form === id)!;
      if (question.kind === 'recall') await this.recall(id!, how);
      else {
        await expect(asked.locator('button[type=submit]')).toBeDisabled();
        await this.fill(id!, question, how);
        await asked.locator('button[type=submit]').click();
      }
      await expect(asked.locator('.result > div')).toBeVisible();
      await expect(asked).toHaveAttribute('data-right', String(how === 'right'));
      const next = asked.locator('button[type=submit]');
      if (await next.isVisible()) await next.click();
    }
    return count;
  }

  /** By the keyboard: the answer is shown and has the focus, the buttons stand behind it. */
  private async recall(id: string, how: 'right' | 'wrong'): Promise<void> {
    const form = this.course.locator(`#${id}`);
    const [answer, said] = [form.locator('.answer'), form.locator('[data-said]')];
    await expect(answer).toBeHidden();
    await expect(said.first()).toBeHidden();
    await form.locator('button[type=submit]').press('Enter');
    await expect(answer).toBeFocused();
    await answer.press('Tab');
    await expect(said.first()).toBeFocused();
    if (how === 'wrong') await said.first().press('Tab');
    await said.nth(how === 'right' ? 0 : 1).press('Enter');
    await expect(answer).toBeVisible();
    await expect(said.first()).toBeHidden();
    const next = form.locator('button[type=submit]');
    if (await next.isVisible()) await expect(next).toBeFocused();
  }

  private async fill(id: string, { kind, right }: Question, how: 'right' | 'wrong'): Promise<void> {
    const form = this.course.locator(`#${id}`);
    const wanted = how === 'right' ? right : right.map((_, index) => right.at(index - 1)!);
    if (kind === 'choice') {
      const radios = form.getByRole('radio');
      const count = await radios.count();
      await radios.nth(how === 'right' ? right[0]! : (right[0]! + 1) % count).check();
    } else if (kind === 'matching')
      for (const [at, value] of wanted.entries())
        await form.getByRole('combobox').nth(at).selectOption(String(value));
    else await this.bringIntoOrder(id, how === 'right' ? right : wanted);
  }

  /** By the keyboard: the button keeps the focus while its entry goes up. */
  private async bringIntoOrder(id: string, wanted: readonly number[]): Promise<void> {
    const items = this.course.locator(`#${id} .order > li`);
    const parts = (): Promise<number[]> =>
      items.evaluateAll((all) => all.map((item) => Number((item as HTMLElement).dataset['part'])));
    await items.nth(1).getByRole('button').first().press('Enter');
    for (const [place, part] of wanted.entries())
      for (let at = (await parts()).indexOf(part); at > place; at -= 1)
        await items.nth(at).getByRole('button').first().press('Enter');
    expect(await parts()).toEqual(wanted);
  }

  /** Answers all questions of all lessons that are left, as fast as the page takes it. */
  rush = (how: 'right' | 'wrong' = 'right'): Promise<number> =>
    this.frame().evaluate(answerAll, how);

  private questions = (): Promise<readonly Question[]> =>
    this.frame().evaluate(() =>
      (window as unknown as CourseWindow).course.lessons.flatMap(({ questions }) => questions),
    );

  private frame(): Frame {
    return this.page.frames().find((one) => one.url().startsWith(`${this.origin}/course/`))!;
  }
}
