import {
  AppError,
  operations,
  type EditSubmoduleInput,
  type PathData,
  type RewriteSubmoduleInput,
  type SaveStructureInput,
  type SubmoduleVersionView,
  type TaskView,
} from '@coursewright/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  anOrderingQuestion,
  aCourse,
  aLesson,
  anEvent,
  aPlannedLesson,
  asStream,
  ids,
} from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';
import './edit-lesson.route.tsx';
import './lesson-versions.route.tsx';
import './outline.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const taskId = aTask().task_id;
const lessonId = ids.lesson(1, 1);
const reading = `/result/${taskId}?lesson=${lessonId}`;
const editing = `/result/${taskId}/lessons/${lessonId}/edit`;
const versions = `/result/${taskId}/lessons/${lessonId}/versions`;

const done = (course: PathData = aCourse(), change: Partial<TaskView> = {}) =>
  aTask({
    status: 'completed',
    overall_progress: 1,
    result: course,
    learning_path: course,
    course_revision: 4,
    run_kind: 'course',
    rewrites_left: 27,
    ...change,
  });
const serve = (task: TaskView) => {
  fakeServer.useCases.generationStatus = { run: async () => task };
};

afterEach(() => sessionStorage.clear());

it('is taken along as a file of its own', async () => {
  serve(done());
  const { person } = renderApp(reading, { signedIn: true });
  await person.click(await screen.findByRole('button', { name: 'Change this lesson' }, slow));
  await person.click(screen.getByRole('button', { name: 'Download…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Download this course' }, slow);
  expect(within(dialog).getByRole('radio', { name: 'Chosen modules and lessons' })).toBeChecked();
  const parts = await within(dialog).findByRole('list', { name: 'Modules and lessons' }, slow);
  const chosen = within(parts).getAllByRole('checkbox', { checked: true });
  expect(chosen.map((one) => one.closest('label')?.textContent)).toEqual(['1.1 Why rivers flow']);
});

describe('writing a lesson again', () => {
  it('asks what and how, keeps the old text readable, and leads to what changed', async () => {
    serve(done());
    let tell: (text: string) => void = () => undefined;
    fakeServer.on(operations.progressStream, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const asked = vi.fn(
      async (_caller: unknown, { submodule_id, parts, instruction }: RewriteSubmoduleInput) => {
        serve(
          aTask({
            status: 'running',
            overall_progress: 1,
            learning_path: aCourse(),
            course_revision: 4,
            run_kind: 'rewrite',
            rewrite: { submodule_id, parts, ...(instruction ? { instruction } : {}) },
          }),
        );
        return { task_id: taskId, status: 'pending' as const };
      },
    );
    fakeServer.useCases.rewriteSubmodule = { run: asked };
    const { person, address } = renderApp(reading, { signedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Change this lesson' }, slow));
    await person.click(screen.getByRole('button', { name: 'Rewrite with AI…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rewrite this lesson' }, slow);
    expect(dialog).toHaveTextContent('Free; 27 of 30 rewrites left for this course.');
    await person.click(within(dialog).getByRole('radio', { name: 'The text' }));
    await person.click(within(dialog).getByRole('button', { name: 'Shorter' }));
    await person.type(
      within(dialog).getByRole('textbox', { name: 'In your own words' }),
      'Name a river',
    );
    expect(dialog).toHaveTextContent('21 of 500');
    await person.click(within(dialog).getByRole('button', { name: 'Rewrite' }));

    expect(await screen.findByText('A new text is being written.', {}, slow)).toBeVisible();
    expect(asked.mock.calls[0]?.[1]).toEqual({
      id: taskId,
      submodule_id: lessonId,
      parts: 'content',
      instruction: 'Shorter. Name a river',
    });
    expect(screen.getByText(/pull of gravity/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Change this lesson' }));
    expect(
      screen.getByText(/being rewritten\. Wait until it is ready, or cancel it/),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();

    const later = aCourse({}, [aLesson(1, 1, { content: 'The Rhine runs downhill.[^1]' })]);
    serve(
      done(later, {
        course_revision: 5,
        run_kind: 'rewrite',
        rewrite: {
          submodule_id: lessonId,
          parts: 'content',
          instruction: 'Shorter. Name a river',
          outcome: 'rewritten',
        },
      }),
    );
    tell(
      asStream([
        anEvent(9, {
          action: 'stream_close',
          status: 'completed',
          phase: 'done',
          overall_progress: 1,
        }),
      ]),
    );
    expect(await screen.findByText(/The Rhine runs downhill/, {}, slow)).toBeVisible();
    expect(screen.getByText('The new version is in the course.')).toBeVisible();
    fakeServer.useCases.submoduleVersions = { run: async () => ({ versions: [] }) };
    await person.click(screen.getByRole('button', { name: 'Show what changed' }));
    expect(address()).toBe(versions);
  });

  it('says that it is done also when it was done at once', async () => {
    serve(done());
    fakeServer.useCases.rewriteSubmodule = {
      run: async () => {
        serve(
          done(aCourse(), {
            rewrites_left: 26,
            run_kind: 'rewrite',
            rewrite: {
              submodule_id: lessonId,
              parts: 'both',
              outcome: 'rewritten',
              message: 'The built-in author quotes less.',
            },
          }),
        );
        return { task_id: taskId, status: 'pending' as const };
      },
    };
    const { person } = renderApp(reading, { signedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Change this lesson' }, slow));
    await person.click(screen.getByRole('button', { name: 'Rewrite with AI…' }));
    await person.click(
      within(await screen.findByRole('dialog', {}, slow)).getByRole('button', {
        name: 'Rewrite',
      }),
    );
    expect(await screen.findByText('The new version is in the course.', {}, slow)).toBeVisible();
    expect(screen.getByText('The built-in author quotes less.')).toBeInTheDocument();
  });

  it('can be cancelled', async () => {
    const cancel = vi.fn(async () => {
      serve(
        done(aCourse(), {
          run_kind: 'rewrite',
          rewrite: { submodule_id: lessonId, parts: 'both', outcome: 'cancelled' },
        }),
      );
      return aTask({ status: 'cancelled' });
    });
    fakeServer.useCases.cancelGeneration = { run: cancel };
    fakeServer.on(
      operations.progressStream,
      () => new HttpResponse('', { headers: { 'content-type': 'text/event-stream' } }),
    );
    serve(
      aTask({
        status: 'running',
        overall_progress: 1,
        learning_path: aCourse(),
        run_kind: 'rewrite',
        rewrite: { submodule_id: lessonId, parts: 'both' },
      }),
    );
    const { person } = renderApp(reading, { signedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Cancel' }, slow));
    expect(await screen.findByText('Cancelled. The old version stays.')).toBeVisible();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('says why it failed and that the old text stays, until that is dismissed', async () => {
    serve(
      done(aCourse(), {
        run_kind: 'rewrite',
        rewrite: {
          submodule_id: lessonId,
          parts: 'both',
          outcome: 'failed',
          message: 'The model gave no usable answer.',
        },
      }),
    );
    const first = renderApp(reading, { signedIn: true });
    const alert = await screen.findByRole('alert', {}, slow);
    expect(alert).toHaveTextContent('The rewrite failed. The old version stays.');
    expect(alert).toHaveTextContent('The model gave no usable answer.');
    expect(await screen.findByText(/pull of gravity/)).toBeInTheDocument();
    await first.person.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    first.unmount();
    renderApp(reading, { signedIn: true });
    await screen.findByRole('button', { name: 'Change this lesson' }, slow);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is refused when no rewrite is left or the instruction is too long, and says what the server says', async () => {
    serve(done());
    fakeServer.useCases.rewriteSubmodule = {
      run: () =>
        Promise.reject(new AppError('conflict', 'This course was written again 30 times.')),
    };
    const { person } = renderApp(reading, { signedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Change this lesson' }, slow));
    await person.click(screen.getByRole('button', { name: 'Rewrite with AI…' }));
    const dialog = await screen.findByRole('dialog', {}, slow);
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'x'.repeat(501) } });
    expect(within(dialog).getByRole('button', { name: 'Rewrite' })).toBeDisabled();
    expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(
      /at most 500 characters/,
    );
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'x' } });
    await person.click(within(dialog).getByRole('button', { name: 'Rewrite' }));
    expect(
      await within(dialog).findByText('This course was written again 30 times.'),
    ).toBeInTheDocument();
  });
});

describe('editing a lesson by hand', () => {
  const open = async (task = done()) => {
    serve(task);
    const app = renderApp(editing, { signedIn: true });
    await screen.findByRole('textbox', { name: /^Text \(Markdown\)/ }, slow);
    return app;
  };
  const text = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text \(Markdown\)/ });
  const save = () => screen.getByRole('button', { name: 'Save the lesson' });

  it('sends what was changed on the course’s revision, with the ids of what stayed', async () => {
    const { person, address } = await open();
    const changed = done(aCourse({}, [aLesson(1, 1, { title: 'Why water runs' })]), {
      course_revision: 5,
    });
    const edit = vi.fn(async (_caller: unknown, _input: EditSubmoduleInput) => {
      serve(changed);
      return changed;
    });
    fakeServer.useCases.editSubmodule = { run: edit };
    expect(save()).toBeDisabled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), {
      target: { value: 'Why water runs' },
    });
    await person.click(screen.getAllByRole('radio', { name: 'Option 1 is right' })[0]!);
    await person.click(screen.getByRole('button', { name: 'Remove question 2' }));
    await person.click(screen.getByRole('button', { name: 'Remove the term Floodplain' }));
    await person.click(screen.getByRole('button', { name: 'Preview' }));
    expect(
      within(screen.getByRole('region', { name: 'Preview of the text' })).getByRole('table'),
    ).toBeVisible();
    await person.click(save());
    expect(await screen.findByText('The lesson is saved.', {}, slow)).toBeVisible();
    await waitFor(() => expect(address()).toBe(reading));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Why water runs' }, slow),
    ).toBeVisible();
    const sent = edit.mock.calls[0]![1];
    expect(sent).toMatchObject({
      id: taskId,
      submodule_id: lessonId,
      revision: 4,
      title: 'Why water runs',
      key_terms: [{ term: 'Channel' }],
    });
    expect(sent.content).toBe(aLesson(1, 1).content.trim());
    expect(sent.quiz).toHaveLength(1);
    expect(sent.quiz[0]).toMatchObject({ id: ids.question(1), cites: [ids.passage(1, 1)] });
    expect(sent.quiz[0]?.options.map(({ id, is_correct }) => [id, is_correct])).toEqual(
      [0, 1, 2, 3].map((at) => [ids.option(1, at), at === 0]),
    );
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps a question for an order, and changes its texts', async () => {
    const question = anOrderingQuestion();
    const course = aCourse({}, [aLesson(1, 1, { quiz: [question] })]);
    const { person } = await open(done(course));
    const edit = vi.fn(async (_caller: unknown, _input: EditSubmoduleInput) =>
      done(course, { course_revision: 5 }),
    );
    fakeServer.useCases.editSubmodule = { run: edit };
    expect(screen.queryByRole('radio', { name: /is right/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove option 1 of question 1' })).toBeDisabled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Option 2' }), {
      target: { value: 'Canyon' },
    });
    await person.click(save());
    expect(await screen.findByText('The lesson is saved.', {}, slow)).toBeVisible();
    expect(edit.mock.calls[0]![1].quiz[0]).toMatchObject({
      id: question.id,
      kind: 'ordering',
      options: ['Spring', 'Canyon', 'Mouth'].map((words, at) => ({
        id: ids.option(3, at),
        text: words,
        is_correct: true,
      })),
    });
  });

  it('says at the field what is wrong, before and after the server has seen it', async () => {
    const { person } = await open();
    const edit = vi.fn(() =>
      Promise.reject(
        new AppError('validation_error', 'Some fields need another look.', {
          details: [{ path: 'content', message: '[^9] names no citation.' }],
        }),
      ),
    );
    fakeServer.useCases.editSubmodule = { run: edit };
    const title = screen.getByRole('textbox', { name: 'Title' });
    await person.clear(title);
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Option 2' })[0]!, {
      target: { value: 'Wind' },
    });
    await person.click(save());
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('Fill in this field.');
    expect(
      screen.getByText('Exactly one option must be right, and no two may be the same.'),
    ).toBeVisible();
    expect(screen.getByText('2 fields need another look.')).toBeVisible();
    expect(edit).not.toHaveBeenCalled();

    await person.type(title, 'Rivers');
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Option 2' })[0]!, {
      target: { value: 'Weight' },
    });
    await person.click(save());
    expect(await screen.findByText('[^9] names no citation.')).toBeVisible();
    expect(text()).toHaveFocus();
    expect(text()).toHaveAccessibleDescription(/names no citation/);
  });

  it('warns of citations that go, offers those there are, and puts them where the caret is', async () => {
    const { person } = await open();
    fireEvent.change(text(), { target: { value: 'Water runs down. Stones too.[^7]' } });
    expect(
      screen.getByText(/\[\^1\], \[\^2\], and \[\^3\] are no longer in the text/),
    ).toBeVisible();
    expect(screen.getByText(/\[\^7\] is not a citation of this lesson/)).toBeVisible();
    await person.click(screen.getByText('Insert a citation (3)'));
    text().setSelectionRange(16, 16);
    await person.click(screen.getByRole('button', { name: 'Insert [^1]' }));
    expect(text()).toHaveValue('Water runs down.[^1] Stones too.[^7]');
    expect(text()).toHaveFocus();
    expect(text().selectionStart).toBe(20);
    expect(screen.getByText(/\[\^2\] and \[\^3\] are no longer in the text/)).toBeVisible();
  });

  it('keeps the draft over a reload, and asks before it is left', async () => {
    const first = await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Summary' }), {
      target: { value: 'Water falls.' },
    });
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    first.unmount();

    const { person, address } = await open();
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('Water falls.');
    expect(screen.queryByText('This lesson was changed meanwhile')).toBeNull();
    expect(save()).toBeEnabled();
    await person.click(screen.getByRole('link', { name: 'Back to the lesson' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await person.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe(editing);
    await person.click(screen.getByRole('link', { name: 'Back to the lesson' }));
    await person.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    await waitFor(() => expect(address()).toBe(reading));
    expect(sessionStorage.length).toBe(0);
  });

  it('lets nobody’s text be lost when both changed the lesson', async () => {
    const { person } = await open();
    const edit = vi.fn(async (_caller: unknown, { revision }: EditSubmoduleInput) => {
      if (revision === 4) {
        serve(done(aCourse({}, [aLesson(1, 1, { summary: 'Theirs.' })]), { course_revision: 5 }));
        throw new AppError('conflict', 'The course was changed meanwhile.');
      }
      return done();
    });
    fakeServer.useCases.editSubmodule = { run: edit };
    const summary = () => screen.getByRole('textbox', { name: 'Summary' });
    fireEvent.change(summary(), { target: { value: 'Mine.' } });
    await person.click(save());
    expect(await screen.findByText('This lesson was changed meanwhile')).toBeVisible();
    expect(save()).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Load the new text' }));
    expect(summary()).toHaveValue('Theirs.');
    await person.click(screen.getByRole('button', { name: 'Restore my draft' }));
    expect(summary()).toHaveValue('Mine.');
    await person.click(save());
    expect(await screen.findByText('The lesson is saved.', {}, slow)).toBeVisible();
    expect(edit.mock.calls.map(([, { revision, summary: sent }]) => [revision, sent])).toEqual([
      [4, 'Mine.'],
      [5, 'Mine.'],
    ]);
  });

  it('saves again by itself when only another part of the course was changed', async () => {
    const { person } = await open();
    const edit = vi.fn(async (_caller: unknown, { revision }: EditSubmoduleInput) => {
      if (revision > 4) return done();
      serve(done(aCourse({}, [aLesson(1, 2, { summary: 'Another.' })]), { course_revision: 6 }));
      throw new AppError('conflict', 'The course was changed meanwhile.');
    });
    fakeServer.useCases.editSubmodule = { run: edit };
    fireEvent.change(screen.getByRole('textbox', { name: 'Summary' }), {
      target: { value: 'Mine.' },
    });
    await person.click(save());
    expect(await screen.findByText('The lesson is saved.', {}, slow)).toBeVisible();
    expect(edit.mock.calls.map(([, { revision }]) => revision)).toEqual([4, 6]);
  });

  it('is closed without a network, and says so', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Summary' }), {
      target: { value: 'Mine.' },
    });
    expect(save()).toBeEnabled();
    online.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(save()).toBeDisabled();
    expect(screen.getByText(/to change it, reconnect first/)).toBeVisible();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(save()).toBeEnabled();
  });
});

