import { learningEvent } from '@coursewright/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axe } from 'vitest-axe';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

async function open(rest = '') {
  const course = aCourse();
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(`/result/${aTask().task_id}${rest}`, { signedIn: true });
  const button = await screen.findByRole('button', { name: 'Course map' }, slow);
  return { ...app, button, course };
}

it('shows where the reader is, leads to a lesson by keys, and is a list for who wants one', async () => {
  const { person, button, course, address } = await open();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await person.click(button);
  const map = await screen.findByRole('group', { name: `${course.topic}: Course map` }, slow);
  expect(address()).toContain('view=map');
  expect(screen.queryByRole('region', { name: course.modules[0]!.title })).toBeNull();

  const links = within(map).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
    ].map(([module, lesson]) => `?lesson=${ids.lesson(module!, lesson!)}`),
  );
  const module = within(map).getByRole('button', { name: /^Module 1, Water, slope and speed/ });
  expect(module).toHaveAttribute('aria-expanded', 'true');
  await person.click(module);
  expect(within(map).getAllByRole('link')).toHaveLength(2);
  await person.click(module);
  expect((await axe(map)).violations).toEqual([]);

  await person.click(screen.getByRole('switch', { name: 'As text' }));
  const list = screen.getByRole('region', { name: 'What is in this course' });
  expect(within(list).getAllByRole('link')).toHaveLength(5);
  expect((await axe(list)).violations).toEqual([]);
  await person.click(screen.getByRole('switch', { name: 'As text' }));

  const again = screen.getByRole('group', { name: /: Course map$/ });
  const first = within(again).getByRole('link', { name: /^1\.1 Why rivers flow/ });
  first.focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Why rivers flow' })).toBeVisible();
});

it('counts what is finished and what was answered right', async () => {
  const said = (number: number, kind: string, payload: object, lesson = 1) =>
    learningEvent.parse({
      id: crypto.randomUUID(),
      submodule_id: ids.lesson(2, lesson),
      device: 'elsewhere',
      at: `2026-01-01T10:00:0${number}.000Z`,
      kind,
      payload,
    });
  const answer = { question_id: ids.question(1), option_ids: [], is_correct: true };
  fakeServer.state.learning.set(aTask().task_id, [
    said(1, 'ticked', { completed: true }),
    said(2, 'answered', answer),
    said(3, 'ticked', { completed: true }, 2),
  ]);
  await open('?view=map');
  const map = await screen.findByRole('group', { name: /: Course map$/ }, slow);
  expect(
    await within(map).findByRole('link', {
      name: /^Finished: 2\.1 Floods and their rhythm .*1 of 1 answer right$/,
    }),
  ).toBeVisible();
  expect(
    within(map).getByRole('button', { name: /^Finished: Module 2, .*2 of 2 lessons finished/ }),
  ).toBeVisible();
  expect(within(map).getByRole('button', { name: /2 of 5 lessons finished/ })).toBeVisible();
});
