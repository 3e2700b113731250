import type { GenerationSpend } from '@coursewright/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCourse } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const nothing: GenerationSpend = {
  calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  calls_in_run: 0,
  call_budget: 260,
  steps: [],
};

async function openDetails(spend: GenerationSpend, author: 'builtin' | 'model') {
  const course = aCourse({ author: { kind: author, name: 'm' } });
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, learning_path: course, result: course }),
  };
  fakeServer.useCases.generationSpend = { run: async () => spend };
  const { person } = renderApp(`/result/${aTask().task_id}`, { signedIn: true });
  await person.click(await screen.findByRole('button', { name: /details$/i }, slow));
  return within(await screen.findByRole('region', { name: 'Model usage' }, slow));
}

it('shows the owner what the course took, in all and by step, with its cost where prices are known', async () => {
  const spend: GenerationSpend = {
    calls: 41,
    input_tokens: 170_000,
    output_tokens: 56_000,
    cost: { amount: 0.1834, currency: 'USD' },
    calls_in_run: 41,
    call_budget: 260,
    steps: [
      {
        step: 'write_lesson',
        calls: 20,
        input_tokens: 120_000,
        output_tokens: 41_000,
        cost: { amount: 0.12, currency: 'USD' },
      },
      {
        step: 'write_quiz',
        calls: 21,
        input_tokens: 50_000,
        output_tokens: 15_000,
        cost: { amount: 0.0034, currency: 'USD' },
      },
    ],
  };
  const details = await openDetails(spend, 'model');
  const cells = (name: string) =>
    within(details.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(await details.findByRole('columnheader', { name: 'Tokens read' })).toBeVisible();
  expect(cells('Writing lessons')).toEqual(['20', '120,000', '41,000', '$0.12']);
  expect(cells('Writing quizzes')).toEqual(['21', '50,000', '15,000', '$0.0034']);
  expect(cells('Total')).toEqual(['41', '170,000', '56,000', '$0.18']);
  expect(details.getByText(/41 of at most 260 calls/)).toBeVisible();
});

it('says that the built-in author costs nothing', async () => {
  const { findByText } = await openDetails(nothing, 'builtin');
  expect(
    await findByText('The built-in author wrote it: no AI model was used, and it costs nothing.'),
  ).toBeVisible();
});

it('leaves the cost out where there are no prices', async () => {
  const details = await openDetails(
    {
      ...nothing,
      calls: 1,
      input_tokens: 10,
      output_tokens: 5,
      steps: [{ step: 'assemble', calls: 1, input_tokens: 10, output_tokens: 5 }],
    },
    'model',
  );
  expect(await details.findByText(/the cost is not known/)).toBeVisible();
  expect(details.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
});
