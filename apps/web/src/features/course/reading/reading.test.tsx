import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import beforePaint from '../../../../public/before-paint.js?raw';
import type { PathData } from '@coursewright/contract';
import { aCourse, aLesson, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/result/${aTask().task_id}`;
const firstLesson = `?lesson=${ids.lesson(1, 1)}`;

/** The first lesson of a course, or another place in it. */
async function read(course: PathData = aCourse(), rest = firstLesson) {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(`${address}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
  return app;
}

const { documentElement: root } = document;

describe('how the text is set', () => {
  afterEach(() => void delete root.dataset['text']);
  const radio = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
  /** As a browser does on the next visit. */
  const loadPage = () => {
    delete root.dataset['text'];
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the file as the page's head does
    new Function(beforePaint)();
  };

  it('follows what the reader chooses at once, and before the first paint of the next visit', async () => {
    const { person } = await read();
    const button = screen.getByRole('button', { name: 'Text settings' });
    await person.click(button);
    expect(await screen.findByRole('group', { name: 'Text size' }, slow)).toBeVisible();
    expect(radio('Text size', 'Normal')).toBeChecked();
    await person.click(radio('Text size', 'Larger'));
    await person.click(radio('Column width', 'Wide'));
    expect(radio('Text size', 'Larger')).toBeChecked();
    expect(radio('Line spacing', 'Normal')).toBeChecked();
    expect(root.dataset['text']).toBe('size-larger width-wide');
    loadPage();
    expect(root.dataset['text']).toBe('size-larger width-wide');

    await person.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await person.click(button);
    expect(radio('Column width', 'Wide')).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Reset' }));
    expect(radio('Text size', 'Normal')).toBeChecked();
    loadPage();
    expect(root.dataset['text']).toBeUndefined();
  });

  it('is chosen by the keyboard alone', async () => {
    const { person } = await read();
    screen.getByRole('button', { name: 'Text settings' }).focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Line spacing' }, slow);
    await person.tab();
    expect(radio('Text size', 'Normal')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(radio('Text size', 'Large')).toBeChecked();
    expect(root.dataset['text']).toBe('size-large');
  });

  it('follows what another tab chose', async () => {
    const { person } = await read();
    await person.click(screen.getByRole('button', { name: 'Text settings' }));
    await screen.findByRole('group', { name: 'Text size' }, slow);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'reading_text', newValue: 'spacing-loose' }),
    );
    expect(
      await within(screen.getByRole('group', { name: 'Line spacing' })).findByRole('radio', {
        name: 'Loose',
      }),
    ).toBeChecked();
  });
});

/** The heading of the lesson that is open. */
const lesson = (name: string) => screen.findByRole('heading', { level: 2, name }, slow);
const dialog = (name: string) => screen.findByRole('dialog', { name }, slow);
/** Until the keys are listened to. */
const readByKeys = async (course?: PathData, rest?: string) => {
  const app = await read(course, rest);
  await waitFor(async () => {
    await app.person.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  }, slow);
  await screen.findByRole('switch', { name: 'Single-key shortcuts' }, slow);
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(document.body).toHaveFocus(), slow);
  return app;
};

