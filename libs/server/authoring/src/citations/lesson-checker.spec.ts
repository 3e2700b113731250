import { expect, it } from 'vitest';
import { LessonChecker } from './lesson-checker.ts';

it('says that it cannot check now, not that the text is at fault, where its thread is stopped', async () => {
  const checker = new LessonChecker();
  const lesson = 'A river carries sand [1]. It lays it down where it slows [2].\n\n'.repeat(2_000);
  const checking = checker.count(
    Array.from({ length: 500 }, () => lesson),
    'en',
  );
  const ended = expect(checking).rejects.toMatchObject({ type: 'unavailable', retryAfter: 10 });
  await checker.onModuleDestroy();
  await ended;
});
