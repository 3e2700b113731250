import { expect, type Page } from '@playwright/test';
import type { Member } from './member.ts';

/**
 * One state of the interface that a person can look at. A new screen is a new row, and is thereby
 * checked in every width and appearance.
 */
export interface Screen {
  readonly name: string;
  /**
   * Who looks: a visitor without an account, the worker's member, or the product's first
   * administrator.
   */
  readonly as: 'visitor' | 'member' | 'admin';
  /** Where there is a difference: only on a telephone, only on a wide screen. */
  readonly only?: 'phone' | 'desktop';
  /** For somebody who comes for the first time, whom the welcome greets. */
  readonly isNew?: true;
  /** On a page of its own, which this changes for good. */
  readonly alone?: true;
  /** Brings the page there and waits until it is there. */
  readonly reach: (page: Page, member: Member) => Promise<void>;
}

export const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole('heading', { level, name })).toBeVisible();

export const at =
  (address: string, title: string | RegExp, then?: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    await page.goto(address);
    await heading(page, title);
    await then?.(page);
  };

export const dialog = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).click();

/** /account with its lists there. */
export const account = (then: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.goto('/account');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Sessions' }).getByRole('listitem').first(),
  ).toBeVisible();
  await then(page);
};
