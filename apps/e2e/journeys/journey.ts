import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, type Page, type TestInfo } from '@playwright/test';

const patienceMs = 10_000;

/**
 * Every journey's `test`. On a busy machine a browser may stop drawing a page for good: the page
 * answers, no frame comes, and nothing on it can be pressed. A journey that failed on such a page,
 * and no other, is tried once more; `npm run e2e` tells which.
 */
export const test = base.extend<{ drawing: void }>({
  page: async ({ page }, use, info) => {
    await use(page);
    await noteUndrawn([page], info);
  },
  drawing: [
    async ({ browser }, use, info) => {
      if (info.retry > 0 && !existsSync(noteOf(info)))
        throw new Error('It has failed, on pages that were drawn.');
      await use();
      await noteUndrawn(
        browser.contexts().flatMap((context) => context.pages()),
        info,
      );
    },
    { auto: true },
  ],
});

/** Where a test has failed: notes whether one of its pages, which are still open, is not drawn. */
export async function noteUndrawn(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.errors.length === 0) return;
  const drawn = await Promise.all(pages.filter((page) => !page.isClosed()).map(isDrawn));
  if (drawn.every(Boolean)) return;
  mkdirSync(path.dirname(noteOf(info)), { recursive: true });
  writeFileSync(noteOf(info), info.title);
}

// Playwright empties the folder when a run begins.
const noteOf = ({ project, testId }: TestInfo): string =>
  path.join(project.outputDir, '.undrawn', testId);

/**
 * Whether a frame comes; also true of a page that nobody sees, and of one that is too busy to say
 * so, which is its own fault.
 */
async function isDrawn(page: Page): Promise<boolean> {
  const answers = await inTime(page.evaluate(() => true));
  if (!answers) return true;
  return inTime(
    page.evaluate(
      () =>
        document.visibilityState === 'hidden' ||
        new Promise((drawn) => requestAnimationFrame(drawn)),
    ),
  );
}

const inTime = (answer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    answer.then(
      () => true,
      () => true,
    ),
    pause(patienceMs, false),
  ]);
