import type {
  CourseDefect,
  PathData,
  RewriteSubmoduleInput,
  TaskView,
} from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { interfaceLanguage } from '../../../shared/language.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const taskId = aTask().task_id;
const address = `/result/${taskId}`;

const at = (
  part: CourseDefect['place']['part'],
  module: number,
  lesson: number,
): CourseDefect['place'] => ({
  part,
  module_id: ids.module(module),
  submodule_id: ids.lesson(module, lesson),
});
const question = { ...at('question', 1, 2), question_id: ids.question(2) };

function withCard(defects: readonly CourseDefect[], left_off = 0): PathData {
  const course = aCourse();
  return { ...course, report: { ...course.report!, card: { defects: [...defects], left_off } } };
}

/** The details of a finished course. */
async function details(course: PathData, change: Partial<TaskView> = {}) {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({
        status: 'completed',
        overall_progress: 1,
        result: course,
        learning_path: course,
        run_kind: 'course',
        rewrites_left: 27,
        ...change,
      }),
  };
  const app = renderApp(address, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
  await app.person.click(screen.getByRole('button', { name: 'Sources (2) and details' }));
  const dialog = await screen.findByRole('dialog', { name: 'About this course' });
  const hasCard = course.report?.card !== undefined && change.status !== 'running';
  if (hasCard) await within(dialog).findByRole('region', { name: 'Report card' }, slow);
  return { ...app, dialog };
}

afterEach(() => interfaceLanguage.choose('en'));

