import {
  AppError,
  type LearningPathEntry,
  type LearningPathPreviewQuery,
  type RecentTask,
} from '@coursewright/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { learningOutbox } from '../../shared/learning/outbox.ts';
import { anEntry } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that it does not count against the first test's time.
import './history.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const id = (number: number) => `0000000b-0000-4000-8000-${String(number).padStart(12, '0')}`;
const entries = (count: number, change: Partial<LearningPathEntry> = {}) =>
  Array.from({ length: count }, (_, index) =>
    anEntry({ path_id: id(index + 1), topic: `Course ${index + 1}`, ...change }),
  );

/** Lets the fake server list these, ten on a page, and note what it was asked. */
function withEntries(all: readonly LearningPathEntry[]) {
  const asked: LearningPathPreviewQuery[] = [];
  fakeServer.useCases.previewLearningPaths = {
    run: async (_caller, query) => {
      asked.push(query);
      const { page, per_page, search } = query;
      const found = all.filter(({ topic }) => !search || topic.includes(search));
      return {
        entries: found.slice((page - 1) * per_page, page * per_page),
        total: found.length,
        is_total_capped: false,
        page,
        per_page,
        request_time_ms: 1,
      };
    },
  };
  return asked;
}

const openHistory = (at = '/history') => renderApp(at, { signedIn: true });
const courses = () => screen.findByRole('region', { name: 'Your courses' }, slow);
const cards = async () => within(await courses()).findAllByRole('heading', { level: 3 }, slow);
const topics = async () => (await cards()).map(({ textContent }) => textContent);
const cardOf = (topic: string) => within(screen.getByRole('link', { name: topic }).closest('li')!);

