import type { Diagram, Visualization } from '@coursewright/contract';
import type { Page } from '@playwright/test';
import { wholeAnswer } from './whole-answer.ts';

/** From now on each lesson that is opened has the diagrams that are given for it. */
export async function drawn(
  page: Page,
  next: () => readonly Diagram[],
  language = 'en',
): Promise<void> {
  await page.route('**/api/trpc/*visualization.list*', async (route) => {
    const names = decodeURIComponent(
      new URL(route.request().url()).pathname.split('/').at(-1) ?? '',
    ).split(',');
    const response = await wholeAnswer(route);
    const answers = (await response.json()) as { result?: { data: object } }[];
    const visualizations = next().map((diagram): Visualization => ({
      submodule_id: crypto.randomUUID(),
      language,
      diagram,
      created_at: '2026-11-01T10:00:00.000Z',
    }));
    await route.fulfill({
      response,
      json: answers.map((answer, at) =>
        names[at] === 'visualization.list'
          ? { result: { data: { ...answer.result?.data, visualizations } } }
          : answer,
      ),
    });
  });
}

/** What a page complains of, or says in a dialog of its own. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  return complaints;
}
