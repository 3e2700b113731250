import { expect } from '@playwright/test';
import { test } from './member.ts';
import { closeContext, expectNoSidewaysScroll, logIn } from './person.ts';
import { becomeMember } from './residents.ts';

test(
  'a course is shared, read by a stranger, copied after the login, and private again at once',
  { tag: '@every-width' },
  async ({ browser, memberPage: owner, member }) => {
    await owner.goto(`/result/${member.taskId}`);
    await expect(owner.getByRole('article')).toBeVisible();
    const topic = await owner.getByRole('heading', { level: 1 }).innerText();
    await owner.getByRole('button', { name: 'Share', exact: true }).click();
    const sharing = owner.getByRole('dialog', { name: 'Share this course' });
    const anyone = sharing.getByRole('switch', { name: 'Anyone with the link can read it' });
    await anyone.waitFor();
    if (await anyone.isChecked()) await anyone.click();
    await expect(sharing.getByRole('textbox', { name: 'Link' })).toBeHidden();
    await anyone.click();
    await expect(sharing.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/public\/\w{22}$/);
    await expect(sharing.getByRole('img', { name: /QR code/ }).locator('svg')).toBeVisible();
    const { pathname } = new URL(await sharing.getByRole('textbox', { name: 'Link' }).inputValue());

    const registering = await browser.newContext();
    const account = await becomeMember(await registering.newPage());
    await closeContext(registering);
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('welcome_shown', 'true'));
    const stranger = await context.newPage();
    const head = await (await stranger.request.get(pathname)).text();
    expect(head).toContain(`<meta property="og:title" content="${topic}">`);
    await stranger.goto(pathname);
    await expect(stranger.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await expect(stranger).toHaveTitle(`${topic} · Coursewright`);
    await expect(stranger.getByRole('article')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Change this lesson' })).toBeHidden();
    await expectNoSidewaysScroll(stranger);

    await stranger.getByRole('button', { name: 'Log in to copy it to your history' }).click();
    await expect(stranger).toHaveURL(/\/login\?redirect=/);
    await logIn(stranger, account.email, account.password);
    await expect(stranger).toHaveURL(/\/history\/[\w-]{36}$/);
    await expect(stranger.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    const copied = stranger.url();

    await stranger.goto(pathname);
    await expect(stranger.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await anyone.click();
    await expect(sharing.getByRole('textbox', { name: 'Link' })).toBeHidden();
    await expect(sharing.getByText('Only you can read this course.')).toBeVisible();
    // Of the server: a browser that has the service worker by now starts the application itself.
    expect((await stranger.request.get(pathname)).status()).toBe(404);
    await stranger.goto(pathname);
    await expect(
      stranger.getByRole('heading', { level: 1, name: 'This course is not public' }),
    ).toBeVisible();
    await stranger.goto(copied);
    await expect(stranger.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await closeContext(context);
  },
);
