import { type Diagram, type DiagramKind, diagramKinds, limits } from '@coursewright/contract';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll, readLesson } from './person.ts';
import { complaintsOf, drawn } from './drawn.ts';
import { seededRandom } from './random.ts';

/** Texts that mean ill, or that are hard to set, as the contract lets them through. */
const hostile = [
  '<script>window.ran = true</script>',
  '<img src=x onerror="window.ran = true">',
  '</text></svg><svg/onload="window.ran = true">',
  '[here](javascript:window.ran=true) ![x](data:text/html;base64,PHNjcmlwdD4=)',
  '&lt;script&gt;&#x6a;&amp;amp; {{constructor}} ${window}',
  '*{display:none} url("javascript:1") expression(1)',
  'w'.repeat(limits.visualization.labelMax),
  'النهر يصب في البحر 123 (abc)',
  '河流从山上流到海里，河流从山上流到海里。',
  `Z${'\u0301'.repeat(40)}algo`,
  '👩‍👩‍👧‍👦'.repeat(10),
  '$$\\frac{1}{0}$$ $\\href{javascript:window.ran=true}{x}$',
  '-',
  'A river',
];
/** With blanks: of a piece at the edge some whole words are seen. */
const plain = [
  'A river',
  'Water runs down from the hills to the sea',
  'النهر يصب في البحر 123',
  'Rain',
];

/** A diagram as the contract allows it, of any size. */
function someDiagram(
  kind: DiagramKind,
  { texts, count }: { texts: readonly string[]; count: number },
  random: (below: number) => number,
): Diagram {
  const text = () => (texts[random(texts.length)] ?? '').slice(0, limits.visualization.labelMax);
  const short = () => text().slice(0, limits.visualization.atMax);
  const nodes = Array.from({ length: count }, (_, n) => ({
    id: n === 0 ? '__proto__' : `n${n}`,
    label: n < texts.length ? (texts[n] ?? '').slice(0, limits.visualization.labelMax) : text(),
    detail: random(2) === 0 ? '' : text(),
    passage_ids: [],
    ...(kind === 'comparison'
      ? { group: `${short().slice(0, 12)}${n % 4}`, at: `${short().slice(0, 12)}${n >> 2}` }
      : kind === 'timeline'
        ? { at: n % 3 === 0 ? `${1800 + random(200)}` : short() }
        : {}),
  }));
  const idOf = (n: number): string => nodes[n]?.id ?? '';
  const edges =
    kind === 'timeline' || kind === 'comparison'
      ? []
      : nodes.slice(1).map(({ id }, n) => ({ from: idOf(random(n + 1)), to: id }));
  return { kind, title: text(), nodes, edges };
}

