import { answerAll } from '../../../apps/e2e/journeys/answer-all.ts';
import { scormAgain } from '../../../apps/e2e/journeys/scorm-again.ts';
import type { PlatformSession } from '../../../apps/e2e/journeys/scorm-platform.ts';
import type { PageJudge } from './page-judge.ts';

interface PlatformWindow {
  readonly session: PlatformSession;
}
type Files = Readonly<Record<string, Uint8Array>>;

const host = `<!DOCTYPE html><html lang="en"><title>Platform</title><script src="api.js"></script>
<iframe title="Course" src="course/index.html"></iframe></html>`;
const names = {
  status: 'cmi.core.lesson_status',
  score: 'cmi.core.score.raw',
  answers: 'cmi.interactions._count',
  time: 'cmi.core.total_time',
  place: 'cmi.core.lesson_location',
  kept: 'cmi.suspend_data',
  state: 'state',
} as const;
type Known = Readonly<Record<keyof typeof names, string>>;

/**
 * A SCORM package in scorm-again over two sittings: all questions wrong, and closed; opened again
 * where it was left, all of them right. What the run time refuses, and what it then knows wrongly.
 */
export async function againstRunTime(pages: PageJudge, files: Files): Promise<string[]> {
  const platform: Files = {
    'host.html': Buffer.from(host),
    'api.js': Buffer.from(scormAgain()),
    ...Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [`course/${name}`, bytes] as const),
    ),
  };
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => void (holds || found.push(what));
  const { page } = pages;
  const sitting = async (how: 'right' | 'wrong'): Promise<{ asked: number; known: Known }> => {
    const seen = await pages.serve(platform, 'host.html');
    const frame = page.frames().find((one) => one.url().includes('/course/'));
    if (!frame) throw new Error('The course is not shown.');
    await frame.waitForFunction(() => document.querySelector('section.lesson:not([hidden])'));
    const asked = await frame.evaluate(answerAll, how);
    // A page that goes away says good-bye to its platform, which stands around it.
    await page.evaluate(() => {
      document.querySelector('iframe')!.src = 'about:blank';
    });
    const isFinished = () =>
      (window as unknown as PlatformWindow).session.known('state') === 'finished';
    await page.waitForFunction(isFinished, undefined, { timeout: 10_000 });
    const [known, refused] = await page.evaluate((asking) => {
      const { session } = window as unknown as PlatformWindow;
      const values = Object.entries(asking).map(([key, name]) => [key, session.known(name)]);
      return [Object.fromEntries(values) as Known, session.refused()] as const;
    }, names);
    found.push(...seen, ...refused.map((what) => `the run time refuses ${what.slice(0, 200)}`));
    return { asked, known };
  };
  await pages.serve({ 'blank.html': Buffer.from('<!DOCTYPE html><title>-</title>') }, 'blank.html');
  await page.evaluate(() => localStorage.clear());

  const first = await sitting('wrong');
  must(first.known.kept.length <= 4096, `it keeps ${first.known.kept.length} characters`);
  must(first.known.answers === String(first.asked), `answers told: ${first.known.answers}`);
  if (first.asked === 0) {
    must(first.known.status === 'completed', `without questions it is ${first.known.status}`);
    return found;
  }
  must(first.known.status === 'failed', `after wrong answers it is ${first.known.status}`);
  must(first.known.score === '0', `the score of wrong answers is ${first.known.score}`);
  const { asked, known } = await sitting('right');
  must(asked === first.asked, `of ${first.asked} questions it asks ${asked} again`);
  must(known.status === 'passed', `after right answers it is ${known.status}`);
  must(known.score === '100', `the score of right answers is ${known.score}`);
  must(/^\d\d+:\d\d:\d\d/.test(known.time), `its time is ${known.time}`);
  must(known.place !== '', 'it does not say where it was left');
  return found;
}