describe('the history', () => {
  it('lists ten courses a page, and keeps the page in the address', async () => {
    const asked = withEntries(entries(12));
    const { person, address } = openHistory();
    expect(await topics()).toHaveLength(10);
    expect(screen.getByText('12 courses')).toBeVisible();
    expect(asked[0]).toEqual({ sort_by: 'creation_date', page: 1, per_page: 10 });

    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await topics()).toEqual(['Course 11', 'Course 12']), slow);
    expect(address()).toBe('/history?page=2');
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('says of a course what it has, and leads to it', async () => {
    withEntries([
      anEntry({ task_id: id(7), is_complete: false, last_modified_at: '2026-11-22T10:00:00.000Z' }),
    ]);
    openHistory();
    await cards();
    const card = cardOf('How rivers shape land');
    expect(card.getByRole('link')).toHaveAttribute('href', `/history/${anEntry().path_id}`);
    for (const fact of ['4 modules', '13 lessons', 'English'])
      expect(card.getByText(fact)).toBeVisible();
    expect(card.getByText('Created Nov 20, 2026')).toBeVisible();
    expect(card.getByText('Changed Nov 22, 2026')).toBeVisible();
    expect(card.getByText('Unfinished')).toBeVisible();
  });

  it('says how much of a course is finished, and leads to where it was left', async () => {
    const visited = { submodule_id: id(8), visited_at: '2026-11-21T10:00:00.000Z' };
    const read = (submodules_completed: number) => ({
      submodules_count: 12,
      submodules_completed,
      progress: submodules_completed / 12,
    });
    withEntries([
      anEntry({ path_id: id(1), topic: 'Deltas', ...read(3), last_visited: visited }),
      anEntry({ path_id: id(2), topic: 'Karst', ...read(12), last_visited: visited }),
      anEntry({ path_id: id(3), topic: 'Fjords', ...read(0), last_visited: visited }),
      anEntry({ path_id: id(4), topic: 'Dunes', ...read(0) }),
    ]);
    openHistory();
    await cards();
    expect(cardOf('Deltas').getByText('3 of 12 lessons finished')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume: Deltas' })).toHaveAttribute(
      'href',
      `/history/${id(1)}?lesson=${id(8)}`,
    );
    expect(cardOf('Karst').getByText('All 12 lessons finished')).toBeVisible();
    // There is nothing to resume: it leads to what was learned.
    expect(screen.queryByRole('link', { name: 'Resume: Karst' })).toBeNull();
    expect(screen.getByRole('link', { name: 'What you learned: Karst' })).toHaveAttribute(
      'href',
      `/history/${id(2)}?finished=course`,
    );
    expect(cardOf('Fjords').getByText('0 of 12 lessons finished')).toBeVisible();
    // What was never opened has nothing to go on with.
    expect(cardOf('Dunes').queryByText(/lessons finished/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Resume: Dunes' })).toBeNull();
  });

  it('leads to the lesson that was opened last, also before the server knows of it', async () => {
    withEntries([
      anEntry({
        path_id: id(1),
        topic: 'Deltas',
        submodules_count: 2,
        submodules_completed: 1,
        last_visited: { submodule_id: id(8), visited_at: '2026-11-21T10:00:00.000Z' },
      }),
    ]);
    fakeServer.useCases.recordLearningEvents = { run: () => new Promise(() => undefined) };
    openHistory();
    await cards();
    const resume = screen.getByRole('link', { name: 'Resume: Deltas' });
    expect(resume).toHaveAttribute('href', `/history/${id(1)}?lesson=${id(8)}`);
    act(() => learningOutbox.record(id(1), { kind: 'opened', submodule_id: id(9), payload: {} }));
    expect(resume).toHaveAttribute('href', `/history/${id(1)}?lesson=${id(9)}`);
  });

  it('searches when the typing pauses, by what was typed without the spaces around it', async () => {
    const asked = withEntries(entries(12));
    const { person, address } = openHistory('/history?page=2');
    await waitFor(async () => expect(await topics()).toHaveLength(2), slow);
    await person.type(screen.getByRole('searchbox', { name: 'Search topics and tags' }), ' se 12 ');
    await waitFor(async () => expect(await topics()).toEqual(['Course 12']), slow);
    expect(address()).toBe('/history?search=se+12');
    expect(asked.at(-1)).toEqual({
      sort_by: 'creation_date',
      page: 1,
      per_page: 10,
      search: 'se 12',
    });
    // Not once for every key.
    expect(asked.length).toBeLessThanOrEqual(3);

    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await topics()).toHaveLength(10), slow);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(asked.at(-1)).not.toHaveProperty('search');
  });

  it('sends the order that the address names, and leaves out what the server does not know', async () => {
    const asked = withEntries(entries(3));
    const { person } = openHistory('/history?sort_by=topic&source=all&search=%20&nonsense=1');
    expect(await topics()).toHaveLength(3);
    expect(asked).toEqual([{ sort_by: 'topic', page: 1, per_page: 10 }]);
    await person.selectOptions(screen.getByLabelText('Order'), 'Last changed first');
    await waitFor(() => expect(asked.at(-1)?.sort_by).toBe('last_modified_date'), slow);
  });

  it('shows where something will be while it is loaded, and shares a request under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = withEntries(entries(1));
    const answer = fakeServer.useCases.previewLearningPaths.run;
    fakeServer.useCases.previewLearningPaths = {
      run: async (...question) => {
        await promise;
        return answer(...question);
      },
    };
    const first = openHistory();
    expect(await screen.findByText('Loading your courses', {}, slow)).toBeInTheDocument();
    resolve();
    expect(await topics()).toEqual(['Course 1']);
    expect(asked).toHaveLength(1);
    first.unmount();
  });

  it('says that nothing came, and asks again', async () => {
    fakeServer.useCases.previewLearningPaths = {
      run: () => Promise.reject(new AppError('validation_error', 'No.')),
    };
    const { person } = openHistory();
    const alert = await screen.findByRole('alert', {}, slow);
    expect(alert).toHaveTextContent('Your courses could not be loaded.');
    withEntries(entries(1));
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await topics()).toEqual(['Course 1']);
  });

  it('leads to the first course where there is none', async () => {
    openHistory();
    expect(await screen.findByRole('heading', { name: 'No courses yet' }, slow)).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'New course' })).toHaveAttribute('href', '/generator');
  });

  it('says that nothing matches the filters', async () => {
    withEntries(entries(3));
    openHistory('/history?search=Zebra');
    expect(await screen.findByText('No course matches these filters.', {}, slow)).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    expect(await topics()).toHaveLength(3);
  });

  it('leads back from a page that is no more', async () => {
    withEntries(entries(3));
    const { person } = openHistory('/history?page=5');
    await person.click(await screen.findByRole('button', { name: 'To the first page' }, slow));
    expect(await topics()).toHaveLength(3);
  });

  it('says without a connection that it is waited for', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    try {
      openHistory();
      expect(
        await screen.findByText('Your courses appear when the connection is back.', {}, slow),
      ).toBeVisible();
    } finally {
      online.mockRestore();
      fireEvent(window, new Event('online'));
    }
  });
});

