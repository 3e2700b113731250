import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { test as base, type Member } from './member.ts';
import { introCompleted, type Somebody } from './residents.ts';
import type { Screen } from './screen.ts';
import { closeContext } from './person.ts';

type Visitor = Screen['as'];
interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A document of the product's own origin in which nothing runs. */
const outside = '/robots.txt';

/**
 * Whoever looks at the screens of a worker, one after another, on one page for each kind of person:
 * a browser that has the application's code at hand spends a third less time on each. Each look
 * begins as a page of its own would, with the storage and cookies of its person and no more, and
 * ends outside the application, which goes on with nothing there. What a page cannot be freed of
 * again is looked at on one of its own, and so is all that comes after a failure, because
 * Playwright then begins another worker.
 */
class Looker {
  private readonly visits = new Map<Visitor, Visit>();

  async look(
    browser: Browser,
    screen: Screen,
    { member, admin }: { member: Member; admin: Somebody },
    check: (page: Page) => Promise<void>,
  ): Promise<void> {
    const storageState = { visitor: undefined, member, admin }[screen.as]?.storageState;
    if (screen.alone) {
      const { context, page } = await this.open(browser);
      await become(page, storageState, screen);
      await screen.reach(page, member);
      await check(page);
      return closeContext(context);
    }
    const visit = this.visits.get(screen.as) ?? (await this.open(browser));
    this.visits.set(screen.as, visit);
    const { page } = visit;
    await become(page, storageState, screen);
    await screen.reach(page, member);
    await check(page);
    await leave(page);
  }

  private async open(browser: Browser): Promise<Visit> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(outside);
    return { context, page };
  }
}

/** Makes this page, which is outside, that of somebody who comes in. */
async function become(
  page: Page,
  storageState: Somebody['storageState'] | undefined,
  { isNew }: Screen,
): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies(storageState?.cookies ?? []);
  const stored = storageState?.origins[0]?.localStorage ?? [introCompleted];
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    stored.filter(({ name }) => !isNew || name !== 'welcome_shown'),
  );
}

/** Goes outside, and takes back what a screen was reached by. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.setExtraHTTPHeaders({});
  await page.emulateMedia({ colorScheme: 'light' });
  // Where nothing is that the next screen would have under its pointer.
  await page.mouse.move(0, 0);
  await page.goto(outside);
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
}

export const test = base.extend<object, { looker: Looker }>({
  looker: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(new Looker()),
    { scope: 'worker' },
  ],
});
