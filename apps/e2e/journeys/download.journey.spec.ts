import { readFile } from 'node:fs/promises';
import {
  type PathData,
  pathData,
  type QuizItem,
  quizKinds,
  savedLearningPath,
} from '@coursewright/contract';
import { expect, type Locator } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openDownload } from './download-screens.ts';
import { LearningPlatform } from './learning-platform.ts';
import { scormAgain } from './scorm-again.ts';
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

test(
  'a course plays in a learning platform, is told how it went, and goes on where it was left',
  { tag: '@every-width' },
  async ({ memberPage: page, member }) => {
    const dialog = await openDownload(page, member);
    await dialog.getByRole('radio', { name: 'SCORM 1.2' }).check();
    const { name, bytes } = await download(dialog);
    expect(name).toMatch(/-scorm\.zip$/);
    const platform = await LearningPlatform.play(page, unzipSync(bytes));
    const { course, value } = platform;

    expect(await value('cmi.core.lesson_status')).toBe('incomplete');
    await platform.expectAccessible();
    await course.getByText('Contents').click();
    const lessons = await course.getByRole('navigation').getByRole('link').count();
    let asked = 0;
    for (let lesson = 0; lesson < lessons; lesson += 1) {
      if (lesson > 0) {
        await course.getByRole('button', { name: 'Next', exact: true }).press('Enter');
        await expect(course.getByRole('heading', { level: 2 })).toBeFocused();
      }
      asked += await platform.answer('right');
      if (lesson !== 1) continue;
      await platform.expectAccessible();
      const state = await value('cmi.suspend_data');
      await platform.leave();
      expect(await value('cmi.core.total_time')).toMatch(/^0000:0\d:\d\d\.00$/);
      await platform.arrive();
      expect(await value('cmi.core.entry')).toBe('resume');
      await expect(course.getByRole('heading', { level: 2 })).toHaveText(/^(1\.2|2\.1) /);
      expect(await value('cmi.suspend_data')).toBe(state);
      await expect(course.locator('#score')).toContainText(`Score: ${asked} / `);
    }
    expect(asked).toBeGreaterThan(3);
    await expect(course.getByText(`Score: ${asked} / ${asked}`)).toBeVisible();
    expect(await value('cmi.core.score.raw')).toBe('100');
    expect(await value('cmi.core.lesson_status')).toBe('passed');
    expect(await platform.refused()).toEqual([]);
    expect(platform.strayed).toEqual([]);
  },
);

test('a course plays in the run time that other platforms use: wrong answers, a second sitting, a score', async ({
  memberPage: page,
  member,
}) => {
  const dialog = await openDownload(page, member);
  await dialog.getByRole('radio', { name: 'SCORM 1.2' }).check();
  const files = unzipSync((await download(dialog)).bytes);
  const platform = await LearningPlatform.play(page, files, undefined, scormAgain());
  const { course, value } = platform;
  const asked = await platform.rush('wrong');
  expect(asked).toBeGreaterThan(3);
  expect(await value('cmi.core.lesson_status')).toBe('failed');
  expect(await value('cmi.core.score.raw')).toBe('0');
  expect(await value('cmi.interactions._count')).toBe(String(asked));
  expect(await value('cmi.interactions.0.result')).toBe('wrong');
  const state = await value('cmi.suspend_data');
  await platform.leave();

  await platform.arrive();
  expect(await value('cmi.core.entry')).toBe('resume');
  expect(await value('cmi.suspend_data')).toBe(state);
  await expect(course.locator('#score')).toHaveText(`Score: 0 / ${asked}`);
  expect(await platform.rush('right')).toBe(asked);
  expect(await value('cmi.core.lesson_status')).toBe('passed');
  expect(await value('cmi.core.score.raw')).toBe('100');
  expect(await value('cmi.interactions.0.result')).toBe('correct');
  await platform.leave();
  expect(await value('cmi.core.total_time')).toMatch(/^\d\d:\d\d:\d\d(\.\d+)?$/);
  expect(await platform.refused()).toEqual([]);
  expect(platform.strayed).toEqual([]);
});

