import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Admin } from './member.ts';

/** A page of the administrator's own, as wide as this one. */
export async function asAdmin(browser: Browser, admin: Admin, page: Page): Promise<Page> {
  const context = await browser.newContext({
    storageState: admin.storageState,
    viewport: page.viewportSize(),
    // A dialog that grows while it is pressed on moves away under the pointer.
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** The list of users on a page of the administrator's own, with this one found. */
export async function deskWithUser(
  browser: Browser,
  admin: Admin,
  page: Page,
  email: string,
): Promise<Page> {
  const desk = await asAdmin(browser, admin, page);
  await desk.goto('/admin');
  await findUser(desk, email);
  return desk;
}

export async function findUser(desk: Page, email: string): Promise<void> {
  await desk.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(email);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Page 1 of 1 · 1 found')).toBeVisible();
}

/** Entries of a list: rows of a table, or cards on a telephone. */
export const entries = (desk: Page, said: RegExp): Locator => {
  const section = desk.locator('section[aria-labelledby="view-title"]');
  return section
    .locator('tbody')
    .getByRole('row')
    .or(section.getByRole('listitem'))
    .filter({ hasText: said });
};

/** Shows more of an entry. */
export const openDetails = (entry: Locator): Promise<void> =>
  entry
    .getByRole('button', { name: /expand/i })
    .or(entry.locator('summary'))
    .first()
    .click();

/** Fills in the dialog that grants credits and asks for them. */
export async function askForGrant(
  desk: Page,
  email: string,
  amount: number,
  notes: string,
): Promise<Locator> {
  await desk.getByRole('button', { name: `Grant credits to ${email}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'Number of credits' }).fill(String(amount));
  await dialog.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await dialog.getByRole('button', { name: 'Grant' }).click();
  return dialog;
}