test('random diagrams of every kind and text are drawn one after the other', async ({
  memberPage: page,
  member,
}) => {
  const next = seededRandom('many diagrams', 120_774);
  const random = (below: number) => Math.floor(next() * below);
  let made = 0;
  const complaints = complaintsOf(page);
  await drawn(page, () =>
    diagramKinds.map((kind) => {
      made += 1;
      const count = 2 + random(40);
      const diagram = someDiagram(kind, { texts: [...hostile, ...plain], count }, random);
      // So that each can be told from the one before.
      return { ...diagram, title: `Diagram ${made}` };
    }),
  );
  await page.goto(`/result/${member.taskId}`);
  await readLesson(page);
  const panel = page.getByRole('tabpanel', { name: 'Visualization' });
  const kinds = panel.getByRole('group', { name: 'Diagrams of this lesson' }).getByRole('button');
  const seen = new Set<string | null>();
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  for (let lesson = 0; seen.size < 36; lesson += 1) {
    if (lesson > 0) {
      // The lesson that is left has tabs and diagrams as well.
      const left = await title.innerText();
      await page.getByRole('link', { name: /^Next/ }).first().click();
      await expect(title).not.toHaveText(left);
    }
    await page.getByRole('tab', { name: 'Visualization' }).click();
    await expect(kinds).toHaveCount(diagramKinds.length);
    for (let at = 0; at < diagramKinds.length; at += 1) {
      await kinds.nth(at).click();
      await expect(kinds.nth(at)).toHaveAttribute('aria-pressed', 'true');
      await expect(panel.locator('[data-node]').first()).toBeVisible();
      seen.add(await panel.getByRole('heading', { name: /^Diagram \d+$/ }).textContent());
    }
    expect(seen.size).toBe((lesson + 1) * diagramKinds.length);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

for (const { what, texts, most } of [
  { what: 'hostile', texts: hostile, most: hostile.length },
  { what: 'large', texts: plain, most: limits.visualization.nodes },
])
  test(`${what} diagrams of every kind are drawn, run nothing, and can be read as text`, async ({
    memberPage: page,
    member,
  }) => {
    const next = seededRandom('diagrams', 664_418);
    const random = (below: number) => Math.floor(next() * below);
    const diagrams = diagramKinds.map((kind) =>
      someDiagram(kind, { texts, count: most - random(Math.ceil(most / 3)) }, random),
    );
    const errors = complaintsOf(page);
    await drawn(page, () => diagrams);
    await page.goto(`/result/${member.taskId}`);
    await readLesson(page);
    await page.getByRole('tab', { name: 'Visualization' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Visualization' });
    const kinds = panel.getByRole('group', { name: 'Diagrams of this lesson' }).getByRole('button');
    await expect(kinds).toHaveCount(diagramKinds.length);
    for (const [at, { nodes }] of diagrams.entries()) {
      await kinds.nth(at).click();
      await expect(panel.locator('[data-node]').first()).toBeVisible();
      await panel.getByRole('switch', { name: 'As text' }).click();
      const items = panel.getByRole('listitem').or(panel.getByRole('cell'));
      await expect(items.first()).toBeVisible();
      expect(await items.count(), diagrams[at]?.kind).toBeGreaterThanOrEqual(nodes.length);
      await panel.getByRole('switch', { name: 'As text' }).click();
      await expect(panel.locator('[data-node]').first()).toBeVisible();
      await panel.getByRole('button', { name: 'Show all of it' }).click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(errors).toEqual([]);
  });

/** In a course from right to left; the pieces in their order. */
const river: Diagram = {
  kind: 'timeline',
  title: 'النهر',
  nodes: ['المطر', 'الينبوع', 'البحر'].map((label, n) => ({
    id: `n${n}`,
    label,
    detail: `${label}.`,
    at: `${1900 + n}`,
    passage_ids: [],
  })),
  edges: [],
};
const rains: Diagram = {
  kind: 'concept_map',
  title: 'From rain to sea',
  nodes: ['Rain', 'Spring', 'Brook'].map((label, n) => ({
    id: `n${n}`,
    label,
    detail: '',
    passage_ids: [],
  })),
  edges: [
    { from: 'n0', to: 'n1' },
    { from: 'n0', to: 'n2' },
  ],
};

test('a diagram is saved whole as SVG and PNG, and printed whole, wherever it was moved to', async ({
  memberPage: page,
  member,
}) => {
  await drawn(page, () => [rains]);
  await page.goto(`/result/${member.taskId}`);
  await readLesson(page);
  await page.getByRole('tab', { name: 'Visualization' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Visualization' });
  const canvas = panel.getByRole('group', { name: /From rain to sea/ });
  const piece = panel.locator('[data-node="n0"]');
  await expect(piece).toBeVisible();
  const frame = (await canvas.boundingBox())!;
  const before = (await piece.boundingBox())!;
  await page.mouse.move(frame.x + 5, frame.y + 5);
  await page.mouse.down();
  await page.mouse.move(frame.x + 205, frame.y + 105, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await piece.boundingBox())!.x - before.x))
    .toBeGreaterThan(150);
  // A drag picks nothing; a press does.
  await expect(panel.locator('[data-picked]')).toHaveCount(0);

  const saved = async (name: 'SVG' | 'PNG') => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const svg = await saved('SVG');
  const text = svg.bytes.toString('utf8');
  expect(svg.name).toMatch(/\.svg$/);
  for (const label of ['Rain', 'Spring', 'Brook']) expect(text).toContain(label);
  expect(text).not.toMatch(/<script|onclick|href=|class=|style=/);
  // As a file of its own it is a picture, with every piece inside.
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? []).map(
    Number,
  );
  const places = [...text.matchAll(/<g[^>]* transform="translate\((-?[\d.]+) (-?[\d.]+)\)"/g)];
  const inside = places.filter(
    ([, x, y]) => Number(x) > -20 && Number(y) > -20 && Number(x) < width && Number(y) < height,
  );
  expect([places.length >= 3, inside.length]).toEqual([true, places.length]);
  const size = await page.evaluate(async (markup) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, text);
  const png = await saved('PNG');
  expect(png.name).toMatch(/\.png$/);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  // Twice as fine as the drawing.
  expect(Math.abs(png.bytes.readUInt32BE(16) - 2 * size[0]!)).toBeLessThanOrEqual(2);
  expect(Math.abs(png.bytes.readUInt32BE(20) - 2 * size[1]!)).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'print' });
  const paper = (await canvas.boundingBox())!;
  for (const id of ['n0', 'n1', 'n2']) {
    const box = (await panel.locator(`[data-node="${id}"]`).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(paper.x - 2);
    expect(box.x + box.width).toBeLessThanOrEqual(paper.x + paper.width + 2);
    expect(box.y + box.height).toBeLessThanOrEqual(paper.y + paper.height + 2);
  }
  // With its text below; without what is pressed.
  await expect(panel.getByText('Brook').last()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'SVG' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(panel.getByRole('button', { name: 'SVG' })).toBeVisible();
});

test('what is written from right to left is drawn so, and walked through so', async ({
  memberPage: page,
  member,
}) => {
  const hub = { ...rains, title: 'المطر' };
  await drawn(page, () => [hub, river], 'ar');
  await page.goto(`/result/${member.taskId}`);
  await readLesson(page);
  await page.getByRole('tab', { name: 'Visualization' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Visualization' });
  const at = async (id: string) => (await panel.locator(`[data-node="${id}"]`).boundingBox())!;
  await expect(panel.locator('[data-node="n0"]')).toBeVisible();
  const label = panel.locator('[data-node="n0"] text').first();
  await expect(label).toHaveAttribute('direction', 'rtl');
  await expect(label).toHaveAttribute('lang', 'ar');
  // The accent and the number of a piece are at its right, and so its text begins.
  const kinds = panel.getByRole('group', { name: 'Diagrams of this lesson' }).getByRole('button');
  await kinds.nth(1).click();
  await expect(panel.getByText('1900').first()).toBeVisible();
  const [date, piece] = [(await panel.getByText('1900').first().boundingBox())!, await at('n0')];
  expect(date.x).toBeGreaterThan(piece.x + piece.width);
  const text = (await panel.locator('[data-node="n0"] text').first().boundingBox())!;
  expect(piece.x + piece.width - (text.x + text.width)).toBeLessThan(text.x - piece.x);
  // Down is down.
  await panel.locator('[data-node="n0"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator('[data-node="n1"]')).toBeFocused();
  await expectAccessible(page);
});
