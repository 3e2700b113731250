import type { Block, ReadDocument } from '../block.ts';
import { readPartOfText } from './read-plain-text.ts';
import { remarkLine } from './settings-lines.ts';

const section = /^\s*\[\s*([^\]]{1,80}?)\s*\]\s*$/;

/** A file of settings: what its remarks say as text, and the settings as programs. */
export function readSettings(text: string): ReadDocument {
  const blocks: Block[] = [];
  let remarks: string[] = [];
  let settings: string[] = [];
  const endRemarks = (): void => {
    blocks.push(...readPartOfText(remarks.join('\n')).map(asText));
    remarks = [];
  };
  const endSettings = (): void => {
    const own = settings.join('\n').replace(/^\n+/, '').trimEnd();
    if (own !== '') blocks.push({ kind: 'code', language: '', text: own });
    settings = [];
  };
  for (const line of text.split('\n')) {
    const name = section.exec(line)?.[1];
    if (name !== undefined || remarkLine.test(line)) endSettings();
    else if (line.trim() !== '') endRemarks();
    if (name !== undefined) {
      endRemarks();
      blocks.push({ kind: 'heading', level: 2, text: name });
    } else if (remarkLine.test(line)) remarks.push(said(line));
    else if (line.trim() !== '') settings.push(line);
    else (settings.length > 0 ? settings : remarks).push('');
  }
  endSettings();
  endRemarks();
  const [first] = blocks;
  const isTitled = first?.kind === 'prose' && first.text.length <= longestTitle;
  return isTitled ? { title: first.text.replace(/\.$/, ''), blocks: blocks.slice(1) } : { blocks };
}

/** Letters of what is said first, which is what the file is. */
const longestTitle = 90;

/** A remark without its sign, and without the frame that may be drawn around it. */
const said = (line: string): string =>
  /\p{L}/u.test(line) ? line.replace(/^\s*(?:[#;]+|\/\/+) ?/, '').replace(/\s*#+\s*$/, '') : '';

/** A short remark above a setting is no section. */
const asText = (block: Block): Block =>
  block.kind === 'heading' ? { kind: 'prose', text: block.text } : block;
