import { readDocument } from '../src/parsing/read-document.ts';

/** What the reader makes of an HTML document that is given as text. */
export const read = async (html: string, name = 'pumps.html') =>
  readDocument(new TextEncoder().encode(html), name, false);

/** A whole page around what its body says. */
export const page = (body: string, head = '<title>Pumps</title>'): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

/** Two paragraphs long enough to be prose. */
export const text =
  'A pump moves water from the lower basin to the upper one and keeps the level steady. It runs at night, when power is cheap.';
export const more =
  'A valve lets the water pass one way and never back, whatever the pressure on its other side may be.';