describe('single keys', () => {
  it('go from lesson to lesson, to its questions, its sources and the outline', async () => {
    const { person, address: at } = await readByKeys();
    await person.keyboard('j');
    expect(await lesson('Meanders and their migration')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(await lesson('Reading a floodplain')).toBeVisible();
    await person.keyboard('k{ArrowLeft}');
    expect(await lesson('Why rivers flow')).toBeVisible();
    // There is none before the first.
    await person.keyboard('k');
    expect(at()).toBe(`${address}${firstLesson}`);
    await person.keyboard('q');
    expect(at()).toBe(`${address}${firstLesson}&tab=quiz`);
    await person.keyboard('q');
    expect(at()).toBe(`${address}${firstLesson}`);
    await person.keyboard('o');
    expect(screen.getByRole('link', { current: 'page' })).toHaveFocus();
    await person.keyboard('s');
    const details = () => screen.getByRole('dialog');
    await waitFor(() => expect(details()).toHaveTextContent('How it was checked'), slow);
  });

  it('finish the lesson and lead on, once', async () => {
    const { person } = await readByKeys();
    await screen.findByRole('button', { name: 'Finish lesson' }, slow);
    await person.keyboard('f');
    expect(await lesson('Meanders and their migration')).toBeVisible();
    expect(await screen.findByText('1 of 5 lessons finished', {}, slow)).toBeVisible();
    await person.keyboard('k');
    await lesson('Why rivers flow');
    await person.keyboard('f');
    expect(await lesson('Why rivers flow')).toBeVisible();
  });

  it('point the other way in a course that reads from right to left', async () => {
    const { person } = await readByKeys(aCourse({ language: 'ar' }));
    await person.keyboard('{ArrowLeft}');
    expect(await lesson('Meanders and their migration')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(await lesson('Why rivers flow')).toBeVisible();
  });

  it('do nothing while somebody types, with other keys held, or in a dialog', async () => {
    const { person, address: at } = await readByKeys();
    await person.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}{Shift>}J{/Shift}');
    await person.keyboard('/');
    const field = await screen.findByRole('searchbox', {}, slow);
    await waitFor(() => expect(field).toHaveFocus());
    await person.keyboard('jkqf?');
    expect(field).toHaveValue('jkqf?');
    expect(at()).toBe(`${address}${firstLesson}`);
  });

  it('can be switched off for good, and on again', { tags: ['proof'] }, async () => {
    const { person, address: at } = await readByKeys();
    await person.keyboard('?');
    await person.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }, slow));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.body).toHaveFocus(), slow);
    await person.keyboard('j?');
    expect(at()).toBe(`${address}${firstLesson}`);
    expect(localStorage.getItem('reading_shortcuts')).toBe('off');

    await person.click(screen.getByRole('button', { name: 'Text settings' }));
    await person.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }, slow));
    const toggle = await screen.findByRole('switch', { name: 'Single-key shortcuts' }, slow);
    expect(toggle).not.toBeChecked();
    await person.click(toggle);
    await person.keyboard('{Escape}');
    // Keys are the dialog's until it has given the focus back.
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeNull(), slow);
    await person.keyboard('j');
    expect(await lesson('Meanders and their migration')).toBeVisible();
  });
});

describe('the search in the whole course', () => {
  const rapids = aLesson(2, 1, {
    content:
      'Water foams.[^1] The **Rhône** drops $h$ metres at the *rapids*, in spring.[^2] It rests.',
    key_terms: [],
    summary: 'The Rhône drops.',
  });
  const openSearch = async () => {
    const app = await read(aCourse({}, [rapids]));
    await app.person.click(screen.getByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('searchbox', {}, slow);
    await waitFor(() => expect(field).toHaveFocus());
    return app;
  };

  it('finds words whatever their accents, and leads to where they stand', async () => {
    const { person, address: at } = await openSearch();
    await person.keyboard('RHONE rapids');
    expect(await screen.findByText('Found in 1 lesson', {}, slow)).toBeVisible();
    const found = await dialog('Search this course');
    const [title, sentence] = within(found).getAllByRole('link');
    expect(title).toHaveTextContent('2.1Floods and their rhythm');
    expect(sentence).toHaveTextContent('The Rhône drops … metres at the rapids, in spring.');
    expect([...sentence!.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Rhône',
      'rapids',
    ]);
    await person.keyboard('{Enter}');
    expect(await lesson('Floods and their rhythm')).toBeVisible();
    expect(at()).toBe(`${address}?lesson=${ids.lesson(2, 1)}`);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Water foams/), slow);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  });

  it('is walked through with the arrows, and keeps what was asked', async () => {
    const { person } = await openSearch();
    await person.keyboard('floodplain');
    await screen.findByText('Found in 4 lessons', {}, slow);
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('The floodplain is the flat land');
    await person.keyboard('{Enter}');
    await lesson('Why rivers flow');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^The floodplain/), slow);
    await person.click(screen.getByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('searchbox', {}, slow);
    expect(field).toHaveValue('floodplain');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('says what to do where nothing is found', async () => {
    const { person } = await openSearch();
    await person.keyboard('glacier');
    expect(
      await screen.findByText(
        'No lesson has “glacier”. Try fewer words, or only the beginning of a word.',
        {},
        slow,
      ),
    ).toBeVisible();
  });
});

