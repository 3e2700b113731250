import { AppError, operations } from '@coursewright/contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetServerState } from '../../app/data-scope.tsx';
import { aCourse, ids } from '../../testing/course-factory.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './sample.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  forgetServerState();
  localStorage.clear();
});

it('opens from the home page without an account, with its citations and quizzes, and leads to an own course', async () => {
  const { person, address } = renderApp('/');
  await person.click(await screen.findByRole('link', { name: 'Open a sample course' }, slow));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow),
  ).toBeVisible();
  expect(address()).toBe('/sample');
  expect(
    screen.getByRole('link', { name: 'Create an account to generate your own' }),
  ).toHaveAttribute('href', '/register');

  await person.click(screen.getByRole('link', { name: 'Start the first lesson' }));
  await person.click((await screen.findAllByRole('button', { name: 'Source 1' }))[0]!);
  expect(await screen.findByRole('dialog', { name: 'Source 1' })).toHaveTextContent(
    'under the pull of gravity',
  );
  expect(address()).toBe(`/sample?lesson=${ids.lesson(1, 1)}#source-1`);
  await person.keyboard('{Escape}');

  await person.click(screen.getByRole('tab', { name: 'Quiz (2)' }));
  await person.click(within(screen.getByRole('tabpanel')).getByRole('radio', { name: 'Gravity' }));
  await person.click(screen.getByRole('button', { name: 'Check answer' }));
  expect(await screen.findByText('Right.')).toBeVisible();
  expect(fakeServer.state.requests.filter(({ path }) => path.startsWith('/api/trpc'))).toEqual([]);
});

it('remembers on this device what was finished', async () => {
  const { person, unmount } = renderApp(`/sample?lesson=${ids.lesson(1, 2)}`);
  await person.click(await screen.findByRole('button', { name: 'Finish lesson' }, slow));
  unmount();
  renderApp('/sample', { signedIn: true });
  expect(await screen.findByText('1 of 5 lessons finished', {}, slow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Generate your own' })).toHaveAttribute(
    'href',
    '/generator',
  );
});

it('says what is wrong, and tries again', async () => {
  fakeServer.on(operations.sampleCourse, () => {
    throw new AppError('not_found', 'Not found.');
  });
  const { person } = renderApp('/sample');
  expect(await screen.findByRole('alert', {}, { timeout: 30_000 })).toHaveTextContent(
    'The course could not be loaded',
  );
  fakeServer.on(operations.sampleCourse, () => HttpResponse.json(aCourse()));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow),
  ).toBeVisible();
});

it('waits for the network where there is none', async () => {
  onlineManager.setOnline(false);
  renderApp('/sample');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You are offline' }, slow),
  ).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow),
  ).toBeVisible();
});
