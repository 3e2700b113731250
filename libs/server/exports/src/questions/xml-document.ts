import { say, sayAs } from '@coursewright/contract';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { Refused } from './draft.ts';

const damaged = say('xml_damaged');

/** XML from anybody. No entities of its own: they are how a small file becomes a large one. */
export function xmlDocument(text: string): Document {
  let found: Document;
  try {
    found = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Refused(damaged, { cause: message });
      },
    }).parseFromString(text.replace(/^\uFEFF/, '').trimStart(), 'text/xml');
  } catch (error) {
    if (error instanceof Refused || error instanceof RangeError) throw error;
    throw new Refused(damaged, { cause: error });
  }
  if (found.doctype?.internalSubset)
    throw new Refused(sayAs('xml_damaged', 'XML that declares entities of its own is not opened.'));
  return found;
}

/** The text of a file, in the encoding that it says. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})["']/.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not what it says, or not UTF-8: what spreadsheets of Windows write.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Its name without prefix, in the spelling that QTI 2 and 3 share: lower case, no dashes. */
export const nameOf = ({ nodeName }: { readonly nodeName: string }): string =>
  nodeName.replace(/^.*:/, '').replace(/^qti-/, '').replaceAll('-', '').toLowerCase();

export const elementsIn = (node: Element): Element[] =>
  Array.from(node.childNodes).filter((child): child is Element => child.nodeType === 1);

/** All below, in the order of the document. */
export const below = (node: Element | Document, ...names: readonly string[]): Element[] =>
  Array.from(node.getElementsByTagName('*')).filter((one) => names.includes(nameOf(one)));

export const childOf = (node: Element, name: string): Element | undefined =>
  elementsIn(node).find((one) => nameOf(one) === name);
