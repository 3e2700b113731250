import type { LessonAudio } from '@coursewright/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';
import './components/audio-tab.tsx';
import './components/playing-lesson.tsx';
import { lessonPlayer } from './model/lesson-player.ts';
import { clockTime, paragraphsOf, sentenceAt } from './model/sentences.ts';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const sentences = ['Why rivers flow', 'Water runs downhill.', 'It is slow.', 'The end.'].map(
  (text, nth) => ({
    text,
    is_heading: nth === 0,
    ends_paragraph: nth !== 1,
    starts_at: nth * 2,
    ends_at: nth * 2 + 1.5,
  }),
);
const nothing: LessonAudio = {
  status: 'none',
  progress: 0,
  price: 1,
  audio_url: null,
  opus_url: null,
  transcript: null,
  sentences: [],
  duration_seconds: null,
  mime_type: null,
  language: 'en-US',
  style: 'standard',
  voice: 'male',
  narrator: 'eSpeak NG',
  is_builtin: true,
  script: 'lesson',
  script_author: null,
  languages: ['en-US'],
  styles: ['standard', 'calm'],
  voices: ['male', 'female'],
  refusal: null,
  error: null,
};
const made: LessonAudio = {
  ...nothing,
  status: 'completed',
  progress: 1,
  price: 0,
  audio_url: '/api/v1/audio/1?format=mp3&expires=1&signature=x',
  opus_url: '/api/v1/audio/1?format=opus&expires=1&signature=x',
  transcript: 'Why rivers flow',
  sentences,
  duration_seconds: 7.5,
  mime_type: 'audio/mpeg',
};

// jsdom makes no sound.
let element: HTMLMediaElement | undefined;
/** The audio comes to a time by being heard. */
const hear = (seconds: number) =>
  act(() => {
    element!.currentTime = seconds;
    element!.dispatchEvent(new Event('timeupdate'));
  });
beforeEach(() => {
  localStorage.clear();
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    // oxlint-disable-next-line typescript/no-this-alias -- the player keeps it to itself
    element = this;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(media, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => lessonPlayer.close());
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The audio tab of a lesson, of which the server says what `audio` is then. */
async function listen(server: { audio: LessonAudio; readBy?: RegExp }) {
  const course = aCourse();
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  fakeServer.useCases.getLessonAudio = { run: async () => server.audio };
  const at = `/result/${aTask().task_id}?lesson=${ids.lesson(1, 1)}&tab=audio`;
  const app = renderApp(at, { signedIn: true });
  const panel = await screen.findByRole('tabpanel', { name: 'Audio' }, slow);
  await within(panel).findByText(
    server.readBy ?? 'Read by the built-in synthetic voice (eSpeak NG).',
    {},
    slow,
  );
  return { ...app, panel: within(panel) };
}

it('a lesson says what it costs, is made after a press, and is followed in its text', async () => {
  const server = { audio: nothing };
  const orders: unknown[] = [];
  fakeServer.useCases.createLessonAudio = {
    run: async (_caller, input) => {
      orders.push(input);
      server.audio = { ...nothing, status: 'running', progress: 0.4, price: 0 };
      return server.audio;
    },
  };
  const { person, panel } = await listen(server);
  expect(panel.getByText('1 credit')).toBeVisible();
  await person.selectOptions(panel.getByRole('combobox', { name: 'Voice' }), 'female');
  await person.click(await panel.findByRole('button', { name: 'Read it aloud' }));
  expect(await panel.findByRole('progressbar', { name: /40%/ })).toBeVisible();
  expect(orders).toEqual([
    expect.objectContaining({ module_index: 0, submodule_index: 0, voice: 'female', wait: false }),
  ]);

  server.audio = made;
  const play = await panel.findByRole('button', { name: 'Play' }, slow);
  await person.click(play);
  expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'It is slow.' }));
  expect(lessonPlayer.now).toBe(4);
  expect(panel.getByRole('button', { name: 'It is slow.', current: true })).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(panel.getByRole('button', { name: 'The end.' })).toHaveFocus();
  await person.click(panel.getByRole('button', { name: 'Back 15 seconds' }));
  expect(lessonPlayer.now).toBe(0);
  await person.selectOptions(panel.getByRole('combobox', { name: 'Speed' }), '1.5');
  expect(lessonPlayer.getSnapshot().rate).toBe(1.5);
});

it('a lesson is heard on while others are read, says what comes next, and is put away', async () => {
  const { person, panel } = await listen({ audio: made });
  await person.click(panel.getByRole('button', { name: 'Play' }));
  await person.click(screen.getByRole('tab', { name: 'Content' }));
  const bar = within(await screen.findByRole('region', { name: 'Playing' }, slow));
  expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  fakeServer.useCases.getLessonAudio = { run: async () => nothing };
  act(() => lessonPlayer.onEnded());
  expect((await screen.findAllByText('Lesson 1.2 has no audio yet.', {}, slow)).length).toBe(2);
  await person.click(bar.getByRole('button', { name: 'Stop listening' }));
  expect(screen.queryByRole('region', { name: 'Playing' })).toBeNull();
});

