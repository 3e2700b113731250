import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openDownload } from './download-screens.ts';
import { LearningPlatform } from './learning-platform.ts';
import { test } from './member.ts';
import { RecordStore } from './record-store.ts';

test(
  'a course launched by cmi5 tells its record store what was learned, once, over three sittings',
  { tag: '@every-width' },
  async ({ memberPage: page, member }) => {
    const dialog = await openDownload(page, member);
    await dialog.getByRole('radio', { name: 'cmi5' }).check();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-cmi5\.zip$/);
    const store = new RecordStore();
    const files = unzipSync(await readFile(await file.path()));
    const platform = await LearningPlatform.play(page, files, store);
    const { course } = platform;

    await expect.poll(() => store.verbsOf(1)).toEqual(['initialized']);
    await platform.expectAccessible();
    await course.getByText('Contents').click();
    const lessons = await course.getByRole('navigation').getByRole('link').count();
    let asked = await platform.answer('right');
    await expect.poll(() => store.verbsOf(1)).toHaveLength(1 + asked);
    await platform.close();
    await expect.poll(() => store.verbsOf(1).at(-1)).toBe('terminated');

    await platform.arrive();
    await expect(course.locator('#score')).toContainText(`Score: ${asked} / `);
    // What the store does not take is said, and told again with the next step.
    store.isDown = true;
    await course.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(course.getByRole('alert')).toContainText('did not take');
    store.isDown = false;
    asked += await platform.answer('wrong');
    for (let lesson = 2; lesson < lessons; lesson += 1) {
      await course.getByRole('button', { name: 'Next', exact: true }).click();
      asked += await platform.answer('wrong');
    }
    await expect(course.getByRole('alert')).toHaveText('');
    await expect.poll(() => store.verbsOf(2)).toEqual(expect.arrayContaining(['completed']));
    // It may still be mended in this sitting.
    expect(store.verbsOf(2)).not.toContain('failed');
    await platform.close();
    await expect.poll(() => store.verbsOf(2).slice(-2)).toEqual(['failed', 'terminated']);

    await platform.arrive();
    await platform.rush();
    for (let lesson = lessons - 1; lesson >= 0; lesson -= 1) {
      const again = course.getByRole('button', { name: /^Answer what was not right/ });
      if (await again.isVisible()) {
        await again.click();
        await platform.answer('right');
      }
      if (lesson > 0) await course.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await expect(course.locator('#score')).toHaveText(`Score: ${asked} / ${asked}`);
    await expect.poll(() => store.verbsOf(3)).toEqual(expect.arrayContaining(['passed']));
    expect(store.verbsOf(3)).not.toContain('completed');

    await course.getByRole('button', { name: 'Leave the course' }).click();
    await expect.poll(() => store.verbsOf(3).at(-1)).toBe('terminated');
    expect(store.faults).toEqual([]);
    expect(platform.strayed).toEqual([]);
  },
);
