import type { ReactNode } from 'react';
import { placeholder, type LiftedDocument } from './lift.ts';

/** How a sentence of the text is to be shown. */
export interface SentenceMark {
  /** As a reader sees it, without markup; found by its letters and digits. */
  readonly text: string;
  /** `back`: paler than the rest; `out`: marked. */
  readonly stands: 'back' | 'out';
  /** Shown after its last character. */
  readonly note?: ReactNode;
}

/** What an element that was put around (a part of) a sentence stands for. */
export interface MarkedPart {
  readonly mark: SentenceMark;
  /** Whether the sentence ends in it. */
  readonly isLast: boolean;
}

/** Where one letter of the text stands: characters `start` to `end` of the n-th text node. */
interface Place {
  readonly node: number;
  readonly start: number;
  readonly end: number;
}
interface Cut extends MarkedPart {
  readonly start: number;
  readonly end: number;
}

const letter = /[\p{L}\p{M}\p{N}]/gu;
const lettersOf = (text: string): string => (text.match(letter) ?? []).join('');

/**
 * A copy of the document with an element around each sentence, or around each of its parts where
 * emphasis or a link divides it. Sentences are looked for in their order; one that is not found
 * stays as it is.
 */
export function markSentences(
  { fragment, lifted }: LiftedDocument,
  marks: readonly SentenceMark[],
): LiftedDocument & { readonly parts: ReadonlyMap<Element, MarkedPart> } {
  const copy = document.importNode(fragment, true);
  const nodes = textsOf(copy);
  const places: Place[] = [];
  let letters = '';
  const pattern = new RegExp(`${placeholder.source}|${letter.source}`, 'gu');
  for (const [node, { data }] of nodes.entries())
    for (const found of data.matchAll(pattern)) {
      const place = { node, start: found.index, end: found.index + found[0].length };
      const put = found[1] === undefined ? undefined : lifted[Number(found[1])];
      const said =
        found[1] === undefined ? found[0] : put?.kind === 'formula' ? lettersOf(put.source) : '';
      letters += said;
      for (let unit = 0; unit < said.length; unit += 1) places.push(place);
    }

  const cuts = new Map<number, Cut[]>();
  let from = 0;
  for (const mark of marks) {
    const wanted = lettersOf(mark.text);
    const at = wanted === '' ? -1 : letters.indexOf(wanted, from);
    const first = places[at];
    const last = places[at + wanted.length - 1];
    if (!first || !last) continue;
    from = at + wanted.length;
    for (const [node, cut] of cutsOf(nodes, first, last, mark))
      cuts.set(node, [...(cuts.get(node) ?? []), cut]);
  }
  const parts = new Map<Element, MarkedPart>();
  for (const [node, of] of cuts) putAround(nodes[node]!, of, parts);
  return { fragment: copy, lifted, parts };
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

/** From the first letter to the last one, with the marks that open and close the sentence. */
function* cutsOf(
  nodes: readonly Text[],
  first: Place,
  last: Place,
  mark: SentenceMark,
): Generator<[node: number, cut: Cut]> {
  for (let node = first.node; node <= last.node; node += 1) {
    const { data } = nodes[node]!;
    const isLast = node === last.node;
    const start =
      node === first.node
        ? first.start - (/[\p{Ps}\p{Pi}"'¿¡]*$/u.exec(data.slice(0, first.start))?.[0].length ?? 0)
        : 0;
    const end = isLast
      ? last.end + (/^[\p{Pe}\p{Pf}\p{Po}]*/u.exec(data.slice(last.end))?.[0].length ?? 0)
      : data.length;
    if (isLast || data.slice(start, end).trim() !== '') yield [node, { mark, isLast, start, end }];
  }
}

/** Elements around pieces of a text; the pieces follow each other. */
function putAround(text: Text, cuts: readonly Cut[], parts: Map<Element, MarkedPart>): void {
  const { data } = text;
  const pieces: (string | Element)[] = [];
  let at = 0;
  for (const { start, end, mark, isLast } of cuts) {
    const begin = Math.max(start, at);
    const around = document.createElement(mark.stands === 'out' ? 'mark' : 'span');
    around.textContent = data.slice(begin, end);
    parts.set(around, { mark, isLast });
    pieces.push(data.slice(at, begin), around);
    at = end;
  }
  text.replaceWith(...pieces, data.slice(at));
}
