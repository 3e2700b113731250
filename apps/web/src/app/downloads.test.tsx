import { AppError, type CourseExport, operations } from '@coursewright/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, ids } from '../testing/course-factory.ts';
import { aTask, anEntry } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { hurry } from '../testing/real-time.ts';
import { renderApp } from '../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../shared/exports/download-dialog.tsx';
import '../features/course/course.route.tsx';
import '../features/history/history.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const course = aCourse();
const task = aTask({ status: 'completed', overall_progress: 1, result: course });

/** Every file that was offered to be kept: its name and what is in it. */
let saved: { name: string; text: Promise<string> }[];
/** What was asked for in each download. */
let asked: object[];
/** What the server says of the file whenever it is asked; the last one again and again. */
let states: Partial<CourseExport>[];
/** The file itself. */
let answer: () => Response | Promise<Response>;
let canceled: number;

const exportId = '00000000-0000-4000-8000-00000000e001';
const kept = { name: 'Rivers.md', bytes: 1_300_000, kept_until: '2026-01-03T00:00:00.000Z' };
const stateOf = (course_id: string): CourseExport => ({
  id: exportId,
  course_id,
  topic: 'How rivers shape land',
  format: 'markdown',
  status: 'completed',
  ahead: 0,
  progress: null,
  file: { ...kept, url: `/api/v1/export-files/${exportId}?expires=1&signature=x` },
  error: null,
  ...(states.length > 1 ? states.shift() : states[0]),
});
const isMade = { status: 'completed' } as const;
const isBeingMade = { status: 'running', file: null } as const;

beforeEach(() => {
  saved = [];
  asked = [];
  let latest: Blob | MediaSource | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    latest = file;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (latest instanceof Blob) saved.push({ name: this.download, text: latest.text() });
  });
  answer = () => fileOf('# Rivers', 'Как-реки.md');
  states = [isMade];
  canceled = 0;
  fakeServer.on(operations.startExport, async (request, params) => {
    asked.push((await request.json()) as object);
    return HttpResponse.json(stateOf(String(params['id'])));
  });
  fakeServer.on(operations.getExport, (_, params) =>
    HttpResponse.json(stateOf(String(params['id']))),
  );
  fakeServer.on(operations.cancelExport, (_, params) => {
    canceled += 1;
    states = [{ status: 'canceled', file: null }];
    return HttpResponse.json(stateOf(String(params['id'])));
  });
  fakeServer.on(operations.getExportFile, () => answer());
  fakeServer.useCases.generationStatus = { run: async () => task };
});

