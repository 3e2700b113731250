import type { LessonAudio } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll, readLesson } from './person.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Audio player' });
const mini = (page: Page) => page.getByRole('region', { name: 'Playing' });
const spoken = (page: Page) => page.locator('[data-sentence][aria-current="true"]');

/** How far each sentence begins from where it is said to, in seconds, as the browser decodes it. */
const offsets = (page: Page, url: string | null, { sentences }: Pick<LessonAudio, 'sentences'>) =>
  page.evaluate(
    async ([address, said]) => {
      const bytes = await (await fetch(address ?? '')).arrayBuffer();
      const sound = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(bytes);
      const samples = sound.getChannelData(0);
      return said.map(({ starts_at }, nth) => {
        const before = said[nth - 1]?.ends_at ?? 0;
        // In the middle of the pause before it, where nothing is heard.
        let at = Math.floor(((before + starts_at) / 2) * sound.sampleRate);
        while (at < samples.length && Math.abs(samples[at]!) < 0.01) at += 1;
        return at / sound.sampleRate - starts_at;
      });
    },
    [url, sentences] as const,
  );

/**
 * Plays from the beginning. How late sentences stand out, in seconds of what is heard beyond the
 * frames that came in between: a busy machine has fewer of them, which is nobody's fault.
 */
async function highlighting(
  page: Page,
  { sentences: said }: Pick<LessonAudio, 'sentences'>,
  { sentences }: { sentences: number },
): Promise<{ seen: number; worst: number }> {
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function played() {
      Object.assign(globalThis, { heardElement: this });
      return play.call(this);
    };
  });
  await page.locator('[data-sentence="0"]').click();
  return page.evaluate(
    ([starts, most]) =>
      new Promise<{ seen: number; worst: number }>((resolve) => {
        const { heardElement: audio } = globalThis as unknown as { heardElement: HTMLAudioElement };
        const begin = performance.now();
        let [seen, worst, before, shownBefore] = [0, 0, audio.currentTime, -1];
        const look = () => {
          const now = audio.currentTime;
          const current = document.querySelector('[data-sentence][aria-current="true"]');
          const shown = Number(current?.getAttribute('data-sentence') ?? -1);
          if (shown !== shownBefore && shown > 0) {
            seen += 1;
            // Since the last frame before which it was not to be seen yet.
            const start = starts[shown] ?? 0;
            worst = Math.max(worst, before - start, start - now);
          }
          [before, shownBefore] = [now, shown];
          if (seen >= most || performance.now() - begin > 60_000) resolve({ seen, worst });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [said.map(({ starts_at }) => starts_at), sentences] as const,
  );
}

const everyWidth = { tag: '@every-width' };

test(
  'a lesson is paid for, read aloud, followed in its text, and heard on elsewhere',
  everyWidth,
  async ({ memberPage: page, member }, { project }) => {
    await page.goto(`/result/${member.taskId}`);
    await readLesson(page);
    const followsQuestion = page.locator('[data-prose] > [data-apart] + *');
    const follows = (await followsQuestion.first().innerText()).split('\n')[0]!;
    await page.getByRole('tab', { name: 'Audio' }).click();
    await expect(page.getByText('Read by the built-in synthetic voice (eSpeak NG).')).toBeVisible();
    // On an earlier project of the same worker it was made already.
    const order = page.getByRole('button', { name: 'Read it aloud' });
    await expect(order.or(player(page))).toBeVisible();
    const isFirst = await order.isVisible();
    if (isFirst) {
      await expect(page.getByText('1 credit', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await order.click();
    }
    await expect(player(page)).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const loaded = page.waitForResponse(/\/v1\/audio\//);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    // Chromium plays Opus, so nothing else is made.
    expect((await loaded).url()).toContain('format=opus');
    await expect(spoken(page)).toHaveCount(1);
    const third = page.locator('[data-sentence="3"]');
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'true');
    await third.press('ArrowDown');
    await expect(page.locator('[data-sentence="4"]')).toBeFocused();
    await page.getByRole('button', { name: 'Back 15 seconds' }).click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2');

    await page.getByRole('switch', { name: /^Wait at the question/ }).check();
    const isBefore = (text: string, after: string) => after.startsWith(text.replace(/[.!?]$/, ''));
    const said = await page.locator('[data-sentence]').allInnerTexts();
    const next = said.findIndex((text) => isBefore(text, follows));
    await page.locator(`[data-sentence="${next - 1}"]`).click();
    const question = page.getByRole('region', { name: /^Before you listen on/ });
    await expect(question).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Skip' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'Content' }).click();
    await expect(mini(page)).toBeVisible();
    await expectAccessible(page);
    await mini(page).getByRole('button', { name: 'Pause' }).click();
    await page.locator('a[rel="next"]').last().click();
    await expect(mini(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await mini(page).getByRole('link').click();
    await expect(player(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Content' }).click();
    await mini(page).getByRole('button', { name: 'Stop listening' }).click();
    await expect(mini(page)).toBeHidden();

    if (project.name !== 'desktop') return;
    // What the server says of its sentences is what is heard.
    await page.getByRole('tab', { name: 'Audio' }).click();
    const answer = page.waitForResponse(/narration\.get/);
    await page.reload();
    const [{ result }] = await (await answer).json();
    const audio: LessonAudio = result.data;
    for (const url of [audio.opus_url, audio.audio_url]) {
      const found = await offsets(page, url, audio);
      expect(found.length).toBeGreaterThan(5);
      for (const offset of found) expect(Math.abs(offset)).toBeLessThan(0.15);
    }
    // While it plays, the sentence that stands out is the one that is heard.
    const late = await highlighting(page, audio, { sentences: 4 });
    expect(late.seen).toBeGreaterThanOrEqual(4);
    expect(late.worst).toBeLessThanOrEqual(0.15);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.mp3$/);
  },
);
