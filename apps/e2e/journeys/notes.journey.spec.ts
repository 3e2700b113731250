import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectAccessible, expectNoSidewaysScroll, readCourse, readLesson } from './person.ts';
import { becomeMember } from './residents.ts';

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });
const firstParagraph = (page: Page) => page.locator('[data-prose] > p').first();

/** How the highlights on the page look, and what they hold. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...CSS.highlights].map(
      ([look, ranges]) => `${look}: ${[...ranges].map(String).join(' | ').slice(0, 24)}`,
    ),
  );

/** Selects the first paragraph: with the mouse, or as a finger's selection arrives. */
async function selectParagraph(page: Page, isTouched: boolean): Promise<void> {
  await expect(firstParagraph(page)).toBeVisible();
  if (isTouched)
    await firstParagraph(page).evaluate((paragraph) =>
      document.getSelection()?.selectAllChildren(paragraph),
    );
  else await firstParagraph(page).click({ clickCount: 3, position: { x: 40, y: 10 } });
  await expect(toolbar(page)).toBeVisible();
}

const notesButton = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 0 ? 'Notes' : `Notes (${count})`, exact: true });

/** Changes the text of the lesson that is open, by hand. */
async function rewrite(page: Page, change: (text: string) => string): Promise<void> {
  const lesson = new URL(page.url());
  await page.goto(`${lesson.pathname}/lessons/${lesson.searchParams.get('lesson') ?? ''}/edit`);
  const field = page.getByRole('textbox', { name: /^Text \(Markdown\)/ });
  await field.fill(change(await field.inputValue()));
  await page.getByRole('button', { name: 'Save the lesson' }).click();
  await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
}

test(
  'a passage is highlighted and noted, and kept when its lesson is rewritten',
  { tag: '@every-width' },
  async ({ page }, { project }) => {
    const isTouched = project.name === 'phone';
    await becomeMember(page);
    await page.getByRole('button', { name: 'Photosynthesis' }).click();
    await page.getByRole('button', { name: 'Generate course' }).click();
    await readCourse(page);
    await readLesson(page);
    await expect(page).toHaveURL(/lesson=/);
    await notesButton(page, 0).click();
    await expect(page.getByText('No notes yet.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await selectParagraph(page, isTouched);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // By keyboard from the selection into what can be done with it.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Highlight: Yellow' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toolbar(page)).toBeHidden();
    const start = (await firstParagraph(page).innerText()).slice(0, 12);
    await expect
      .poll(() => drawn(page))
      .toEqual([expect.stringContaining(`note-yellow: ${start}`)]);

    await firstParagraph(page).click({ position: { x: 40, y: 10 } });
    const note = page.getByRole('dialog', { name: 'Note' });
    await note.getByRole('radio', { name: 'Blue' }).check();
    await note.getByRole('textbox', { name: 'Your note' }).fill('Ask about **light**.');
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Done' }).click();
    await expect(note).toBeHidden();
    await expect
      .poll(() => drawn(page))
      .toEqual([expect.stringContaining(`note-blue-written: ${start}`)]);

    await page.reload();
    await expect.poll(() => drawn(page)).toHaveLength(1);
    await notesButton(page, 1).click();
    const list = page.getByRole('dialog', { name: 'Notes' });
    await expect(list.getByText('Ask about **light**.')).toBeVisible();
    await expect(list.locator('blockquote')).toContainText(start);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Download as Markdown' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Notes Photosynthesis.md');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`> ${start}`);
    expect(text).toContain('Ask about **light**.');
    await list.getByRole('link', { name: 'Show in the lesson' }).click();
    await expect(page).toHaveURL(/#note-/);

    // Here and there another word, and another paragraph before it.
    const courseUrl = page.url();
    await rewrite(
      page,
      (content) => `Something new comes first.\n\n${content.replaceAll(' the ', ' this ')}`,
    );
    await expect.poll(() => drawn(page)).toHaveLength(1);
    expect((await drawn(page))[0]).not.toContain('Something new');

    await page.goto(courseUrl);
    await rewrite(page, () => 'Bread rises by yeast, which turns sugar into gas in warm dough.');
    await notesButton(page, 1).click();
    await expect(list.getByText('The passage is no longer in the text.')).toBeVisible();
    await expect(list.locator('blockquote')).toContainText(start);
    await expect(list.getByText('Ask about **light**.')).toBeVisible();
    await expectAccessible(page);
    expect(await drawn(page)).toEqual([]);

    await list.getByRole('button', { name: 'Edit' }).click();
    await list.getByRole('button', { name: 'Remove' }).click();
    await expect(list.getByText('No notes yet.')).toBeVisible();
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('Ask about **light**.')).toBeVisible();
  },
);
