import type { LearningEvent } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { lessonIsThere } from '../../testing/lesson-is-there.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const courseId = aTask().task_id;

async function open(rest: string) {
  const app = renderApp(`/result/${courseId}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: aCourse().topic }, slow);
  await lessonIsThere();
  return app;
}
const inText = () => screen.findByRole('region', { name: /^Before you read on/ }, slow);
const answers = () =>
  (fakeServer.state.learning.get(courseId) ?? []).flatMap((event) =>
    event.kind === 'answered'
      ? [[event.submodule_id, event.payload.question_id, event.payload.is_correct]]
      : [],
  );
/** An answer that was given on another device. */
const answered = (question: number, is_correct: boolean, at: string): LearningEvent => ({
  id: crypto.randomUUID(),
  device: 'phone',
  at,
  kind: 'answered',
  submodule_id: ids.lesson(1, 1),
  payload: {
    question_id: ids.question(question),
    option_ids: [ids.option(question, 0)],
    is_correct,
  },
});

beforeEach(() => {
  fakeServer.useCases.generationStatus = {
    run: async () => aTask({ status: 'completed', overall_progress: 1, result: aCourse() }),
  };
});

describe('a question inside the text', () => {
  const first = `?lesson=${ids.lesson(1, 1)}`;

  it('is answered in place, counts, and is not asked again by the quiz', async () => {
    const { person, unmount } = await open(first);
    const asked = await inText();
    // It follows what its evidence comes from, and the text goes on behind it.
    const prose = asked.parentElement;
    expect(asked.previousElementSibling).toHaveTextContent('The floodplain is the flat land');
    expect(asked.nextElementSibling).toHaveTextContent('How fast?');
    expect(prose).toHaveAttribute('data-prose');
    await person.click(within(asked).getByRole('radio', { name: 'Gravity' }));
    await person.click(within(asked).getByRole('button', { name: 'Check answer' }));
    expect(within(asked).getByText('Right.')).toBeVisible();
    expect(within(asked).getByText(/^Gravity acts on the water/)).toBeVisible();
    await person.click(within(asked).getByRole('button', { name: 'Show the source' }));
    expect(await screen.findByRole('dialog', {}, slow)).toHaveTextContent('pull of gravity');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(answers()).toEqual([[ids.lesson(1, 1), ids.question(1), true]]));
    await person.click(within(asked).getByRole('button', { name: 'Read on' }));
    const fold = within(asked).getByRole('button', { name: /^Before you read on/ });
    expect(fold).toHaveFocus();
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(fold).toHaveTextContent('Answered right');

    await person.click(screen.getByRole('tab', { name: 'Quiz (2)' }));
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    unmount();

    const again = await open(first);
    expect(await screen.findByText('Answered right', {}, slow)).toBeVisible();
    expect(within(await inText()).queryByRole('radio')).toBeNull();
    await again.person.click(screen.getByRole('button', { name: /^Before you read on/ }));
    expect(within(await inText()).getByRole('radio', { name: /Gravity/ })).toBeDisabled();
  });

  it('is folded by the quiz that asks it first, and leaves a quiz that has begun', async () => {
    const { person } = await open(`${first}&tab=quiz`);
    await person.click(await screen.findByRole('radio', { name: 'Wind' }, slow));
    await person.click(screen.getByRole('tab', { name: 'Content' }));
    const asked = await inText();
    await person.click(within(asked).getByRole('radio', { name: 'The tide' }));
    await person.click(within(asked).getByRole('button', { name: 'Check answer' }));
    expect(within(asked).getByText('Not quite.')).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Quiz (2)' }));
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'True' }));
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    await person.click(screen.getByRole('button', { name: 'See result' }));
    await person.click(screen.getByRole('button', { name: 'Answer the wrong one again' }));
    await person.click(screen.getByRole('radio', { name: 'Gravity' }));
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    await waitFor(() => expect(answers()).toHaveLength(3));
  });

  it('can be passed over by the keyboard, and says nothing of it', async () => {
    const { person } = await open(first);
    const asked = await inText();
    within(asked).getByRole('button', { name: 'Skip' }).focus();
    await person.keyboard('{Enter}');
    const fold = within(asked).getByRole('button', { name: 'Before you read on' });
    expect(fold).toHaveFocus();
    expect(within(asked).queryByRole('radio')).toBeNull();
    await person.keyboard('{Enter}');
    expect(within(asked).getByRole('radio', { name: 'Wind' })).toBeEnabled();
    expect(answers()).toEqual([]);
  });
});

describe('the questions of earlier lessons', () => {
  const second = `?lesson=${ids.lesson(1, 2)}&tab=quiz`;
  beforeEach(() => {
    fakeServer.state.learning.set(courseId, [
      answered(1, false, '2026-11-18T10:00:00.000Z'),
      answered(2, true, '2026-11-17T10:00:00.000Z'),
    ]);
  });

  it('follow those of the lesson, with where they are from, and count there', async () => {
    const { person, address, unmount } = await open(second);
    for (const option of ['Gravity', 'True']) {
      await person.click(await screen.findByRole('radio', { name: option }, slow));
      await person.click(screen.getByRole('button', { name: 'Check answer' }));
      await person.click(screen.getByRole('button', { name: 'Next question' }));
    }
    // The wrong one first.
    const title = await screen.findByRole('heading', { name: 'From lesson 1.1: Why rivers flow' });
    expect(title).toHaveFocus();
    await person.click(await screen.findByRole('radio', { name: 'Gravity' }, slow));
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    await person.click(screen.getByRole('button', { name: 'Show the source' }));
    expect(await screen.findByRole('dialog', {}, slow)).toHaveTextContent('pull of gravity');
    expect(address()).toContain(ids.lesson(1, 2));
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Next question' }));
    await person.click(await screen.findByRole('radio', { name: 'True' }, slow));
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    await person.click(screen.getByRole('button', { name: 'See result' }));
    await waitFor(() => expect(screen.getByText('Your result')).toHaveFocus(), slow);
    await waitFor(() =>
      expect(answers().slice(-2)).toEqual([
        [ids.lesson(1, 1), ids.question(1), true],
        [ids.lesson(1, 1), ids.question(2), true],
      ]),
    );
    expect(screen.queryByRole('button', { name: /earlier lesson/ })).toBeNull();
    unmount();
    await open(second);
    expect(await screen.findByText('Your result', {}, slow)).toBeVisible();
    expect(screen.queryByRole('button', { name: /earlier lesson/ })).toBeNull();
  });

  it('can be passed over, and taken up again from the result', async () => {
    const { person } = await open(second);
    for (const option of ['Gravity', 'True']) {
      await person.click(await screen.findByRole('radio', { name: option }, slow));
      await person.click(screen.getByRole('button', { name: 'Check answer' }));
      await person.click(screen.getByRole('button', { name: 'Next question' }));
    }
    // Its lesson is there: the button that stood for it meanwhile is another one.
    await screen.findByRole('heading', { name: /^From lesson 1\.1/ }, slow);
    await screen.findByRole('radio', { name: 'Wind' }, slow);
    await person.click(screen.getByRole('button', { name: 'Skip to the result' }));
    await waitFor(() => expect(screen.getByText('Your result')).toHaveFocus(), slow);
    await person.click(screen.getByRole('button', { name: '2 questions from earlier lessons' }));
    expect(await screen.findByRole('heading', { name: /^From lesson 1\.1/ })).toHaveFocus();
  });
});