describe('the versions of a lesson', () => {
  const version = (number: number, change: Partial<SubmoduleVersionView>): SubmoduleVersionView => {
    const { title, description, objectives, content, summary, key_terms, quiz, citations } =
      aLesson(1, 1);
    return {
      number,
      created_at: `2026-11-20T1${number}:00:00.000Z`,
      author: { kind: 'builtin', name: 'Built-in author' },
      change: 'written',
      is_current: false,
      title,
      description,
      objectives,
      content,
      summary,
      key_terms,
      quiz,
      citations,
      sources: [],
      ...change,
    };
  };
  const all = [
    version(3, {
      is_current: true,
      change: 'edited',
      author: { kind: 'learner', name: 'You' },
      summary: 'Gravity drives the river; slope alone decides its speed.',
    }),
    version(2, { change: 'rewritten', instruction: 'Shorter' }),
    version(1, { summary: 'Long ago.' }),
  ];
  const open = async (at = versions) => {
    serve(done());
    fakeServer.useCases.submoduleVersions = {
      run: async () => ({
        versions: all.map(({ number, created_at, author, change, instruction, is_current }) => ({
          number,
          created_at,
          author,
          change,
          ...(instruction ? { instruction } : {}),
          is_current,
        })),
      }),
    };
    fakeServer.useCases.submoduleVersion = {
      run: async (_caller, { number }) => all.find((each) => each.number === number)!,
    };
    const app = renderApp(at, { signedIn: true });
    await screen.findByRole('heading', { level: 2, name: /^Version/ }, slow);
    return app;
  };

  it('are listed with who, when and what was asked for; the newest shows what it changed, in words too', async () => {
    const { person, address } = await open();
    const list = screen.getByRole('navigation', { name: 'Versions' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Edited by you'),
      expect.stringContaining('Rewritten by the built-in author'),
      expect.stringContaining('Written by the built-in author'),
    ]);
    const summary = await screen.findByRole('region', { name: 'Summary' }, slow);
    expect(within(summary).getByRole('deletion')).toHaveTextContent('[removed: and bed decide]');
    expect(within(summary).getByRole('insertion')).toHaveTextContent('[added: alone decides]');
    expect(screen.queryByRole('region', { name: 'Text' })).toBeNull();

    await person.click(within(list).getByRole('link', { name: /Version 2/ }));
    expect(address()).toBe(`${versions}?version=2&view=before`);
    expect(await screen.findByText('Shorter')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Changes since then' }));
    expect(await screen.findByRole('insertion')).toHaveTextContent('alone');
    await person.click(screen.getByRole('button', { name: 'Whole text' }));
    expect(
      await screen.findByText('Gravity drives the river; slope and bed decide its speed.'),
    ).toBeVisible();
  });

  it('can be brought back, after a question, and that can be undone', async () => {
    const { person } = await open(`${versions}?version=1&view=whole`);
    const restore = vi.fn(async () => done(aCourse(), { course_revision: 5 }));
    fakeServer.useCases.restoreVersion = { run: restore };
    await person.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Restore version 1?' });
    await person.click(within(dialog).getByRole('button', { name: 'Restore it' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }, slow));
    expect(await screen.findByText('The lesson is as it was.')).toBeVisible();
    expect(restore.mock.calls.map((call: unknown[]) => call[1])).toEqual([
      { id: taskId, submodule_id: lessonId, number: 1, revision: 4 },
      { id: taskId, submodule_id: lessonId, number: 3, revision: 5 },
    ]);
  });
});

describe('changing the outline of a course', () => {
  const open = async () => {
    serve(done());
    const app = renderApp(`/result/${taskId}/outline`, { signedIn: true });
    await screen.findByDisplayValue('Why rivers flow', {}, slow);
    return app;
  };

  it('sends modules and lessons by their ids, with new names only where they changed, and takes it back', async () => {
    const { person, address } = await open();
    const changed = done(aCourse({}, [aPlannedLesson(2, 2)]), { course_revision: 5 });
    const saved = vi.fn(async (_caller: unknown, _input: SaveStructureInput) => {
      serve(changed);
      return changed;
    });
    fakeServer.useCases.saveStructure = { run: saved };
    await person.click(screen.getByRole('button', { name: 'Move “Reading a floodplain” down' }));
    await person.click(screen.getByRole('button', { name: 'Remove “Why rivers flow”' }));
    fireEvent.change(screen.getByDisplayValue('Living beside a river'), {
      target: { value: 'Living by the water' },
    });
    await person.click(
      screen.getByRole('button', { name: 'Add a lesson to “Water, slope and speed”' }),
    );
    await person.click(screen.getByRole('button', { name: 'Save the outline' }));
    expect(screen.getByText('Fill in this field.')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    await person.type(
      screen.getByRole('textbox', {
        name: 'Title of the lesson',
        description: 'Fill in this field.',
      }),
      'Springs',
    );
    expect(screen.getByText('Not saved yet: 1 new lesson, 1 removed.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save the outline' }));

    expect(await screen.findByText('The outline is saved.', {}, slow)).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/result/${taskId}`));
    expect(saved.mock.calls[0]![1]).toMatchObject({
      id: taskId,
      revision: 4,
      modules: [
        {
          id: ids.module(1),
          submodules: [{ id: ids.lesson(1, 2) }, { title: 'Springs', description: '' }],
        },
        {
          id: ids.module(2),
          submodules: [
            { id: ids.lesson(1, 3) },
            { id: ids.lesson(2, 1) },
            { id: ids.lesson(2, 2), title: 'Living by the water' },
          ],
        },
      ],
    });
    expect(saved.mock.calls[0]![1].modules[0]?.submodules[0]).toEqual({ id: ids.lesson(1, 2) });
    // The new lesson waits for being written.
    expect(
      await screen.findByText(
        'One lesson of this course is not written yet. Writing it is free.',
        {},
        slow,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write the missing lesson' })).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The outline is as it was.')).toBeVisible();
    expect(saved.mock.calls[1]![1]).toMatchObject({
      revision: 5,
      modules: [
        { submodules: [1, 2, 3].map((at) => ({ id: ids.lesson(1, at) })) },
        {
          submodules: [
            { id: ids.lesson(2, 1) },
            { id: ids.lesson(2, 2), title: 'Living beside a river' },
          ],
        },
      ],
    });
  });

  it('keeps the reading marks of lessons wherever they go', async () => {
    const course = aCourse();
    const [first, second] = [course.modules[0]!, course.modules[1]!];
    localStorage.setItem(`course_read:${taskId}`, JSON.stringify([lessonId]));
    serve(
      done({
        ...course,
        modules: [
          { ...first, submodules: first.submodules.slice(1) },
          { ...second, submodules: [...second.submodules, first.submodules[0]!] },
        ],
      }),
    );
    renderApp(`/result/${taskId}`, { signedIn: true });
    expect(await screen.findByText('1 of 5 lessons finished', {}, slow)).toBeVisible();
  });

  it('offers both outlines when it was changed elsewhere', async () => {
    const { person } = await open();
    const saved = vi.fn(async (_caller: unknown, { revision }: SaveStructureInput) => {
      if (revision > 4) return done();
      const course = aCourse();
      serve(done({ ...course, modules: course.modules.slice(1) }, { course_revision: 5 }));
      throw new AppError('conflict', 'The course was changed meanwhile.');
    });
    fakeServer.useCases.saveStructure = { run: saved };
    fireEvent.change(screen.getByDisplayValue('Rivers and people'), {
      target: { value: 'Rivers and us' },
    });
    await person.click(screen.getByRole('button', { name: 'Save the outline' }));
    expect(await screen.findByText('The outline was changed meanwhile')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByDisplayValue('Rivers and us')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save the outline' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(saved.mock.calls[1]![1]).toMatchObject({
      revision: 5,
      modules: [{ id: ids.module(1) }, { id: ids.module(2), title: 'Rivers and us' }],
    });
  });
});
