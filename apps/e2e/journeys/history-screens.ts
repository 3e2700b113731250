import type { LearningPathEntry, LearningPathPreview } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { at, heading, type Screen } from './screen.ts';

/** The page is told of another history than there is, and of no run under way. */
async function changeHistory(
  page: Page,
  change: (preview: LearningPathPreview) => LearningPathPreview,
): Promise<void> {
  // Several calls travel in one request; which of them is which is told by what they answer with.
  await page.route(/\/api\/trpc\/.*(library\.preview|generation\.active)/, async (route) => {
    const response = await route.fetch();
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
    is_complete: index !== 5,
    modules_count: 1 + (index % 6),
    submodules_count: 3 + index * 2,
  }));
  return { ...preview, entries, total: 23 };
};

export const historyScreens: readonly Screen[] = [
  {
    name: 'history',
    as: 'member',
    reach: async (page) => {
      await changeHistory(page, wellFilled);
      await at('/history', 'History', async () => {
        await expect(page.getByText('Page 1 of 3')).toBeVisible();
      })(page);
    },
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
