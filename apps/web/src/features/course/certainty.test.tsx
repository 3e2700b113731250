import type { ClaimCheck, PathData, QuizItem } from '@coursewright/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCourse, aLesson, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { lessonIsThere } from '../../testing/lesson-is-there.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { interfaceLanguage } from '../../shared/language.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import './course.route.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => sessionStorage.clear());

const aCheck = (text: string, change: Partial<ClaimCheck>): ClaimCheck => ({
  part: 'lesson',
  text,
  markers: [],
  state: 'quoted',
  probability: 1,
  reason: { code: 'word_for_word' },
  ...change,
});
const content = `A river carries water **downhill**, at $v = 2$, under “gravity”.[^1] The bed is steep.[^2] It never floods.[^3]

- The channel (a trough) is wide.[^1]`;
const checks: ClaimCheck[] = [
  aCheck('A river carries water downhill, at $v = 2$, under “gravity”.', {
    state: 'loose',
    markers: [1],
    probability: 0.4,
    reason: { code: 'much_reworded' },
  }),
  aCheck('The bed is steep.', { markers: [2] }),
  aCheck('It never floods.', {
    state: 'contradicted',
    markers: [3],
    probability: 0.02,
    reason: { code: 'quantifier', said: 'never', given: 'seldom' },
  }),
  aCheck('The channel (a trough) is wide.', {
    state: 'supported',
    markers: [1],
    reason: { code: 'in_other_words' },
    evidence: { passage_id: ids.passage(1, 1), text: 'All flow begins with height.' },
  }),
  aCheck('Gravity drives it.', { part: 'summary', state: 'loose', reason: { code: 'no_passage' } }),
  aCheck('Channel: Where water runs.', {
    part: 'key_term',
    state: 'loose',
    reason: { code: 'little_found' },
  }),
  aCheck('Rivers rest.', { part: 'quiz', state: 'contradicted', reason: { code: 'negation' } }),
];
const checked = aCourse(
  {
    author: { kind: 'model', name: 'gpt-x' },
    report: {
      ...aCourse().report!,
      claims: { quoted: 11, supported: 7, loose: 3, contradicted: 1 },
    },
  },
  [
    aLesson(1, 1, {
      content,
      checks,
      summary: 'Gravity drives it.',
      key_terms: [{ term: 'Channel', definition: 'Where water runs.' }],
    }),
    aLesson(1, 2, {
      content: 'The bed is steep.[^2]',
      checks: [aCheck('The bed is steep.', { markers: [2] })],
    }),
  ],
);

