// How soon the screens of a large course answer: from a press or a key to the next paint, and tasks
// that hold the page, in a real browser whose processor is slowed down four times, at the width of
// a telephone. The course has 10 × 8 lessons, and one of its lessons a talk of 500 messages.
import { limits } from '@coursewright/contract';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { browserFlags, findBrowsers } from '../launch/browser.ts';
import { startFreshProduct } from '../launch/fresh-product.ts';
import { Interactions } from './interaction/interactions.ts';
import { saveLargeCourse } from './library/lesson.ts';
import { Table } from './shared/table.ts';

const slowDown = 4;
const messages = 500;
const pieces = 200;
const account = { email: 'reader@example.org', password: 'seven herons over the estuary' };
const { whole: executablePath } = await findBrowsers();
const { url: databaseUrl, drop } = await createTestDatabase();
const product = await startFreshProduct({
  DATABASE_URL: databaseUrl,
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
});
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
const browser = await chromium.launch({ executablePath, args: browserFlags });
const patience = 60_000;
const table = new Table('interaction');
try {
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, remember_me: false }),
  });
  const { access_token: token } = z
    .looseObject({ access_token: z.string() })
    .parse(await login.json());
  const { id, course } = await saveLargeCourse(product.url, token);
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  const talked = lessons[1];
  if (!talked) throw new Error('The course has no lessons');
  await talk(id, talked.id);
  // Others are answered by moving things about.
  const questioned = lessons.slice(6).filter(({ quiz }) => quiz[0]?.kind === 'multiple_choice');
  const drawn = lessons[2];
  if (!drawn) throw new Error('The course has too few lessons');
  await draw(id, drawn.id, token);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    localStorage.setItem('welcome_shown', 'true');
    localStorage.setItem('pwa_intro_v2.0', 'completed');
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(`${product.url}/login?redirect=/history`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/history');
  const screen = await Interactions.on(page, slowDown);

  const open = (rest: string) => page.goto(`${product.url}/history/${id}${rest}`);
  await open(`?lesson=${drawn.id}&tab=visualization`);
  await page
    .locator('[data-node]')
    .nth(pieces - 1)
    .waitFor();
  const box = await page.getByRole('group', { name: 'From rain to sea' }).boundingBox();
  if (!box) throw new Error('There is no drawing');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await screen.frames(table, {
    what: `moving and zooming a diagram of ${pieces} pieces`,
    share: 0.5,
    act: (on) => moveAbout(on, at),
  });
  await screen.measure(table, {
    what: 'a course: its map, and back',
    bound: 200,
    begin: () => open(''),
    act: async () => {
      const map = page.getByRole('button', { name: 'Course map' });
      for (let turn = 0; turn < 4; turn += 1) await map.click();
    },
  });
  await screen.measure(table, {
    what: 'reading: outline, next lesson',
    bound: 200,
    begin: () => open(`?lesson=${lessons[0]?.id}`),
    act: async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        await page.keyboard.press('PageDown');
        await page.getByRole('button', { name: 'Outline' }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: /^Next/ }).first().click();
      }
    },
  });
  await screen.measure(table, {
    what: 'questions: choose, check, next',
    bound: 200,
    // Each round has a lesson whose questions were not answered.
    begin: (round) => open(`?lesson=${questioned[round]?.id}&tab=quiz`),
    act: async () => {
      const panel = page.getByRole('tabpanel', { name: /^Quiz/ });
      const check = panel.getByRole('button', { name: 'Check answer' });
      const radio = panel.getByRole('radio').first();
      for (let question = 1; question <= 4; question += 1) {
        const place = panel.getByText(new RegExp(`^Question ${question} of`));
        const count = Number(/\d+$/.exec(await place.innerText())?.[0]);
        if (!(await radio.isVisible())) break;
        await radio.click({ force: true });
        await check.click();
        // After the last one those that were not right are asked again.
        if (question === count) break;
        await panel.getByRole('button', { name: /^Next question/ }).click();
      }
    },
  });
  await screen.measure(table, {
    what: `typing below a talk of ${messages} messages`,
    bound: 50,
    begin: async () => {
      await open(`?lesson=${talked.id}&tab=chat`);
      const earlier = page.getByRole('button', { name: 'Show earlier messages' });
      const oldest = (number: number) =>
        page.getByText(`Question number ${number}.`, { exact: true }).waitFor();
      for (let from = messages - limits.chat.page; from > 0; from -= limits.chat.page) {
        await oldest(from + 1);
        await earlier.click();
      }
      await oldest(1);
    },
    act: () =>
      page
        .getByRole('textbox', { name: 'Your question' })
        .pressSequentially('Why does the river bend where it does?', { delay: 60 }),
  });
} finally {
  await browser.close();
  await pool.end();
  await product.stop();
  await drop();
}
process.exit(table.missed > 0 ? 1 : 0);

/** The talk of the course's owner about a lesson, written where the product keeps it. */
async function talk(course: string, lesson: string): Promise<void> {
  const [thread] = await rowsFrom(pool)(
    z.object({ id: z.string() }),
    `INSERT INTO chat_threads (user_id, course_id, submodule_id, messages_count, created_at)
     SELECT user_id, id, $2, ${messages}, now() FROM courses WHERE id = $1 RETURNING id`,
    [course, lesson],
  );
  await pool.query(
    `INSERT INTO chat_messages (thread_id, number, role, kind, text, citations, created_at)
     SELECT $1, n, CASE WHEN n % 2 = 1 THEN 'learner' ELSE 'tutor' END, CASE WHEN n % 2 = 0 THEN 'quoted' END,
       CASE WHEN n % 2 = 1 THEN 'Question number ' || n || '.' ELSE repeat('Water **wears** the outer bank away and lays it down at the inner one, \`d = v × t\`. ', 4) END,
       '[]', now() FROM generate_series(1, ${messages}) n`,
    [thread?.id],
  );
}

/** A diagram of a lesson, paid for as ever, with as many pieces as one may have. */
async function draw(course: string, lesson: string, token: string): Promise<void> {
  const answer = await fetch(
    `${product.url}/api/v1/learning-paths/${course}/modules/0/submodules/2/visualization`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ kind: 'concept_map' }),
    },
  );
  if (!answer.ok) throw new Error(`Nothing was drawn: ${await answer.text()}`);
  const named = Array.from({ length: pieces }, (_, n) => `n${n}`);
  const diagram = {
    kind: 'flow',
    title: 'From rain to sea',
    nodes: named.map((id, n) => ({
      id,
      label: `What the river does at bend ${n}`,
      detail: '',
      passage_ids: [],
    })),
    edges: named
      .slice(1)
      .flatMap((to, n) => [
        { from: `n${Math.floor(n / 2)}`, to },
        ...(n % 4 === 0
          ? [{ from: `n${n}`, to: `n${(n * 7 + 3) % pieces}`, label: 'carries' }]
          : []),
      ]),
  };
  const { rowCount } = await pool.query(
    'UPDATE visualizations SET diagram = $1 WHERE course_id = $2 AND submodule_id = $3',
    [JSON.stringify(diagram), course, lesson],
  );
  if (rowCount !== 1) throw new Error('No diagram was kept');
}

/** Drags it to and fro and zooms it, without a pause. */
async function moveAbout(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 90; step += 1)
    await page.mouse.move(x + 120 * Math.sin(step / 8), y + 120 * Math.cos(step / 11));
  await page.mouse.up();
  await page.keyboard.down('Control');
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, step % 30 < 15 ? 25 : -25);
  await page.keyboard.up('Control');
}
