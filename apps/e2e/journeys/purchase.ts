import { expect, type Page } from '@playwright/test';

const isTelephone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** The credits that the bar shows; on a telephone its menu is opened for that. */
export async function shownCredits(page: Page): Promise<number> {
  const bar = page.getByRole('banner');
  if (!isTelephone(page))
    return Number.parseInt(
      (await bar.getByRole('button', { name: /credits?$/ }).textContent()) ?? '',
    );
  const menu = bar.getByRole('button', { name: 'Menu' });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
  return Number.parseInt((await bar.getByText(/^\d+ credits?\s*Buy$/).textContent()) ?? '');
}

/** Opens the Purchase Credits dialog from the navigation bar. */
export async function openPurchase(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  if (isTelephone(page)) {
    const menu = bar.getByRole('button', { name: 'Menu' });
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
    await bar.getByRole('button', { name: 'Buy' }).click();
  } else await bar.getByRole('button', { name: /credits?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Purchase Credits' })).toBeVisible();
}

/** Chooses how many and goes to the checkout. */
export async function beginPurchase(page: Page, quantity: number): Promise<void> {
  await openPurchase(page);
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' });
  await dialog.getByRole('textbox', { name: 'Number of Credits' }).fill(String(quantity));
  await expect(dialog.getByText(`Total: ${quantity}.00 €`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Purchase' }).click();
  await onCheckout(page);
}

export async function onCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dev\/checkout\/cs_/);
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
}

/** Pays at the test checkout, by card at once unless something else is said. */
export async function pay(
  page: Page,
  {
    method,
    webhook,
  }: { method?: RegExp; webhook?: 'at once' | 'after 20 seconds' | 'never' | 'twenty times' } = {},
): Promise<void> {
  if (method) await page.getByRole('radio', { name: method }).check();
  if (webhook)
    await page
      .getByRole('combobox', { name: 'The webhook comes' })
      .selectOption({ label: webhook });
  await page.getByRole('button', { name: /^Pay/ }).click();
}
