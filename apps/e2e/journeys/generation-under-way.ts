import { createServer, type ServerResponse } from 'node:http';
import type { CourseLesson, LessonText, ProgressEvent, TaskOutline } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { wholeAnswer } from './whole-answer.ts';

/**
 * Holds a finished generation at a point before its end: the page gets its log and its state
 * without the ending.
 */
export async function holdGeneration(page: Page): Promise<void> {
  await page.route('**/progress-stream', async (route) => {
    const response = await route.fetch();
    const events = (await response.text())
      .split('\n\n')
      .filter((event) => !event.includes('"stream_close"'));
    await route.fulfill({ response, body: events.map((event) => `${event}\n\n`).join('') });
  });
  await changeStatus(page, {
    status: 'running',
    overall_progress: 0.6,
    estimate: { seconds_left: 130, seconds_low: 110, seconds_high: 150 },
  });
}

/** A lesson in the making: the stream of its course is in the hands of the journey. */
export interface WritingLesson {
  /** Its title, once the page has been told of the course. */
  title(): Promise<string>;
  /** Tells that the text of the lesson is `text` from character `from` on. */
  say(from: number, text: string): void;
  /** Tells that the lesson can be read, as the log of the course does. */
  finish(): void;
}

const statusOf = (event: string) => /"status":"(\w+)"/.exec(event)?.[1];
const lessonOf = (event: string) => /"submodule_id":"([^"]+)"/.exec(event)?.[1];

/**
 * Holds a finished generation where its first lesson is being written. The page's stream comes
 * from a server of the journey, because a text has to arrive while the page is looked at.
 */
export async function holdAtFirstLesson(page: Page): Promise<WritingLesson> {
  const open = new Set<ServerResponse>();
  let held = '';
  let ready = '';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(held);
    open.add(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const titles = new Map<string, string>();
  await page.route('**/progress-stream', async (route) => {
    const log = await (await route.fetch()).text();
    const events = log.split('\n\n').map((event) => `${event}\n\n`);
    const end = events.findIndex((event) => lessonOf(event) && statusOf(event) === 'readable');
    ready = events[end] ?? '';
    const others = (event: string) => lessonOf(event) && lessonOf(event) !== lessonOf(ready);
    held = events
      .slice(0, end)
      .filter((event) => !others(event))
      .join('');
    await route.continue({ url: `http://127.0.0.1:${port}/` });
  });
  await changeStatus(page, ({ outline }) => {
    for (const { submodules } of outline?.modules ?? [])
      for (const { id, title } of submodules) titles.set(id, title);
    return {
      status: 'running',
      overall_progress: 0.4,
      ...(outline && { outline: withUnwrittenLessons(outline) }),
    };
  });
  const tell = (frames: string) => {
    for (const response of open) response.write(frames);
  };
  return {
    async title() {
      const now = () => titles.get(lessonOf(ready) ?? '') ?? '';
      // The log and the outline come as they like.
      await expect.poll(now).not.toBe('');
      return now();
    },
    say: (from, text) => {
      const data: LessonText = { submodule_id: lessonOf(ready) ?? '', from, text };
      tell(`event: lesson_text\ndata: ${JSON.stringify(data)}\n\n`);
    },
    finish: () => tell(ready),
  };
}

const withUnwrittenLessons = (outline: NonNullable<TaskOutline['outline']>) => ({
  ...outline,
  modules: outline.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map((one) => ({ ...one, status: 'planned' as const })),
  })),
});

/** Shows a generation as one whose research has found nothing, so that it asks its learner. */
export async function holdAtSources(page: Page): Promise<void> {
  const event: ProgressEvent = {
    id: 1,
    action: 'ready',
    phase: 'research',
    message: 'No source was found: decide whether to have the course written without.',
    timestamp: new Date().toISOString(),
    phase_progress: 1,
    overall_progress: 0.15,
    preview_data: {
      type: 'no_sources',
      data: { notes: ['A page was left out: www.example.org answered with status 500.'] },
    },
  };
  await page.route('**/progress-stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\ndata: ${JSON.stringify(event)}\n\n`,
    }),
  );
  await changeStatus(page, {
    status: 'pending',
    waiting_for: 'sources',
    outline: undefined,
    overall_progress: 0.15,
  });
}

/** Shows a course as one that was written without sources, in which nothing is cited. */
export async function withoutItsSources(page: Page): Promise<void> {
  await changeStatus(page, ({ outline }) => ({
    ...(outline && {
      outline: { ...outline, author: { kind: 'model', name: 'openai:gpt' }, sources: [] },
    }),
  }));
  await changeAnswers<CourseLesson>(page, 'library.lesson', (lesson) => ({
    ...lesson,
    sources: [],
    submodule: {
      ...lesson.submodule,
      content: lesson.submodule.content.replace(/\[\^\d+\]/g, ''),
      citations: [],
      checks: lesson.submodule.checks?.map(({ part, text }) => ({
        part,
        text,
        markers: [],
        state: 'unsourced',
        probability: 0,
        reason: { code: 'no_source' },
      })),
    },
  }));
}

type Change = { readonly [Key in keyof TaskOutline]?: TaskOutline[Key] | undefined };

/** The page is told of another state of its generation than there is. */
const changeStatus = (page: Page, change: Change | ((task: TaskOutline) => Change)) =>
  changeAnswers<TaskOutline>(page, 'generation.outline', (task) => ({
    ...task,
    ...(typeof change === 'function' ? change(task) : change),
  }));

/** What the page is answered by a procedure becomes something else; several may share a request. */
async function changeAnswers<Data>(
  page: Page,
  procedure: string,
  change: (data: Data) => object,
): Promise<void> {
  await page.route(`**/api/trpc/*${procedure}*`, async (route) => {
    const response = await wholeAnswer(route);
    const asked = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const answers = (await response.json()) as { result?: { data: Data } }[];
    const json = answers.map((answer, at) =>
      answer.result && asked[at] === procedure
        ? { result: { data: change(answer.result.data) } }
        : answer,
    );
    await route.fulfill({ response, json });
  });
}
