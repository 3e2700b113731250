import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openDownload } from './download-screens.ts';
import { test } from './member.ts';
import { expectNoSidewaysScroll } from './person.ts';

/** Presses the dialog's button; the name and the bytes of what the browser saves. */
async function download(dialog: Locator) {
  const coming = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await coming;
  const name = file.suggestedFilename();
  await expect(dialog.getByRole('status')).toHaveText(`Downloaded: ${name}`);
  return { name, bytes: new Uint8Array(await readFile(await file.path())) };
}

test(
  'a course is downloaded as PDF, as Markdown, as a folder of one lesson, as a book and as a deck',
  { tag: '@every-width' },
  async ({ memberPage: page, member }) => {
    const dialog = await openDownload(page, member);
    await expectNoSidewaysScroll(page);

    await dialog.getByRole('radio', { name: 'Letter (US)' }).check();
    const printed = await download(dialog);
    expect(printed.name).toMatch(/\.pdf$/);
    const reading = getDocument({ data: printed.bytes, verbosity: 0 });
    const pdf = await reading.promise;
    expect((await pdf.getPage(1)).view.slice(2).map(Math.round)).toEqual([612, 792]);
    expect((await pdf.getOutline())?.[0]?.title).toMatch(/^(Contents|1\. )/);
    await reading.destroy();

    await dialog.getByRole('radio', { name: 'Markdown' }).check();
    const whole = await download(dialog);
    expect(whole.name).toMatch(/\.md$/);
    const text = strFromU8(whole.bytes);
    expect(text).toMatch(/^---\n/);
    expect(text).toContain('Photosynthesis');
    expect(text).toMatch(/\[\^\d/);

    // The tree by keyboard alone: the first lesson of the first module.
    await dialog.getByRole('radio', { name: 'The whole course' }).focus();
    await page.keyboard.press('ArrowDown');
    const boxes = dialog.getByRole('list', { name: 'Modules and lessons' }).getByRole('checkbox');
    await expect(boxes.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.first()).toBeChecked({ indeterminate: true });
    await dialog.getByRole('checkbox', { name: 'A file for each lesson, in a zip' }).check();
    const folder = await download(dialog);
    expect(folder.name).toMatch(/\.zip$/);
    const names = Object.keys(unzipSync(folder.bytes)).map((name) => name.split('/').at(-1) ?? '');
    expect(names).toContain('README.md');
    const beside = new Set(['README.md', 'answers.md', 'sources.md']);
    expect(names.filter((name) => name.endsWith('.md') && !beside.has(name))).toHaveLength(1);

    await dialog.getByRole('radio', { name: 'The whole course' }).check();
    await dialog.getByRole('radio', { name: 'EPUB' }).check();
    const book = await download(dialog);
    expect(book.name).toMatch(/\.epub$/);
    const files = unzipSync(book.bytes);
    expect(Object.keys(files)[0]).toBe('mimetype');
    expect(strFromU8(files['mimetype']!)).toBe('application/epub+zip');
    const pages = Object.entries(files).filter(([name]) => name.endsWith('.xhtml'));
    expect(pages.some(([, content]) => strFromU8(content).includes('Photosynthesis'))).toBe(true);

    await dialog.getByRole('radio', { name: 'Anki' }).check();
    const deck = await download(dialog);
    expect(deck.name).toMatch(/\.apkg$/);
    const collection = unzipSync(deck.bytes)['collection.anki2']!;
    expect(strFromU8(collection.slice(0, 15))).toBe('SQLite format 3');
  },
);
