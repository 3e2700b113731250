import type { CourseLesson, ProgressEvent, TaskOutline } from '@coursewright/contract';
import type { Page } from '@playwright/test';

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
    const response = await route.fetch();
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
