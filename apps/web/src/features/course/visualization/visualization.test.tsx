import {
  AppError,
  type Diagram,
  type DiagramKind,
  diagramKinds,
  type Visualization,
} from '@coursewright/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axe } from 'vitest-axe';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { layOut } from './model/layout/lay-out.ts';
import { estimated } from './model/measure-text.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const node = (id: string, label: string) => ({
  id,
  label,
  detail: `${label} is explained here.`,
  passage_ids: [],
});
const map: Diagram = {
  kind: 'concept_map',
  title: 'Photosynthesis',
  nodes: [node('a', 'Leaf'), node('b', 'Light'), node('c', '<img src=x onerror=alert(1)>')],
  edges: [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
  ],
};
const drawn = (diagram: Diagram): Visualization => ({
  submodule_id: ids.lesson(1, 1),
  language: 'en',
  diagram,
  created_at: '2026-01-01T00:00:00.000Z',
});

async function open(known: Visualization[] = []) {
  const course = aCourse();
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  fakeServer.useCases.getVisualizations = {
    run: async () => ({ visualizations: known, price: 1 }),
  };
  const at = `/result/${aTask().task_id}?lesson=${ids.lesson(1, 1)}&tab=visualization`;
  return renderApp(at, { signedIn: true });
}

it('says what a diagram costs before the click, draws it, and reads it out as text', async () => {
  const asked: unknown[] = [];
  const { person } = await open();
  fakeServer.useCases.drawVisualization = {
    run: async (_who, { kind }) => {
      asked.push(kind);
      return { visualization: drawn(map), suggested_kinds: [], credits_charged: 1 };
    },
  };
  const button = await screen.findByRole('button', { name: 'Draw the diagram' }, slow);
  expect(screen.getByText('Costs 1 credit')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: /Concept map/ }));
  await person.click(button);
  const leaf = await screen.findByRole('button', { name: /^Leaf/ }, slow);
  expect(asked).toEqual(['concept_map']);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(leaf).toHaveAttribute('aria-expanded', 'true');

  leaf.focus();
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('data-node', expect.stringMatching(/[bc]/));
  await person.keyboard('{Home}{Enter}');
  const detail = await screen.findByRole('region', { name: 'Leaf' });
  expect(within(detail).getByText('Leaf is explained here.')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByText('Choose a piece to see what the lesson says about it.')).toBeVisible();
  await person.keyboard(' ');
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();

  const panel = screen.getByRole('tabpanel', { name: /Visualization/ });
  expect((await axe(panel)).violations).toEqual([]);
  await person.click(screen.getByRole('switch', { name: 'As text' }));
  const [whole] = within(panel).getAllByRole('listitem');
  expect(whole).toHaveTextContent(/^Leaf is explained here\.Light/);
  expect((await axe(panel)).violations).toEqual([]);
});

it('offers credits where they lack, and other kinds where one does not suit', async () => {
  const { person } = await open();
  let answers = 0;
  fakeServer.useCases.drawVisualization = {
    run: async () => {
      if (answers++ === 0) throw new AppError('payment_required', 'You need 1 credit for this.');
      return { visualization: null, suggested_kinds: ['flow'], credits_charged: 0 };
    },
  };
  await person.click(await screen.findByRole('radio', { name: /Timeline/ }, slow));
  await person.click(screen.getByRole('button', { name: 'Draw the diagram' }));
  expect(await screen.findByRole('button', { name: 'Buy credits' }, slow)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Draw the diagram' }));
  expect(await screen.findByText('This lesson does not suit: Timeline.', {}, slow)).toBeVisible();
  expect(screen.getByText('Nothing was charged.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Flow' }));
  expect(screen.getByRole('radio', { name: /Flow/ })).toBeChecked();
});

it('lays every kind out without two pieces on one place, 200 of them too, in both directions', () => {
  let state = 7;
  const random = (below: number) =>
    (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below;
  for (let turn = 0; turn < 200; turn += 1) {
    const kind = diagramKinds[turn % diagramKinds.length] as DiagramKind;
    const count = turn < 6 ? 200 : 2 + random(30);
    const nodes = Array.from({ length: count }, (_, index) => ({
      ...node(`n${index}`, 'word '.repeat(1 + random(12)).trim()),
      at: String(Math.floor(index / 4)),
      group: String(index % 4),
    }));
    const edges = Array.from({ length: random(2 * count) }, () => ({
      from: `n${random(count)}`,
      to: `n${random(count)}`,
    })).filter(({ from, to }) => from !== to);
    const diagram = { kind, title: 'x', nodes, edges };
    const given = { diagram, measure: estimated, folded: new Set<string>(), isNarrow: false };
    for (const isRightToLeft of [false, true]) {
      const { boxes, width, height } = layOut({ ...given, isRightToLeft });
      expect(boxes.map((box) => box.node.id).toSorted()).toEqual(
        nodes.map(({ id }) => id).toSorted(),
      );
      const overlapping = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some(
            (b) =>
              a.x < b.x + b.width - 0.01 &&
              b.x < a.x + a.width - 0.01 &&
              a.y < b.y + b.height - 0.01 &&
              b.y < a.y + a.height - 0.01,
          ),
      );
      expect([kind, overlapping.map((box) => box.node.id)]).toEqual([kind, []]);
      const outside = boxes.filter(
        (box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
      );
      expect(outside).toEqual([]);
    }
  }
});
