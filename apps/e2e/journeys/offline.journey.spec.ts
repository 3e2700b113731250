import { expect } from '@playwright/test';
import {
  backOnline,
  inDatabase,
  movedTo,
  openSaving,
  save,
  saveNow,
  test,
  unsent,
  withCourses,
} from './away.ts';
import {
  answerQuestion,
  closeContext,
  expectAccessible,
  expectNoSidewaysScroll,
} from './person.ts';
import { inCharge } from './releases.ts';

test('a saved course is read and practised without a connection after a cold start, and nothing of it is lost or doubled', async ({
  browser,
  releases: { host, url },
}) => {
  const owner = await withCourses('Photosynthesis');
  const context = await browser.newContext({
    baseURL: url,
    storageState: movedTo(url, owner.storageState),
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/history');
  await inCharge(page);
  await save(page, owner.ids[0]!);
  await expect(page.getByText(/^Saved on this device on/)).toBeVisible();

  // The connection goes, and the browser is started anew.
  host.cut(true);
  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/offline');
  await cold.getByRole('link', { name: /Photosynthesis/ }).click();
  await cold.getByRole('link', { name: 'Start the first lesson' }).click();
  await expect(cold.getByRole('tab', { name: 'Resources' })).toBeVisible();
  await expect(cold.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await cold
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(cold.locator('mark').first()).toBeVisible();
  await cold.keyboard.press('Escape');
  await cold.getByRole('tab', { name: /^Quiz/ }).click();
  await answerQuestion(cold);
  await cold.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(cold.getByRole('heading', { level: 2 }).first()).toBeVisible();

  // Started anew once more, it is still known what was done.
  await cold.goto('/offline');
  await cold.getByRole('link', { name: /Photosynthesis/ }).click();
  await expect(cold.getByRole('link', { name: /^Continue with lesson 1\.2/ })).toBeVisible();
  expect(await unsent(cold)).toBeGreaterThan(1);

  // The connection comes back, and breaks at the worst moment, again and again: the server has taken
  // what was sent, and the browser does not know.
  host.lose(/\/events/, 3);
  host.cut(false);
  await context.setOffline(false);
  for (let cut = 0; cut < 4; cut += 1) {
    await cold.waitForTimeout(400);
    await backOnline(context);
  }
  await expect.poll(() => unsent(cold)).toBe(0);
  const { lessons } = (await (
    await owner.api.get(`/api/v1/learning-paths/${owner.ids[0]}/learning`, {
      headers: owner.headers,
    })
  ).json()) as { lessons: { is_completed: boolean; questions: { attempts: number }[] }[] };
  expect(lessons.filter(({ is_completed }) => is_completed)).toHaveLength(1);
  expect(lessons.flatMap(({ questions }) => questions.map(({ attempts }) => attempts))).toEqual([
    1,
  ]);
  await closeContext(context);
  await owner.api.dispose();
});

test('what is heard and seen of a lesson comes along, with its size beforehand, and goes with the copy', async ({
  browser,
  releases: { host, url },
}) => {
  const owner = await withCourses('Photosynthesis');
  const [id] = owner.ids;
  const lesson = (part: string) => `/api/v1/learning-paths/${id}/modules/0/submodules/0/${part}`;
  const ask = async (part: string, data?: object) => {
    const reply = await owner.api.fetch(lesson(part), {
      headers: owner.headers,
      ...(data && { method: 'POST', data }),
    });
    expect(reply.status(), await reply.text()).toBe(200);
    return (await reply.json()) as { status: string; visualization: object | null };
  };
  await ask('audio', { wait: false });
  await expect(async () => expect((await ask('audio')).status).toBe('completed')).toPass({
    timeout: 120_000,
  });
  expect((await ask('visualization', { kind: 'concept_map' })).visualization).not.toBeNull();

  const context = await browser.newContext({
    baseURL: url,
    storageState: movedTo(url, owner.storageState),
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/history');
  await inCharge(page);
  await page.goto(`/result/${id}`);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this course for offline' });
  const choice = dialog.getByRole('checkbox', {
    name: /^With audio and diagrams \(about [\d.,]+ /,
  });
  await expect(choice).toBeChecked();
  await expect(dialog.getByText('1 recording · 1 diagram')).toBeVisible();
  await expectAccessible(page);
  await choice.uncheck();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const open = dialog.getByRole('link', { name: 'Open saved course' });
  await expect(open).toBeVisible();
  // Without them it is another copy, and they can still be had.
  await choice.check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await open.click();
  await expect(page).toHaveURL(/\/offline\/[\w-]+$/);

  host.cut(true);
  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/offline');
  await cold.getByRole('link', { name: /Photosynthesis/ }).click();
  await cold.getByRole('link', { name: 'Start the first lesson' }).click();
  await cold.getByRole('tab', { name: 'Audio' }).click();
  await cold.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(cold.locator('[data-sentence][aria-current="true"]')).toHaveCount(1);
  const third = cold.locator('[data-sentence="3"]');
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await cold.getByRole('button', { name: 'Pause', exact: true }).click();
  await expectAccessible(cold);
  await cold.getByRole('tab', { name: 'Visualization' }).click();
  await expect(cold.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await cold.getByRole('link', { name: /^Next/ }).click();
  await expect(cold.getByRole('link', { name: /^Previous: 1\.1/ })).toBeVisible();
  await cold.getByRole('tab', { name: 'Audio' }).click();
  await expect(cold.getByText(/^The audio of this lesson is not saved/)).toBeVisible();
  await cold.getByRole('tab', { name: 'Visualization' }).click();
  await expect(cold.getByText(/^No diagram of this lesson is saved/)).toBeVisible();
  await expectNoSidewaysScroll(cold);

  await cold.goto('/offline');
  await cold.getByRole('button', { name: /^Remove “/ }).click();
  await expect(cold.getByRole('heading', { name: 'No saved courses yet' })).toBeVisible();
  expect(await inDatabase(cold)).not.toContain(id);
  await closeContext(context);
  await owner.api.dispose();
});

test('after a logout only what was chosen to stay is there, and another user never sees it', async ({
  browser,
  member,
}) => {
  const owner = await withCourses('Photosynthesis', 'How rivers shape land');
  const [leaves, stays] = owner.ids;
  const context = await browser.newContext({ storageState: owner.storageState });
  const page = await context.newPage();
  await save(page, leaves!);
  await save(page, stays!, { isKept: true });
  await page.goto('/offline');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out on this device?' });
  await expect(
    question.getByText('The course you saved for offline is removed from this device.'),
  ).toBeVisible();
  await expect(question.getByText(/^1 saved course stays on this device/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offline' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await inDatabase(page)).includes(leaves!)).toBe(false);
  await page.goto(`/offline/${leaves}`);
  await expect(page.getByRole('heading', { name: 'This course is not saved here' })).toBeVisible();
  await page.goto(`/offline/${stays}`);
  await expect(page.getByText(/You are not logged in, so what you do here stays/)).toBeVisible();
  await page.getByRole('link', { name: 'Start the first lesson' }).click();
  await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();

  await page.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, member.storageState.origins[0]!.localStorage);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'No saved courses yet' })).toBeVisible();
  await page.goto(`/offline/${stays}`);
  await expect(page.getByRole('heading', { name: 'This course is not saved here' })).toBeVisible();
  await closeContext(context);
  await owner.api.dispose();
});

test('a copy says that its course has changed, takes the new version, and is removed', async ({
  browser,
}) => {
  const owner = await withCourses('Photosynthesis');
  const [id] = owner.ids;
  const context = await browser.newContext({ storageState: owner.storageState });
  const page = await context.newPage();
  // The course changes while the dialog is open, and is saved as it is by then.
  await openSaving(page, id!);
  await renameFirstLesson(owner, 'Light, caught by leaves');
  await saveNow(page);
  await expect(page.getByRole('link', { name: /Light, caught by leaves/ })).toBeVisible();

  await renameFirstLesson(owner, 'Light, made into sugar');
  await page.goto('/offline');
  await page.getByText('A newer version is available.').waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('A newer version is available.')).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('link', { name: /Photosynthesis/ }).click();
  await expect(page.getByRole('link', { name: /Light, made into sugar/ })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/offline');
  await page.getByRole('button', { name: /^Remove “/ }).click();
  await expect(page.getByRole('heading', { name: 'No saved courses yet' })).toBeVisible();
  expect(await inDatabase(page)).not.toContain(id);
  await closeContext(context);
  await owner.api.dispose();
});

test('where the device has no room left the copy is refused in so many words, and goes through once there is', async ({
  browser,
}) => {
  const owner = await withCourses('Photosynthesis');
  const [id] = owner.ids;
  const context = await browser.newContext({ storageState: owner.storageState });
  const page = await context.newPage();
  await page.goto(`/result/${id}`);
  const { origin } = new URL(page.url());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1024 });
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this course for offline' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/^There is not enough room on this device/)).toBeVisible();

  // Room is made, and the same button saves.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Saved. You can read it without a connection.')).toBeVisible();
  await closeContext(context);
  await owner.api.dispose();
});

async function renameFirstLesson(
  { api, headers, ids: [id] }: Awaited<ReturnType<typeof withCourses>>,
  title: string,
): Promise<void> {
  const { result, course_revision } = (await (
    await api.get(`/api/learning-path/${id}`, { headers })
  ).json()) as {
    result: { modules: { submodules: Record<string, unknown>[] }[] };
    course_revision: number;
  };
  const { id: lesson, content, key_terms, quiz } = result.modules[0]!.submodules[0]!;
  const changed = await api.put(`/api/learning-path/${id}/submodules/${String(lesson)}`, {
    headers,
    data: { revision: course_revision, title, summary: 'In short.', content, key_terms, quiz },
  });
  expect(changed.status(), await changed.text()).toBe(200);
}
