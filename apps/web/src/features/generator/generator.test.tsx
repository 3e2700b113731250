import {
  AppError,
  operations,
  Refusal,
  say,
  userKey,
  type GenerateCourseInput,
  type KeyProvider,
} from '@coursewright/contract';
import type { CallOptions } from '@coursewright/rpc';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, aTask, aUser, someCapabilities } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './generator.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

async function openGenerator(at = '/generator') {
  const app = renderApp(at, { signedIn: true });
  const topic = await screen.findByLabelText('Topic', {}, slow);
  return {
    ...app,
    topic,
    start: async () =>
      app.person.click(await screen.findByRole('button', { name: 'Generate course' })),
  };
}

/** Lets the fake server note what it was asked to start. */
function noteStarts(
  answer: () => Promise<{ task_id: string; status: 'pending' }> = async () => ({
    task_id: aTask().task_id,
    status: 'pending',
  }),
) {
  const starts: { input: GenerateCourseInput; key: string | undefined }[] = [];
  fakeServer.useCases.startGeneration = {
    run: (_caller, input, options?: CallOptions) => {
      starts.push({ input, key: options?.idempotencyKey });
      return answer();
    },
  };
  return starts;
}

function withAuthor(kind: 'builtin' | 'model') {
  fakeServer.useCases.capabilities = {
    run: async () => someCapabilities({ author: { kind, name: 'Test author' } }),
  };
}

beforeEach(() => sessionStorage.clear());

