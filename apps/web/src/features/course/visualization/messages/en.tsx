import type { DiagramKind } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

export const en = {
  title: 'See how it belongs together',
  what_it_is:
    'A diagram of this lesson that you can move through. Every piece opens the passage that it rests on.',
  which_kind: 'What should it show?',
  kind: {
    best: { name: 'What suits best', explanation: 'The lesson decides.' },
    concept_map: { name: 'Concept map', explanation: 'Terms and how they are related.' },
    flow: { name: 'Flow', explanation: 'Steps, one after the other.' },
    timeline: { name: 'Timeline', explanation: 'What happened when.' },
    comparison: { name: 'Comparison', explanation: 'Things side by side.' },
    cycle: { name: 'Cycle', explanation: 'Steps that begin again.' },
    hierarchy: { name: 'Hierarchy', explanation: 'A whole and its parts.' },
  } satisfies Record<DiagramKind | 'best', { name: string; explanation: string }>,
  costs: ({ count }: { count: number }) =>
    plural(count, { one: 'Costs 1 credit', other: `Costs ${number(count)} credits` }),
  free: 'Costs nothing: it is drawn already',
  you_have: ({ count }: { count: number }) =>
    plural(count, { one: 'you have 1', other: `you have ${number(count)}` }),
  draw: 'Draw the diagram',
  drawing: 'Drawing …',
  drawing_takes: 'The lesson is being read. This can take a minute; you may go on reading.',
  paid_once: 'Paid once, it stays with the lesson until the lesson changes.',
  offline: 'You are offline. Diagrams can be drawn once you are connected again.',
  not_enough_credits: 'You do not have enough credits.',
  buy_credits: 'Buy credits',
  not_drawn: 'The diagram could not be drawn.',
  nothing_charged: 'Nothing was charged.',
  nothing_to_draw: 'This lesson has nothing that a diagram could show.',
  unsuitable: ({ kind }: { kind: string }) => `This lesson does not suit: ${kind}.`,
  try_instead: 'Try instead:',
  only_own:
    'Diagrams are drawn for your own courses. Copy this course to your history, then its lessons can be drawn.',
  not_on_device:
    'No diagram of this lesson is saved on this device. With a connection, choose “Save for offline” in your course again to take it along.',
  not_loaded: 'The diagrams of this lesson could not be loaded.',
  try_again: 'Try again',
  loading: 'Loading the diagrams …',
  drawn: 'Diagrams of this lesson',
  another: 'Another diagram',
  diagram: ({ title, kind }: { title: string; kind: string }) => `${title}: ${kind}`,
  nodes: ({ count }: { count: number }) =>
    plural(count, { one: '1 piece', other: `${number(count)} pieces` }),
  tools: 'Diagram tools',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  fit: 'Show all of it',
  unfold_all: 'Unfold all',
  fold_all: 'Fold all',
  as_text: 'As text',
  search: 'Find in the diagram',
  found: ({ count }: { count: number }) =>
    plural(count, { one: '1 found', other: `${number(count)} found` }),
  download_svg: 'SVG',
  download_png: 'PNG',
  download: 'Download as',
  not_saved: 'The picture could not be made. Try the other format.',
  keys: 'Drag to move, Ctrl and wheel to zoom. With keys: arrows go from piece to piece, Enter opens one, Space folds it, + and − zoom, 0 shows all.',
  below: ({ count }: { count: number }) =>
    plural(count, { one: '1 piece below', other: `${number(count)} pieces below` }),
  step: ({ step }: { step: number }) => `Step ${number(step)}`,
  pick: 'Choose a piece to see what the lesson says about it.',
  close: 'Close',
  leads_to: 'Leads to',
  comes_from: 'Comes from',
  sources: 'Rests on',
  source: ({ source }: { source: number }) => `Source ${number(source)}`,
  no_source: 'No passage is cited for this.',
  aspect: 'Aspect',
  also: 'Also related',
};

export type Messages = Translation<typeof en>;