describe('runs in the history', () => {
  const run = {
    topic: 'How rivers shape land',
    created_at: '2026-11-20T10:00:00.000Z',
    overall_progress: 0.4,
  };
  const recent = (generations: readonly Partial<RecentTask>[]) => {
    fakeServer.useCases.recentGenerations = {
      run: async (_caller, { page, per_page }) => ({
        generations: generations.map((each) => ({
          ...run,
          task_id: id(90),
          status: 'failed' as const,
          lessons_finished: 0,
          ...each,
        })),
        total: generations.length,
        page,
        per_page,
      }),
    };
  };

  it('stand above the courses while they wait and write, what waits for its learner first', async () => {
    fakeServer.useCases.activeGenerations = {
      run: async () => [
        { ...run, task_id: id(1), status: 'running' },
        { ...run, task_id: id(2), status: 'pending', topic: 'Karst', queue_position: 2 },
        { ...run, task_id: id(3), status: 'pending', topic: 'Fjords', waiting_for: 'outline' },
        { ...run, task_id: id(4), status: 'pending', topic: 'Yardangs', waiting_for: 'sources' },
      ],
    };
    openHistory();
    const runs = within(await screen.findByRole('region', { name: 'In progress' }, slow));
    expect(
      runs
        .getAllByRole('listitem')
        .map((item) => within(item).getAllByRole('link')[0]?.textContent),
    ).toEqual(['Fjords', 'Yardangs', 'How rivers shape land', 'Karst']);
    expect(runs.getByText('Being written, 40%')).toBeVisible();
    expect(runs.getByText('Waiting, 2nd in line')).toBeVisible();
    expect(runs.getByRole('link', { name: 'Edit the outline: Fjords' })).toHaveAttribute(
      'href',
      `/generating/${id(3)}`,
    );
    expect(runs.getByRole('link', { name: 'Decide how to go on: Yardangs' })).toHaveAttribute(
      'href',
      `/generating/${id(4)}`,
    );
    expect(
      await screen.findByText('What is being written appears here when it can be read.', {}, slow),
    ).toBeVisible();
  });

  it('tell what became of those that ended with nothing to read, and how to go on', async () => {
    const refunded = {
      message: 'The model gave no usable answer. Your credit has been returned.',
      type: 'provider_error' as const,
    };
    recent([
      { task_id: id(1), status: 'completed', topic: 'Glaciers' },
      { task_id: id(2), topic: 'Deltas', error: refunded },
      { task_id: id(3), topic: 'Read in part', lessons_finished: 2 },
      { task_id: id(4), status: 'cancelled', topic: 'Dunes' },
    ]);
    const { person } = openHistory();
    const summary = await screen.findByText('2 courses that failed or were stopped', {}, slow);
    await person.click(summary);
    expect(cardOf('Deltas').getByText(refunded.message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again: Deltas' }).parentElement).toHaveTextContent(
      'for that credit; it goes on where it stopped',
    );
    expect(
      cardOf('Dunes').getByText(
        'You stopped it before a lesson was finished; your credit has been returned.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Glaciers' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Read in part' })).toBeNull();
  });
});
