import {
  AppError,
  limits,
  operations,
  type LearningPathEntry,
  type UpdateLearningPathInput,
} from '@coursewright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aCourse } from '../../testing/course-factory.ts';
import { anEntry, aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './components/clear-dialog.tsx';
import './components/import-dialog.tsx';
import './history.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const id = (number: number) => `0000000b-0000-4000-8000-${String(number).padStart(12, '0')}`;
const rivers = anEntry({ path_id: id(1), tags: ['geography'] });
const bread = anEntry({ path_id: id(2), topic: 'Sourdough' });

/** A history that keeps what is changed in it. */
function withHistory(...all: LearningPathEntry[]) {
  const updates: UpdateLearningPathInput[] = [];
  let entries = all;
  let deleted: LearningPathEntry[] = [];
  const find = (wanted: string) => {
    const found = [...entries, ...deleted].find(({ path_id }) => path_id === wanted);
    if (!found) throw new AppError('not_found', 'Course not found.');
    return found;
  };
  const { useCases } = fakeServer;
  useCases.previewLearningPaths = {
    run: async (_caller, { page, per_page, favorite, tag }) => {
      const found = entries.filter(
        (entry) =>
          (favorite === undefined || entry.favorite === favorite) &&
          (tag === undefined || entry.tags.includes(tag)),
      );
      return {
        entries: found,
        total: found.length,
        is_total_capped: false,
        page,
        per_page,
        request_time_ms: 1,
      };
    },
  };
  useCases.updateLearningPath = {
    run: async (_caller, input) => {
      updates.push(input);
      const { id: wanted, ...change } = input;
      const next = learned({ ...find(wanted), ...change });
      entries = entries.map((entry) => (entry.path_id === wanted ? next : entry));
      return next;
    },
  };
  useCases.deleteLearningPath = {
    run: async (_caller, { id: wanted }) => {
      deleted = [...deleted, find(wanted)];
      entries = entries.filter(({ path_id }) => path_id !== wanted);
    },
  };
  useCases.restoreLearningPath = {
    run: async (_caller, { id: wanted }) => {
      const back = find(wanted);
      entries = [...entries, back];
      return back;
    },
  };
  useCases.clearLearningPaths = {
    run: async () => {
      entries = [];
    },
  };
  return updates;
}
/** An absent part of a change changes nothing. */
const learned = ({ favorite, tags, ...entry }: Partial<LearningPathEntry>): LearningPathEntry =>
  anEntry({ ...entry, ...(favorite === undefined ? {} : { favorite }), ...(tags ? { tags } : {}) });

const openHistory = (at = '/history') => renderApp(at, { signedIn: true });
const cardOf = async (topic: string) =>
  within((await screen.findByRole('link', { name: topic }, slow)).closest('li')!);
const favorite = (topic: string) => screen.getByRole('button', { name: `Favorite: ${topic}` });

describe('changing a course where it is listed', () => {
  it('marks a favorite at once, keeps it in view, and filters by it', async () => {
    const updates = withHistory(rivers, bread);
    const { person, address } = openHistory();
    await cardOf('Sourdough');
    expect(favorite('Sourdough')).toHaveAttribute('aria-pressed', 'false');
    await person.click(favorite('Sourdough'));
    expect(favorite('Sourdough')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(updates).toEqual([{ id: id(2), favorite: true }]), slow);

    await person.click(screen.getByRole('checkbox', { name: 'Favorites only' }));
    await waitFor(
      () => expect(screen.queryByRole('link', { name: 'How rivers shape land' })).toBeNull(),
      slow,
    );
    expect(address()).toBe('/history?favorite=true');
    await waitFor(() => expect(favorite('Sourdough')).toBeEnabled(), slow);
    await person.click(favorite('Sourdough'));
    await waitFor(() => expect(updates).toHaveLength(2), slow);
    // It stays where it is, so that a slip is put right by the same press.
    expect(favorite('Sourdough')).toHaveAttribute('aria-pressed', 'false');
  });

  it('takes back what the server refuses, and says so', async () => {
    withHistory(rivers);
    fakeServer.useCases.updateLearningPath = {
      run: () => Promise.reject(new AppError('conflict', 'It is being written.')),
    };
    const { person } = openHistory();
    await cardOf('How rivers shape land');
    await person.click(favorite('How rivers shape land'));
    expect(
      await screen.findByText(/“How rivers shape land” was not changed\./, {}, slow),
    ).toBeVisible();
    expect(favorite('How rivers shape land')).toHaveAttribute('aria-pressed', 'false');
  });

  it('adds and removes tags in place, saves them together, and filters by one', async () => {
    const updates = withHistory(rivers, bread);
    const { person, address } = openHistory();
    const card = await cardOf('How rivers shape land');
    await person.click(card.getByRole('button', { name: /^Edit tags/ }));
    const input = card.getByRole('textbox', { name: 'New tag' });
    expect(input).toHaveFocus();
    await person.type(input, '  field   trips {Enter}Geography{Enter}');
    await person.type(input, 'x'.repeat(61));
    await person.keyboard('{Enter}');
    expect(input).toHaveAccessibleDescription('A tag has at most 60 characters.');
    await person.clear(input);
    await person.click(card.getByRole('button', { name: 'Remove the tag geography' }));
    await person.type(input, 'water');
    await person.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(
      () => expect(updates).toEqual([{ id: id(1), tags: ['field trips', 'water'] }]),
      slow,
    );
    expect(card.getByRole('button', { name: /^Edit tags/ })).toHaveFocus();

    await person.click(card.getByRole('button', { name: 'Show courses with the tag water' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sourdough' })).toBeNull(), slow);
    expect(address()).toBe('/history?tag=water');
    await person.click(screen.getByRole('button', { name: 'All tags' }));
    expect(await screen.findByRole('link', { name: 'Sourdough' }, slow)).toBeVisible();
  });

  it('sends nothing where nothing was changed', async () => {
    const updates = withHistory(rivers);
    const { person } = openHistory();
    const card = await cardOf('How rivers shape land');
    await person.click(card.getByRole('button', { name: /^Edit tags/ }));
    await person.click(card.getByRole('button', { name: 'Save' }));
    await person.click(card.getByRole('button', { name: /^Edit tags/ }));
    await person.type(card.getByRole('textbox'), 'water{Enter}{Escape}');
    expect(card.getByRole('button', { name: 'Show courses with the tag geography' })).toBeVisible();
    expect(card.queryByText('water')).toBeNull();
    expect(updates).toEqual([]);
  });

  it('deletes a course at once, and brings it back', async () => {
    withHistory(rivers, bread);
    const { person } = openHistory();
    const card = await cardOf('Sourdough');
    await person.click(card.getByRole('button', { name: 'More for Sourdough' }));
    expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/history/${id(2)}`);
    await person.click(card.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('link', { name: 'Sourdough' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your courses' })).toHaveFocus();
    await screen.findByText('“Sourdough” was deleted.', {}, slow);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Sourdough' }, slow)).toBeVisible();
    expect(await screen.findByText('“Sourdough” is back.', {}, slow)).toBeVisible();
  });

  it('brings a course back that the server did not delete', async () => {
    withHistory(bread);
    fakeServer.useCases.deleteLearningPath = {
      run: () => Promise.reject(new AppError('conflict', 'It is being written.')),
    };
    const { person } = openHistory();
    const card = await cardOf('Sourdough');
    await person.click(card.getByRole('button', { name: 'More for Sourdough' }));
    await person.click(card.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/“Sourdough” was not deleted\./, {}, slow)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sourdough' }, slow)).toBeVisible();
  });
});

describe('all courses at once', () => {
  const openMenu = async (item: string) => {
    const { person } = openHistory();
    await person.click(await screen.findByRole('button', { name: 'More for all courses' }, slow));
    await person.click(screen.getByRole('button', { name: item }));
    return person;
  };

  it('are deleted only after the word was typed', async () => {
    withHistory(rivers, bread);
    const { person } = openHistory();
    await cardOf('Sourdough');
    await person.click(screen.getByRole('button', { name: 'More for all courses' }));
    await person.click(screen.getByRole('button', { name: 'Delete all…' }));
    const dialog = within(await screen.findByRole('dialog', {}, slow));
    const confirm = dialog.getByRole('button', { name: 'Delete all courses' });
    expect(confirm).toBeDisabled();
    await person.type(dialog.getByLabelText('To confirm, type “delete”'), 'Delete ');
    await person.click(confirm);
    expect(await screen.findByRole('heading', { name: 'No courses yet' }, slow)).toBeVisible();
  });

  it('are exported as one file', async () => {
    withHistory(rivers);
    fakeServer.on(operations.exportLearningPaths, () => HttpResponse.json({ courses: [] }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const url = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:courses');
    const { person } = openHistory();
    await cardOf('How rivers shape land');
    await person.click(screen.getByRole('button', { name: 'More for all courses' }));
    await person.click(screen.getByRole('button', { name: 'Export all' }));
    await waitFor(() => expect(click).toHaveBeenCalled(), slow);
    expect(url).toHaveBeenCalledWith(expect.any(Blob));
    click.mockRestore();
    url.mockRestore();
  });

  it('are taken in from a signed file, which says who has signed it', async () => {
    const signed_by = {
      is_this_installation: false,
      address: 'https://elsewhere.example',
      key: '0123 4567',
    };
    const bytes = 'PK\u0003\u0004 and more';
    fakeServer.on(operations.importCourseFile, async (request) => {
      expect(await request.json()).toEqual({ file: btoa(bytes) });
      expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      return HttpResponse.json({
        outcome: 'merged',
        path_id: id(1),
        topic: 'Rivers',
        signed_by,
        left_out: [],
      });
    });
    const person = await openMenu('Import…');
    const dialog = within(await screen.findByRole('dialog', {}, slow));
    const input = dialog.getByLabelText('Choose a file', { selector: 'input' });
    await person.upload(input, new File([bytes], 'Rivers.course'));
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/“Rivers” was there already/, {}, slow)).toBeInTheDocument();
    expect(dialog.getByText(/Signed elsewhere/)).toHaveTextContent(
      'https://elsewhere.example. Key: 0123 4567',
    );
  });

  it('are taken in from a file with recordings, which goes up as a file', async () => {
    // The form goes no further than to the network: jsdom and Node differ in what a file is.
    const real = globalThis.fetch;
    const sent: unknown[] = [];
    const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      const isUpload =
        typeof address === 'string' && address.endsWith(operations.uploadCourseFile.path);
      if (!isUpload) return real(address, init);
      sent.push(init?.body instanceof FormData && init.body.get('file'));
      expect(new Headers(init?.headers).get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      return HttpResponse.json({
        outcome: 'imported',
        path_id: id(1),
        topic: 'Rivers',
        signed_by: null,
        left_out: [],
      });
    });
    const person = await openMenu('Import…');
    const dialog = within(await screen.findByRole('dialog', {}, slow));
    const input = dialog.getByLabelText('Choose a file', { selector: 'input' });
    const bytes = new Uint8Array(limits.courseFile.bytes + 1);
    bytes.set([0x50, 0x4b, 3, 4]);
    const file = new File([bytes], 'Rivers.course');
    await person.upload(input, file);
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('“Rivers” was imported.', {}, slow)).toBeInTheDocument();
    expect(sent).toEqual([file]);
    network.mockRestore();
  });

  it('are taken in from Markdown, which says what of the course it does not hold', async () => {
    fakeServer.on(operations.importCourseFile, async (request) => {
      expect(await request.json()).toEqual({ file: btoa('# Rivers') });
      return HttpResponse.json({
        outcome: 'imported',
        path_id: id(1),
        topic: 'Rivers',
        signed_by: null,
        left_out: ['lessons', 'passages'],
      });
    });
    const person = await openMenu('Import…');
    const dialog = within(await screen.findByRole('dialog', {}, slow));
    const input = dialog.getByLabelText('Choose a file', { selector: 'input' });
    await person.upload(input, new File(['# Rivers'], 'Rivers.md'));
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('“Rivers” was imported.', {}, slow)).toBeInTheDocument();
    expect(dialog.getByText(/^Some lessons of the course are not in this file/)).toHaveTextContent(
      'Of the cited passages this file has only the beginnings.',
    );
    expect(dialog.getByText(/^From Markdown: without earlier versions/)).toBeInTheDocument();
  });

  it('are imported from a file or from what is pasted, with a report of what is wrong', async () => {
    fakeServer.on(operations.importLearningPaths, async (request) => {
      expect(await request.json()).toEqual([{ topic: 'A' }, { topic: 'B' }, { path_data: {} }]);
      expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      return HttpResponse.json({
        imported: 1,
        known: 1,
        refused: 1,
        courses: [
          { index: 0, topic: 'A', outcome: 'imported', path_id: id(1), problems: [] },
          { index: 1, topic: 'B', outcome: 'known', path_id: id(2), problems: [] },
          {
            index: 2,
            outcome: 'refused',
            problems: [{ path: 'path_data.modules', message: 'A list was expected.' }],
          },
        ],
      });
    });
    const person = await openMenu('Import…');
    const dialog = within(await screen.findByRole('dialog', {}, slow));
    const start = () => person.click(dialog.getByRole('button', { name: 'Import' }));
    await start();
    expect(dialog.getByText('Choose a file or paste its content first.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Or paste its content'), { target: { value: '{"a":' } });
    await start();
    expect(await dialog.findByText(/This is not a file of courses/)).toBeInTheDocument();

    const file = new File(
      [JSON.stringify({ courses: [{ topic: 'A' }, { topic: 'B' }, { path_data: {} }] })],
      'courses.json',
    );
    await person.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(dialog.getByText('Chosen: courses.json')).toBeInTheDocument();
    await start();
    expect(await dialog.findByText(/1 course was imported\./, {}, slow)).toHaveTextContent(
      '1 course is in your history already and stays as it is.',
    );
    expect(dialog.getByText('1 course was left out:')).toBeInTheDocument();
    expect(dialog.getByText('Course 3')).toBeInTheDocument();
    expect(dialog.getByText('A list was expected.')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Import another file' }));
    expect(dialog.getByLabelText('Or paste its content')).toHaveValue('');
  });
});

describe('a course of the history', () => {
  it('is read like any other, by its own id', async () => {
    const asked: string[] = [];
    fakeServer.useCases.generationStatus = {
      run: async (_caller, { id: wanted }) => {
        asked.push(wanted);
        const result = aCourse();
        return aTask({ task_id: wanted, status: 'completed', overall_progress: 1, result });
      },
    };
    openHistory(`/history/${id(1)}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Why rivers flow/ })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name: 'Edit the outline' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([id(1)]));
  });

  it('says that it is not there', async () => {
    fakeServer.useCases.generationStatus = {
      run: () => Promise.reject(new AppError('not_found', 'Course not found.')),
    };
    openHistory(`/history/${id(1)}`);
    expect(await screen.findByRole('heading', { name: 'Course not found' }, slow)).toBeVisible();
  });
});
