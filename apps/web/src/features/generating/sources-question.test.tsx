import {
  AppError,
  type ContinueGenerationInput,
  keptOf,
  noteOf,
  say,
} from '@coursewright/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interfaceLanguage } from '../../shared/language.ts';
import { anEvent } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aStream, theTaskIs } from '../../testing/progress-stream.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './generating.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/generating/${aTask().task_id}`;
const asks = anEvent(1, {
  action: 'ready',
  phase: 'research',
  overall_progress: 0.15,
  preview_data: {
    type: 'no_sources',
    data: keptOf([noteOf(say('search_in_vain', { query: 'tides' }))]),
  },
});

/** A run that asks, and what it is answered. */
async function open() {
  const answers: (ContinueGenerationInput | 'stopped')[] = [];
  fakeServer.useCases.continueGeneration = {
    run: async (_caller, input) => {
      answers.push(input);
      theTaskIs({ status: 'running' });
      return { task_id: aTask().task_id, status: 'pending' };
    },
  };
  fakeServer.useCases.cancelGeneration = {
    run: async () => {
      answers.push('stopped');
      theTaskIs({ status: 'cancelled' });
      return aTask({ status: 'cancelled' });
    },
  };
  const stream = aStream();
  theTaskIs({ status: 'running' });
  const { person } = renderApp(address, { signedIn: true });
  await screen.findByText('Your course is being written', {}, slow);
  theTaskIs({ status: 'pending', waiting_for: 'sources' });
  stream.say(asks);
  const question = await screen.findByRole('region', { name: 'No source was found' }, slow);
  return { person, answers, question };
}

describe('a course for which no source was found', () => {
  afterEach(() => act(() => interfaceLanguage.choose('en')));

  it('says so, what was tried and what either answer means', async () => {
    const { person, question } = await open();
    expect(screen.getByText('Your decision is needed')).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('No source was found');
    expect(
      within(question).getByRole('button', { name: 'Write it without sources' }),
    ).toHaveAccessibleDescription(/which may be wrong\. Nothing is cited or checked/);
    expect(within(question).getByRole('button', { name: 'Stop here' })).toHaveAccessibleDescription(
      /your credit comes back/,
    );
    await person.click(within(question).getByText('What was tried'));
    expect(within(question).getByText('The search “tides” did not work.')).toBeVisible();
    // One way to stop it is enough.
    expect(screen.queryByRole('button', { name: 'Cancel this course' })).toBeNull();
  });

  it('goes on without sources, by keyboard, for that question alone', async () => {
    const { person, answers, question } = await open();
    within(question).getByRole('button', { name: 'Write it without sources' }).focus();
    await person.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('Your course is being written')).toBeVisible();
    expect(answers).toEqual([{ id: aTask().task_id, waiting_for: 'sources' }]);
    expect(screen.queryByRole('region', { name: 'No source was found' })).toBeNull();
  });

  it('is stopped at once', async () => {
    const { person, answers, question } = await open();
    await person.click(within(question).getByRole('button', { name: 'Stop here' }));
    expect(await screen.findByText('This course was cancelled')).toBeVisible();
    expect(answers).toEqual(['stopped']);
  });

  it('says why an answer did not arrive, and takes it again', async () => {
    const { person, question } = await open();
    fakeServer.useCases.continueGeneration = {
      run: () => Promise.reject(new AppError('unavailable', 'The database is away.')),
    };
    await person.click(within(question).getByRole('button', { name: 'Write it without sources' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Stop here' })).toBeEnabled(),
    );
  });

  it('asks in Spanish where the interface is', async () => {
    const { person } = await open();
    act(() => interfaceLanguage.choose('es'));
    expect(await screen.findByRole('button', { name: 'Escribirlo sin fuentes' })).toBeVisible();
    await person.click(screen.getByText('Qué se ha intentado'));
    expect(await screen.findByText('La búsqueda «tides» no funcionó.')).toBeVisible();
  });
});
