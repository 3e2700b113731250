import {
  AppError,
  operations,
  type PathData,
  type SaveOutlineInput,
  type TaskView,
} from '@coursewright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCourse,
  anEvent,
  aPlannedLesson,
  asStream,
  ids,
} from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { backToRealTime } from '../../../testing/real-time.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  changeOutline,
  type Outline,
  type OutlineChange,
} from '../../../shared/outline-editor/outline.ts';
import { networkError, RequestError } from '../../../shared/request-error.ts';
import type { OutlineBody } from './outline-check.ts';
import { OutlineStore, type StoredOutline } from './outline-store.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../generating.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/generating/${aTask().task_id}`;
const planned = [1, 2, 3]
  .map((lesson) => aPlannedLesson(1, lesson))
  .concat([1, 2].map((lesson) => aPlannedLesson(2, lesson)));
const start = (): PathData => aCourse({}, planned);

/** The course as a server stores an outline: items without an id get one. */
function stored(course: PathData, { modules }: Pick<SaveOutlineInput, 'modules'>): PathData {
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  return {
    ...course,
    modules: modules.map(({ id = crypto.randomUUID(), submodules, ...words }) => ({
      prerequisites: [],
      resources: [],
      ...words,
      id,
      submodules: submodules.map((lesson) => ({
        ...(lessons.find((each) => each.id === lesson.id) ?? aPlannedLesson(9, 9)),
        ...lesson,
        id: lesson.id ?? crypto.randomUUID(),
      })),
    })),
  };
}