describe('the glossary', () => {
  const terms = (all: Record<string, string>) =>
    Object.entries(all).map(([term, definition]) => ({ term, definition }));
  const openGlossary = async (course: PathData) => {
    const app = await read(course, '');
    await app.person.click(screen.getByRole('button', { name: 'Glossary' }));
    return { ...app, panel: await dialog('Glossary') };
  };
  const listed = (panel: HTMLElement) =>
    [...panel.querySelectorAll('dt')].map((term) => term.textContent);
  const only = (language: string, all: Record<string, string>) => {
    const course = aCourse({ language });
    for (const { submodules } of course.modules)
      for (const each of submodules)
        each.key_terms = each.id === ids.lesson(1, 1) ? terms(all) : [];
    return course;
  };

  it.each([
    ['sv', ['zon', 'ål', 'äng', 'ö']],
    ['de', ['ål', 'äng', 'ö', 'zon']],
    ['es', ['nube', 'ñandú', 'oca']],
    ['zh', ['北京', '光合作用', '上海']],
    ['ja', ['あめ', 'かわ', 'やま']],
    ['ar', ['بحر', 'جبل', 'نهر']],
  ])('is sorted as %s sorts', async (language, sorted) => {
    const all = Object.fromEntries(sorted.toReversed().map((term) => [term, 'What it is.']));
    const { panel } = await openGlossary(only(language, all));
    expect(await within(panel).findByText(sorted[0]!, {}, slow)).toBeVisible();
    expect(listed(panel)).toEqual(sorted);
  });

  it('names each term once, with its lessons and its source, and can be filtered', async () => {
    const course = aCourse();
    course.modules[0]!.submodules[0]!.checks = [
      {
        part: 'key_term',
        text: 'Channel: The trough in which a river flows.',
        markers: [],
        state: 'quoted',
        probability: 0.99,
        reason: { code: 'word_for_word' },
        evidence: { passage_id: ids.passage(1, 1), text: 'The trough in which a river flows.' },
      },
    ];
    const { person, panel, address: at } = await openGlossary(course);
    expect(await within(panel).findByText('2 terms', {}, slow)).toBeVisible();
    expect(listed(panel)).toEqual(['Channel', 'Floodplain']);
    expect(within(panel).getAllByRole('link', { name: /^Lesson 1\.1:/ })).toHaveLength(2);
    await person.type(within(panel).getByRole('searchbox'), 'TROUGH');
    await waitFor(() => expect(listed(panel)).toEqual(['Channel']));
    await person.click(within(panel).getByRole('link', { name: 'Source: The work of rivers' }));
    expect(at()).toBe(`${address}${firstLesson}#passage-${ids.passage(1, 1)}`);
    expect(await screen.findByRole('dialog', {}, slow)).toHaveTextContent(
      'All flow begins with height.',
    );
  });

  it('leads to where a lesson explains the term', async () => {
    const { person, panel } = await openGlossary(aCourse());
    const [, second] = await within(panel).findAllByRole('link', { name: /^Lesson 1\.2:/ }, slow);
    await person.click(second!);
    await lesson('Meanders and their migration');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Floodplain'), slow);
  });

  it('says that there are no terms where there are none', async () => {
    const { panel } = await openGlossary(only('en', {}));
    expect(
      await within(panel).findByText('The lessons of this course name no key terms.', {}, slow),
    ).toBeVisible();
  });
});

describe('a finger that swipes', () => {
  /** From and to, in pixels, over an element of the lesson. */
  const swipe = (over: Element, from: [number, number], to: [number, number]) => {
    const at = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }];
    fireEvent.touchStart(over, { touches: at(from) });
    fireEvent.touchEnd(over, { changedTouches: at(to) });
  };
  const readByFinger = async (course?: PathData) => {
    const app = await read(course);
    await waitFor(() => expect(root.dataset['swipe']).toBe(''), slow);
    const text = await screen.findByText(/steeper the bed/);
    return { ...app, text };
  };

  it('turns to the next lesson and back', async () => {
    const { text } = await readByFinger();
    swipe(text, [600, 300], [400, 320]);
    expect(await lesson('Meanders and their migration')).toHaveFocus();
    swipe(await screen.findByText(/steeper the bed/), [400, 300], [600, 320]);
    expect(await lesson('Why rivers flow')).toBeVisible();
  });

  it('turns the other way in a course that reads from right to left', async () => {
    const { text } = await readByFinger(aCourse({ language: 'he' }));
    swipe(text, [400, 300], [600, 320]);
    expect(await lesson('Meanders and their migration')).toBeVisible();
  });

  it('turns nothing where it scrolls, selects, comes from the edge, or goes up or down', async () => {
    const { text, address: at } = await readByFinger();
    swipe(text, [600, 300], [500, 100]);
    swipe(text, [600, 300], [570, 300]);
    swipe(text, [1020, 300], [800, 300]);
    const table = screen.getByRole('region', { name: /Table/ });
    table.style.overflowX = 'auto';
    vi.spyOn(table, 'scrollWidth', 'get').mockReturnValue(900);
    swipe(within(table).getAllByRole('cell')[0]!, [600, 300], [400, 300]);
    document.getSelection()?.selectAllChildren(text);
    swipe(text, [600, 300], [400, 300]);
    document.getSelection()?.removeAllRanges();
    expect(at()).toBe(`${address}${firstLesson}`);
  });
});
