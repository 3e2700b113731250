import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

export const password = 'seven herons over the estuary';

/**
 * Registrations are limited per client; behind the (trusted) loopback proxy each person has an
 * address of their own.
 */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/**
 * Registers, opens the mailed link out of the development mailbox, logs in and closes the welcome;
 * ends on the generator with three credits.
 */
export async function registerByHand(
  page: Page,
  email = `${crypto.randomUUID()}@example.org`,
): Promise<{ email: string; password: string }> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /check your mail/i })).toBeVisible();

  await page.goto(await mailedLink(page.request, email, /verify-email\?token=[\w-]+/));
  await expect(
    page.getByRole('heading', { level: 1, name: 'E-mail address confirmed' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/generator$/);
  await throughWelcome(page);
  await expect(page.getByText('· you have 3')).toBeVisible();
  return { email, password };
}

/** Reads the three pages that greet whoever logs in. */
export async function throughWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog');
  for (const name of ['Next', 'Next', 'Let’s go'])
    await welcome.getByRole('button', { name }).click();
  await expect(welcome).toBeHidden();
}

/** Fills in the login that is on screen. */
export async function logIn(page: Page, email: string, ownPassword: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Starts a course whose outline is shown before anything is written. */
export async function startWithOutline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Photosynthesis' }).click();
  await page.getByText(/^Advanced/).click();
  await page.getByRole('checkbox', { name: 'Show me the outline first' }).check();
  await page.getByRole('button', { name: 'Generate course' }).click();
}

/** Opens the first citation of the lesson that is shown; resolves when its passage is marked. */
/**
 * What the page keeps in the browser of whoever is or was logged in. The theme and whether the tutorial was seen belong to
 * the device.
 */
export const storedOfPerson = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key !== 'theme' && !key.startsWith('pwa_intro')),
  );

/** A source that is open: beside the text, or over it where there is no room. */
export const openedSource = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('complementary', { name: /^Source/ }));

export async function openFirstSource(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(openedSource(page).locator('mark').first()).toBeVisible();
}

/**
 * Waits until the course is written and goes to read it: by the link, unless the page leads there
 * first.
 */
export async function readCourse(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Read the course' });
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 2_000 });
    await expect(page).toHaveURL(/\/result\//, { timeout: 500 });
  }).toPass({ timeout: 120_000, intervals: [100] });
  await expect(page.getByRole('article')).toBeVisible();
}

/** From a course's overview to the lesson to begin or to go on with. */
export async function readLesson(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(Start the first|Continue with) lesson/ }).click();
  await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
}

/** The path that the development mailbox holds for this address, once it is there. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  pattern: RegExp,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mailbox = await (await request.get('/dev/mailbox')).text();
    // Only what came to this address: to open a hundred emails takes longer than an email takes to
    // come.
    for (const [, file, to] of mailbox.matchAll(
      /href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a><br \/><small\s*>to ([^,]*),/g,
    )) {
      if (to !== email) continue;
      link = pattern.exec(await (await request.get(file!)).text())?.[0];
      if (link) break;
    }
    expect(link).toBeDefined();
  }).toPass({ timeout: 40_000 });
  return `/${link!}`;
}

/**
 * Waits until what moves and fades has arrived: colours that are still on their way from one state
 * to another belong to neither.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const arrived = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      // What turns for ever, like a spinner, never arrives.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      // A smooth scroll is no animation of the document.
      for (
        let [still, at] = [0, scrollY];
        still < 6;
        [still, at] = [scrollY === at ? still + 1 : 0, scrollY]
      )
        await new Promise(requestAnimationFrame);
    };
    // A page that the browser does not draw at the moment has no frames to wait for.
    await Promise.race([arrived(), new Promise((resolve) => setTimeout(resolve, 3_000))]);
  });
}

/**
 * What axe can find anew when a page that it has already looked at whole only changes its colours
 * or its direction: names, roles and structure stay as they were.
 */
const rulesOf = {
  colours: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size', 'scrollable-region-focusable'],
};

/**
 * No violation of WCAG 2.2 A and AA on the page as it stands, or of the rules that `changed` since
 * the last look concerns.
 */
