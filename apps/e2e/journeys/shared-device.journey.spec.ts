import { expect, type Page } from '@playwright/test';
import { save, test, withCourses } from './away.ts';
import { closeContext, logIn, throughWelcome } from './person.ts';
import { inCharge } from './releases.ts';
import { newAccount } from './residents.ts';

/** All that the browser keeps for the product, as text, by where it is: names, keys and contents. */
const keptBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(new Error('The database cannot be read')));
      });
    const stores: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? '');
      await done(opening);
      for (const store of opening.result.objectStoreNames) {
        const all = opening.result.transaction(store).objectStore(store).getAll();
        await done(all);
        stores.push([name, store, all.result]);
      }
      opening.result.close();
    }
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        files.push(request.url, await (await cache.match(request))!.text());
    }
    return {
      'Cache Storage': files.join('\n'),
      IndexedDB: JSON.stringify(stores),
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    };
  });

/** Paths in the caches that are not files of the application itself. */
const strangersInCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths.filter(
      (path) =>
        !/^\/(assets\/|(?:history\/)?app-shell|(?:account|generator|history)\/index|before-paint|mark)/.test(
          path,
        ),
    );
  });

const found = (kept: Record<string, string>, canaries: Record<string, string>): string[] =>
  Object.entries(kept).flatMap(([place, text]) =>
    Object.entries(canaries)
      .filter(([, canary]) => text.includes(canary))
      .map(([what]) => `${what} in ${place}`),
  );

/** Somebody with a public course, in which a word stands that is nowhere else. */
async function withPublicCourse() {
  const owner = await withCourses('Photosynthesis');
  const [id = ''] = owner.ids;
  const { headers } = owner;
  const task = await owner.api.get(`/api/learning-path/${id}`, { headers });
  const { result, course_revision } = (await task.json()) as {
    result: { modules: { submodules: Record<string, unknown>[] }[] };
    course_revision: number;
  };
  const word = `heron${crypto.randomUUID().replaceAll('-', '')}`;
  const { id: lesson, title, content, key_terms, quiz } = result.modules[0]!.submodules[0]!;
  const changed = await owner.api.put(`/api/learning-path/${id}/submodules/${String(lesson)}`, {
    headers,
    data: { revision: course_revision, title, summary: word, content, key_terms, quiz },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const published = await owner.api.patch(`/api/v1/learning-paths/${id}/publicity`, {
    headers,
    data: { is_public: true },
  });
  expect(published.status(), await published.text()).toBe(200);
  const { share_id: shareId } = (await published.json()) as { share_id: string };
  return { ...owner, id, word, shareId };
}

test('on a device that two people share the second finds nothing of the first, wherever a browser keeps things', async ({
  browser,
}) => {
  const owner = await withPublicCourse();
  const next = await newAccount();
  const context = await browser.newContext({
    storageState: owner.storageState,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/history');
  await inCharge(page);
  const shellOf = () =>
    page.evaluate(async () =>
      (await caches.match('/app-shell.html', { ignoreSearch: true }))!.text(),
    );
  const shell = await shellOf();
  expect(shell).toContain('<div id="root"');

  await save(page, owner.id);
  // What the service worker sees go by: answers of the API, a PDF, a public course.
  const answers = await page.evaluate(
    async ({ id, shareId, headers }) => {
      const paths = [
        `/api/learning-path/${id}`,
        `/api/v1/learning-paths/${id}/pdf`,
        `/api/public/${shareId}`,
        `/api/auth/status`,
      ];
      const replies = await Promise.all(paths.map((path) => fetch(path, { headers })));
      return Promise.all(
        replies.map(async (reply) => [reply.status, (await reply.arrayBuffer()).byteLength > 0]),
      );
    },
    { id: owner.id, shareId: owner.shareId, headers: owner.headers },
  );
  expect(answers).toEqual([
    [200, true],
    [200, true],
    [200, true],
    [200, true],
  ]);
  for (const address of [`/api/public/${owner.shareId}`, '/api/health/live']) {
    const reply = await page.goto(address);
    expect(reply?.headers()['content-type']).toContain('application/json');
  }
  await page.goto(`/public/${owner.shareId}`);
  await expect(page.getByRole('heading', { level: 1, name: /Photosynthesis/ })).toBeVisible();

  const canaries = {
    'id of the course': owner.id,
    'word of the course': owner.word,
    'address of the public course': owner.shareId,
    'id of the person': owner.userId,
    'access token': owner.accessToken,
  };
  const before = await keptBy(page);
  expect(found({ IndexedDB: before['IndexedDB']! }, canaries)).toContain(
    'word of the course in IndexedDB',
  );
  expect(found({ localStorage: before['localStorage']! }, canaries)).toContain(
    'id of the person in localStorage',
  );
  expect(found({ caches: before['Cache Storage']! }, canaries)).toEqual([]);
  expect(await strangersInCaches(page)).toEqual([]);
  expect(await shellOf()).toBe(shell);

  await page.goto('/offline');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out on this device?' });
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  // At once: what was being removed goes on in the next page.
  await page.goto('/login');
  await logIn(page, next.email, next.password);
  await throughWelcome(page);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'No saved courses yet' })).toBeVisible();
  expect(await page.content()).not.toContain(owner.id);
  await page.goto(`/offline/${owner.id}`);
  await expect(page.getByRole('heading', { name: 'This course is not saved here' })).toBeVisible();
  // The address that was asked for is the second person's own doing.
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => found(await keptBy(page), canaries)).toEqual([]);
  expect(await strangersInCaches(page)).toEqual([]);
  expect(await shellOf()).toBe(shell);
  await closeContext(context);
  await owner.api.dispose();
});
