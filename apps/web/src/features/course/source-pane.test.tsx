import { AppError } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { lessonIsThere } from '../../testing/lesson-is-there.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { passagesInOrder } from './model/source-text.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import './course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const lesson = `?lesson=${ids.lesson(1, 1)}`;

async function open(rest = lesson) {
  const app = renderApp(`/result/${aTask().task_id}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: aCourse().topic }, slow);
  await lessonIsThere();
  return app;
}
const pane = () => screen.findByRole('complementary', { name: /^Source/ }, slow);

beforeEach(() => {
  const narrow = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(narrow(query), { matches: query === '(min-width: 1200px)' }),
  );
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  fakeServer.useCases.generationStatus = {
    run: async () => aTask({ status: 'completed', overall_progress: 1, result: aCourse() }),
  };
});
afterEach(() => vi.restoreAllMocks());

describe('a source beside the text', () => {
  it('opens at the passage with the words marked, takes the focus, and gives it back', async () => {
    const { person, address } = await open();
    const button = screen.getAllByRole('button', { name: 'Source 1' })[0]!;
    expect(button).not.toHaveAttribute('aria-haspopup');
    button.focus();
    await person.keyboard('{Enter}');
    const source = await pane();
    expect(address()).toContain('#source-1');
    expect(within(source).getByRole('heading', { name: 'Source 1' })).toHaveFocus();
    const sentence = 'A river carries water downhill under the pull of gravity.';
    const marked = await within(source).findByText(sentence, { selector: 'mark' }, slow);
    expect(marked.closest('section')).toHaveAttribute('aria-current', 'true');
    // The rest of the document stands around it, and the text stays within reach.
    expect(within(source).getByText(/^The steeper the bed/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article')).toBeVisible();

    await person.keyboard('{Escape}');
    await waitFor(() => expect(address()).not.toContain('#'));
    expect(screen.queryByRole('complementary', { name: /^Source/ })).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('changes to another citation, and leaves the focus to who names it in the address', async () => {
    const { person } = await open(`${lesson}#source-3`);
    const source = await pane();
    expect(within(source).getByRole('heading', { name: 'Source 3' })).not.toHaveFocus();
    expect(await within(source).findByText(/^The flood of spring/, {}, slow)).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Source 2' })[0]!);
    expect(await within(await pane()).findByRole('heading', { name: 'Source 2' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Close the source' }));
    expect(screen.queryByRole('complementary', { name: /^Source/ })).toBeNull();
  });

  it('is as wide as it was left', async () => {
    const { person, unmount } = await open(`${lesson}#source-1`);
    const wider = within(await pane()).getByRole('button', { name: 'Wider' });
    expect(wider).toHaveAttribute('aria-pressed', 'false');
    await person.click(wider);
    expect(wider).toHaveAttribute('aria-pressed', 'true');
    unmount();
    await open(`${lesson}#source-1`);
    expect(within(await pane()).getByRole('button', { name: 'Wider' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('shows the passages of the lesson where the rest of the course does not come', async () => {
    const { getLearningPath } = fakeServer.useCases;
    let isAway = true;
    fakeServer.useCases.getLearningPath = {
      run: async (caller, input) => {
        if (isAway) throw new AppError('validation_error', 'Away.');
        return getLearningPath.run(caller, input);
      },
    };
    const { person } = await open(`${lesson}#source-1`);
    const source = await pane();
    expect(await within(source).findByText(/^Only the passages/, {}, slow)).toBeVisible();
    expect(within(source).getByText(/pull of gravity/, { selector: 'mark' })).toBeVisible();
    isAway = false;
    await person.click(within(source).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(source).queryByText(/^Only the passages/)).toBeNull(), slow);
  });
});

describe('the text of a source', () => {
  it('has each passage once, in order, and says where some are left out', () => {
    const [source] = aCourse().sources;
    const at = (number: number, heading: string) => ({
      ...source!.passages[0]!,
      id: ids.passage(1, number),
      number,
      heading,
    });
    const some = { ...source!, passages: [at(4, 'B'), at(2, 'A')] };
    const all = { ...source!, passages: [at(1, 'A'), at(2, 'A'), at(4, 'B')] };
    expect(
      passagesInOrder([some, all]).map(({ passage, heading, isAfterGap }) => [
        passage.number,
        heading,
        isAfterGap,
      ]),
    ).toEqual([
      [1, 'A', false],
      [2, undefined, false],
      [4, 'B', true],
    ]);
  });
});
