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
  await page.route('**/api/trpc/*generation.status*', async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as { result?: { data: { status?: string } } }[];
    const held = answers.map((answer) => {
      if (answer.result?.data.status === undefined) return answer;
      return {
        result: {
          data: {
            ...answer.result.data,
            status: 'running',
            result: undefined,
            overall_progress: 0.6,
            estimate: { seconds_left: 130, seconds_low: 110, seconds_high: 150 },
          },
        },
      };
    });
    await route.fulfill({ response, json: held });
  });
}
