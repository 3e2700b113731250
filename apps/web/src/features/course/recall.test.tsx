import type { PathData } from '@coursewright/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  aCourse,
  aLesson,
  anOrderingQuestion,
  aRecallQuestion,
  ids,
} from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/result/${aTask().task_id}?lesson=${ids.lesson(1, 1)}`;
const answer = /A narrow valley/;

async function read(course: PathData, rest = '&tab=quiz') {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(address + rest, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
  return app;
}

describe('a question to answer from memory', () => {
  it('shows its answer when asked to, asks whether it was known, and counts what is said', async () => {
    const quiz = [aRecallQuestion()];
    const { person } = await read(aCourse({}, [aLesson(1, 1, { quiz })]));
    const show = await screen.findByRole('button', { name: 'Show the answer' }, slow);
    expect(screen.queryByText(answer)).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    // Nobody is helped to see what is a press away.
    expect(screen.queryByRole('link', { name: 'Help me' })).toBeNull();
    await person.click(show);
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.getByText(answer).closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'See result' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.getByText('Not yet. Read it once more.')).toBeVisible();
    expect(screen.getByText(/cuts faster/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I knew it' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('0 of 1')).toBeVisible();
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.queryByText(/You chose/)).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Answer the wrong one again' }));
    expect(screen.queryByText(answer)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show the answer' }));
    await person.click(screen.getByRole('button', { name: 'I knew it' }));
    expect(screen.getByText('You knew it.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('1 of 1')).toBeVisible();
  });

  it('is answered by keyboard alone, and hides the answer of the next one', async () => {
    const another = {
      ...aRecallQuestion(),
      id: ids.question(6),
      question: 'What does “spring” mean?',
      options: [{ id: ids.option(6, 0), text: 'Where water leaves the ground', is_correct: true }],
    };
    const quiz = [aRecallQuestion(), another, anOrderingQuestion()];
    const { person } = await read(aCourse({}, [aLesson(1, 1, { quiz })]));
    (await screen.findByRole('button', { name: 'Show the answer' }, slow)).focus();
    await person.keyboard('{Enter}');
    await person.tab();
    expect(screen.getByRole('button', { name: 'I knew it' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByText('You knew it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next question' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('group', { name: another.question })).toBeVisible();
    expect(screen.queryByText('Where water leaves the ground')).toBeNull();
  });
});
