import type { PathData } from '@coursewright/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCourse, aLesson, aMatchingQuestion, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/result/${aTask().task_id}`;

/** The first lesson of a course, or another place in it. */
async function read(
  course: PathData,
  rest = `?lesson=${course.modules[0]?.submodules[0]?.id ?? ''}`,
) {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(`${address}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
  return app;
}

describe('a question on what belongs together', () => {
  it('has a list per entry, gives a match once, and counts all or nothing', async () => {
    const quiz = [aMatchingQuestion()];
    const { person } = await read(
      aCourse({}, [aLesson(1, 1, { quiz })]),
      `?lesson=${ids.lesson(1, 1)}&tab=quiz`,
    );
    const listOf = (name: string) => screen.getByRole('combobox', { name });
    await screen.findByRole('combobox', { name: 'Spring' }, slow);
    const give = async (name: string, match: RegExp) =>
      person.selectOptions(listOf(name), within(listOf(name)).getByRole('option', { name: match }));
    expect(screen.getByRole('button', { name: 'Check answer' })).toBeDisabled();
    await give('Spring', /comes to light/);
    await give('Gorge', /drops what/);
    // What is given to another entry is taken from the one that had it.
    await give('Mouth', /drops what/);
    expect(listOf('Gorge')).toHaveDisplayValue('Choose …');
    expect(screen.getByRole('button', { name: 'Check answer' })).toBeDisabled();
    await give('Gorge', /comes to light/);
    await give('Spring', /cuts into/);
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Not quite.')).toBeVisible();
    expect(screen.getAllByText(/^You chose [A-C]; [A-C] is right$/)).toHaveLength(2);
    expect(screen.getAllByText(/^[A-C]: right$/)).toHaveLength(1);
    expect(screen.queryByRole('combobox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('0 of 1')).toBeVisible();
    expect(screen.getByText(/Spring = It comes to light; Gorge = It cuts into/)).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Answer the wrong one again' }));
    await give('Spring', /comes to light/);
    await give('Gorge', /cuts into/);
    await give('Mouth', /drops what/);
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Right.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('1 of 1')).toBeVisible();
  });
});
