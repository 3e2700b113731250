import { AppError, operations, publicCourse, type PublicCourse } from '@coursewright/contract';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetServerState } from '../../../app/data-scope.tsx';
import { aCourse, aLesson, ids } from '../../../testing/course-factory.ts';
import { aTask, anEntry } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../../../shared/sharing/share-dialog.tsx';
import '../course.route.tsx';
import './public-course.route.tsx';
import './report-dialog.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  forgetServerState();
  focusManager.setFocused(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

const shareId = 'ABCDEFGHIJKLMNOPQRSTU1';
const at = `/public/${shareId}`;
const theCourse = (change: Partial<PublicCourse> = {}): PublicCourse => {
  const { path_id: _id, task_id: _task, source: _source, ...entry } = anEntry();
  return publicCourse.parse({
    share_id: shareId,
    topic: entry.topic,
    language: entry.language,
    is_complete: true,
    created_at: entry.created_at,
    last_modified_at: entry.last_modified_at,
    modules_count: entry.modules_count,
    submodules_count: entry.submodules_count,
    has_audio: false,
    path_data: aCourse(),
    ...change,
  });
};
const shared = (course = theCourse()) =>
  fakeServer.on(operations.getPublicCourse, () => HttpResponse.json(course));
const gone = () =>
  fakeServer.on(operations.getPublicCourse, () => {
    throw new AppError('not_found', 'Course not found.');
  });
const title = () => screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow);

describe('a course that is shared', () => {
  it('is read without an account: who wrote it, from which sources, and nothing to change', async () => {
    shared();
    const { person } = renderApp(at);
    expect(await title()).toBeVisible();
    const note = screen.getByRole('complementary', { name: 'A shared course' });
    expect(note).toHaveTextContent('Written from “The work of rivers”');
    expect(note).toHaveTextContent('As of Nov 20, 2026.');
    expect(screen.getByText(/^Written by/)).toBeVisible();
    for (const name of ['Edit the outline', 'Saved to History', 'Share', 'Change this lesson'])
      expect(screen.queryByText(name)).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Start the first lesson' }));
    await person.click((await screen.findAllByRole('button', { name: 'Source 1' }))[0]!);
    expect(await screen.findByRole('dialog', { name: 'Source 1' })).toBeVisible();
    expect(fakeServer.state.requests.filter(({ path }) => path.startsWith('/api/trpc'))).toEqual(
      [],
    );
  });

  it('says that it is unfinished, and remembers on this device what was read', async () => {
    shared(theCourse({ is_complete: false }));
    const { person, unmount } = renderApp(at);
    await title();
    expect(screen.getByText(/some lessons may be missing/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Start the first lesson' }));
    await person.click(await screen.findByRole('button', { name: 'Finish lesson' }));
    unmount();
    renderApp(at);
    expect(await screen.findByText('1 of 5 lessons finished', {}, slow)).toBeVisible();
  });

  it('is not found when it is private, and where the address never was one', async () => {
    gone();
    const heading = { level: 1, name: 'This course is not public' };
    const { unmount } = renderApp('/public/short');
    expect(await screen.findByRole('heading', heading, slow)).toBeVisible();
    unmount();
    // An address of its own: what another test still asked for when it ended may come late.
    const elsewhere = 'ABCDEFGHIJKLMNOPQRSTU2';
    renderApp(`/public/${elsewhere}`);
    expect(await screen.findByRole('heading', heading, slow)).toBeVisible();
    expect(fakeServer.count('GET', `/api/public/${elsewhere}`)).toBe(1);
  });

  it('disappears from the screen of whoever comes back to it after it was made private', async () => {
    shared();
    renderApp(at);
    await title();
    gone();
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    expect(
      await screen.findByRole('heading', { name: 'This course is not public' }, slow),
    ).toBeVisible();
    expect(screen.queryByText('How rivers shape land')).toBeNull();
  });

  it('waits for the network where there is none', async () => {
    shared();
    onlineManager.setOnline(false);
    renderApp(at);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You are offline' }, slow),
    ).toBeVisible();
    act(() => onlineManager.setOnline(true));
    expect(await title()).toBeVisible();
  });

  const copies = () => {
    const asked: string[] = [];
    fakeServer.useCases.copyLearningPath = {
      run: async (_caller, { id }) => {
        asked.push(id);
        return anEntry({ source: 'copied_public' });
      },
    };
    fakeServer.useCases.generationStatus = {
      run: async () => aTask({ status: 'completed', overall_progress: 1, result: aCourse() }),
    };
    return asked;
  };

  it('is copied by a member, who is led to the copy', async () => {
    shared();
    const asked = copies();
    const { person, address } = renderApp(at, { signedIn: true });
    await title();
    await person.click(screen.getByRole('button', { name: 'Copy to my history' }));
    await waitFor(() => expect(address()).toBe(`/history/${anEntry().path_id}`), slow);
    expect(asked).toEqual([shareId]);
    expect(await screen.findByText(/is in your history now/)).toBeVisible();
  });

  it('tells a member why it was not copied', async () => {
    shared();
    fakeServer.useCases.copyLearningPath = {
      run: () => Promise.reject(new AppError('too_many_requests', 'Please try again later.')),
    };
    const { person, address } = renderApp(at, { signedIn: true });
    await title();
    await person.click(screen.getByRole('button', { name: 'Copy to my history' }));
    expect(await screen.findByText(/^The course was not copied\./, {}, slow)).toBeVisible();
    expect(address()).toBe(at);
  });

  it('is copied for a visitor after the login, once, and for nobody who did not ask', async () => {
    shared();
    const asked = copies();
    const { person, address, unmount } = renderApp(at);
    await title();
    const back = `/history?public=${encodeURIComponent(at)}`;
    await person.click(screen.getByRole('button', { name: 'Log in to copy it to your history' }));
    await waitFor(
      () => expect(address()).toBe(`/login?redirect=${encodeURIComponent(back)}`),
      slow,
    );
    await person.type(
      await screen.findByLabelText('E-mail', {}, slow),
      fakeServer.state.user.email,
    );
    await person.type(screen.getByLabelText('Password'), fakeServer.state.password);
    await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe(`/history/${anEntry().path_id}`), slow);
    expect(asked).toEqual([shareId]);
    unmount();

    renderApp(at, { signedIn: true });
    await title();
    expect(screen.getByRole('button', { name: 'Copy to my history' })).toBeVisible();
    expect(asked).toEqual([shareId]);
  });
});

