import { expect } from '@playwright/test';
import { backOnline, movedTo, save, test, unsent, withCourses } from './away.ts';
import { answerQuestion, closeContext } from './person.ts';
import { seededRandom } from './random.ts';
import { inCharge } from './releases.ts';

test('whenever the network goes while somebody reads, ticks and answers, they stay logged in, and nothing is lost or doubled', async ({
  browser,
  releases: { host, url },
}) => {
  test.setTimeout(900_000);
  const random = seededRandom('The network is cut', Date.now() % 100_000);
  const owner = await withCourses('Photosynthesis');
  const [id] = owner.ids;
  const context = await browser.newContext({
    baseURL: url,
    storageState: movedTo(url, owner.storageState),
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/history');
  await inCharge(page);
  await save(page, id!);
  const { result } = (await (
    await owner.api.get(`/api/learning-path/${id}`, { headers: owner.headers })
  ).json()) as { result: { modules: { submodules: { id: string }[] }[] } };
  const lessons = result.modules.flatMap(({ submodules }) => submodules);
  const wait = (most: number) => new Promise((resolve) => setTimeout(resolve, random() * most));

  const ticked = new Map<string, boolean>();
  let answers = 0;
  const act = async (lesson: string, isAnswering: boolean) => {
    await page.goto(`/offline/${id}?lesson=${lesson}&tab=${isAnswering ? 'quiz' : 'content'}`);
    await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
    const check = page.getByRole('tabpanel', { name: /^Quiz/ }).getByText(/^Question \d/);
    if (isAnswering && (await check.isVisible())) {
      await answerQuestion(page);
      answers += 1;
      return;
    }
    const untick = page.getByRole('button', { name: 'Mark as not finished' });
    const tick = page.getByRole('button', { name: 'Finish lesson' });
    await expect(untick.or(tick)).toBeVisible();
    const isTicked = await untick.isVisible();
    await (isTicked ? untick : tick).click();
    ticked.set(lesson, !isTicked);
  };
  for (let round = 0; round < 20; round += 1) {
    const cut = async () => {
      await wait(1_500);
      // What was sent in this moment may have arrived, and its answer not.
      if (random() < 0.5) host.lose(/\/events/, 1);
      host.cut(true);
      await context.setOffline(true);
      await wait(1_000);
      host.cut(false);
      await context.setOffline(false);
    };
    const lesson = lessons[Math.floor(random() * lessons.length)]!.id;
    await Promise.all([cut(), act(lesson, random() < 0.5)]);
  }
  host.lose(/^$/, 0);
  await backOnline(context);
  await expect.poll(() => unsent(page)).toBe(0);

  await page.goto('/history');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const learning = (await (
    await owner.api.get(`/api/v1/learning-paths/${id}/learning`, { headers: owner.headers })
  ).json()) as {
    lessons: {
      submodule_id: string;
      is_completed: boolean;
      questions: { attempts: number }[];
    }[];
  };
  const finished = learning.lessons.filter(({ is_completed }) => is_completed);
  expect(finished.map(({ submodule_id }) => submodule_id).toSorted()).toEqual(
    [...ticked].flatMap(([lesson, isTicked]) => (isTicked ? [lesson] : [])).toSorted(),
  );
  const attempts = learning.lessons.flatMap(({ questions }) => questions);
  expect(attempts.reduce((sum, question) => sum + question.attempts, 0)).toBe(answers);
  expect(answers).toBeGreaterThan(0);
  await closeContext(context);
  await owner.api.dispose();
});
