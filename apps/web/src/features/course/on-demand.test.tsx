import { AppError, operations, type PathData } from '@coursewright/contract';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, aLesson, anEvent, asStream, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { outlineOfWhole } from './model/outline-of-whole.ts';
// The first import of a route costs its whole module graph; here it costs it before the clock runs.
import './course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const courseId = aTask().task_id;
const placeOf = (lesson: string) => `/result/${courseId}?lesson=${lesson}`;
const first = ids.lesson(1, 1);
const second = ids.lesson(1, 2);
const secondText = 'A bend wanders downstream.';
const heading = (name: string) => screen.findByRole('heading', { level: 2, name }, slow);

/** Lessons that were asked for, in that order. */
let asked: string[];
/** While it is set, a lesson is not answered before it is called. */
let hold: Promise<void> | undefined;
let refusal: AppError | undefined;
let course: PathData;

beforeEach(() => {
  asked = [];
  hold = undefined;
  refusal = undefined;
  course = aCourse({}, [aLesson(1, 2, { content: secondText })]);
  const task = () => aTask({ status: 'completed', overall_progress: 1, result: course });
  fakeServer.useCases.generationStatus = { run: async () => task() };
  const { getLesson } = fakeServer.useCases;
  fakeServer.useCases.getLesson = {
    run: async (caller, input) => {
      asked.push(input.submodule_id);
      await hold;
      if (refusal) throw refusal;
      return getLesson.run(caller, input);
    },
  };
});
afterEach(() => onlineManager.setOnline(true));

/** Keeps back what is asked for from now on; the answer lets it go. */
function holdLessons(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  return resolve;
}

describe('a course whose lessons are read one by one', () => {
  it('opens with its outline alone, and with no text of a lesson', async () => {
    const { person } = renderApp(`/result/${courseId}`, { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
    expect(asked).toEqual([]);
    const paths = fakeServer.state.requests.map(({ path }) => path).join('\n');
    expect(paths).toContain('generation.outline');
    expect(paths).not.toContain('generation.status');
    // Who is about to open a lesson has it read ahead.
    const link = screen.getByRole('link', { name: /Meanders and their migration/ });
    fireEvent.pointerEnter(link);
    await waitFor(() => expect(asked).toEqual([second]));
    await person.click(link);
    expect(await screen.findByText(secondText, {}, slow)).toBeVisible();
    expect(asked.filter((id) => id === second)).toHaveLength(1);
  });

  it('shows the lesson’s frame at once, says that its text comes, and then shows that', async () => {
    const letGo = holdLessons();
    renderApp(placeOf(first), { signedIn: true });
    await heading('Why rivers flow');
    expect(screen.getByText('Loading the lesson…')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('navigation', { name: 'Course outline' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish lesson' })).toBeNull();
    await act(async () => letGo());
    expect(await screen.findByText(/pull of gravity/, {}, slow)).toBeVisible();
    expect(screen.queryByText('Loading the lesson…')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Finish lesson' }, slow)).toBeVisible();
  });

  it('reads the next lesson ahead, and no lesson twice', async () => {
    const { person } = renderApp(placeOf(first), { signedIn: true });
    await screen.findByText(/pull of gravity/, {}, slow);
    await waitFor(() => expect(asked).toEqual([first, second]), slow);
    holdLessons();
    const outline = within(screen.getByRole('navigation', { name: 'Course outline' }));
    await person.click(outline.getByRole('link', { name: /Meanders and their migration/ }));
    expect(screen.getByText(secondText)).toBeVisible();
    await person.click(outline.getByRole('link', { name: /Why rivers flow/ }));
    expect(screen.getByText(/pull of gravity/)).toBeVisible();
    expect(asked.filter((id) => id === first || id === second)).toHaveLength(2);
  });

  it('says in the lesson’s place why it did not come, and tries again', async () => {
    refusal = new AppError('validation_error', 'The lesson is on another shelf.');
    const { person } = renderApp(placeOf(first), { signedIn: true });
    const alert = await screen.findByRole('alert', {}, slow);
    expect(alert).toHaveTextContent('This lesson could not be loaded');
    expect(alert).toHaveTextContent('The lesson is on another shelf.');
    expect(screen.getByRole('heading', { level: 2, name: 'Why rivers flow' })).toBeVisible();
    refusal = undefined;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/pull of gravity/, {}, slow)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says without a network that the lesson waits for one, and opens it then', async () => {
    const { person } = renderApp(`/result/${courseId}`, { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
    act(() => onlineManager.setOnline(false));
    await person.click(screen.getByRole('link', { name: 'Start the first lesson' }));
    expect(await screen.findByText('You are offline', {}, slow)).toBeVisible();
    expect(
      screen.getByText('The lesson opens by itself as soon as there is a network.'),
    ).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText(/pull of gravity/, {}, slow)).toBeVisible();
  });

  it('keeps the text in view while a newer one of the open lesson is on its way', async () => {
    let tell: (text: string) => void = () => undefined;
    fakeServer.on(operations.progressStream, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    fakeServer.useCases.generationStatus = {
      run: async () => aTask({ overall_progress: 0.5, learning_path: course }),
    };
    renderApp(placeOf(second), { signedIn: true });
    await screen.findByText(secondText, {}, slow);
    const letGo = holdLessons();
    course = aCourse({}, [aLesson(1, 2, { content: 'A bend cuts itself off.' })]);
    const data = { module_id: ids.module(1), submodule_id: second } as const;
    tell(
      asStream([
        anEvent(1, {
          phase: 'lessons',
          preview_data: {
            type: 'submodule',
            data: { ...data, step: 'write_lesson', status: 'completed' },
          },
        }),
      ]),
    );
    await waitFor(() => expect(asked.filter((id) => id === second)).toHaveLength(2), slow);
    expect(screen.getByText(secondText)).toBeVisible();
    await act(async () => letGo());
    expect(await screen.findByText('A bend cuts itself off.', {}, slow)).toBeVisible();
  });
});

describe('the outline of a whole course', () => {
  it('has no text, passage or question of it', () => {
    const text = JSON.stringify(outlineOfWhole(course));
    for (const hidden of ['pull of gravity', secondText, 'What pulls the water', 'All flow begins'])
      expect(text).not.toContain(hidden);
    expect(text).toContain('"reading_minutes":1');
  });
});
