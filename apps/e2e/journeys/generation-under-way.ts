import type { PathData, ProgressEvent, TaskView } from '@coursewright/contract';
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
    result: undefined,
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
    result: undefined,
    learning_path: undefined,
    overall_progress: 0.15,
  });
}

/** Shows a course as one that was written without sources, in which nothing is cited. */
export async function withoutItsSources(page: Page): Promise<void> {
  const unsourced = (course: PathData): PathData => ({
    ...course,
    author: { kind: 'model', name: 'openai:gpt' },
    sources: [],
    modules: course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((lesson) => ({
        ...lesson,
        content: lesson.content.replace(/\[\^\d+\]/g, ''),
        citations: [],
        checks: lesson.checks?.map(({ part, text }) => ({
          part,
          text,
          markers: [],
          state: 'unsourced',
          probability: 0,
          reason: { code: 'no_source' },
        })),
      })),
    })),
  });
  await changeStatus(page, ({ result, learning_path }) => ({
    ...(result && { result: unsourced(result) }),
    ...(learning_path && { learning_path: unsourced(learning_path) }),
  }));
}

type Change = { readonly [Key in keyof TaskView]?: TaskView[Key] | undefined };

/** The page is told of another state of its generation than there is. */
async function changeStatus(page: Page, change: Change | ((task: TaskView) => Change)) {
  await page.route('**/api/trpc/*generation.status*', async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { result?: { data: TaskView } }[];
    const changed = answers.map((answer) => {
      const task = answer.result?.data;
      // One of several calls of this request may be another one.
      if (task?.status === undefined) return answer;
      const part = typeof change === 'function' ? change(task) : change;
      return { result: { data: { ...task, ...part } } };
    });
    await route.fulfill({ response, json: changed });
  });
}