test('500 questions of every kind are kept by a learning platform, and what was not right is asked again', async ({
  memberPage: page,
  member,
}) => {
  const sample = pathData.parse(await (await page.request.get('/api/v1/sample-course')).json());
  const saved = await page.request.post('/api/v1/learning-paths', {
    headers: { authorization: `Bearer ${member.accessToken}` },
    data: { topic: 'الأنهار', path_data: withEveryKind(sample, { modules: 10, lessons: 5 }) },
  });
  expect(saved.status(), await saved.text()).toBe(201);
  const { path_id } = savedLearningPath.parse(await saved.json());
  await page.goto(`/history/${path_id}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download this course' });
  await dialog.getByRole('radio', { name: 'SCORM 1.2' }).check();
  const platform = await LearningPlatform.play(page, unzipSync((await download(dialog)).bytes));
  const { course, value } = platform;

  // Nothing of an answer is seen or read out before it is given.
  await expect(course.locator('.result > div:visible, .answer:visible')).toHaveCount(0);
  expect(await platform.answer('wrong')).toBe(10);
  await platform.expectAccessible();
  expect(await value('cmi.core.score.raw')).toBe('0');
  expect(await value('cmi.interactions._count')).toBe('10');
  await course.getByRole('button', { name: /^أجب مجددًا/ }).press('Enter');
  await expect(course.getByRole('heading', { level: 4 })).toBeFocused();
  expect(await platform.answer('right')).toBe(10);
  expect(await value('cmi.core.score.raw')).toBe('2');

  // What the platform does not take is said, and told again with the next step.
  await platform.stall(true);
  await course.getByRole('button', { name: 'التالي' }).click();
  await expect(course.getByRole('alert')).toContainText('لم تحفظ المنصة');
  await platform.stall(false);
  await course.getByRole('button', { name: 'السابق' }).click();
  await expect(course.getByRole('alert')).toHaveText('');

  await platform.rush();
  await expect(course.locator('#score')).toHaveText('النتيجة: 500 / 500');
  const state = await value('cmi.suspend_data');
  expect(state.length).toBeLessThanOrEqual(4096);
  expect(await value('cmi.core.lesson_status')).toBe('passed');
  expect(await value('cmi.core.score.raw')).toBe('100');
  expect(await platform.refused()).toEqual([]);
  await platform.leave();
  await platform.arrive();
  await expect(course.locator('#score')).toHaveText('النتيجة: 500 / 500');
  expect(await value('cmi.suspend_data')).toBe(state);
  expect(await value('cmi.core.lesson_status')).toBe('passed');
  expect(platform.strayed).toEqual([]);
});

/** Of kinds that have so many options, and no other number. */
const lengths: Readonly<Partial<Record<QuizItem['kind'], number>>> = {
  true_false: 2,
  free_recall: 1,
};

/** A course of so many lessons, each with ten questions, of every kind in turn. */
function withEveryKind(sample: PathData, size: { modules: number; lessons: number }): PathData {
  const id = (): string => crypto.randomUUID();
  const [first] = sample.modules;
  const question = (at: number): QuizItem => {
    const kind = quizKinds[at % quizKinds.length]!;
    return {
      id: id(),
      kind,
      question: `سؤال ${at} <b>`,
      options: Array.from({ length: lengths[kind] ?? 3 + (at % 3) }, (_, index) => ({
        id: id(),
        text: `خيار ${index}`,
        is_correct: kind === 'ordering' || kind === 'matching' || index === 0,
        ...(kind === 'matching' ? { match: `مقابل ${index}` } : {}),
      })),
      explanation: 'لأن الأمر كذلك.',
      cites: [],
    };
  };
  return {
    ...sample,
    language: 'ar',
    modules: Array.from({ length: size.modules }, () => ({
      ...first!,
      id: id(),
      submodules: Array.from({ length: size.lessons }, () => ({
        ...first!.submodules[0]!,
        id: id(),
        quiz: Array.from({ length: 10 }, (_, at) => question(at)),
      })),
    })),
  };
}

test(
  'a course is downloaded whole, and its file is taken in again by whoever has it',
  { tag: '@every-width' },
  async ({ memberPage: page, member }) => {
    const dialog = await openDownload(page, member);
    await dialog.getByRole('radio', { name: 'Coursewright' }).check();
    await expect(dialog.getByRole('radio', { name: 'The whole course' })).toHaveCount(0);
    await expect(dialog.getByRole('checkbox', { name: /^My ticks/ })).toBeChecked();
    const { name, bytes } = await download(dialog);
    expect(name).toMatch(/\.course$/);
    await page.goto('/history');
    const open = async (file: Uint8Array) => {
      await page.getByRole('button', { name: 'More for all courses' }).click();
      await page.getByRole('button', { name: 'Import…' }).click();
      const importing = page.getByRole('dialog', { name: 'Import courses' });
      await importing
        .getByLabel('Choose a file')
        .last()
        .setInputFiles({
          name,
          mimeType: 'application/vnd.coursewright.course+zip',
          buffer: Buffer.from(file),
        });
      await importing.getByRole('button', { name: 'Import', exact: true }).click();
      return importing;
    };
    const opened = await open(bytes);
    await expect(opened).toContainText('is in your history already');
    await expect(opened).toContainText('Signed by this installation');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    // A byte of what was signed.
    const altered = zipSync({ ...unzipSync(bytes), 'events.json': strToU8('[ ]') });
    await expect((await open(altered)).getByRole('alert')).toContainText('was altered');
  },
);
