import type { LearningPathEntry, LearningPathPreview } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { at, dialog, heading, press, type Screen } from './screen.ts';
import { wholeAnswer } from './whole-answer.ts';

/** The page is told of another history than there is, and of no run under way. */
async function changeHistory(
  page: Page,
  change: (preview: LearningPathPreview) => LearningPathPreview,
): Promise<void> {
  // Several calls travel in one request; which of them is which is told by what they answer with.
  await page.route(/\/api\/trpc\/.*(library\.preview|generation\.active)/, async (route) => {
    const response = await wholeAnswer(route);
    const answers = (await response.json()) as { result?: { data: LearningPathPreview | [] } }[];
    const changed = answers.map((answer) => {
      const data = answer.result?.data;
      if (Array.isArray(data)) return { result: { data: [] } };
      return data?.entries === undefined ? answer : { result: { data: change(data) } };
    });
    await route.fulfill({ response, json: changed });
  });
}

const topics = [
  'How rivers shape land',
  'Sourdough, from starter to loaf',
  'The French Revolution, day by day',
  'مقدمة في علم الفلك',
  'Reading an annual report without falling asleep, for people who never wanted to',
  'Graph theory',
  'Wie Bienen sich verständigen',
  'TypeScript’s type system',
  'Ocean currents',
  '茶の湯',
];

/** A page of courses as somebody has them who uses the product a lot. */
const wellFilled = (preview: LearningPathPreview): LearningPathPreview => {
  const [first] = preview.entries;
  if (!first) return preview;
  const entries = topics.map((topic, index): LearningPathEntry => ({
    ...first,
    path_id: crypto.randomUUID(),
    topic,
    source: index % 4 === 3 ? 'imported' : 'generated',
    tags: ['science', 'to read on the train', 'علم الفلك'].slice(0, index % 4),
    favorite: index % 3 === 0,
    is_complete: index !== 5,
    modules_count: 1 + (index % 6),
    submodules_count: 3 + index * 2,
  }));
  return { ...preview, entries, total: 23 };
};

const filled = (then: (page: Page) => Promise<void>) => async (page: Page) => {
  await changeHistory(page, wellFilled);
  await page.goto('/history');
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await then(page);
};

/** The dialog that takes in courses, when it has been given this. */
const importing = (text: string, then: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.goto('/history');
  await press('More for all courses')(page);
  await page.getByRole('button', { name: 'Import…' }).click();
  await dialog('Import courses')(page);
  await page.getByLabel('Or paste its content').fill(text);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await then(page);
};

export const historyScreens: readonly Screen[] = [
  {
    name: 'history',
    as: 'member',
    reach: filled(async () => undefined),
  },
  {
    name: 'history: tags being edited',
    as: 'member',
    reach: filled(async (page) => {
      await page.getByRole('button', { name: `Edit tags: ${topics[2]}` }).click();
      await page.getByRole('textbox', { name: 'New tag' }).fill('x'.repeat(61));
      await page.keyboard.press('Enter');
      await expect(page.getByText('A tag has at most 60 characters.')).toBeVisible();
    }),
  },
  {
    name: 'history: what can be done with a course',
    as: 'member',
    reach: filled(press(`More for ${topics[0]}`)),
  },
  {
    name: 'history: a course that was deleted',
    as: 'member',
    reach: filled(async (page) => {
      // The member keeps the course: it is shown to others by this one.
      await page.route('**/api/trpc/library.remove*', (route) =>
        route.fulfill({ json: [{ result: {} }] }),
      );
      await press(`More for ${topics[0]}`)(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    }),
  },
  {
    name: 'history: deleting all courses',
    as: 'member',
    reach: filled(async (page) => {
      await press('More for all courses')(page);
      await page.getByRole('button', { name: 'Delete all…' }).click();
      await dialog('Delete all courses?')(page);
    }),
  },
  {
    name: 'history: importing',
    as: 'member',
    reach: importing('{"a":1}', (page) =>
      expect(page.getByText(/This is not a file of courses/)).toBeVisible(),
    ),
  },
  {
    name: 'history: what became of an import',
    as: 'member',
    reach: importing(
      JSON.stringify([{ topic: 'Half a course', path_data: { modules: [{ id: 1 }] } }, 7]),
      (page) => expect(page.getByText('2 courses were left out:')).toBeVisible(),
    ),
  },
  {
    name: 'a course of the history',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/history/${taskId}`);
      await heading(page, 'What is in this course', 2);
    },
  },
  {
    name: 'a course that is not in the history',
    as: 'member',
    reach: at('/history/00000000-0000-4000-8000-000000000000', 'Course not found'),
  },
  {
    name: 'history without a course',
    as: 'member',
    reach: async (page) => {
      await changeHistory(page, (preview) => ({ ...preview, entries: [], total: 0 }));
      await at('/history', 'History', () => heading(page, 'No courses yet', 2))(page);
    },
  },
  {
    name: 'history: nothing matches the search',
    as: 'member',
    reach: at('/history?search=zzqxj', 'History', (page) =>
      expect(page.getByText('No course matches these filters.')).toBeVisible(),
    ),
  },
  {
    name: 'history that did not come',
    as: 'member',
    reach: async (page) => {
      await page.route('**/api/trpc/*library.preview*', (route) => route.abort());
      await at('/history', 'History', () =>
        expect(page.getByText('Your courses could not be loaded.')).toBeVisible(),
      )(page);
    },
  },
];