/** The first lesson of a course, or another place in it. */
async function read(
  course: PathData,
  rest = `?lesson=${course.modules[0]?.submodules[0]?.id ?? ''}`,
) {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(`/result/${aTask().task_id}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, { timeout: 20_000 });
  await lessonIsThere();
  return app;
}
const showUncertain = () => screen.findByRole('switch', { name: 'Show what is not certain' });
const marked = () => [...document.querySelectorAll('article mark')].map((one) => one.textContent);

describe('what is not certain', () => {
  it('stands out by the keyboard, with its state and the reason, while the rest steps back', async () => {
    const { person } = await read(checked);
    expect(marked()).toEqual([]);
    (await showUncertain()).focus();
    await person.keyboard(' ');
    expect(screen.getByText('Not certain: 4 of 6 checked sentences in this lesson.')).toBeVisible();
    expect(marked().join('')).toMatch(
      /^A river carries water downhill, at .*, under “gravity”\.It never floods\.Gravity drives it\.$/,
    );
    for (const text of ['The bed is steep.', 'The channel (a trough) is wide.'])
      expect(screen.getByText(text)).toHaveClass(/back/);

    const state = screen.getByRole('button', { name: 'Contradicted or absent' });
    state.focus();
    await person.keyboard('{Enter}');
    expect(state).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen.getByText('“never” claims more than the source; it has “seldom” there.'),
    ).toBeVisible();
    const term = screen.getByRole('region', { name: 'Key terms' });
    await person.click(within(term).getByRole('button', { name: 'Loosely worded' }));
    expect(term).toHaveTextContent('Little of it is found in the source.');

    await person.click(await showUncertain());
    expect(marked()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Contradicted or absent' })).toBeNull();
  });

  it('goes on standing out in the next lesson and after the page was loaded again', async () => {
    const first = await read(checked);
    await first.person.click(await showUncertain());
    await first.person.click(screen.getByRole('link', { name: /Next: 1\.2/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'All checked sentences of this lesson were found in their sources.',
      ),
    );
    expect(await showUncertain()).toBeChecked();
    first.unmount();
    const second = await read(checked, `?lesson=${ids.lesson(1, 2)}`);
    expect(await showUncertain()).toBeChecked();
    await second.person.click(screen.getByRole('link', { name: /Previous: 1\.1/ }));
    expect(marked()).not.toEqual([]);
  });

  it('has the verdict of the second reader beside it, as that of a model', async () => {
    const course = aCourse({ author: { kind: 'model', name: 'gpt-x' } }, [
      aLesson(1, 1, {
        content,
        checks: checks.map((one) =>
          one.state === 'loose' ? { ...one, second_reader: 'supported' as const } : one,
        ),
      }),
    ]);
    const { person } = await read(course);
    await person.click(await showUncertain());
    const [state] = screen.getAllByRole('button', { name: 'Loosely worded' });
    await person.click(state!);
    expect(
      screen.getByText(/The second reader, a language model, finds that the source bears it out/),
    ).toBeVisible();
    act(() => interfaceLanguage.choose('es'));
    expect(
      await screen.findByText(/El segundo lector, un modelo de lenguaje, considera que/),
    ).toBeVisible();
  });

  it('includes the key of a question, once it is answered', async () => {
    const quiz: QuizItem[] = [
      {
        id: ids.passage(1, 9),
        kind: 'multiple_choice',
        question: 'What carries water?',
        options: ['Gravity', 'Sand'].map((text, at) => ({
          id: ids.passage(1, at + 5),
          text,
          is_correct: at === 0,
        })),
        explanation: '',
        cites: [],
      },
    ];
    const key = aCheck('What carries water? Gravity', {
      part: 'quiz',
      state: 'loose',
      reason: { code: 'much_reworded' },
    });
    const course = aCourse({ author: { kind: 'model', name: 'gpt-x' } }, [
      aLesson(1, 1, { content, checks: [...checks, key], quiz }),
    ]);
    const { person } = await read(course);
    await person.click(await showUncertain());
    await person.click(screen.getByRole('tab', { name: /^Quiz/ }));
    await person.click(await screen.findByRole('radio', { name: 'Gravity' }));
    expect(screen.queryByText(/The key of this question is not certain/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText(/The key of this question is not certain/)).toBeVisible();
  });

  it('is not offered for a lesson from before sentences were told apart', async () => {
    await read(aCourse());
    expect(screen.queryByRole('switch', { name: 'Show what is not certain' })).toBeNull();
  });
});

describe('the four states', () => {
  it.each([
    ['1', 'Loosely worded. It is worded too freely to be proven from the source.'],
    ['1-2', 'Supported. The source says it in other words.'],
    ['2', 'Quoted. The source says it word for word.'],
    ['3', 'Contradicted or absent. “never” claims more than the source; it has “seldom” there.'],
  ])('are explained beside source %s', async (source, words) => {
    await read(checked, `?lesson=${ids.lesson(1, 1)}#source-${source}`);
    expect(await screen.findByText(wholeText(words))).toBeVisible();
  });

  it('are counted on the overview and in the details, and the overview claims no more', async () => {
    const { person } = await read(checked, '');
    expect(
      screen.getByText(
        'Written by gpt-x. The numbers open the passage that a sentence cites. The automatic check found 18 of 22 statements in their sources.',
      ),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Sources (2) and details' }));
    const dialog = await screen.findByRole('dialog', { name: 'About this course' });
    // The first counts lessons alone, the states all that claims.
    expect(within(dialog).getByText('Sentences of lessons with a source')).toBeVisible();
    expect(within(dialog).getByText('With summaries, key terms and questions:')).toBeVisible();
    for (const [state, count] of [
      ['Sentences that quote their source', '11'],
      ['Sentences that their source supports', '7'],
      ['Loosely worded sentences, not provable here', '3'],
      ['Sentences that their source contradicts or does not have', '1'],
    ] as const)
      expect(within(dialog).getByText(state).nextElementSibling).toHaveTextContent(count);
  });

  it('are not claimed for a course that rests on no source, nor for any lesson or sentence of it', async () => {
    const sourced = aCourse({ author: { kind: 'model', name: 'gpt-x' } });
    const course: PathData = {
      ...sourced,
      sources: [],
      report: {
        ...aCourse().report!,
        claims: { quoted: 0, supported: 0, loose: 0, contradicted: 0, unsourced: 9 },
      },
      modules: sourced.modules.map((module) => ({
        ...module,
        submodules: module.submodules.map((one) => ({
          ...one,
          content: 'The bed of a river is steep.',
          citations: [],
          checks: [
            aCheck('The bed of a river is steep.', {
              state: 'unsourced',
              probability: 0,
              reason: { code: 'no_source' },
            }),
          ],
        })),
      })),
    };
    const overview = await read(course, '');
    expect(
      screen.getByText(/^Written by .+ from what it knows\. No source was found/),
    ).toBeVisible();
    expect(screen.queryByText(/The numbers open the passage/)).toBeNull();
    overview.unmount();
    const { person } = await read(course);
    expect(screen.getByText(/^This lesson cites no source\./)).toBeVisible();
    await person.click(screen.getByRole('switch', { name: 'Show what is not certain' }));
    await person.click(screen.getByRole('button', { name: 'Unsourced' }));
    expect(screen.getByText(/There was no source: the author wrote it from/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /details$/i }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText('Sentences written without a source').nextElementSibling,
    ).toHaveTextContent('9');
    expect(within(dialog).getByText('None: the author wrote it from what it knows.')).toBeVisible();
  });

  it('are named in Spanish where the interface is', async () => {
    const { person } = await read(checked);
    act(() => interfaceLanguage.choose('es'));
    await person.click(await screen.findByRole('switch', { name: 'Mostrar lo que no es seguro' }));
    await person.click(screen.getByRole('button', { name: 'Contradicha o ausente' }));
    expect(screen.getByRole('article')).toHaveTextContent('«never» afirma más que la fuente');
    expect(screen.getAllByRole('button', { name: 'Redacción libre' })).toHaveLength(3);
  });
});

/** The one element whose whole text this is. */
const wholeText = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === words;
