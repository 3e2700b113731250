import { diagramKinds, limits, type PathData } from '@coursewright/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { drawn } from './drawn.ts';
import { hostileCourse, hostileLines, hostileTexts } from './hostile-texts.ts';
import { type Member, test } from './member.ts';
import { answerQuestion, asking, closeContext } from './person.ts';
import { visit } from './residents.ts';

/** In which all hostile texts stand. */
const lessons = 4;

/** A course of the member's in which everything means ill, and the address at which it is shared. */
async function shareHostile({ taskId, accessToken }: Member) {
  const api = await visit();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { result } = (await (
    await api.get(`/api/learning-path/${taskId}`, { headers })
  ).json()) as {
    result: PathData;
  };
  const course = hostileCourse(result, lessons);
  const tag = hostileLines(limits.library.tags.lengthMax);
  const saved = await api.post('/api/v1/learning-paths', {
    headers,
    data: {
      topic: course.topic,
      path_data: course,
      tags: Array.from({ length: 20 }, () => tag().trim()),
    },
  });
  expect(saved.status(), await saved.text()).toBe(201);
  const { path_id } = (await saved.json()) as { path_id: string };
  const shared = await api.patch(`/api/v1/learning-paths/${path_id}/publicity`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { is_public: true },
  });
  expect(shared.ok(), await shared.text()).toBe(true);
  const publicity = await api.get(`/api/v1/learning-paths/${path_id}/publicity`, { headers });
  const { share_id } = (await publicity.json()) as { share_id: string };
  await api.dispose();
  const ids = course.modules.flatMap(({ submodules }) => submodules.map(({ id }) => id));
  return { path_id, share_id, ids: ids.slice(0, lessons) };
}

/** Goes to all places of the course, and returns what ran, was asked for or complained there. */
async function goThrough(
  browser: Browser,
  member: Member,
  { path_id, share_id, ids }: Awaited<ReturnType<typeof shareHostile>>,
  bypassCSP: boolean,
): Promise<string[]> {
  const context = await browser.newContext({
    bypassCSP,
    storageState: member.storageState,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // The document in which DOMPurify reads markup runs nothing, and says of each handler that it
      // does not; the page gets none of them.
      if (event.effectiveDirective === 'script-src-attr') return;
      const note = Reflect.get(window, 'noteViolation') as (text: string) => void;
      note(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('dialog', (dialog) => {
    found.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (asked) => {
    if (asked.url().includes('evil.example')) found.push(asked.url());
  });
  context.on('page', (opened) => found.push(`opened ${opened.url()}`));

  const label = hostileLines(limits.visualization.labelMax);
  await drawn(page, () =>
    diagramKinds.map((kind) => ({
      kind,
      title: label(),
      nodes: Array.from({ length: 12 }, (_, at) => ({
        id: `n${at}`,
        label: label(),
        detail: label(),
        passage_ids: [],
        ...(kind === 'comparison' && { group: `g${at % 3}`, at: `a${at >> 2}` }),
        ...(kind === 'timeline' && { at: `${1800 + at}` }),
      })),
      edges:
        kind === 'timeline' || kind === 'comparison'
          ? []
          : Array.from({ length: 11 }, (_, at) => ({ from: `n${at}`, to: `n${at + 1}` })),
    })),
  );
  const look = async (where: string) => {
    expect(await isHarmless(page), where).toEqual([]);
  };

  for (const id of ids) {
    await page.goto(`/history/${path_id}?lesson=${id}`);
    await expect(
      page.getByRole('article').getByRole('heading', { level: 2 }).first(),
    ).toBeVisible();
    await look('content');
    await page.getByRole('tab', { name: /^Quiz/ }).click();
    // The only question of a lesson was answered the first time that one went through.
    const again = page.getByRole('button', { name: 'Answer all again' });
    await expect(again.or(asking(page.getByRole('tabpanel', { name: /^Quiz/ })))).toBeVisible();
    if (await again.isVisible()) await again.click();
    await answerQuestion(page);
    await look('quiz');
    await page.getByRole('tab', { name: 'Resources' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Resources' }).getByRole('link')).toHaveCount(
      8,
    );
    await look('resources');
    await page.getByRole('tab', { name: 'Visualization' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Visualization' });
    const kinds = panel.getByRole('group', { name: 'Diagrams of this lesson' }).getByRole('button');
    await expect(kinds).toHaveCount(diagramKinds.length);
    for (let at = 0; at < diagramKinds.length; at += 1) {
      await kinds.nth(at).click();
      await expect(panel.locator('[data-node]').first()).toBeVisible();
    }
    await look('diagrams');
  }
  await page.getByRole('tab', { name: 'Tutor' }).click();
  const box = page.getByRole('textbox', { name: 'Your question' });
  const log = page.getByRole('log', { name: 'Conversation with the tutor' });
  for (const asked of ['Where do light and water meet?', hostileLines()()]) {
    await box.fill(asked);
    await box.press('Enter');
    await expect(log.getByRole('button', { name: 'Copy' }).last()).toBeVisible();
  }
  await look('tutor');
  await page.goto('/history');
  await expect(
    page.getByRole('region', { name: 'Your courses' }).getByRole('listitem').first(),
  ).toBeVisible();
  await look('history');
  for (const address of [`/public/${share_id}`, `/public/${share_id}?lesson=${ids[0]}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await look(address);
  }
  if (bypassCSP) {
    // That it would have been seen.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=window.ran=true>'),
    );
    await expect.poll(() => isHarmless(page)).toContain('it ran');
  }
  await closeContext(context);
  return found;
}

/** What of the page would run, or leads where no link may lead. */
const isHarmless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    if ('ran' in window) wrong.push('it ran');
    const isHarmful = /^\s*(?:javascript|data|vbscript):/i;
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes)
        if (
          /^on|^srcdoc$|^formaction$/.test(name) ||
          (/^(?:xlink:)?href$|^src$|^action$/.test(name) &&
            isHarmful.test(value) &&
            !/^data:image\/(?:png|svg\+xml)[;,]/.test(value))
        )
          wrong.push(`${element.localName} ${name}=${value}`);
      if (/^(?:iframe|object|embed|base|meta|marquee)$/.test(element.localName))
        wrong.push(element.outerHTML.slice(0, 80));
    }
    return wrong;
  });

test('texts that mean ill run nowhere, with the content security policy or without it', async ({
  browser,
  member,
}) => {
  test.setTimeout(600_000);
  expect(hostileTexts).toBeGreaterThan(200);
  const course = await shareHostile(member);
  for (const bypassCSP of [true, false])
    expect(await goThrough(browser, member, course, bypassCSP), String(bypassCSP)).toEqual([]);
});
