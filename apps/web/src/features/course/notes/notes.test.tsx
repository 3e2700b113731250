import { foldLearning, type LearningEvent, type NotePayload } from '@coursewright/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from 'vitest-axe';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../history-course.route.tsx';
import './components/note-layer.tsx';
import './components/notes-drawer.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const courseId = '0000000c-0000-4000-8000-000000000001';
const address = '/history/0000000e-0000-4000-8000-000000000001';
const lessonId = ids.lesson(1, 1);
const kept = () => fakeServer.state.learning.get(courseId) ?? [];
const notesKept = () =>
  foldLearning(kept()).lessons.flatMap(({ notes }) => notes.filter((one) => !one.is_removed));

/** The API of the browser that jsdom lacks: which ranges are drawn, and how. */
class DrawnRanges extends Set<AbstractRange> {
  priority = 0;
  type = 'highlight' as const;
  constructor(...ranges: AbstractRange[]) {
    super(ranges);
  }
}
const drawn = new Map<string, DrawnRanges>();
const drawnTexts = () =>
  [...drawn].flatMap(([look, ranges]) =>
    [...ranges].map((range) => `${look}: ${range instanceof Range ? range.toString() : ''}`),
  );

beforeAll(() => {
  vi.stubGlobal('CSS', { highlights: drawn, supports: () => false, escape: String });
  vi.stubGlobal('Highlight', DrawnRanges);
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 20);
});
afterAll(() => vi.unstubAllGlobals());

let content = '';
beforeEach(() => {
  drawn.clear();
  const [first] = aCourse().modules[0]?.submodules ?? [];
  content = first?.content ?? '';
  fakeServer.useCases.generationStatus = {
    run: async () => {
      const course = aCourse();
      const lesson = course.modules[0]?.submodules[0];
      if (lesson) lesson.content = content;
      return aTask({
        task_id: courseId,
        status: 'completed',
        overall_progress: 1,
        result: course,
      });
    },
  };
});
async function open(at = `${address}?lesson=${lessonId}`) {
  const app = renderApp(at, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: aCourse().topic }, slow);
  return app;
}

/** The first words of the first paragraph: as many as there are in its first text. */
async function selectWords(count = 3): Promise<string> {
  const text = await waitFor(() => {
    const found = document.querySelector('[data-prose] p')?.firstChild;
    if (!(found instanceof Text)) throw new Error('no text');
    return found;
  }, slow);
  const words = text.data.split(' ').slice(0, count).join(' ');
  act(() => document.getSelection()?.setBaseAndExtent(text, 0, text, words.length));
  fireEvent(document, new Event('selectionchange'));
  await screen.findByRole('toolbar', { name: 'Selected text' }, slow);
  return words;
}

/** Something that another device said of a note. */
const elsewhere = (payload: NotePayload, number: number): LearningEvent => ({
  id: `0000000f-0000-4000-8000-${String(number).padStart(12, '0')}`,
  submodule_id: lessonId,
  device: 'phone',
  at: `2026-01-0${number}T12:00:00.000Z`,
  kind: 'noted',
  payload,
});
const noteId = '0000000d-0000-4000-8000-000000000001';
const notesButton = (name: string) => screen.findByRole('button', { name }, slow);

