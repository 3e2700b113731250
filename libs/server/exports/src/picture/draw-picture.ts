import { coverOf, coverSize } from '@coursewright/contract/cover';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { fontsOfScripts, inPackage } from '../font-files.ts';

/** Pixels that services which show links expect. */
export const pictureSize = { width: 1200, height: 630 } as const;

export interface PictureRequest {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const { width, height } = pictureSize;
/** Where the cover begins, seen from the side on which the title begins. */
const panel = 740;
const margin = 80;
/** Of the open book in apps/web/public/mark.svg. */
const leaves = {
  left: new Path2D('M7.5 10.2c2.9-.9 5.6-.6 8.5 1v12.2c-2.9-1.5-5.6-1.8-8.5-1z'),
  right: new Path2D('M24.5 10.2c-2.9-.9-5.6-.6-8.5 1v12.2c2.9-1.5 5.6-1.8 8.5-1z'),
};
const ink = '#14241f';
const paper = '#fbf8f1';

/** One family of several files: an alphabet each. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
let titleFamilies: readonly string[] | undefined;

/** The shared picture of a course as PNG: its title beside its cover, with the product's mark. */
export function drawPicture(request: PictureRequest): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  drawCover(context, request);
  drawMark(context, request.direction);
  drawTitle(context, request);
  return canvas.toBuffer('image/png');
}

/** The middle of the cover fills its part of the picture. */
function drawCover(context: SKRSContext2D, { title, direction }: PictureRequest): void {
  const { palette, shapes } = coverOf(title);
  const left = direction === 'rtl' ? 0 : panel;
  const scale = height / coverSize.height;
  context.save();
  context.beginPath();
  context.rect(left, 0, width - panel, height);
  context.clip();
  context.fillStyle = palette.ground;
  context.fillRect(left, 0, width - panel, height);
  context.translate(left + (width - panel - coverSize.width * scale) / 2, 0);
  context.scale(scale, scale);
  for (const { d, colour, line, opacity } of shapes) {
    const path = new Path2D(d);
    context.globalAlpha = opacity;
    context.fillStyle = palette[colour];
    context.strokeStyle = palette[colour];
    context.lineWidth = line ?? 0;
    context[line === undefined ? 'fill' : 'stroke'](path);
  }
  context.restore();
}

/** The product's mark and name, where reading begins. */
function drawMark(context: SKRSContext2D, direction: 'ltr' | 'rtl'): void {
  const size = 64;
  const left = direction === 'rtl' ? width - margin - size : margin;
  context.save();
  context.translate(left, 72);
  context.scale(size / 32, size / 32);
  context.fillStyle = '#0f3d35';
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 8);
  context.fill();
  context.fillStyle = '#faf6ee';
  context.fill(leaves.left);
  context.fillStyle = '#e9a23b';
  context.fill(leaves.right);
  context.restore();
  families();
  context.fillStyle = ink;
  context.font = '600 34px "Name"';
  context.textBaseline = 'middle';
  context.textAlign = direction === 'rtl' ? 'right' : 'left';
  const gap = size + 20;
  context.fillText('Coursewright', direction === 'rtl' ? width - margin - gap : margin + gap, 104);
}

/** As large as it fits; what does not fit in the smallest size ends in an ellipsis. */
function drawTitle(context: SKRSContext2D, { title, language, direction }: PictureRequest): void {
  const room = panel - margin - 60;
  const sizes = [76, 66, 56, 48];
  const names = families(language);
  context.textAlign = direction === 'rtl' ? 'right' : 'left';
  context.direction = direction;
  for (const size of sizes) {
    context.font = `600 ${size}px ${names}`;
    const lines = linesOf(title, language, (text) => context.measureText(text).width <= room);
    const most = Math.floor(330 / (size * 1.22));
    const isLast = size === sizes.at(-1);
    if (lines.length > most && !isLast) continue;
    const shown = lines.slice(0, most);
    if (lines.length > most) shown.push(cutToFit(shown.pop() ?? '', context, room));
    const top = 380 - ((shown.length - 1) * size * 1.22) / 2;
    const x = direction === 'rtl' ? width - margin : margin;
    for (const [index, line] of shown.entries())
      context.fillText(line, x, top + index * size * 1.22);
    return;
  }
}

/** Breaks between words, and within one that is wider than the line. */
function linesOf(text: string, language: string, fits: (line: string) => boolean): string[] {
  const lines = [''];
  const put = (piece: string) => {
    const line = lines.at(-1) ?? '';
    if (fits((line + piece).trimEnd())) lines[lines.length - 1] = line + piece;
    else if (line === '') lines[0] = piece;
    else lines.push(piece.trimStart());
  };
  for (const word of piecesOf(text, language))
    if (fits(word.trimEnd())) put(word);
    else for (const character of charactersOf(word)) put(character);
  return lines.map((line) => line.trim());
}

/** Words with what follows them; where a language does not part words by spaces, by its words. */
function piecesOf(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segmenter(language, 'word').segment(text))
    if (isWordLike || pieces.length === 0 || /^[\p{Ps}\p{Pi}]/u.test(segment)) pieces.push(segment);
    else pieces.push((pieces.pop() ?? '') + segment);
  return pieces;
}

const charactersOf = (text: string): string[] =>
  Array.from(segmenter('en', 'grapheme').segment(text), ({ segment }) => segment);

/** A language that nobody knows parts words as English does. */
function segmenter(language: string, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const known = Intl.Segmenter.supportedLocalesOf([language.slice(0, 2)]);
  return new Intl.Segmenter(known[0] ?? 'en', { granularity });
}

function cutToFit(line: string, context: SKRSContext2D, room: number): string {
  const characters = charactersOf(line);
  while (characters.length > 0 && context.measureText(`${characters.join('')}…`).width > room)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** The names of the fonts, once registered: the same character is another one in Japanese. */
function families(language = 'en'): string {
  titleFamilies ??= register();
  const own = language.startsWith('ja') ? 'Title 3' : language.startsWith('ko') ? 'Title 4' : '';
  return [...alphabets, own, ...titleFamilies]
    .filter((name) => name !== '')
    .map((name) => (name.startsWith('Title') ? `"${name}"` : `"Title ${name}"`))
    .join(', ');
}

function register(): string[] {
  const add = (file: string, name: string) => {
    if (!GlobalFonts.registerFromPath(file, name)) throw new Error(`No font in ${file}`);
    return name;
  };
  add(inPackage('@fontsource-variable/figtree', 'files/figtree-latin-wght-normal.woff2'), 'Name');
  for (const alphabet of alphabets)
    add(
      inPackage('@fontsource/literata', `files/literata-${alphabet}-600-normal.woff2`),
      `Title ${alphabet}`,
    );
  const emoji = fontsOfScripts.regular.slice(-1);
  return [...fontsOfScripts.bold, ...emoji].map((file, index) => add(file, `Title ${index}`));
}