export async function expectAccessible(
  page: Page,
  ...changed: (keyof typeof rulesOf)[]
): Promise<void> {
  await settle(page);
  const violations = await violationsOf(
    page,
    changed.length > 0
      ? { type: 'rule', values: changed.flatMap((what) => rulesOf[what]) }
      : {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
  );
  const found = violations.flatMap(({ id, targets }) => targets.map((target) => ({ id, target })));
  const covered = await coveredByALayer(
    page,
    found.filter(({ id }) => id === 'target-size').map(({ target }) => target),
  );
  expect(
    found
      .filter(({ id, target }) => id !== 'target-size' || !covered.includes(target))
      .map(({ id, target }) => `${id}: ${target}`),
  ).toEqual([]);
}

// The whole of it is twice as long, and each page has to take it in.
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * axe's own run in the page, where it stays for the next look: its adapter for Playwright sends its
 * half megabyte anew for each. We show no frames, which is all that the adapter adds.
 */
async function violationsOf(
  page: Page,
  runOnly: axe.RunOnly,
): Promise<{ id: string; targets: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const here = (window as typeof window & { axe: typeof import('axe-core') }).axe;
    const { violations } = await here.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      // Of these rules only the one on what plays by itself wants all media and styles loaded anew.
      preload: document.querySelector('[autoplay]') !== null,
    });
    return violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, runOnly);
}

/**
 * Those of the elements that lie behind an open dialog or panel, or a bar that stays at an edge: how
 * much of them looks out beside it is chance, and nobody aims at them before it is closed, or they
 * are scrolled into sight.
 */
const coveredByALayer = (page: Page, selectors: readonly string[]) =>
  page.evaluate((candidates) => {
    const unfolded = [...document.querySelectorAll('[aria-expanded="true"][aria-controls]')]
      .map((trigger) => document.getElementById(trigger.getAttribute('aria-controls') ?? ''))
      .filter((panel) => panel !== null)
      .filter((panel) => getComputedStyle(panel).position === 'absolute');
    const bars = document.querySelectorAll('[data-lower-bar="stays"], [data-upper-bar="stays"]');
    const layers = [...document.querySelectorAll('[aria-modal="true"]'), ...unfolded, ...bars]
      .filter((layer) => layer.checkVisibility())
      .map((layer) => ({
        layer,
        box: layer.ariaModal
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : layer.getBoundingClientRect(),
      }));
    return candidates.filter((selector) => {
      const element = document.querySelector(selector);
      const own = element?.getBoundingClientRect();
      return layers.some(
        ({ layer, box }) =>
          own &&
          !layer.contains(element) &&
          own.left < box.right &&
          own.right > box.left &&
          own.top < box.bottom &&
          own.bottom > box.top,
      );
    });
  }, selectors);

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

/**
 * Closes a context, whatever its pages are asking for at that moment: what the test itself was
 * about to answer ends there, and is no fault.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Answers the question that the quiz asks, of whatever kind, without knowing what is right. */
export const answerQuestion = (page: Page): Promise<void> =>
  // Until its tab is open, a question inside the text would be answered in its place.
  answerQuestionIn(page.getByRole('tabpanel', { name: /^Quiz/ }));

/** The same of the one question that is in a part of a page. */
export async function answerQuestionIn(part: Locator): Promise<void> {
  await chooseIn(part);
  await checkIn(part);
}

/** What is said of an answer. */
export const verdict = /^(Right\.|Not quite\.|You knew it\.|Not yet\.)/;

/** Has the answer checked that was chosen, or says that the one that is shown was known. */
export async function checkIn(part: Locator): Promise<void> {
  await part.getByRole('button', { name: /^(Check answer|I knew it)$/ }).click();
  await expect(part.getByText(verdict)).toBeVisible();
}

/** A question is asked: its answer can be checked, or shown. */
export const asking = (part: Locator): Locator =>
  part.getByRole('button', { name: /^(Check answer|Show the answer)$/ });

/** Chooses an answer, and does not have it checked yet; one that is to be recalled is shown. */
export async function chooseIn(part: Locator): Promise<void> {
  const radio = part.getByRole('radio').first();
  const move = part.getByRole('button', { name: /^Move up/ }).last();
  const pairs = part.getByRole('combobox');
  const recalled = part.getByRole('button', { name: 'Show the answer' });
  await expect(radio.or(move).or(pairs.first()).or(recalled)).toBeVisible();
  if (await recalled.isVisible()) await recalled.click();
  else if (await radio.isVisible()) await radio.check();
  else if (await move.isVisible()) await move.click();
  else
    for (let at = 0; at < (await pairs.count()); at += 1)
      await pairs.nth(at).selectOption({ index: at + 1 });
}