it('is reported by whoever reads it, with a reason', async () => {
  shared();
  const reports: unknown[] = [];
  fakeServer.useCases.reportPublicCourse = {
    run: async (_who, input) => void reports.push(input),
  };
  const { person } = renderApp(at);
  await title();
  await person.click(screen.getByRole('button', { name: 'Report this course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this course' }, slow));
  const send = dialog.getByRole('button', { name: 'Send the report' });
  expect(send).toBeDisabled();
  await person.selectOptions(
    dialog.getByLabelText('What is wrong with it?'),
    'It is spam or fraud',
  );
  await person.type(dialog.getByLabelText(/^Anything we should know/), 'It sells something.');
  await person.click(send);
  expect(
    await screen.findByText(/An administrator will look at this course/, {}, slow),
  ).toBeVisible();
  expect(reports).toEqual([{ id: shareId, reason: 'spam', text: 'It sells something.' }]);
});

it('has a question reported to its owner by whoever finds it wrong', async () => {
  shared();
  const reports: unknown[] = [];
  let isAway = true;
  fakeServer.useCases.reportPublicQuestion = {
    run: async (_who, input) => {
      if (isAway) throw new AppError('unavailable', 'The database is away. Please try again.');
      reports.push(input);
    },
  };
  const { person } = renderApp(`${at}?lesson=${ids.lesson(1, 1)}&tab=quiz`);
  await person.click(await screen.findByRole('radio', { name: 'Wind' }, slow));
  await person.click(screen.getByRole('button', { name: 'Check answer' }));
  await person.click(screen.getByRole('button', { name: 'This question is wrong' }));
  await person.type(screen.getByLabelText(/^What is wrong with it/), 'Wind moves it too.');
  const send = screen.getByRole('button', { name: 'Report' });
  await person.click(send);
  expect(await screen.findByRole('alert')).toBeVisible();
  isAway = false;
  await person.click(send);
  expect(
    await screen.findByText('Reported to the author of the course. It does not count.'),
  ).toBeVisible();
  const { quiz } = aLesson(1, 1);
  expect(reports).toEqual([
    { id: shareId, question_id: quiz[0]?.id, reason: 'Wind moves it too.' },
  ]);
});

it('shares an own course from its header', async () => {
  fakeServer.useCases.getPublicity = {
    run: async () => ({ is_public: false, share_id: null, url: null, is_indexable: false }),
  };
  const { task_id } = aTask();
  fakeServer.useCases.generationStatus = {
    run: async () => aTask({ status: 'completed', overall_progress: 1, result: aCourse() }),
  };
  const { person } = renderApp(`/result/${task_id}`, { signedIn: true });
  await title();
  await person.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this course' }, slow);
  expect(
    await within(dialog).findByRole('switch', { name: 'Anyone with the link can read it' }, slow),
  ).not.toBeChecked();
});
