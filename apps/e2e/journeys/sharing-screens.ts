import { type CourseOutline, pathData, type PathData } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { readLesson } from './person.ts';
import { at, dialog, press, type Screen } from './screen.ts';

const shareId = 'ABCDEFGHIJKLMNOPQRSTUV';
const someTime = '2026-11-20T10:00:00.000Z';
const someId = '00000000-0000-4000-8000-000000000000';

const outlineOf = (course: PathData): CourseOutline => ({
  ...course,
  sources: course.sources.map(({ passages: _texts, content_hash: _hash, ...source }) => source),
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map(({ id, title, description, objectives, status, quiz }) => ({
      id,
      title,
      description,
      objectives,
      status,
      revision: 'one',
      reading_minutes: 3,
      quiz: quiz.map((item) => ({ id: item.id })),
    })),
  })),
});

/** The sample course as if somebody had shared it, in this language. */
const shared =
  (then: (page: Page) => Promise<void> = async () => undefined, language = 'en') =>
  async (page: Page) => {
    // Made at its first reading, which takes longer than a page may.
    const sample = pathData.parse(await (await page.request.get('/api/v1/sample-course')).json());
    await page.route(`**/api/public/${shareId}/submodules/*`, async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-1);
      const lessons = sample.modules.flatMap(({ submodules }) => submodules);
      const submodule = lessons.find((lesson) => lesson.id === id);
      await route.fulfill({ json: { submodule, revision: 'one', sources: sample.sources } });
    });
    await page.route(`**/api/public/${shareId}/outline`, async (route) => {
      const json = {
        share_id: shareId,
        topic: 'How rivers shape land',
        language,
        is_complete: true,
        created_at: someTime,
        last_modified_at: someTime,
        modules_count: 5,
        submodules_count: 13,
        has_audio: false,
        outline: outlineOf({ ...sample, language }),
      };
      await route.fulfill({ json });
    });
    await at(`/public/${shareId}`, 'How rivers shape land', then)(page);
  };

/**
 * The interface's own words begin at the left with their first one, although the course around them
 * begins at the right.
 */
const inOrder = (words: string | RegExp) => async (page: Page) => {
  const [first, last] = await page
    .getByText(words)
    .first()
    .evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      const leftOf = (text: Text | undefined, offset: number) => {
        if (!text) throw new Error('no text');
        const range = document.createRange();
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return [leftOf(found[0], 0), leftOf(found.at(-1), (found.at(-1)?.length ?? 1) - 1)] as const;
    });
  expect(first).toBeLessThan(last);
};

/** The administrators' list as if visitors had reported courses. */
async function withReports(page: Page): Promise<void> {
  const owner = { id: someId, email: 'ada.lovelace@example.org', full_name: 'Ada Lovelace' };
  const report = (topic: string, change: object) => ({
    id: crypto.randomUUID(),
    reason: 'spam',
    text: '',
    course: { path_id: someId, topic, share_id: shareId },
    owner,
    created_at: someTime,
    resolved_at: null,
    resolution: null,
    ...change,
  });
  const abuse_reports = [
    report('How rivers shape land', {
      reason: 'copyright',
      text: 'Lesson 2 is chapter 4 of my book, word for word, and nobody asked me for it.',
    }),
    report('Win at roulette, every time', {}),
    report('Graph theory', { resolved_at: someTime, resolution: 'dismissed' }),
    report('Bread from rye', {
      course: { path_id: someId, topic: 'Bread from rye', share_id: null },
      resolved_at: someTime,
      resolution: 'made_private',
    }),
  ];
  const data = { abuse_reports, total: 4, has_more: false, page: 1, per_page: 20 };
  await page.route('**/api/trpc/admin.abuseReports*', (route) =>
    route.fulfill({ json: [{ result: { data } }] }),
  );
}

export const sharingScreens: readonly Screen[] = [
  { name: 'a shared course', as: 'visitor', reach: shared() },
  { name: 'a shared course, read by a member', as: 'member', reach: shared() },
  {
    name: 'a shared course in Arabic',
    as: 'visitor',
    reach: shared(inOrder(/^3 modules · 6 lessons/), 'ar'),
  },
  {
    name: 'a lesson in Arabic',
    as: 'visitor',
    only: 'desktop',
    reach: shared(async (page) => {
      await readLesson(page);
      await inOrder('0 of 6 lessons finished')(page);
    }, 'ar'),
  },
  {
    name: 'a shared course being reported',
    as: 'visitor',
    reach: shared(async (page) => {
      await press('Report this course')(page);
      await dialog('Report this course')(page);
    }),
  },
  {
    name: 'a course that is not public',
    as: 'visitor',
    reach: at(`/public/${'a'.repeat(22)}`, 'This course is not public'),
  },
  {
    name: 'sharing a course',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}`);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const open = page.getByRole('dialog', { name: 'Share this course' });
      const anyone = open.getByRole('switch', { name: 'Anyone with the link can read it' });
      await anyone.waitFor();
      if (!(await anyone.isChecked())) await anyone.click();
      await expect(open.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/public\/\w{22}$/);
    },
  },
  {
    name: 'administration: reported courses',
    as: 'admin',
    reach: async (page) => {
      await withReports(page);
      await page.goto('/admin/reports');
      await expect(page.getByText('Win at roulette, every time')).toBeVisible();
    },
  },
  {
    name: 'administration: a course may be shared again',
    as: 'admin',
    reach: async (page) => {
      await withReports(page);
      await page.goto('/admin/reports');
      await press('Allow sharing again: Bread from rye')(page);
      await dialog('Allow this course to be shared again?')(page);
    },
  },
];