describe('starting a course', () => {
  it('needs a topic of up to 200 characters with a letter or digit, then leads to the course being written', async () => {
    const starts = noteStarts();
    const { person, topic, start, address } = await openGenerator();
    expect(screen.getByText('1 credit')).toBeVisible();
    expect(screen.getByText(/you have 3/)).toBeVisible();

    await person.type(topic, '?!');
    expect(screen.getByText('2 of 200 characters')).toBeVisible();
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent('Use at least one letter or digit.');
    expect(topic).toHaveAccessibleDescription(/Use at least one letter or digit/);
    await waitFor(() => expect(topic).toHaveFocus());

    fireEvent.change(topic, { target: { value: 'x'.repeat(203) } });
    expect(screen.getByRole('alert')).toHaveTextContent('The topic is 3 characters too long.');
    expect(starts).toHaveLength(0);

    fireEvent.change(topic, { target: { value: '  How rivers shape land ' } });
    fireEvent.change(screen.getByLabelText(/Who is it for/), {
      target: { value: 'A curious walker' },
    });
    await start();
    await waitFor(() => expect(address()).toBe(`/generating/${aTask().task_id}`), slow);
    expect(starts[0]?.input).toEqual({
      topic: 'How rivers shape land',
      audience: 'A curious walker',
      language: 'en',
      explanation_style: 'standard',
      source_policy: 'web',
      parallel_count: 2,
      search_parallel_count: 3,
      submodule_parallel_count: 2,
      outline_first: false,
      without_sources: 'ask',
      notify_by_email: false,
    });
    expect(starts[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends the advanced choices, and 0 counts as "the author decides"', async () => {
    const starts = noteStarts();
    withAuthor('model');
    const { person, topic, start } = await openGenerator();
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await person.click(screen.getByText(/^Advanced/));
    const first = screen.getByRole('checkbox', { name: 'Show me the outline first' });
    expect(first).toHaveAccessibleDescription(/Writing pauses after the outline/);
    await person.click(first);
    await person.click(screen.getByRole('radio', { name: 'Grumpy genius' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Modules' }), 'Exactly 4');
    const language = await screen.findByRole('combobox', { name: 'Language of the course' });
    await person.click(language);
    await person.type(language, 'nl');
    await person.click((await screen.findAllByTitle('Nederlands (Dutch)')).at(-1)!);
    await person.clear(screen.getByRole('spinbutton', { name: 'Searches' }));
    await person.type(screen.getByRole('spinbutton', { name: 'Searches' }), '5');
    await start();
    await waitFor(() => expect(starts).toHaveLength(1));
    expect(starts[0]?.input).toMatchObject({
      explanation_style: 'grumpy_genius',
      outline_first: true,
      desired_module_count: 4,
      language: 'nl',
      search_parallel_count: 5,
    });
    expect(starts[0]?.input.desired_submodule_count).toBeUndefined();
  });

  it('asks what to do without sources, opens that question when the server refuses, and sends the answer', async () => {
    const said = 'There is no source for a course on “Rivers”.';
    const refusal = new AppError('validation_error', said, {
      details: [{ path: 'without_sources', message: said }],
    });
    const refusals = [refusal];
    const starts = noteStarts(async () => {
      const refused = refusals.shift();
      if (refused) throw refused;
      return { task_id: aTask().task_id, status: 'pending' };
    });
    withAuthor('model');
    const { person, topic, start } = await openGenerator();
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await start();
    const question = await screen.findByRole('group', { name: 'If no source is found' });
    expect(within(question).getByRole('alert')).toHaveTextContent(said);
    expect(within(question).getByRole('radio', { name: 'Ask me' })).toHaveFocus();
    await person.keyboard('{ArrowDown}');
    const without = within(question).getByRole('radio', { name: 'Write it without' });
    expect(without).toBeChecked();
    expect(without).toHaveAccessibleDescription(/Nothing is cited, and the course says so/);
    expect(within(question).queryByRole('alert')).toBeNull();
    await start();
    await waitFor(() => expect(starts).toHaveLength(2));
    expect(starts.map(({ input }) => input.without_sources)).toEqual(['ask', 'allow']);
  });

  it('says before it starts what the sources do not carry, and starts what is chosen instead', async () => {
    const starts = noteStarts();
    withAuthor('builtin');
    const questions: unknown[] = [];
    fakeServer.useCases.checkCoverage = {
      run: async (_caller, question) => {
        questions.push(question);
        return { on_topic: 5, all: 20, source_language: 'de' };
      },
    };
    const { person, topic, start } = await openGenerator();
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await person.click(screen.getByText(/^Advanced/));
    expect(screen.queryByRole('radio', { name: 'Grumpy genius' })).toBeNull();
    for (const [label, option] of [
      ['Modules', 'Exactly 4'],
      ['Lessons in each module', 'Exactly 3'],
    ] as const) {
      await person.selectOptions(screen.getByRole('combobox', { name: label }), option);
    }
    await start();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      'Your sources carry about 5 lessons on this; 12 were asked for.',
    );
    expect(notice).toHaveTextContent('Your sources are in German.');
    expect(questions).toEqual([expect.objectContaining({ topic: 'Rivers' })]);
    expect(starts).toHaveLength(0);
    expect(
      within(notice).getByRole('button', { name: 'Write 12 lessons from all of the sources' }),
    ).toBeVisible();
    await person.click(within(notice).getByRole('button', { name: 'Write 4 lessons' }));
    await waitFor(() => expect(starts).toHaveLength(1));
    expect(starts[0]?.input).toMatchObject({
      desired_module_count: 2,
      desired_submodule_count: 2,
    });
  });

  it('writes and searches on keys of the person’s own, and says what they are for', async () => {
    const starts = noteStarts();
    const aKey = (provider: KeyProvider) =>
      userKey.parse({
        provider,
        token: `token-of-${provider}`,
        last_four: 'a1b2',
        created_at: '2026-11-20T10:00:00.000Z',
        last_used_at: null,
        expires_at: '2027-05-20T10:00:00.000Z',
      });
    fakeServer.useCases.listUserKeys = {
      run: async () => ({ keys: [aKey('google'), aKey('openai'), aKey('perplexity')] }),
    };
    const { person, topic, start } = await openGenerator();
    const own = within(await screen.findByRole('group', { name: 'Your own keys' }));
    expect(own.getAllByRole('checkbox')).toHaveLength(2);
    const google = own.getByRole('checkbox', { name: 'Write with Gemini, on my Google key' });
    expect(google).toHaveAccessibleDescription(/Google bills you/);
    await person.click(google);
    await person.click(own.getByRole('checkbox', { name: 'Search with my Perplexity key' }));
    await person.click(google);
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await start();
    await waitFor(() => expect(starts).toHaveLength(1));
    expect(starts[0]?.input.google_key_token).toBeUndefined();
    expect(starts[0]?.input.pplx_key_token).toBe('token-of-perplexity');
  });

  it('says what went wrong: no credits, a field the server refuses, an outage', async () => {
    const starts = noteStarts(() =>
      Promise.reject(answers.shift() ?? new Error('no answer is left')),
    );
    const answers = [
      new AppError('payment_required', 'You do not have enough credits.'),
      new AppError('validation_error', 'Nothing to write from.', {
        details: [{ path: 'topic', message: 'No text on this topic is at hand. Add documents.' }],
      }),
      new AppError('validation_error', 'Some fields need another look.', {
        details: [{ path: 'language', message: 'Unknown language.' }],
      }),
      new AppError('too_many_requests', 'Three courses are being written already.'),
      new AppError('server_error', 'secret stack'),
    ];
    const { topic, start } = await openGenerator();
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await start();
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(
      /You do not have enough credits\..*Your draft stays here\.Buy credits/,
    );
    // Wherever on the long form the button was pressed, this is on screen with it.
    expect(problem.closest('[data-lower-bar="stays"]')).toContainElement(
      screen.getByRole('button', { name: 'Generate course' }),
    );
    await start();
    expect(
      await screen.findByText('No text on this topic is at hand. Add documents.'),
    ).toBeVisible();
    expect(topic).toHaveAccessibleDescription(/No text on this topic/);
    await start();
    expect(await screen.findByText('Unknown language.')).toBeVisible();
    await start();
    expect(await screen.findByText('Three courses are being written already.')).toBeVisible();
    await start();
    expect(
      await screen.findByText(/^Failed to start course generation\. Please try again\./),
    ).toHaveTextContent(/\(Error ID: .+\)/);
    // A refused request is over; after an outage the same request keeps its key, so that it cannot
    // be charged twice.
    await start();
    await waitFor(() => expect(starts).toHaveLength(6));
    expect(new Set(starts.slice(0, 5).map(({ key }) => key)).size).toBe(5);
    expect(starts[5]?.key).toBe(starts[4]?.key);
  });

  it('keeps the draft over a reload, for this person only', async () => {
    const first = await openGenerator();
    fireEvent.change(first.topic, { target: { value: 'Rivers' } });
    first.unmount();
    const again = await openGenerator();
    expect(again.topic).toHaveValue('Rivers');
    again.unmount();
    fakeServer.state.user = aUser({ id: '7f9619ff-8b86-4011-b42d-00c04fc964ff' });
    expect((await openGenerator('/generator')).topic).toHaveValue('');
  });

  it('says what writes here, and offers its topics', async () => {
    const { person, topic } = await openGenerator();
    await person.click(await screen.findByRole('button', { name: 'How rivers shape land' }));
    expect(topic).toHaveValue('How rivers shape land');
    expect(screen.getByText('built-in author')).toBeVisible();
    expect(screen.getByText(/uses the built-in sample library/)).toBeVisible();
  });

  it('leaves the built-in author out where a model writes, and takes a topic from the address', async () => {
    fakeServer.useCases.capabilities = {
      run: async () =>
        someCapabilities({
          author: { kind: 'model', name: 'm' },
          search: { kind: 'brave' },
          sample_topics: [],
        }),
    };
    const { topic } = await openGenerator('/generator?topic=Volcanoes%20%26%20us');
    expect(topic).toHaveValue('Volcanoes & us');
    expect(await screen.findByText(/uses the web \(through Brave\)/)).toBeVisible();
    expect(screen.queryByText('built-in author')).toBeNull();
  });
});

describe('documents', () => {
  const choose = (files: File[]) =>
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });

  it('tries no file again that would be refused again', async () => {
    fakeServer.on(operations.uploadDocument, () => {
      throw new Refusal('validation_error', say('document_is_scan', { name: 'scan.pdf' }));
    });
    await openGenerator();
    choose([new File(['%PDF'], 'scan.pdf')]);
    const uploads = await screen.findByRole('list', { name: 'Uploads' });
    expect(await within(uploads).findByText(/scan\.pdf contains pictures/)).toBeVisible();
    expect(within(uploads).queryByRole('button', { name: /again/ })).toBeNull();
    expect(within(uploads).getByRole('button', { name: 'Remove scan.pdf' })).toBeVisible();
  });

  it.each(['git-am.1', 'printf.3pm', 'README', 'ΧΡΗΣΗ.κείμενο'])(
    'sends text whatever its name: %s',
    async (name) => {
      fakeServer.on(operations.uploadDocument, () =>
        HttpResponse.json(aDocument(1, name), { status: 201 }),
      );
      await openGenerator();
      choose([new File(['.TH PUMP 1\n.SH NAME\npump \\- move water'], name)]);
      expect(await screen.findByRole('checkbox', { name })).toBeChecked();
    },
  );

  it.each([
    ['big', [0xfe, 0xff, 0, 0x50]],
    ['little', [0xff, 0xfe, 0x50, 0]],
  ])('takes text of two bytes a letter, the %s end first', async (_, bytes) => {
    fakeServer.on(operations.uploadDocument, () =>
      HttpResponse.json(aDocument(1, 'notes.log'), { status: 201 }),
    );
    await openGenerator();
    choose([new File([new Uint8Array(bytes)], 'notes.log')]);
    expect(await screen.findByRole('checkbox', { name: 'notes.log' })).toBeChecked();
  });

  it('shows man pages in the dialog, whatever their section', async () => {
    await openGenerator();
    const { accept } = document.querySelector<HTMLInputElement>('input[type=file]')!;
    expect(accept.split(',')).toEqual(expect.arrayContaining(['.1', '.8', '.rst', 'text/*']));
  });

  it('refuses what cannot be read, shows the server’s reason, and tries again', async () => {
    const answers = [
      () => {
        throw new AppError('validation_error', 'The PDF has no text: it is a scan.');
      },
      () => HttpResponse.json(aDocument(1, 'scan.pdf'), { status: 201 }),
    ];
    fakeServer.on(operations.uploadDocument, () => answers.shift()!());
    const starts = noteStarts();
    const { person, topic, start } = await openGenerator();
    const huge = new File([], 'huge.pdf');
    Object.defineProperty(huge, 'size', { value: 21 * 1024 * 1024 });
    choose([
      new File(['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR'], 'photo.png'),
      huge,
      new File([], 'empty.txt'),
      new File(['%PDF'], 'scan.pdf'),
    ]);

    const uploads = await screen.findByRole('list', { name: 'Uploads' });
    expect(await within(uploads).findByText(/This kind of file cannot be read/)).toBeVisible();
    expect(within(uploads).getByText('The file has 21 MiB; the limit is 20 MiB.')).toBeVisible();
    expect(within(uploads).getByText('The file is empty.')).toBeVisible();
    expect(await within(uploads).findByText('The PDF has no text: it is a scan.')).toBeVisible();
    expect(within(uploads).getAllByRole('button', { name: /again/ })).toHaveLength(1);

    await person.click(within(uploads).getByRole('button', { name: 'Try again: scan.pdf' }));
    expect(await screen.findByRole('checkbox', { name: 'scan.pdf' })).toBeChecked();
    for (const name of ['photo.png', 'huge.pdf', 'empty.txt'])
      await person.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();

    expect(screen.getByRole('radio', { name: 'Only my documents' })).toBeChecked();
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await start();
    await waitFor(() =>
      expect(starts[0]?.input).toMatchObject({
        sources: [aDocument(1).id],
        source_policy: 'documents',
      }),
    );
  });

  it('takes dropped files, two at a time, and does not start before they have arrived', async () => {
    const release: (() => void)[] = [];
    let open = 0;
    const most = vi.fn<(open: number) => void>();
    fakeServer.on(operations.uploadDocument, async () => {
      most(++open);
      const number = release.length + 1;
      await new Promise<void>((resolve) => release.push(resolve));
      open--;
      return HttpResponse.json(aDocument(number), { status: 201 });
    });
    const starts = noteStarts();
    const { topic, start } = await openGenerator();
    const zone = screen.getByRole('button', { name: 'Choose files' }).parentElement!;
    fireEvent.drop(zone, {
      dataTransfer: { files: [1, 2, 3].map((number) => new File(['%PDF'], `notes-${number}.pdf`)) },
    });
    fireEvent.change(topic, { target: { value: 'Rivers' } });
    await start();
    expect(await screen.findByText(/Some documents are still being uploaded/)).toBeVisible();
    expect(starts).toHaveLength(0);
    for (let arrived = 0; arrived < 3; arrived++) {
      await waitFor(() => expect(release.length).toBeGreaterThan(arrived));
      release[arrived]!();
    }
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
    expect(Math.max(...most.mock.calls.map(([now]) => now))).toBe(2);
  });

  it('offers earlier documents, and deletes one after asking', async () => {
    const removed: string[] = [];
    fakeServer.useCases.listDocuments = {
      run: async () => ({
        documents: [aDocument(1), aDocument(2)].filter(({ id }) => !removed.includes(id)),
      }),
    };
    fakeServer.useCases.deleteDocument = { run: async (_caller, { id }) => void removed.push(id) };
    const { person } = await openGenerator();
    await person.click(await screen.findByRole('checkbox', { name: 'notes-1.pdf' }));
    expect(screen.getByRole('group', { name: 'Sources to use' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Delete notes-1.pdf' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Courses written from it keep the passages they cite.');
    expect(removed).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'notes-1.pdf' })).toBeNull());
    expect(removed).toEqual([aDocument(1).id]);
    expect(screen.queryByRole('group', { name: 'Sources to use' })).toBeNull();
  });
});

describe('what was generated before', () => {
  it('is found in the history', async () => {
    await openGenerator();
    expect(screen.getByRole('link', { name: 'your history' })).toHaveAttribute('href', '/history');
  });
});