describe('the report card of a course', () => {
  it('groups what was found by severity and check, each with its reason and its places', async () => {
    const { dialog } = await details(
      withCard(
        [
          { check: 'key_invalid', severity: 'error', place: question, said: 'A steeper bed?' },
          { check: 'lesson_short', severity: 'warning', place: at('content', 1, 3), said: '97' },
          ...[1, 2, 3, 1, 2].map((lesson): CourseDefect => ({
            check: 'objective_verb',
            severity: 'warning',
            place: at('objective', 1, lesson),
            said: `Understand rivers ${lesson}`,
          })),
          {
            check: 'text_repeated',
            severity: 'warning',
            place: at('content', 2, 1),
            said: 'A river carries water.',
            given: 'Why rivers flow',
          },
          {
            check: 'objectives_flat',
            severity: 'info',
            place: { part: 'module', module_id: ids.module(2) },
            said: 'describe',
          },
        ],
        4,
      ),
    );
    const card = within(dialog).getByRole('region', { name: 'Report card' });
    expect(
      within(card)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['To mend 1 place', 'Worth a look 7 places', 'For information 1 place']);
    expect(card).toHaveTextContent('A question needs exactly one right answer.');
    expect(within(card).getByRole('link', { name: 'Lesson 1.2, question 2' })).toBeVisible();
    expect(card).toHaveTextContent('97 words');
    expect(card).toHaveTextContent('“A river carries water.” · also in “Why rivers flow”');
    expect(within(card).getByText('Show 2 more')).toBeVisible();
    expect(within(card).getByText('4 more finds are not listed.')).toBeVisible();
    expect(card).not.toHaveTextContent('Nothing found.');
  });

  it('leads to the lesson, to its quiz, and to the part of it', async () => {
    const defects: CourseDefect[] = [
      { check: 'key_invalid', severity: 'error', place: question },
      { check: 'term_absent', severity: 'warning', place: at('key_term', 2, 1), said: 'Levee' },
    ];
    const { dialog, person, address: shown } = await details(withCard(defects));
    expect(within(dialog).getByRole('link', { name: 'Lesson 2.1, key terms' })).toHaveAttribute(
      'href',
      `${address}?lesson=${ids.lesson(2, 1)}#terms-title`,
    );
    await person.click(within(dialog).getByRole('link', { name: 'Lesson 1.2, question 2' }));
    expect(shown()).toBe(`${address}?lesson=${ids.lesson(1, 2)}&tab=quiz`);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Meanders and their migration' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers to write the quiz again, before its lesson', async () => {
    const asked = vi.fn(async (_caller: unknown, _input: RewriteSubmoduleInput) => ({
      task_id: taskId,
      status: 'pending' as const,
    }));
    fakeServer.useCases.rewriteSubmodule = { run: asked };
    const defects: CourseDefect[] = [
      { check: 'options_alike', severity: 'error', place: question, said: 'Wind' },
      { check: 'objective_verb', severity: 'warning', place: at('objective', 1, 1), said: 'Know' },
    ];
    const { dialog, person, address: shown } = await details(withCard(defects));
    // Objectives are not written again with the lesson.
    expect(within(dialog).getAllByRole('button', { name: /^Rewrite with AI/ })).toHaveLength(1);
    await person.click(
      within(dialog).getByRole('button', { name: 'Rewrite with AI: Lesson 1.2, question 2' }),
    );
    await screen.findByText('Rewrite this lesson', {}, slow);
    expect(shown()).toBe(`${address}?lesson=${ids.lesson(1, 2)}&tab=quiz`);
    await person.click(screen.getByRole('button', { name: 'Rewrite' }));
    await waitFor(() =>
      expect(asked.mock.calls.map(([, input]) => input)).toEqual([
        { id: taskId, submodule_id: ids.lesson(1, 2), parts: 'quiz' },
      ]),
    );
  });

  it('offers no rewriting when none is left', async () => {
    const defects: CourseDefect[] = [{ check: 'key_invalid', severity: 'error', place: question }];
    const { dialog } = await details(withCard(defects), { rewrites_left: 0 });
    expect(within(dialog).getByRole('link', { name: 'Lesson 1.2, question 2' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Rewrite with AI/ })).toBeNull();
  });

  it('has what a model found in the whole, with its place, its words and writing it again', async () => {
    const course = withCard([]);
    const {
      dialog,
      person,
      address: shown,
    } = await details({
      ...course,
      report: {
        ...course.report!,
        reading: {
          findings: [
            {
              aspect: 'repetition',
              place: at('content', 2, 1),
              said: 'A river carries water.',
              remark: 'Lesson 1.1 has explained it.',
            },
          ],
        },
      },
    });
    const card = within(dialog).getByRole('region', { name: 'Report card' });
    expect(card).toHaveTextContent('Read as a whole 1 place');
    expect(within(card).getByRole('heading', { level: 5, name: 'Explained twice' })).toBeVisible();
    expect(card).toHaveTextContent('“A river carries water.” · Lesson 1.1 has explained it.');
    expect(card).not.toHaveTextContent('Nothing found.');
    expect(within(card).getByRole('button', { name: 'Rewrite with AI: Lesson 2.1' })).toBeVisible();
    await person.click(within(card).getByRole('link', { name: 'Lesson 2.1' }));
    expect(shown()).toBe(`${address}?lesson=${ids.lesson(2, 1)}`);
  });

  it('says that nothing was found', async () => {
    const { dialog } = await details(withCard([]));
    const card = within(dialog).getByRole('region', { name: 'Report card' });
    expect(card).toHaveTextContent('Nothing found.');
    expect(card).not.toHaveTextContent('Read as a whole');
    expect(card).toHaveTextContent('46 automatic checks');
  });

  it('is not there for a course from before there were report cards', async () => {
    const { dialog } = await details(aCourse());
    expect(dialog).toHaveTextContent('How it was checked');
    expect(within(dialog).queryByText('Report card')).toBeNull();
  });

  it('bears a check that it does not know and a lesson that is gone', async () => {
    const { dialog } = await details(
      withCard([
        { check: 'invented_later', severity: 'warning', place: { part: 'course' }, said: 'so' },
        { check: 'lesson_short', severity: 'warning', place: at('content', 9, 9), said: '12' },
      ]),
    );
    const card = within(dialog).getByRole('region', { name: 'Report card' });
    expect(within(card).getByRole('heading', { level: 5, name: 'Another check' })).toBeVisible();
    expect(within(card).getAllByText('Whole course')).toHaveLength(2);
  });
});