const fileOf = (text: string, name: string) =>
  new HttpResponse(text, {
    headers: {
      'content-disposition': `attachment; filename="course.md"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });

const download = { name: 'Download' };
/** The dialog for a course, with Markdown chosen. */
async function openFromCourse() {
  const { person } = renderApp(`/result/${task.task_id}`, { signedIn: true });
  await person.click(await screen.findByRole('button', download, slow));
  const found = await screen.findByRole('dialog', { name: 'Download this course' }, slow);
  const dialog = within(found);
  await person.click(dialog.getByRole('radio', { name: 'Markdown' }));
  const start = () => person.click(dialog.getByRole('button', download));
  return { person, dialog, start };
}

describe('downloading an own course', () => {
  it('saves the whole course as Markdown, under the name that the server gives it', async () => {
    const { dialog, start } = await openFromCourse();
    await start();
    await dialog.findByText('Downloaded: Как-реки.md', {}, slow);
    expect(asked).toEqual([{ format: 'markdown', quizzes: true, sources: true }]);
    expect(saved.map(({ name }) => name)).toEqual(['Как-реки.md']);
    expect(await saved[0]?.text).toBe('# Rivers');
    expect(fakeServer.count('POST', `/api/v1/learning-paths/${task.task_id}/exports`)).toBe(1);
    dialog.getByText(/^1 KiB\. The file is kept for a day/);
  });

  it('asks for a folder where the format knows one, and leaves out what is not wanted', async () => {
    const { person, dialog, start } = await openFromCourse();
    await person.click(dialog.getByRole('checkbox', { name: /^Quizzes/ }));
    await person.click(dialog.getByRole('checkbox', { name: 'The cited passages in full' }));
    await person.click(dialog.getByRole('checkbox', { name: 'A file for each lesson, in a zip' }));
    await start();
    await waitFor(() => expect(saved).toHaveLength(1), slow);
    await person.click(dialog.getByRole('radio', { name: 'EPUB' }));
    expect(dialog.queryByRole('checkbox', { name: /in a zip/ })).toBeNull();
    await start();
    await waitFor(() => expect(saved).toHaveLength(2), slow);
    const without = { quizzes: false, sources: false };
    expect(asked).toEqual([
      { format: 'markdown', ...without, layout: 'folder' },
      { format: 'epub', ...without },
    ]);
  });

  it('has its headings in the language of the interface where that is chosen', async () => {
    const { person, dialog, start } = await openFromCourse();
    await person.click(dialog.getByRole('radio', { name: 'English' }));
    await start();
    await waitFor(
      () =>
        expect(asked).toEqual([
          { format: 'markdown', quizzes: true, sources: true, headings: 'en' },
        ]),
      slow,
    );
    await person.click(dialog.getByRole('radio', { name: 'QTI 3' }));
    expect(dialog.queryByRole('radio', { name: 'English' })).toBeNull();
  });

  it('leaves out nothing of a format that has questions only', async () => {
    const { person, dialog, start } = await openFromCourse();
    await person.click(dialog.getByRole('checkbox', { name: /^Quizzes/ }));
    await person.click(dialog.getByRole('radio', { name: 'QTI 3' }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await start();
    await waitFor(() => expect(asked).toEqual([{ format: 'qti' }]), slow);
  });

  it('takes the modules and lessons that are chosen by keyboard, and none is no choice', async () => {
    const { person, dialog, start } = await openFromCourse();
    await person.click(dialog.getByRole('radio', { name: 'Chosen modules and lessons' }));
    const tree = within(await dialog.findByRole('list', { name: 'Modules and lessons' }, slow));
    await start();
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one lesson.');
    expect(asked).toEqual([]);

    const second = tree.getByRole('checkbox', { name: /^2\. Rivers and people/ });
    second.focus();
    await person.keyboard(' ');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(second).toBeChecked();
    expect(tree.getByRole('checkbox', { name: /^2\.2 / })).toBeChecked();
    const first = tree.getByRole('checkbox', { name: /^1\. Water/ });
    await person.click(tree.getByRole('checkbox', { name: /^1\.2 / }));
    expect(first).toBePartiallyChecked();
    dialog.getByText('3 of 5 lessons chosen');
    await start();
    await waitFor(() => expect(saved).toHaveLength(1), slow);
    expect(asked[0]).toMatchObject({ parts: [ids.lesson(1, 2), ids.module(2)] });

    await person.click(first);
    expect(first).toBeChecked();
    await start();
    await waitFor(() => expect(saved).toHaveLength(2), slow);
    expect(asked[1]).not.toHaveProperty('parts');
  });

  it('says how far the file is, and begins one download however often it is pressed', async () => {
    hurry();
    states = [{ status: 'waiting', ahead: 2, file: null }];
    const { dialog, start } = await openFromCourse();
    await start();
    const button = dialog.getByRole('button', { name: 'Download' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');
    const status = dialog.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('2 others are made before it.'), slow);
    dialog.getByText(/You can close this window/);
    await start();
    states = [isBeingMade];
    await waitFor(() => expect(status).toHaveTextContent('The file is being prepared…'), slow);
    const bar = () => dialog.getByRole('progressbar', { name: 'How far the file is' });
    expect(bar()).not.toHaveAttribute('value');
    states = [{ ...isBeingMade, progress: { phase: 'lessons', done: 3, of: 12 } }];
    await waitFor(() => expect(bar()).toHaveAttribute('value', '3'), slow);
    expect(bar()).toHaveAttribute('max', '12');
    dialog.getByText('25%');
    // Nobody knows how far the pages are, and no share is made up.
    states = [{ ...isBeingMade, progress: { phase: 'pages', done: 0, of: 1 } }];
    await waitFor(() => expect(status).toHaveTextContent('The pages are being set…'), slow);
    expect(bar()).not.toHaveAttribute('value');
    states = [isMade];
    await waitFor(() => expect(status).toHaveTextContent('Downloaded: Как-реки.md'), slow);
    expect(button.closest('form')).toHaveAttribute('aria-busy', 'false');
    expect(asked).toHaveLength(1);
  });

  it('is called off where it is not wanted any more', async () => {
    states = [isBeingMade];
    const { person, dialog, start } = await openFromCourse();
    await start();
    await person.click(await dialog.findByRole('button', { name: 'Do not make the file' }, slow));
    const form = dialog.getByRole('button', { name: 'Download' }).closest('form');
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'), slow);
    expect(canceled).toBe(1);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(saved).toEqual([]);
  });

  it('says which format failed and why, with the error id, and can be tried again', async () => {
    const body = new AppError('unavailable', 'The course is too large for a file.').toBody();
    answer = () => HttpResponse.json({ error: { ...body, error_id: 'abc-123' } }, { status: 503 });
    const { dialog, start } = await openFromCourse();
    await start();
    const alert = await dialog.findByRole('alert', {}, slow);
    within(alert).getByText('Failed to download Markdown');
    expect(alert).toHaveTextContent('The course is too large for a file. (Error ID: abc-123)');
    expect(saved).toEqual([]);
    answer = () => fileOf('# Rivers', 'Rivers.md');
    await start();
    await dialog.findByText('Downloaded: Rivers.md', {}, slow);
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says why a file could not be made', async () => {
    states = [isBeingMade, { status: 'failed', file: null, error: 'It takes too long.' }];
    const { dialog, start } = await openFromCourse();
    await start();
    const alert = await dialog.findByRole('alert', {}, slow);
    within(alert).getByText('Failed to download Markdown');
    expect(alert).toHaveTextContent('It takes too long.');
  });

  it('offers a file whose dialog was closed as soon as it is ready', async () => {
    states = [isBeingMade];
    const { person, dialog, start } = await openFromCourse();
    await start();
    await dialog.findByText(/You can close this window/, {}, slow);
    await person.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
    expect(sessionStorage.getItem('exports_under_way')).toContain(exportId);
    states = [isMade];
    const news = await screen.findByText(/^Ready to download as Markdown: How rivers/, {}, slow);
    expect(saved).toEqual([]);
    await person.click(within(news.parentElement!).getByRole('button', download));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Как-реки.md']), slow);
    expect(sessionStorage.getItem('exports_under_way')).toBeNull();
    expect(canceled).toBe(0);
  });

  it('says so without a network, and offers nothing to start', async () => {
    const { dialog } = await openFromCourse();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    await dialog.findByText(/You are offline/, {}, slow);
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
    online.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(dialog.queryByText(/You are offline/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('is reached from the row of a course in the history', async () => {
    fakeServer.useCases.previewLearningPaths = {
      run: async (_caller, { page, per_page }) => ({
        entries: [anEntry()],
        total: 1,
        is_total_capped: false,
        page,
        per_page,
        request_time_ms: 1,
      }),
    };
    const { person } = renderApp('/history', { signedIn: true });
    const more = { name: 'More for How rivers shape land' };
    await person.click(await screen.findByRole('button', more, slow));
    await person.click(screen.getByRole('button', { name: 'Download…' }));
    const found = await screen.findByRole('dialog', { name: 'Download this course' }, slow);
    await person.click(within(found).getByRole('radio', { name: 'EPUB' }));
    await person.click(within(found).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveLength(1), slow);
    expect(fakeServer.count('POST', `/api/v1/learning-paths/${anEntry().path_id}/exports`)).toBe(1);
  });

  it('takes recordings and diagrams along in a file of its own, and says how much that is', async () => {
    const recording = {
      id: exportId,
      submodule_id: ids.lesson(1, 1),
      language: 'en-US',
      style: 'standard',
      voice: 'male',
      bytes: 3 * 1024 * 1024,
    } as const;
    let recordings = [recording];
    fakeServer.useCases.getCourseAudio = { run: async () => ({ recordings }) };
    fakeServer.useCases.getCourseVisualizations = { run: async () => ({ visualizations: [] }) };
    const wanted: (string | null)[] = [];
    fakeServer.on(operations.downloadCourseFile, (request) => {
      wanted.push(new URL(request.url).searchParams.get('media'));
      return fileOf('PK', 'Rivers.course');
    });
    const { person, dialog, start } = await openFromCourse();
    expect(dialog.queryByRole('checkbox', { name: /^Recordings/ })).toBeNull();
    await person.click(dialog.getByRole('radio', { name: 'Coursewright' }));
    const name = 'Recordings and diagrams (about 3 MiB)';
    const choice = await dialog.findByRole('checkbox', { name }, slow);
    expect(choice).toBeChecked();
    await start();
    await waitFor(() => expect(wanted).toEqual(['true']), slow);
    await person.click(choice);
    await start();
    await waitFor(() => expect(wanted).toEqual(['true', 'false']), slow);
    await person.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);

    // More than a file takes is not asked for, and it is said why.
    recordings = Array.from({ length: 30 }, () => recording);
    await person.click(await screen.findByRole('button', download, slow));
    const again = within(await screen.findByRole('dialog', { name: 'Download this course' }, slow));
    await person.click(again.getByRole('radio', { name: 'Coursewright' }));
    const tooMuch = await again.findByRole('checkbox', { name: /about 90 MiB/ }, slow);
    expect(tooMuch).toBeDisabled();
    expect(tooMuch).not.toBeChecked();
    expect(tooMuch).toHaveAccessibleDescription(/takes 64 MiB of them/);
    await person.click(again.getByRole('button', download));
    await waitFor(() => expect(wanted).toHaveLength(3), slow);
    expect(wanted[2]).toBe('false');
  });
});