/** A run that waits for its outline, on a server that keeps what it is sent. */
function aWaitingRun() {
  const run = {
    task: aTask({
      status: 'pending',
      waiting_for: 'outline',
      outline_revision: 0,
      learning_path: start(),
    }),
    saves: new Array<SaveOutlineInput>(),
    continued: 0,
  };
  const change = (part: Partial<TaskView>) => (run.task = { ...run.task, ...part });
  fakeServer.useCases.generationStatus = { run: async () => run.task };
  fakeServer.useCases.saveOutline = {
    run: async (_caller, input) => {
      const { outline_revision: revision = 0 } = run.task;
      if (input.revision !== revision)
        throw new AppError('conflict', 'The outline was changed meanwhile.');
      run.saves.push(input);
      return change({
        learning_path: stored(run.task.learning_path!, input),
        outline_revision: revision + 1,
      });
    },
  };
  fakeServer.useCases.continueGeneration = {
    run: async (_caller, { revision }) => {
      if (revision !== run.task.outline_revision)
        throw new AppError('conflict', 'The outline was changed meanwhile.');
      run.continued++;
      const { waiting_for: _, outline_revision: __, ...task } = run.task;
      run.task = { ...task, status: 'running' };
      return { task_id: run.task.task_id, status: 'pending' };
    },
  };
  const waits = anEvent(1, {
    action: 'ready',
    phase: 'outline',
    overall_progress: 0.2,
    preview_data: { type: 'outline', data: {} },
  });
  fakeServer.on(
    operations.progressStream,
    () =>
      new HttpResponse(
        new ReadableStream({
          start: (stream) => stream.enqueue(new TextEncoder().encode(asStream([waits]))),
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  );
  /** What another tab saves. */
  const elsewhere = (title: string) => {
    const [module, ...rest] = run.task.learning_path!.modules;
    change({
      learning_path: { ...run.task.learning_path!, modules: [{ ...module!, title }, ...rest] },
      outline_revision: run.task.outline_revision! + 1,
    });
  };
  return Object.assign(run, { elsewhere });
}

async function openEditor() {
  const app = renderApp(address, { signedIn: true });
  const editor = await screen.findByRole('region', { name: 'Your outline' }, slow);
  const written = () =>
    app.person.click(within(editor).getByRole('button', { name: 'Write the course' }));
  return { ...app, editor, written };
}
const titlesOf = (input: SaveOutlineInput | undefined) =>
  input?.modules.map(({ title, submodules }) => [
    title,
    ...submodules.map((lesson) => lesson.title),
  ]);

beforeEach(() => sessionStorage.clear());

describe('the outline before the course is written', () => {
  it('is renamed, reordered, extended and shortened, saves itself, and is written when the learner says so', async () => {
    const run = aWaitingRun();
    const { person, editor, written } = await openEditor();
    expect(screen.getByText('Your outline is ready for you')).toBeVisible();
    expect(within(editor).getByText('2 modules, 5 lessons')).toBeVisible();
    expect(within(editor).getByText('Saved')).toBeVisible();

    fireEvent.change(within(editor).getByDisplayValue('Why rivers flow'), {
      target: { value: 'What moves a river' },
    });
    await person.click(
      within(editor).getByRole('button', { name: 'Move “Reading a floodplain” down' }),
    );
    await person.click(
      within(editor).getByRole('button', { name: 'Remove “Living beside a river”' }),
    );
    expect(
      within(editor).getByRole('button', { name: 'Put back “Living beside a river”' }),
    ).toHaveFocus();
    await person.click(
      within(editor).getByRole('button', { name: 'Add a lesson to “Rivers and people”' }),
    );
    expect(within(editor).getByText(/^Not saved yet/)).toBeVisible();
    await person.keyboard('Dams');
    await waitFor(
      () =>
        expect(titlesOf(run.saves.at(-1))).toEqual([
          ['Water, slope and speed', 'What moves a river', 'Meanders and their migration'],
          ['Rivers and people', 'Reading a floodplain', 'Floods and their rhythm', 'Dams'],
        ]),
      slow,
    );
    const last = run.saves.at(-1)!;
    expect(last.modules[0]?.submodules[0]).toMatchObject({
      id: ids.lesson(1, 1),
      objectives: ['Explain what drives a river', 'Estimate the speed of a stream'],
    });
    expect(last.modules[1]?.submodules[2]).not.toHaveProperty('id');
    expect(await within(editor).findByText('Saved')).toBeVisible();

    // What was saved as new is known by its id from then on.
    await person.type(within(editor).getByDisplayValue('Dams'), ' and mills');
    await waitFor(
      () =>
        expect(run.saves.at(-1)?.modules[1]?.submodules[2]).toMatchObject({
          id: expect.any(String),
          title: 'Dams and mills',
        }),
      slow,
    );
    await written();
    expect(await screen.findByText('Your course is being written', {}, slow)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your outline' })).toBeNull();
    expect(run.continued).toBe(1);
    expect(screen.getByText('What moves a river')).toBeVisible();
  });

  it('saves first when it is to be written at once, and leads to what is missing', async () => {
    const run = aWaitingRun();
    const { person, editor, written } = await openEditor();
    await person.click(within(editor).getByRole('button', { name: 'Add a module' }));
    expect(within(editor).queryByText('Give it a title.')).toBeNull();
    expect(within(editor).getByText('A module needs at least one lesson.')).toBeVisible();
    await written();
    expect(run.continued).toBe(0);
    expect(within(editor).getByText('Give it a title.')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    await person.keyboard('Estuaries');
    await person.click(within(editor).getByRole('button', { name: 'Add a lesson to “Estuaries”' }));
    await person.keyboard('Tides');
    await written();
    await waitFor(() => expect(run.continued).toBe(1), slow);
    expect(titlesOf(run.saves.at(-1))?.at(-1)).toEqual(['Estuaries', 'Tides']);
  });

  it(
    'says when it cannot save, keeps the change over a reload, and saves it then',
    { tags: ['proof'] },
    async () => {
      const run = aWaitingRun();
      const save = fakeServer.useCases.saveOutline;
      fakeServer.useCases.saveOutline = {
        run: () =>
          Promise.reject(new AppError('unavailable', 'The database is away for a moment.')),
      };
      const first = await openEditor();
      fireEvent.change(within(first.editor).getByDisplayValue('Why rivers flow'), {
        target: { value: 'What moves a river' },
      });
      expect(
        await within(first.editor).findByText(/Not saved\. The database is away/, {}, slow),
      ).toBeVisible();
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
      first.unmount();

      fakeServer.useCases.saveOutline = save;
      const { editor } = await openEditor();
      expect(within(editor).getByDisplayValue('What moves a river')).toBeVisible();
      await waitFor(() => expect(run.saves).not.toHaveLength(0), slow);
      expect(await within(editor).findByText('Saved')).toBeVisible();
      const leavingNow = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leavingNow);
      expect(leavingNow.defaultPrevented).toBe(false);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it(
    'asks which one counts when another tab has changed it, and saves or loads that',
    { tags: ['proof'] },
    async () => {
      const run = aWaitingRun();
      const { person, editor, written } = await openEditor();
      const mine = () => within(editor).getByDisplayValue('What moves a river');
      run.elsewhere('Changed elsewhere');
      fireEvent.change(within(editor).getByDisplayValue('Why rivers flow'), {
        target: { value: 'What moves a river' },
      });
      expect(
        await within(editor).findByText('The outline was changed in another tab', {}, slow),
      ).toBeVisible();
      expect(within(editor).getByRole('button', { name: 'Write the course' })).toBeDisabled();
      fireEvent.change(mine(), { target: { value: 'What moves a river?' } });
      expect(run.saves).toHaveLength(0);
      await person.click(within(editor).getByRole('button', { name: 'Keep mine' }));
      await waitFor(
        () =>
          expect(run.saves.at(-1)).toMatchObject({
            revision: 1,
            modules: [
              {
                title: 'Water, slope and speed',
                submodules: [{ title: 'What moves a river?' }, {}, {}],
              },
              {},
            ],
          }),
        slow,
      );
      expect(await within(editor).findByText('Saved')).toBeVisible();

      run.elsewhere('Changed once more');
      fireEvent.change(within(editor).getByDisplayValue('What moves a river?'), {
        target: { value: 'Mine again' },
      });
      await person.click(
        await within(editor).findByRole('button', { name: 'Load the other version' }, slow),
      );
      expect(within(editor).getByDisplayValue('Changed once more')).toBeVisible();
      expect(within(editor).queryByDisplayValue('Mine again')).toBeNull();
      expect(sessionStorage).toHaveLength(0);
      await written();
      await waitFor(() => expect(run.continued).toBe(1), slow);
    },
  );

  it('is shown anew, and not written unseen, when another tab has changed it before', async () => {
    const run = aWaitingRun();
    const { editor, written } = await openEditor();
    run.elsewhere('Changed elsewhere');
    await written();
    expect(await within(editor).findByDisplayValue('Changed elsewhere', {}, slow)).toBeVisible();
    expect(within(editor).getByText(/Changed in another tab/)).toBeVisible();
    expect(run.continued).toBe(0);
    await written();
    await waitFor(() => expect(run.continued).toBe(1), slow);
  });

  it('gives way when the run was let go on elsewhere', async () => {
    const run = aWaitingRun();
    const { editor } = await openEditor();
    const { waiting_for: _, ...going } = run.task;
    run.task = { ...going, status: 'running' };
    fakeServer.useCases.saveOutline = {
      run: () =>
        Promise.reject(new AppError('conflict', 'The course does not wait for its outline.')),
    };
    fireEvent.change(within(editor).getByDisplayValue('Why rivers flow'), {
      target: { value: 'Too late' },
    });
    expect(await screen.findByText('Your course is being written', {}, slow)).toBeVisible();
  });

  it('can be cancelled, which costs nothing', async () => {
    const run = aWaitingRun();
    fakeServer.useCases.cancelGeneration = {
      run: async () => (run.task = aTask({ status: 'cancelled', learning_path: start() })),
    };
    const { person } = await openEditor();
    await person.click(screen.getByRole('button', { name: 'Cancel this course' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('you get your credit back');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel the course' }));
    expect(
      await screen.findByText('No lesson was finished, so your credit has been returned.'),
    ).toBeVisible();
  });
});

describe('saving by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => backToRealTime());

  function aStore() {
    const sent: OutlineBody[] = [];
    let there = { course: start(), revision: 0 };
    const save = async (body: OutlineBody): Promise<StoredOutline> =>
      (there = { course: stored(there.course, body), revision: body.revision + 1 });
    let answer = save;
    const store = new OutlineStore(there, {
      send: (body) => (sent.push(body), answer(body)),
      newest: async () => there,
      keep: () => undefined,
    });
    const apply = (...changes: OutlineChange[]) =>
      store.change(changes.reduce<Outline>(changeOutline, store.getSnapshot().outline));
    return { store, sent, apply, save, answerWith: (next: typeof answer) => (answer = next) };
  }
  const rename = (title: string): OutlineChange => ({
    type: 'write',
    key: ids.lesson(1, 1),
    words: { title },
  });

  it('waits for a pause, and has one request on its way at a time', async () => {
    const { store, sent, apply, save, answerWith } = aStore();
    for (const title of ['R', 'Ri', 'Riv']) apply(rename(title));
    expect(store.getSnapshot().saving).toBe('waiting');
    let release: () => void = () => undefined;
    answerWith(async (body) => {
      await new Promise<void>((resolve) => (release = resolve));
      return save(body);
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
    apply(rename('River'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ modules }) => modules[0]?.submodules[0]?.title)).toEqual(['Riv', 'River']);
    expect(store.getSnapshot().saving).toBe('saved');
  });

  it('tries again while the server is away, and not when it was refused', async () => {
    const { store, sent, apply, save, answerWith } = aStore();
    answerWith(() => Promise.reject(networkError(new Error('away'))));
    apply(rename('River'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.getSnapshot().saving).toBe('failed');
    expect(sent.length).toBeGreaterThan(2);
    answerWith(save);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.getSnapshot().saving).toBe('saved');

    answerWith(() =>
      Promise.reject(
        new RequestError({ message: 'Refused.', type: 'validation_error', status: 422 }),
      ),
    );
    apply(rename('Stream'));
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(before + 1);
    expect(store.getSnapshot().saving).toBe('failed');
  });

  it('takes for saved what had arrived although its answer was lost', async () => {
    const { store, sent, apply, save, answerWith } = aStore();
    answerWith(async (body) => {
      await save(body);
      throw networkError(new Error('cut'));
    });
    apply(
      { type: 'add_lesson', key: 'new', moduleKey: ids.module(2) },
      { type: 'write', key: 'new', words: { title: 'Dams' } },
    );
    expect(await store.save()).toBe(false);
    answerWith(() =>
      Promise.reject(
        new RequestError({
          message: 'The outline was changed meanwhile.',
          type: 'conflict',
          status: 409,
        }),
      ),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent.map(({ revision }) => revision)).toEqual([0, 0]);
    expect(store.getSnapshot()).toMatchObject({ saving: 'saved' });
    answerWith(save);
    apply(rename('River'));
    expect(await store.save()).toBe(true);
    expect(sent[2]).toMatchObject({
      revision: 1,
      modules: [{}, { submodules: [{}, {}, { id: expect.any(String), title: 'Dams' }] }],
    });
  });

  it('sends a lesson that was removed, saved and put back under its old id', async () => {
    const { store, sent, apply } = aStore();
    const key = ids.lesson(1, 2);
    apply({ type: 'remove', key });
    expect(await store.save()).toBe(true);
    expect(sent[0]?.modules[0]?.submodules).toHaveLength(2);
    apply({ type: 'put_back', key });
    expect(await store.save()).toBe(true);
    expect(sent[1]?.modules[0]?.submodules[1]).toMatchObject({
      id: key,
      title: 'Meanders and their migration',
    });
  });
});
