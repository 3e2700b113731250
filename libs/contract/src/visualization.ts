import { z } from 'zod';
import { languageTag } from './languages.ts';
import { limits } from './limits.ts';
import { lineOfText, plainText } from './text.ts';

const bounds = limits.visualization;

/** What a diagram can be. Each is drawn by the reader of it; it never carries markup or scripts. */
export const diagramKinds = [
  'concept_map',
  'flow',
  'timeline',
  'comparison',
  'cycle',
  'hierarchy',
] as const;
export type DiagramKind = (typeof diagramKinds)[number];

const nodeId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'Must be letters, digits, _ or -.');
export const diagramNode = z.strictObject({
  id: nodeId,
  label: lineOfText(1, bounds.labelMax),
  detail: plainText(0, bounds.detailMax).describe('What the lesson says about it; may be empty.'),
  group: lineOfText(1, bounds.groupMax)
    .optional()
    .describe('What it belongs to; of a comparison, what is compared (a column).'),
  at: lineOfText(1, bounds.atMax)
    .optional()
    .describe('Of a timeline, when; of a comparison, by what is compared (a row).'),
  passage_ids: z.array(z.uuid()).max(20).describe('Ids of the passages that it rests on.'),
});
export type DiagramNode = z.infer<typeof diagramNode>;
export const diagramEdge = z.strictObject({
  from: nodeId,
  to: nodeId,
  label: lineOfText(1, bounds.groupMax).optional(),
});
export type DiagramEdge = z.infer<typeof diagramEdge>;

interface Drawing {
  readonly kind: DiagramKind;
  readonly nodes: readonly {
    readonly id: string;
    readonly group?: unknown;
    readonly at?: unknown;
  }[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** What is wrong with the parts of a diagram taken together, a sentence each; none: it can be drawn. */
export function diagramFlaws({ kind, nodes, edges }: Drawing): string[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const flaws: string[] = [];
  if (ids.size < nodes.length) flaws.push('Two nodes have the same id.');
  if (edges.some(({ from, to }) => !ids.has(from) || !ids.has(to)))
    flaws.push('An edge names a node that does not exist.');
  if (edges.some(({ from, to }) => from === to)) flaws.push('An edge leads back to its own node.');
  if (kind === 'timeline' && nodes.some(({ at }) => !at))
    flaws.push('Every node of a timeline needs "at", its point in time.');
  if (kind === 'comparison' && nodes.some(({ at, group }) => !at || !group))
    flaws.push('Every node of a comparison needs "group", its column, and "at", its row.');
  if (kind === 'hierarchy' && !isForest({ kind, nodes, edges }))
    flaws.push('A hierarchy has one parent for each node but the topmost, and no circle.');
  return flaws;
}

function isForest({ nodes, edges }: Drawing): boolean {
  const parent = new Map<string, string>();
  for (const { from, to } of edges) {
    if (parent.has(to)) return false;
    parent.set(to, from);
  }
  return nodes.every(({ id }) => {
    let at: string | undefined = id;
    for (let steps = 0; at !== undefined; steps += 1) {
      if (steps > nodes.length) return false;
      at = parent.get(at);
    }
    return true;
  });
}

const exampleOfDiagram = {
  kind: 'concept_map',
  title: 'Photosynthesis',
  nodes: [
    { id: 'leaf', label: 'Leaf', detail: 'Where it takes place.', passage_ids: [] },
    { id: 'light', label: 'Light', detail: 'What drives it.', passage_ids: [] },
  ],
  edges: [{ from: 'light', to: 'leaf', label: 'falls on' }],
};

/** A diagram as it travels: data, and nothing that could run. */
export const diagram = z
  .strictObject({
    kind: z.enum(diagramKinds),
    title: lineOfText(1, bounds.labelMax),
    nodes: z.array(diagramNode).min(2).max(bounds.nodes),
    edges: z.array(diagramEdge).max(bounds.edges),
  })
  .superRefine((drawing, context) => {
    for (const message of diagramFlaws(drawing)) context.addIssue({ code: 'custom', message });
  })
  .meta({ id: 'Diagram', examples: [exampleOfDiagram] });
export type Diagram = z.infer<typeof diagram>;

const index = z.coerce.number().int().min(0).max(10_000);
/** A lesson by its place in the course, each counted from 0. */
export const visualizationParams = z.strictObject({
  id: z.uuid(),
  moduleIndex: index,
  submoduleIndex: index,
});
export const visualizationBody = z.strictObject({
  kind: z
    .enum(diagramKinds)
    .optional()
    .describe('Absent: the author chooses what suits the lesson best.'),
  language: languageTag.optional().describe("Absent: the course's."),
  submodule_id: z
    .uuid()
    .optional()
    .describe('The lesson that is meant: where another one stands at this place by now, 409.'),
});
export const visualizationInput = visualizationParams.extend(visualizationBody.shape);
export type VisualizationInput = z.infer<typeof visualizationInput>;
export const visualizationsQuery = visualizationBody.pick({ submodule_id: true });
export type VisualizationsInput = z.infer<typeof visualizationParams> &
  z.infer<typeof visualizationsQuery>;

export const visualization = z.strictObject({
  submodule_id: z.uuid(),
  language: z.string(),
  diagram,
  created_at: z.iso.datetime(),
});
export type Visualization = z.infer<typeof visualization>;

export const visualizationList = z.strictObject({
  visualizations: z
    .array(visualization)
    .describe('What was drawn of the lesson as it stands now, newest first.'),
  price: z.int().describe('Credits for a further one.'),
});
export type VisualizationList = z.infer<typeof visualizationList>;

export const courseVisualizationsParams = visualizationParams.pick({ id: true });
export const courseVisualizations = z.strictObject({
  visualizations: z
    .array(visualization)
    .describe('What was drawn of its lessons as they stand now, newest first.'),
});

export const drawnVisualization = z.strictObject({
  visualization: visualization
    .nullable()
    .describe('Null: the lesson has nothing that can be drawn so; nothing is charged.'),
  suggested_kinds: z.array(z.enum(diagramKinds)).describe('What suits the lesson.'),
  credits_charged: z.int().min(0),
  message: z.string().optional().describe('Why there is none, in one sentence.'),
});
export type DrawnVisualization = z.infer<typeof drawnVisualization>;

/**
 * What an author answers. It names passages by their refs; `is_suitable` false: there is nothing
 * to draw in this form, and `suggested_kinds` says what could be.
 */
export const diagramDraft = z.strictObject({
  is_suitable: z.boolean(),
  suggested_kinds: z.array(z.enum(diagramKinds)).max(diagramKinds.length),
  kind: z.enum(diagramKinds),
  title: z.string(),
  nodes: z
    .array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        detail: z.string(),
        group: z.string(),
        at: z.string(),
        refs: z.array(z.string()),
      }),
    )
    .max(bounds.nodes),
  edges: z
    .array(z.strictObject({ from: z.string(), to: z.string(), label: z.string() }))
    .max(bounds.edges),
});
export type DiagramDraft = z.infer<typeof diagramDraft>;
