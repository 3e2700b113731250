import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectAccessible, expectNoSidewaysScroll, readLesson } from './person.ts';

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const textSize = (page: Page) =>
  page
    .locator('[data-prose] p')
    .first()
    .evaluate((paragraph) => getComputedStyle(paragraph).fontSize);

/** How far what was painted has moved since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

test('a lesson is set, searched, looked up and printed, all by keys', async ({ page }) => {
  await page.goto('/sample');
  await readLesson(page);
  const before = Number.parseFloat(await textSize(page));
  await page.reload();
  await expect(title(page)).toBeVisible();
  const shiftBefore = await layoutShift(page);
  await page.getByRole('button', { name: 'Text settings' }).press('Enter');
  await page.getByRole('radio', { name: 'Normal' }).first().press('ArrowRight');
  await page.getByRole('radio', { name: 'Wide' }).press('Space');
  expect(Number.parseFloat(await textSize(page))).toBeCloseTo(before * 1.125, 1);
  await page.reload();
  await expect(title(page)).toBeVisible();
  expect(Number.parseFloat(await textSize(page))).toBeCloseTo(before * 1.125, 1);
  // What is chosen moves nothing that stood still before.
  expect(await layoutShift(page)).toBeLessThan(shiftBefore + 0.01);
  await expectNoSidewaysScroll(page);

  const first = await title(page).innerText();
  // What binds the keys comes after what is read.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(title(page)).not.toHaveText(first, { timeout: 1_000 });
  }).toPass();
  await expect(title(page)).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ESTUÁRY');
  // The list follows what is typed a little later: the arrows go through that of the whole word.
  await expect(page.getByRole('dialog').locator('mark').first()).toHaveText(/^estuar/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const found = page.locator('[data-lesson-text] :focus');
  await expect(found).toContainText('estuary');
  await expect(found).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('g');
  const glossary = page.getByRole('dialog', { name: 'Glossary' });
  await glossary.getByRole('searchbox').fill('drainage divide');
  await expect(glossary.getByRole('term').first()).toHaveText('drainage divide');
  await glossary
    .getByRole('link', { name: /^Lesson/ })
    .first()
    .press('Enter');
  await expect(page.locator('dt:focus')).toContainText('drainage divide');
  await expect(page.locator('dt:focus')).toBeInViewport();
  await expect(glossary).toBeHidden();

  // Ink on paper, though the screen is dark.
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(title(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-prose] p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: 'Text settings' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Course outline' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Sources of this lesson' })).toBeVisible();
});

test(
  'a finger turns from lesson to lesson',
  { tag: '@every-width' },
  async ({ page, context }, { project }) => {
    test.skip(project.name !== 'phone');
    await page.goto('/sample');
    await readLesson(page);
    await expect(page.locator('html')).toHaveAttribute('data-swipe');
    const first = await title(page).innerText();
    const browser = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 420 }];
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const share of [0.25, 0.5, 0.75, 1])
        await browser.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(from + (to - from) * share),
        });
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 90);
    await expect(title(page)).not.toHaveText(first);
    await expectNoSidewaysScroll(page);
    await swipe(90, 320);
    await expect(title(page)).toHaveText(first);
    await expectAccessible(page);
  },
);

test(
  'a course is seen as a map, by keys and as a list, and a lesson of it is opened',
  { tag: '@every-width' },
  async ({ page, isMobile }) => {
    await page.goto('/sample');
    const toggle = page.getByRole('button', { name: 'Course map' });
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const asText = page.getByRole('switch', { name: 'As text' });
    await expect(asText).toBeChecked({ checked: isMobile });
    const list = page.getByRole('region', { name: 'What is in this course' });
    if (isMobile) {
      await expect(list.getByRole('link').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await asText.click();
    }
    const map = page.getByRole('group', { name: /: Course map$/ });
    await map.locator('[data-node]').first().focus();
    await page.keyboard.press('End');
    await expect(map.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(map.locator('[data-node]:focus')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const lesson = map.getByRole('link').first();
    const name = (await lesson.getAttribute('aria-label')) ?? '';
    await lesson.focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    expect(name).toContain(await title(page).innerText());
    await page.goBack();
    await expect(map.or(list.getByRole('listitem').first())).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
);
