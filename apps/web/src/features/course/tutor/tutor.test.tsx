import {
  AppError,
  chatBody,
  type ChatMessage,
  type ChatThread,
  operations,
} from '@coursewright/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { interfaceLanguage } from '../../../shared/language.ts';
import { aCourse, aLesson, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';
import './components/tutor.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const [passage] = aCourse().sources[0]!.passages;
const citations = [
  {
    marker: 1,
    source_id: aCourse().sources[0]!.id,
    passage_id: passage!.id,
    submodule_id: ids.lesson(1, 1),
  },
];
const thread_id = '00000000-0000-4000-8000-00000000c4a7';
const renews_at = '2026-05-02T00:00:00.000Z';
const created_at = '2026-05-01T10:00:00.000Z';
const left = (free_left: number, bought_left = 0) => ({
  free_left,
  free_per_day: 100,
  bought_left,
  renews_at,
});
const said = (number: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  role: number % 2 === 1 ? 'learner' : 'tutor',
  kind: number % 2 === 1 ? null : 'quoted',
  text: `Message ${number}`,
  citations: [],
  uncertain: '',
  is_stopped: false,
  question_id: null,
  created_at,
  ...change,
});

/** What the tutor says as a stream, where it says it at once. */
const event = (name: string, data: object) =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
const asker = {
  userId: thread_id,
  sessionId: '',
  isAdmin: false,
  ip: '127.0.0.1',
  userAgent: 'test',
};
const streamed = async (request: Request): Promise<HttpResponse<BodyInit>> => {
  const body = chatBody.parse(await request.json());
  const idempotencyKey = request.headers.get('idempotency-key') ?? '';
  const headers = { 'content-type': 'text/event-stream' };
  try {
    const answer = await fakeServer.useCases.chat?.run(asker, body, { idempotencyKey });
    return new HttpResponse(event('answer', answer ?? {}), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new HttpResponse(event('failed', error.toBody()), { headers });
  }
};

let thread: ChatThread;
const asked: unknown[] = [];
beforeEach(() => {
  thread = { thread_id: null, messages: [], has_earlier: false, allowance: left(100) };
  asked.length = 0;
  const course = aCourse();
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  fakeServer.useCases.chatThread = { run: async () => thread };
  fakeServer.on(operations.chatStream, streamed);
  fakeServer.useCases.chat = {
    run: async (_caller, input) => {
      asked.push(input);
      const at = input.replaces ?? thread.messages.length + 1;
      const reply = 'Gravity pulls water <img src=x onerror=alert(1)> **down**. [^1]';
      return {
        reply,
        kind: 'quoted',
        thread_id,
        citations,
        messages: [
          said(at, { role: 'learner', kind: null, text: input.message }),
          said(at + 1, { role: 'tutor', kind: 'quoted', text: reply, citations }),
        ],
        allowance: left(99),
      };
    },
  };
});
const open = async (rest = '&tab=chat', content = 'Content') => {
  const app = renderApp(`/result/${aTask().task_id}?lesson=${ids.lesson(1, 1)}${rest}`, {
    signedIn: true,
  });
  await screen.findByRole('tab', { name: content }, slow);
  return app;
};
const question = () => screen.findByRole('textbox', { name: 'Your question' }, slow);
const log = () => within(screen.getByRole('log', { name: 'Conversation with the tutor' }));

describe('the tabs of a lesson', () => {
  it('are in one list, reached by an address and by keys', async () => {
    const { person } = await open('&tab=chat');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Content',
      'Quiz (2)',
      'Resources',
      'Tutor',
      'Audio',
      'Visualization',
    ]);
    const tutor = screen.getByRole('tab', { name: 'Tutor' });
    expect(tutor).toHaveAttribute('aria-selected', 'true');
    act(() => tutor.focus());
    await person.keyboard('{ArrowRight}{Enter}');
    // A tab that has the focus says its place, too.
    expect(screen.getByRole('tab', { name: /Audio$/ })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the tutor', () => {
  it('answers what is asked, as text, with the way to its source', async () => {
    const { person } = await open();
    const box = await question();
    await person.type(box, 'Why?{Shift>}{Enter}{/Shift}Really?{Enter}');
    expect(await log().findByText('down', { selector: 'strong' })).toBeVisible();
    expect(log().getByText('The sources of this course say:')).toBeVisible();
    expect(log().queryByRole('img')).toBeNull();
    expect(box).toHaveValue('');
    expect(asked).toEqual([
      {
        path_id: aTask().task_id,
        module_index: 0,
        submodule_index: 0,
        message: 'Why?\nReally?',
      },
    ]);
    expect(screen.getByText('99 of 100 free messages left today')).toBeVisible();
    await person.click(log().getByRole('button', { name: 'Source 1' }));
    expect(
      await screen.findByText(passage!.text.slice(0, 30), { exact: false }, slow),
    ).toBeInTheDocument();
  });

  it('gives its answer to be pasted elsewhere, without markers, and says so where it cannot', async () => {
    const { person } = await open();
    await person.type(await question(), 'Why?{Enter}');
    await person.click(await log().findByRole('button', { name: 'Copy the answer' }, slow));
    expect(await screen.findByText('Copied.', {}, slow)).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('down');
    expect(copied).not.toMatch(/\[\^\d+\]/);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await person.click(log().getByRole('button', { name: 'Copy the answer' }));
    expect(await screen.findByText('The answer could not be copied.', {}, slow)).toBeVisible();
  });

  it('suggests what to ask, and asks for help with a question of the quiz by its id', async () => {
    const { person } = await open();
    await question();
    const suggested = screen.getByRole('region', { name: 'Suggested questions' });
    await person.click(
      within(suggested).getByRole('button', { name: 'Help me with question 1 of the quiz' }),
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ question_id: aLesson(1, 1).quiz[0]!.id });
    expect(screen.queryByRole('region', { name: 'Suggested questions' })).toBeNull();
  });

  it('keeps a question that was not answered, and asks it again under the same key', async () => {
    const { chat: answer } = fakeServer.useCases;
    if (!answer) throw new Error('nothing answers');
    const keys: unknown[] = [];
    let isAway = true;
    fakeServer.useCases.chat = {
      run: async (caller, input, options) => {
        keys.push(options?.idempotencyKey);
        if (isAway) throw new AppError('unavailable', 'The database is away. Please try again.');
        return answer.run(caller, input, options);
      },
    };
    const { person } = await open();
    await person.type(await question(), 'Why?{Enter}');
    expect(
      await screen.findByText('Your question was not answered, and costs nothing.'),
    ).toBeVisible();
    expect(log().getByText('Why?')).toBeVisible();
    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await log().findByText('down', { selector: 'strong' })).toBeVisible();
    expect(log().getAllByText('Why?')).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows an answer as it grows, and keeps what there is of one that is stopped', async () => {
    let tell: ReadableStreamDefaultController<Uint8Array> | undefined;
    let hasLeft = false;
    fakeServer.on(operations.chatStream, async (request) => {
      asked.push(await request.clone().json());
      request.signal.addEventListener('abort', () => {
        hasLeft = true;
      });
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = controller;
        },
        cancel: () => {
          hasLeft = true;
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const { person } = await open();
    await person.type(await question(), 'Why?{Enter}');
    await waitFor(() => expect(tell).toBeDefined());
    expect(log().queryByText('Checking the answer against the sources…')).toBeNull();
    act(() => tell?.enqueue(event('text', { from: 0, text: '', citations: [] })));
    expect(await log().findByText('Checking the answer against the sources…')).toBeVisible();
    act(() => tell?.enqueue(event('text', { from: 0, text: 'Water **flows** [^1]', citations })));
    expect(await log().findByText('flows', { selector: 'strong' })).toBeVisible();
    expect(log().queryByText('Checking the answer against the sources…')).toBeNull();
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    const kept = [
      said(1, { text: 'Why?' }),
      said(2, { kind: 'answered', text: 'Water **flows** [^1]', citations, is_stopped: true }),
    ];
    thread = { ...thread, thread_id, messages: kept };
    await person.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(hasLeft).toBe(true));
    expect(await log().findByText('You stopped this answer. It costs nothing.')).toBeVisible();
    fakeServer.on(operations.chatStream, streamed);
    await person.click(await screen.findByRole('button', { name: 'Ask again' }, slow));
    expect(await log().findByText('down', { selector: 'strong' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ message: 'Why?', replaces: 1 });
    expect(log().queryByText('flows', { selector: 'strong' })).toBeNull();
  });

  it('sets what is not certain apart, asks in other words, and gives one hint after the other', async () => {
    const [item] = aLesson(1, 1).quiz;
    thread = {
      ...thread,
      thread_id,
      messages: [
        said(1, { text: 'What is it?' }),
        said(2, { kind: 'answered', text: 'It is wet.', uncertain: 'It is cheese.' }),
        said(3, { text: 'Help me.' }),
        said(4, { kind: 'hint', text: 'Rivers', question_id: item!.id }),
      ],
    };
    const { person } = await open();
    const box = await question();
    expect(
      within(screen.getByRole('region', { name: /^Not certain/ })).getByText('It is cheese.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Ask in other words' }));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('Help me.');
    await person.keyboard('{Escape}');
    expect(box).toHaveValue('');
    await person.click(screen.getByRole('button', { name: 'Another hint, please.' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ question_id: item!.id });
  });

  it('is opened from a question of the quiz, to help with that one', async () => {
    const { person } = await open('&tab=quiz');
    await person.click(await screen.findByRole('link', { name: 'Help me' }, slow));
    const box = await question();
    await waitFor(() => expect(box).toHaveValue('Help me with this question.'));
    expect(box).toHaveFocus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ question_id: aLesson(1, 1).quiz[0]!.id });
  });

  it('shows earlier messages when asked, and forgets all of them after asking', async () => {
    thread = {
      thread_id,
      messages: [said(3), said(4)],
      has_earlier: true,
      allowance: left(40),
    };
    fakeServer.useCases.chatThread = {
      run: async (_caller, { before }) =>
        before === undefined
          ? thread
          : { ...thread, messages: [said(1), said(2)], has_earlier: false },
    };
    fakeServer.useCases.clearChat = { run: async (_caller, input) => void asked.push(input) };
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Show earlier messages' }, slow));
    expect(await log().findByText('Message 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Clear the conversation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear this conversation?' }, slow);
    await person.click(within(dialog).getByRole('button', { name: 'Clear the conversation' }));
    await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull());
    expect(asked).toEqual([{ thread_id }]);
  });

  it('keeps seventy-five messages on the page, wherever in a long conversation one looks', async () => {
    const page = (before: number) =>
      Array.from({ length: 50 }, (_, index) => said(before - 50 + index));
    thread = { thread_id, messages: page(201), has_earlier: true, allowance: left(40) };
    fakeServer.useCases.chatThread = {
      run: async (_caller, { before }) =>
        before === undefined
          ? thread
          : { ...thread, messages: page(before), has_earlier: before > 51 },
    };
    const { person } = await open();
    const press = async (name: string) =>
      person.click(await screen.findByRole('button', { name }, slow));
    const shows = (first: number, last: number) =>
      waitFor(() => {
        const numbers = log()
          .getAllByText(/^Message \d+$/)
          .map(({ textContent }) => Number(textContent.split(' ')[1]));
        expect([numbers.at(0), numbers.at(-1), numbers.length]).toEqual([
          first,
          last,
          last - first + 1,
        ]);
      });
    await shows(151, 200);
    expect(screen.queryByRole('button', { name: 'Back to the latest' })).toBeNull();
    await press('Show earlier messages');
    await shows(101, 175);
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await press('Show earlier messages');
    await shows(51, 125);
    await press('Show earlier messages');
    await shows(1, 75);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await press('Show later messages');
    await shows(51, 125);
    await press('Back to the latest');
    await shows(126, 200);
    expect(screen.getByRole('log')).toHaveFocus();
    await press('Show earlier messages');
    await shows(76, 150);
    await person.type(await question(), 'Why?{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(log().getByText('Message 200')).toBeVisible());
  });

  it('sells more messages when few are left, and the purchase of credits is at hand', async () => {
    thread = { ...thread, allowance: left(0) };
    let credits = 0;
    fakeServer.useCases.purchaseChatAllowance = {
      run: async () => {
        if (credits === 0) throw new AppError('payment_required', 'You need 1 credit for this.');
        return { credits: credits - 1, allowance: left(0, 50) };
      },
    };
    const { person } = await open();
    expect(await screen.findByText(/^You have used all messages of today/, {}, slow)).toBeVisible();
    expect(await question()).toBeEnabled();
    const buy = () => screen.getByRole('button', { name: 'Buy 50 messages for 1 credit' });
    await person.click(buy());
    const purchase = await screen.findByRole('dialog', { name: 'Purchase Credits' }, slow);
    await person.click(within(purchase).getByRole('button', { name: 'Cancel' }));
    credits = 1;
    await person.click(buy());
    expect(await screen.findByText(/50 bought messages left/, {}, slow)).toBeVisible();
    expect(screen.queryByText(/^You have used all messages of today/)).toBeNull();
  });

  it('speaks Spanish where the interface does', async () => {
    act(() => interfaceLanguage.choose('es'));
    await open('&tab=chat', 'Contenido');
    expect(await screen.findByText(/^El tutor responde con frases/, {}, slow)).toBeVisible();
  });
});