it('goes on with the next lesson of the course from its beginning, and says where the course ends', async () => {
  const { person, panel } = await listen({ audio: made });
  await person.click(panel.getByRole('button', { name: 'Play' }));
  await person.click(screen.getByRole('tab', { name: 'Content' }));
  const asked: unknown[] = [];
  fakeServer.useCases.getLessonAudio = {
    run: async (_caller, { module_index, submodule_index }) => {
      asked.push([module_index, submodule_index]);
      return { ...made, audio_url: `/api/v1/audio/${module_index}${submodule_index}?format=mp3` };
    },
  };
  const bar = within(await screen.findByRole('region', { name: 'Playing' }, slow));
  const lessons = aCourse().modules.flatMap(({ submodules }) => submodules);
  const places = aCourse().modules.flatMap(({ submodules }, module) =>
    submodules.map((_lesson, index) => [module, index]),
  );
  for (const [nth, lesson] of lessons.entries()) {
    if (nth === 0) continue;
    hear(9);
    act(() => void element!.dispatchEvent(new Event('ended')));
    const address = `/audio/${places[nth]!.join('')}`;
    await waitFor(() => expect(element!.src).toContain(address), slow);
    expect(await bar.findByText(lesson.title, { exact: false }, slow)).toBeVisible();
    expect(await bar.findByRole('button', { name: 'Pause' }, slow)).toBeVisible();
    expect(lessonPlayer.now).toBe(0);
  }
  expect(asked).toEqual(places.slice(1));
  act(() => void element!.dispatchEvent(new Event('ended')));
  expect((await screen.findAllByText('That was the last lesson.', {}, slow)).length).toBe(2);
});

it.each([
  ['probably', 'opus'],
  ['', 'mp3'],
] as const)(
  'is heard in the smaller format where the browser plays it (%o), and downloaded as MP3',
  async (answer, format) => {
    const asked = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer);
    const { person, panel } = await listen({ audio: made });
    await person.click(await panel.findByRole('button', { name: 'Play' }, slow));
    expect(asked).toHaveBeenCalledWith('audio/ogg; codecs=opus');
    expect(element).toHaveAttribute('src', expect.stringContaining(`format=${format}`));
    const download = panel.getByRole('link', { name: /^Download/ });
    expect(download).toHaveAttribute('href', expect.stringContaining('format=mp3'));
    expect(download).toHaveAttribute('download', expect.stringMatching(/\.mp3$/));
  },
);

