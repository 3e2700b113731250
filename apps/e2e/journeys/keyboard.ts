import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Presses Tab until the target has the focus; on the way the focus is never lost and can always be
 * seen. What is drawn before its data is there answers to nothing yet: Tab would pass it by.
 */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(() => target.evaluate((element) => element.closest('[inert]') === null))
    .toBe(true);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Tabs to the target and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/**
 * What was focused may vanish with what was done; the focus must then be somewhere that a person
 * can go on from.
 */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), {
      message: 'the focus was lost',
    })
    .not.toBe('BODY');
}

/**
 * What lies over the page, like a bar at its edge, leaves the middle of what has the focus to be
 * seen.
 */
export async function expectFocusUncovered(page: Page): Promise<void> {
  const coveredBy = () => {
    const focused = document.activeElement;
    const { x, y, width, height } = focused!.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen && (seen.contains(focused) || focused!.contains(seen))
      ? 'nothing'
      : `${seen?.outerHTML.slice(0, 100)} over ${focused?.outerHTML.slice(0, 100)}`;
  };
  await expect
    .poll(() => page.evaluate(coveredBy), { message: 'what has the focus is covered' })
    .toBe('nothing');
}

/** The focused element, or the box around it, carries a ring. */
async function expectFocusSeen(page: Page): Promise<void> {
  const look = () => {
    const focused = document.activeElement;
    const around = [
      focused,
      focused?.parentElement,
      focused?.parentElement?.parentElement,
      focused?.nextElementSibling,
    ].filter((element) => element instanceof Element);
    const isRinged = around.some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      );
    });
    return {
      isRinged,
      isLost: !focused || focused === document.body,
      what: focused?.outerHTML.slice(0, 200),
    };
  };
  const focus = await page.evaluate(look);
  expect(focus.isLost, 'the focus was lost').toBe(false);
  // A ring may take a frame to be drawn.
  if (!focus.isRinged)
    await expect
      .poll(async () => (await page.evaluate(look)).isRinged, {
        message: `no ring around ${focus.what}`,
      })
      .toBe(true);
}
