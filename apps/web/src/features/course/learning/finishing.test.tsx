import { foldLearning, type PathData } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCourse,
  aLesson,
  anOutlineOf,
  aPlannedLesson,
  ids,
} from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { lessonIsThere } from '../../../testing/lesson-is-there.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { lessonsOf } from '../model/lessons.ts';
import { finishedOf, onwardFrom } from './model/finishing.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const courseId = aTask().task_id;
const address = `/result/${courseId}`;
const events = () => fakeServer.state.learning.get(courseId) ?? [];
const button = (name: string | RegExp) => screen.findByRole('button', { name }, slow);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name }, slow);

function serve(course: PathData) {
  fakeServer.useCases.generationStatus = {
    run: async () => aTask({ status: 'completed', overall_progress: 1, result: course }),
  };
}
/** The first lesson, or another place in the course. */
async function open(rest = `?lesson=${ids.lesson(1, 1)}`) {
  const app = renderApp(`${address}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: aCourse().topic }, slow);
  await lessonIsThere();
  return app;
}

/** Lessons that were finished on another device. */
const finishElsewhere = (...lessons: readonly string[]) =>
  fakeServer.state.learning.set(
    courseId,
    lessons.map((submodule_id, index) => ({
      id: crypto.randomUUID(),
      submodule_id,
      device: 'phone',
      at: `2026-11-20T10:00:0${index}.000Z`,
      kind: 'ticked',
      payload: { completed: true },
    })),
  );

beforeEach(() => serve(aCourse()));

describe('the end of a lesson', () => {
  it('leads to its questions, and with one press to the next lesson', async () => {
    const { person, address: at } = await open(`?lesson=${ids.lesson(1, 1)}`);
    expect(screen.getByText('2 questions show what has stayed.')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Answer the questions' }));
    expect(at()).toContain('tab=quiz');
    expect(screen.queryByRole('link', { name: 'Answer the questions' })).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Gravity' }));
    await person.click(await button('Check answer'));
    expect(screen.getByText('One question is not answered yet.')).toBeVisible();
    await person.click(await button('Finish lesson'));
    expect(await heading('Meanders and their migration')).toHaveFocus();
    expect(screen.getByText('1 of 5 lessons finished')).toBeVisible();
    expect(await screen.findByText('Lesson 1.1 finished')).toBeVisible();
  });

  it('says how its questions went, and takes the finish back', async () => {
    finishElsewhere(ids.lesson(1, 1));
    const { person } = await open(`?lesson=${ids.lesson(1, 1)}&tab=quiz`);
    await screen.findByText('1 of 5 lessons finished', {}, slow);
    await person.click(screen.getByRole('radio', { name: 'Gravity' }));
    await person.click(await button('Check answer'));
    expect(screen.getByText('1 of 1 answer right · 1 question not answered')).toBeVisible();
    await person.click(await button('Mark as not finished'));
    expect(screen.getByText('0 of 5 lessons finished')).toBeVisible();
    expect(await button('Finish lesson')).toBeVisible();
  });
});

describe('a module whose last lesson is finished', () => {
  it('is a milestone with what was learned and what comes next', async () => {
    finishElsewhere(ids.lesson(1, 2), ids.lesson(1, 3));
    const { person, address: at } = await open(`?lesson=${ids.lesson(1, 1)}`);
    await person.click(await button('Finish lesson'));
    const [first, second] = aCourse().modules;
    expect(await heading(first!.title)).toHaveFocus();
    expect(at()).toContain(`finished=${ids.module(1)}`);
    expect(screen.getByText('Module 1 of 2 finished')).toBeVisible();
    const learned = screen.getByRole('region', { name: 'You can now' });
    expect(within(learned).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(screen.getByText(second!.description)).toBeVisible();
    await person.click(screen.getByRole('link', { name: /^Continue with 2\.1/ }));
    expect(await heading('Floods and their rhythm')).toHaveFocus();
  });

  it('is none as long as a lesson of it is not finished', async () => {
    finishElsewhere(ids.lesson(1, 2));
    await open(`?finished=${ids.module(1)}`);
    await heading('What is in this course');
    expect(screen.queryByText('Module 1 of 2 finished')).toBeNull();
  });
});

describe('a course whose last lesson is finished', () => {
  const others = [ids.lesson(1, 1), ids.lesson(1, 2), ids.lesson(1, 3), ids.lesson(2, 1)];

  it('ends with what was learned, what went wrong and what comes next', async () => {
    finishElsewhere(...others);
    const { person, address: at } = await open(`?lesson=${ids.lesson(2, 2)}&tab=quiz`);
    await screen.findByText('4 of 5 lessons finished', {}, slow);
    await person.click(screen.getByRole('radio', { name: 'Wind' }));
    await person.click(await button('Check answer'));
    await person.click(await button('Finish lesson'));
    expect(await heading(aCourse().topic)).toHaveFocus();
    expect(at()).toContain('finished=course');
    expect(screen.getByText('You finished the course')).toBeVisible();
    const learned = screen.getByRole('region', { name: 'What you learned' });
    for (const { title } of aCourse().modules)
      expect(within(learned).getByRole('heading', { level: 4, name: title })).toBeVisible();
    const weak = screen.getByRole('region', { name: 'Worth another look' });
    expect(weak).toHaveTextContent('0 of 1 answer right · 1 question not answered');
    expect(screen.getByRole('link', { name: 'Generate a new course' })).toHaveAttribute(
      'href',
      '/generator',
    );
    await person.click(within(weak).getByRole('link', { name: /^2\.2/ }));
    await heading('Living beside a river');

    // From here on it is found in the outline.
    await person.click(screen.getAllByRole('link', { name: 'See what you learned' })[0]!);
    expect(await screen.findByText('You finished the course')).toBeVisible();
  });
});

describe('a question that is wrong', () => {
  it('does not count, is told to the owner with its source, and counts again', async () => {
    const { person } = await open(`?lesson=${ids.lesson(1, 1)}&tab=quiz`);
    await person.click(screen.getByRole('radio', { name: 'Wind' }));
    await person.click(await button('Check answer'));
    await person.click(await button('This question is wrong'));
    const reason = screen.getByRole('textbox', { name: /^What is wrong with it/ });
    expect(reason).toHaveFocus();
    await person.type(reason, 'Wind moves it too.');
    await person.click(await button('Report'));
    expect(await button('Count it again')).toHaveFocus();
    expect(screen.getByText('You reported this question. It does not count.')).toBeVisible();
    await waitFor(
      () =>
        expect(foldLearning(events()).lessons[0]?.questions[0]).toMatchObject({
          is_disputed: true,
          dispute_reason: 'Wind moves it too.',
        }),
      slow,
    );
    await person.click(await button('Next question'));
    await person.click(screen.getByRole('radio', { name: 'True' }));
    await person.click(await button('Check answer'));
    await person.click(await button('See result'));
    expect(screen.getByText('1 of 1')).toBeVisible();

    await person.click(await button(/details$/i));
    const told = await screen.findByRole(
      'region',
      { name: 'Questions reported as wrong (1)' },
      slow,
    );
    expect(told).toHaveTextContent('“Wind moves it too.”');
    await person.click(within(told).getByRole('button', { name: 'Show the source' }));
    expect(await screen.findByText(/under the pull of gravity/, {}, slow)).toBeInTheDocument();
    await person.keyboard('{Escape}');

    await person.click(await button('Count it again'));
    expect(await screen.findByText('1 of 2')).toBeVisible();
  });
});

describe('a question that readers of the public page find wrong', () => {
  it('is told to the owner, who dismisses what is said or rewrites it', async () => {
    const { quiz } = aLesson(1, 1);
    const question_id = quiz[0]!.id;
    const dismissed: unknown[] = [];
    fakeServer.useCases.getQuestionReports = {
      run: async () => ({
        questions: [
          {
            question_id,
            submodule_id: ids.lesson(1, 1),
            count: 2,
            reasons: ['<b>Both</b> are right.'],
            reported_at: '2026-05-01T10:00:00.000Z',
          },
        ],
      }),
    };
    fakeServer.useCases.dismissQuestionReports = {
      run: async (_who, input) => void dismissed.push(input),
    };
    const { person } = await open(`?lesson=${ids.lesson(1, 1)}`);
    await person.click(await button(/details$/i));
    const name = 'Questions that readers find wrong (1)';
    const told = await screen.findByRole('region', { name }, slow);
    expect(await within(told).findByText(quiz[0]!.question, {}, slow)).toBeVisible();
    expect(told).toHaveTextContent('“<b>Both</b> are right.”');
    await person.click(within(told).getByRole('button', { name: /^Dismiss 2 reports/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
    expect(dismissed).toEqual([expect.objectContaining({ question_id })]);
  });
});

describe('where a finished lesson leads', () => {
  const lessons = lessonsOf(anOutlineOf(aCourse()));
  const reading = (read: readonly string[], isWriting = false, all = lessons) => ({
    lessons: all,
    read: new Set(read),
    isWriting,
  });
  const [first, second, third, fourth, fifth] = lessons;
  const idOf = (placed: typeof first) => placed!.lesson.id;

  it('is the next that is not finished, then what was passed over', () => {
    expect(onwardFrom(first!, reading([idOf(second)]), true)).toEqual({ lesson: third });
    expect(onwardFrom(fifth!, reading([idOf(first), idOf(fourth)]), false)).toEqual({
      lesson: second,
    });
  });

  it('is the module’s end only with the press that finishes it', () => {
    const read = [first, second, third].map(idOf);
    expect(onwardFrom(third!, reading(read), true)).toEqual({
      finished: { module: first!.module },
    });
    expect(onwardFrom(third!, reading(read), false)).toEqual({ lesson: fourth });
  });

  it('is the course’s end where only lessons are left that could not be written', () => {
    const failed = lessonsOf(
      anOutlineOf(aCourse({}, [aPlannedLesson(2, 2, { status: 'failed', error: 'No source.' })])),
    );
    const read = [first, second, third].map(idOf);
    expect(onwardFrom(failed[3]!, reading(read, false, failed), true)).toEqual({
      finished: 'course',
    });
    // While it is being written, there is more to come.
    expect(onwardFrom(failed[3]!, reading(read, true, failed), true)).toEqual({
      lesson: failed[4],
    });
  });

  it('shows no end that the reader has not come to', () => {
    const search = new URLSearchParams({ finished: 'course' });
    expect(finishedOf(search, reading([idOf(first)]))).toBeUndefined();
    expect(finishedOf(search, reading([]))).toBeUndefined();
    expect(finishedOf(search, reading(lessons.map(idOf)))).toBe('course');
    const empty = lessonsOf(anOutlineOf(aCourse({}, [aLesson(1, 1)])));
    expect(
      finishedOf(new URLSearchParams({ finished: 'nonsense' }), reading([], false, empty)),
    ).toBeUndefined();
  });
});