it('stops by itself after the minutes that were chosen, or with its lesson', async () => {
  const { person, panel } = await listen({ audio: made });
  await person.click(panel.getByRole('button', { name: 'Play' }));
  const sleep = panel.getByRole('combobox', { name: 'Stop by itself' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(sleep, { target: { value: '5' } });
  act(() => void vi.advanceTimersByTime(5 * 60_000 - 1));
  expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(panel.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(sleep).toHaveValue('never');
  vi.useRealTimers();

  await person.selectOptions(sleep, 'lesson');
  await person.click(panel.getByRole('button', { name: 'Play' }));
  act(() => void element!.dispatchEvent(new Event('ended')));
  expect(panel.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(sleep).toHaveValue('never');
  // What comes next was not asked for.
  expect(screen.queryByText('Lesson 1.2 has no audio yet.')).toBeNull();
});

it('obeys the keys of a headset or a locked screen, and tells them what is heard', async () => {
  const handlers = new Map<string, MediaSessionActionHandler>();
  const session = {
    metadata: undefined as unknown,
    playbackState: 'none',
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) =>
      handler ? handlers.set(action, handler) : handlers.delete(action),
    setPositionState: vi.fn<(state: MediaPositionState) => void>(),
  };
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(readonly shown: MediaMetadataInit) {}
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  const { person, panel } = await listen({ audio: made });
  await person.click(panel.getByRole('button', { name: 'Play' }));
  const press = (action: MediaSessionAction, details: object = {}) =>
    act(() => handlers.get(action)!({ action, ...details }));
  await waitFor(() =>
    expect(session).toMatchObject({
      playbackState: 'playing',
      metadata: { shown: { title: expect.stringMatching(/^1\.1 /) } },
    }),
  );
  expect(session.setPositionState).toHaveBeenLastCalledWith(
    expect.objectContaining({ duration: 7.5, playbackRate: lessonPlayer.getSnapshot().rate }),
  );
  press('pause');
  expect([session.playbackState, lessonPlayer.getSnapshot().isPlaying]).toEqual(['paused', false]);
  press('play');
  expect(lessonPlayer.getSnapshot().isPlaying).toBe(true);
  press('seekto', { seekTime: 4.5 });
  expect(lessonPlayer.now).toBe(4.5);
  press('seekbackward', { seekOffset: 2 });
  expect(lessonPlayer.now).toBe(2.5);
  press('previoustrack');
  expect(lessonPlayer.now).toBe(0);
  press('stop');
  await waitFor(() => expect([session.metadata, handlers.size]).toEqual([null, 0]));
});

it('is heard as MP3 where the browser said that it plays Opus, and does not', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  const { person, panel } = await listen({ audio: made });
  await person.click(await panel.findByRole('button', { name: 'Play' }, slow));
  const fails = () => act(() => void element!.dispatchEvent(new Event('error')));
  expect(element).toHaveAttribute('src', expect.stringContaining('format=opus'));
  // An address may have expired: it is asked for anew first.
  fails();
  await waitFor(() => expect(lessonPlayer.getSnapshot().hasFailed).toBe(false));
  expect(element).toHaveAttribute('src', expect.stringContaining('format=opus'));
  fails();
  await waitFor(() =>
    expect(element).toHaveAttribute('src', expect.stringContaining('format=mp3')),
  );
  expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
  fails();
  expect(lessonPlayer.getSnapshot().hasFailed).toBe(true);
});

it('waits at the question of its lesson where that is wanted, and goes on when it has an answer', async () => {
  const texts = ['Why rivers flow', 'The floodplain is flat.', 'How fast?', 'It is slow.'];
  const spoken = sentences.map((sentence, nth) => ({
    ...sentence,
    text: texts[nth]!,
    ends_paragraph: true,
  }));
  const { person, panel } = await listen({ audio: { ...made, sentences: spoken } });
  const asked = () => panel.queryByRole('region', { name: /^Before you listen on/ });
  const wait = await panel.findByRole('switch', { name: /^Wait at the question/ }, slow);
  await person.click(panel.getByRole('button', { name: 'Play' }));
  hear(3.9);
  hear(4.1);
  expect(asked()).toBeNull();
  await person.click(wait);
  // What is jumped over is not asked.
  await person.click(panel.getByRole('button', { name: 'It is slow.' }));
  hear(6.2);
  expect(asked()).toBeNull();
  await person.click(panel.getByRole('button', { name: 'Why rivers flow' }));
  hear(3.9);
  hear(4.1);
  expect(lessonPlayer.now).toBe(4);
  expect(panel.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByText('The audio waits for your answer.')).toBeInTheDocument();
  const question = within(asked()!);
  await person.click(question.getByRole('radio', { name: 'Gravity' }));
  await person.click(question.getByRole('button', { name: 'Check answer' }));
  expect(question.getByText('Right.')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Listen on' }));
  expect(asked()).toBeNull();
  expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(wait).toHaveFocus();
  // It has an answer, so nothing stops any more.
  act(() => lessonPlayer.seek(0));
  hear(3.9);
  hear(4.1);
  expect(asked()).toBeNull();
  expect(localStorage.getItem('audio_asks')).toBe('yes');
});

it.each<[Partial<LessonAudio>, RegExp]>([
  [{ script: 'lesson' }, /^It is read in the lesson’s own words\.$/],
  [{ script: 'written', script_author: 'openai:m' }, /^openai:m writes what is said for the ear/],
  [{ script: 'partly', script_author: 'openai:m' }, /^openai:m wrote .*read as they stand/],
  [
    { script: 'refused', script_author: 'openai:m' },
    /own words: what openai:m wrote .* did not hold/,
  ],
  [
    { narrator: null, is_builtin: false, script: null },
    /^This recording came with the course\. Its file does not say who speaks\.$/,
  ],
])('says whose words are heard and who speaks: %o', async (known, said) => {
  await listen({ audio: { ...made, ...known }, readBy: said });
  expect(screen.queryByText(/eSpeak NG/) === null).toBe(known.narrator === null);
});

it('who has no credits is offered some, and what cannot be spoken says why', async () => {
  fakeServer.state.user.credits = 0;
  const { person, panel, unmount } = await listen({
    audio: { ...nothing, status: 'failed', error: 'It failed.' },
  });
  expect(panel.getByText('Your credit was returned. You can try again.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Read it aloud' })).toBeNull();
  await person.click(panel.getByRole('button', { name: 'Buy credits' }));
  expect(await screen.findByRole('dialog', {}, slow)).toBeVisible();
  unmount();
  const refused = await listen({ audio: { ...nothing, refusal: 'Kanji cannot be read.' } });
  expect(await refused.panel.findByText('Kanji cannot be read.', {}, slow)).toBeVisible();
});

it('knows which sentence is spoken when', () => {
  expect([-1, 0, 1.9, 2, 99].map((at) => sentenceAt(sentences, at))).toEqual([-1, 0, 0, 1, 3]);
  expect(paragraphsOf(sentences).map(({ first }) => first)).toEqual([0, 1, 3]);
  expect([0, 61.9, 3723].map(clockTime)).toEqual(['0:00', '1:01', '1:02:03']);
});
