import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { holdAtFirstLesson, holdGeneration } from './generation-under-way.ts';
import { test as withMember } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll, startWithOutline } from './person.ts';
import { becomeMember } from './residents.ts';

const everyWidth = { tag: '@every-width' };
const lessonTitles = (editor: Locator) =>
  editor.getByRole('textbox', { name: 'Title of the lesson' });
const moduleTitles = (editor: Locator) =>
  editor.getByRole('textbox', { name: 'Title of the module' });
const valuesOf = (fields: Locator) =>
  fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test(
  'an outline is edited before the course is written, over a reload and an outage, and the course has it',
  everyWidth,
  async ({ page, context }) => {
    await becomeMember(page);
    await startWithOutline(page);
    const editor = page.getByRole('region', { name: 'Your outline' });
    await expect(editor).toBeVisible({ timeout: 120_000 });
    await expectNoSidewaysScroll(page);

    const [first, second] = await valuesOf(moduleTitles(editor));
    await editor.getByRole('button', { name: `Move module “${first}” down` }).click();
    await expect(moduleTitles(editor).first()).toHaveValue(second!);
    await lessonTitles(editor).first().fill('What my lesson is called');
    const before = await valuesOf(lessonTitles(editor));
    await editor
      .getByRole('button', { name: `Remove “${before[1]}”` })
      .first()
      .click();
    await expect(editor.getByRole('button', { name: `Put back “${before[1]}”` })).toBeFocused();
    await editor.getByRole('button', { name: `Add a lesson to “${second}”` }).click();
    await page.keyboard.type('How leaves make sugar from light');
    await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
    const wanted = await valuesOf(lessonTitles(editor));

    await page.reload();
    await expect(lessonTitles(editor)).toHaveCount(wanted.length);
    expect(await valuesOf(lessonTitles(editor))).toEqual(wanted);
    await context.setOffline(true);
    await lessonTitles(editor).first().fill('What my lesson is called now');
    await expect(editor.getByText(/^Not saved\./)).toBeVisible();
    await context.setOffline(false);
    await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
    wanted[0] = 'What my lesson is called now';

    await editor.getByRole('button', { name: 'Write the course' }).click();
    await page.getByRole('button', { name: /^Stay here/ }).click({ timeout: 120_000 });
    const outline = page.getByRole('region', { name: 'Outline', exact: true });
    // The log may be ahead of what is stored.
    await expect(outline.getByRole('link')).toHaveText(wanted);
    expect(
      (await outline.getByRole('heading', { level: 3 }).allTextContents()).slice(0, 2),
    ).toEqual([second, first]);
  },
);

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test('from the topic to the course with the keyboard alone, by way of the outline', async ({
  page,
}) => {
  await becomeMember(page);
  await tabTo(page, page.getByLabel('Topic'));
  await page.keyboard.type('Photosynthesis');
  await tabTo(page, page.locator('summary', { hasText: 'Advanced' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Show me the outline first' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Generate course' }));
  await page.keyboard.press('Enter');
  const editor = page.getByRole('region', { name: 'Your outline' });
  await expect(editor).toBeVisible({ timeout: 120_000 });

  const [first, second] = await valuesOf(lessonTitles(editor));
  const down = editor.getByRole('button', { name: `Move “${first}” down` });
  await tabTo(page, down);
  await page.keyboard.press('Enter');
  await expect(lessonTitles(editor).first()).toHaveValue(second!);
  await expect(down).toBeFocused();
  await tabTo(page, editor.getByRole('button', { name: `Remove “${first}”` }));
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('button', { name: `Put back “${first}”` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lessonTitles(editor).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', my way');
  await tabTo(page, editor.getByRole('button', { name: 'Write the course' }));
  await page.keyboard.press('Enter');
  // Whoever stays is led to the course.
  await expect(page.getByRole('article')).toBeVisible({ timeout: 120_000 });
});

withMember(
  'a lesson is read while it is written, marked as unchecked, until the lesson itself is there',
  everyWidth,
  async ({ memberPage: page, member }) => {
    const lesson = await holdAtFirstLesson(page);
    await page.goto(`/generating/${member.taskId}`);
    const outline = page.getByRole('region', { name: 'Outline', exact: true });
    await expect(outline.getByText('writing', { exact: true })).toBeVisible();
    const row = outline
      .getByRole('listitem')
      .filter({ hasText: await lesson.title() })
      .last();

    lesson.say(0, 'Leaves catch **light**.\n\n### What for');
    const text = row.getByRole('group').filter({ hasText: 'Being written, not yet checked' });
    await expect(text.getByText('Leaves catch light.')).toBeVisible();
    await expect(text.getByRole('heading', { name: 'What for' })).toBeVisible();
    lesson.say(36, '\n\nThey make sugar of it, from water and from the air around them.');
    await expect(text.getByText(/^They make sugar/)).toBeVisible();
    await expect(text.getByText('Leaves catch light.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const fold = text.getByText('Being written, not yet checked');
    await fold.click();
    await expect(text.getByText(/^They make sugar/)).toBeHidden();
    lesson.say(36, '\n\nAnother thought.');
    await fold.press('Enter');
    await expect(text.getByText('Another thought.')).toBeVisible();
    await expect(text.getByText(/^They make sugar/)).toBeHidden();

    lesson.finish();
    const link = row.getByRole('link', { name: await lesson.title() });
    await expect(link).toBeFocused();
    await expect(outline.getByText('Being written, not yet checked')).toBeHidden();
  },
);

withMember(
  'more from the sources is there after a reload and is turned with the keyboard; whoever leaves is told where the course is',
  async ({ memberPage: page, member }) => {
    await holdGeneration(page);
    await page.goto(`/generating/${member.taskId}`);
    const carousel = page.getByRole('region', { name: 'While you wait' });
    await expect(carousel).toBeVisible();
    await page.reload();
    await expect(carousel.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(page.getByText('About 2 minutes left')).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Pause' })).toBeHidden();

    await tabTo(page, carousel.getByRole('button', { name: 'Previous' }));
    await page.keyboard.press('ArrowRight');
    await expect(carousel.getByText(/^2 of \d+$/)).toBeVisible();
    const question = carousel.getByRole('group', {
      name: /Knowledge check|Quick quiz|Fact or fiction/,
    });
    for (let turns = 0; turns < 12 && (await question.count()) === 0; turns += 1)
      await page.keyboard.press('ArrowRight');
    await tabTo(page, question.getByRole('listitem').first().getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(question.getByText(/^(Right\.|Not quite\.)/)).toBeVisible();
    await question.getByText(/^Source:/).click();
    await expect(question.getByRole('blockquote')).not.toBeEmpty();

    await page.getByRole('link', { name: 'your history' }).click();
    await expect(
      page.getByText(/is still being written in the background\. Find it in your history/),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Photosynthesis' }).first(),
    ).toBeVisible();
  },
);