describe('notes on passages', () => {
  it('are made from what is selected, and are there after a reload', async () => {
    const first = await open();
    const words = await selectWords();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(screen.getByRole('button', { name: 'Highlight: Yellow' })).toHaveFocus();
    await first.person.click(screen.getByRole('button', { name: 'Highlight: Green' }));
    await waitFor(() => expect(drawnTexts()).toEqual([`note-green: ${words}`]), slow);
    await waitFor(() => expect(notesKept()).toHaveLength(1), slow);
    expect(notesKept()).toMatchObject([
      { color: { color: 'green' }, place: { quote: words, start: expect.any(Number) } },
    ]);
    first.unmount();

    localStorage.clear();
    drawn.clear();
    const second = await open();
    await waitFor(() => expect(drawnTexts()).toEqual([`note-green: ${words}`]), slow);
    await second.person.click(await notesButton('Notes (1)'));
    const list = await screen.findByRole('dialog', { name: 'Notes' }, slow);
    expect(within(list).getByText(words)).toBeVisible();
    expect(within(list).getByRole('heading', { level: 3 })).toHaveTextContent('1.1');
    expect((await axe(list)).violations).toEqual([]);
  });

  it('keep what is written when one leaves the field, and take it back when removed', async () => {
    const { person } = await open();
    await selectWords();
    await person.click(screen.getByRole('button', { name: 'Note' }));
    const note = await screen.findByRole('dialog', { name: 'Note' }, slow);
    const field = within(note).getByRole('textbox', { name: /^Your note/ });
    await waitFor(() => expect(field).toHaveFocus(), slow);
    await person.type(field, 'Ask *why*.');
    await person.click(within(note).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(notesKept()).toMatchObject([{ text: 'Ask *why*.' }]), slow);
    await waitFor(() => expect([...drawn.keys()]).toEqual(['note-yellow-written']), slow);

    await person.click(await notesButton('Notes (1)'));
    const list = await screen.findByRole('dialog', { name: 'Notes' }, slow);
    // It is shown as it was written.
    expect(within(list).getByText('Ask *why*.')).toBeVisible();
    await person.click(within(list).getByRole('button', { name: 'Edit' }));
    await person.click(within(list).getByRole('button', { name: 'Remove' }));
    expect(await within(list).findByText('No notes yet.')).toBeVisible();
    await waitFor(() => expect(notesKept()).toEqual([]), slow);
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(notesKept()).toMatchObject([{ text: 'Ask *why*.' }]), slow);
    expect(within(list).getByText('Ask *why*.')).toBeVisible();
  });

  it('say so where their passage is gone, and keep it', async () => {
    fakeServer.state.learning.set(courseId, [
      elsewhere(
        { note_id: noteId, color: 'pink', text: 'Of old', quote: 'Bread rises by yeast' },
        1,
      ),
    ]);
    const { person } = await open(address);
    await person.click(await notesButton('Notes (1)'));
    const list = await screen.findByRole('dialog', { name: 'Notes' }, slow);
    expect(within(list).getByText('The passage is no longer in the text.')).toBeVisible();
    expect(within(list).getByText('Bread rises by yeast')).toBeVisible();
    expect(within(list).getByText('Of old')).toBeVisible();
    await person.click(within(list).getByRole('link', { name: 'Open the lesson' }));
    await screen.findByRole('heading', { level: 2, name: 'Why rivers flow' }, slow);
    expect(drawnTexts()).toEqual([]);
  });

  it('are listed in the order of the text, those of lessons that are gone last', async () => {
    const { 0: one, length } = content.split('\n\n').filter((part) => /^\w/.test(part));
    expect(length).toBeGreaterThan(0);
    const note = (number: number, payload: object, lesson = lessonId) => ({
      ...elsewhere(
        { note_id: noteId.replace(/.$/, String(number)), text: `note ${number}`, ...payload },
        number,
      ),
      submodule_id: lesson,
    });
    fakeServer.state.learning.set(courseId, [
      note(1, { quote: 'gone' }, noteId),
      note(2, {}, ids.lesson(2, 1)),
      note(3, { quote: 'b', start: 40 }),
      note(4, { quote: one?.slice(0, 10) ?? '', start: 0 }),
    ]);
    const { person } = await open(address);
    await person.click(await notesButton('Notes (4)'));
    const list = await screen.findByRole('dialog', { name: 'Notes' }, slow);
    expect(
      within(list)
        .getAllByText(/^note \d$/)
        .map((each) => each.textContent),
    ).toEqual(['note 4', 'note 3', 'note 2', 'note 1']);
    const titles = within(list).getAllByRole('heading', { level: 3 });
    expect(titles.at(-1)).toHaveTextContent('Lessons that are no longer in the course');
    let file: Blob | undefined;
    URL.createObjectURL = (blob: Blob) => {
      file = blob;
      return 'blob:notes';
    };
    URL.revokeObjectURL = () => undefined;
    await person.click(within(list).getByRole('button', { name: 'Download as Markdown' }));
    const text = await file?.text();
    expect(text).toMatch(/^# Notes: [\s\S]*\n\n## 1\.1 Why rivers flow\n\n> /);
    expect(text).toMatch(/note 4[\s\S]*note 3[\s\S]*## 2\.1 [\s\S]*note 2[\s\S]*> gone\n\nnote 1/);
  });

  it('show both texts of two devices until one chooses', async () => {
    const made = elsewhere({ note_id: noteId, color: 'blue', text: 'old', quote: 'x' }, 1);
    const replaces = [made.id];
    fakeServer.state.learning.set(courseId, [
      made,
      elsewhere({ note_id: noteId, text: 'of the desk', replaces }, 2),
      elsewhere({ note_id: noteId, text: 'of the telephone', replaces }, 3),
    ]);
    const { person } = await open(address);
    await person.click(await notesButton('Notes (1)'));
    const list = await screen.findByRole('dialog', { name: 'Notes' }, slow);
    expect(within(list).getByText('Changed on two devices')).toBeVisible();
    expect(within(list).getByText('of the desk')).toBeVisible();
    expect(within(list).getByText('of the telephone')).toBeVisible();
    await person.click(within(list).getByRole('button', { name: 'Choose' }));
    await person.click(within(list).getByRole('button', { name: 'Keep both as one note' }));
    await waitFor(
      () =>
        expect(notesKept().map(({ texts }) => texts.map(({ text }) => text))).toEqual([
          ['of the desk\n\nof the telephone'],
        ]),
      slow,
    );
    await person.click(within(list).getByRole('button', { name: 'Done' }));
    expect(notesKept()).toHaveLength(1);
    expect(kept().filter(({ kind }) => kind === 'noted')).toHaveLength(4);
  });

  it('keep what another device writes while one is writing here', async () => {
    const made = elsewhere({ note_id: noteId, color: 'blue', text: 'old', quote: 'x' }, 1);
    fakeServer.state.learning.set(courseId, [made]);
    let asked = 0;
    const { run } = fakeServer.useCases.getLearning;
    fakeServer.useCases.getLearning = {
      run: async (...input) => {
        asked += 1;
        return await run(...input);
      },
    };
    const { person } = await open(address);
    await person.click(await notesButton('Notes (1)'));
    const list = await screen.findByRole('dialog', { name: 'Notes' }, slow);
    await person.click(within(list).getByRole('button', { name: 'Edit' }));
    const before = asked;
    await person.type(within(list).getByRole('textbox', { name: /^Your note/ }), ' and new');
    fakeServer.state.learning.set(courseId, [
      ...kept(),
      elsewhere({ note_id: noteId, text: 'of the telephone', replaces: [made.id] }, 2),
    ]);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked).toBe(before + 1), slow);
    await person.click(within(list).getByRole('button', { name: 'Done' }));
    await waitFor(
      () =>
        expect(
          notesKept()
            .flatMap(({ texts }) => texts.map(({ text }) => text))
            .toSorted(),
        ).toEqual(['of the telephone', 'old and new']),
      slow,
    );
  });

  it('are not offered in a course where nothing is kept', async () => {
    renderApp('/sample', { signedIn: true });
    await screen.findByRole('heading', { level: 1 }, slow);
    expect(screen.queryByRole('button', { name: /^Notes/ })).toBeNull();
  });
});
