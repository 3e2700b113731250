import type { ReadDocument } from '../block.ts';
import { normaliseLine } from '../normalise-text.ts';
import { readPlainText } from './read-plain-text.ts';

const node = /^\u001F\n?File: [^\n]*?\bNode: ([^,\n\t]+)[^\n]*\n/;
const firstNode = /\u001F\nFile: [^\n]*\bNode: /;

/** Whether a text is a manual for the reader `info`: nodes with ways to each other. */
export const isInfo = (text: string): boolean => firstNode.test(text.slice(0, 64_000));

/**
 * A manual in Info format: its nodes in order, without the ways between them, menus, indexes and
 * the table of their places. What stands before the first node and the node "Top" is its cover.
 */
export function readInfo(text: string): ReadDocument {
  const nodes = text.split(/(?=\u001F\n)/).flatMap((part) => {
    const head = node.exec(part);
    if (!head) return [];
    // An index is marked as one between controls.
    const isIndex = /\u0000\u0008\[index/.test(part);
    const whole = part.slice(head[0].length).replace(/\n\* Menu:[\s\S]*$/, '\n');
    const body = withoutNotes(whole);
    return isIndex ? [] : [{ name: head[1]!.trim(), body: withoutMarks(body) }];
  });
  const cover = nodes.length > 2 ? nodes.find(({ name }) => name === 'Top') : undefined;
  const read = readPlainText(
    nodes
      .filter((one) => one !== cover)
      .map(({ body }) => body)
      .join('\n\n'),
  );
  const title = normaliseLine(/\S[^\n]*/.exec(cover?.body ?? '')?.[0] ?? '') || read.title;
  return { ...(title ? { title } : {}), blocks: read.blocks };
}

const notesBelow = /\n {3}-{10} [^\n-]+ -{10}\n[\s\S]*$/;
/** Without what is told at the foot of a node, and the figures that lead there. */
const withoutNotes = (body: string): string =>
  notesBelow.test(body)
    ? body.replace(notesBelow, '\n').replace(/(?<=\S)\(\d{1,2}\)(?=[\s.,;:)])/g, '')
    : body;

const note = String.raw`\*[Nn]ote\s+[^:]+:(?::|\s+(?:\([^)]*\))?[^.,]*)`;
/** "*Note Arrays::.": a sentence, or the rest of one, that only says where else to read. */
const alone = new RegExp(
  String.raw`(?<=^|[.!?)'"’”]\s+|\n\n\s*)(?:[Ss]ee(?:\s+also)?\s+)?${note}[^\S\n]*(?:,[^.:]{1,160})?(?:\.(?=\s|$)|(?=\n\n))`,
  'g',
);

/** "(*note Arrays::)" goes; "*note Arrays::" within a sentence is the name of a section. */
const withoutMarks = (body: string): string =>
  body
    .replace(/\u0000\u0008\[[\s\S]*?\u0000\u0008\]/g, '')
    .replace(/\s*\((?:[Ss]ee\s+)?\*[Nn]ote\s[^()]*\)/g, '')
    .replace(alone, '')
    .replace(/\*[Nn]ote\s+([^:]+)::/g, '“$1”')
    .replace(/\*[Nn]ote\s+([^:]+):\s+(?:\([^)]*\))?[^.,]*(?=[.,])/g, '“$1”');
