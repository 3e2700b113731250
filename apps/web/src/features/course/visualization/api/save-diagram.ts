import { saveAs } from '../../../../shared/save-as.ts';

/** What a drawing looks like is said by style sheets, which do not come along with a file. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'direction',
] as const;
/** Pixels of the picture for one of the drawing; less where it would not fit into a canvas. */
const scale = 2;
const mostPixels = 8_000;

/** The whole drawing as a file of its own, in the colours in which it is shown. */
export function svgOf(
  drawing: SVGSVGElement,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll('*')];
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[index]!);
    for (const name of carried) {
      const value = style.getPropertyValue(name);
      if (value) element.setAttribute(name, value);
    }
    for (const name of element.getAttributeNames())
      if (/^(?:class|style|tabindex|role|href|data-|aria-|lang)/.test(name))
        element.removeAttribute(name);
  }
  for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
  copy.querySelectorAll('[display="none"]').forEach((hidden) => hidden.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width: '100%', height: '100%' }))
    paper.setAttribute(name, value);
  paper.setAttribute('fill', getComputedStyle(drawing.parentElement ?? drawing).backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

/** Saves it as SVG, or as PNG in twice the resolution. Throws where the browser cannot paint it. */
export async function saveDiagram(
  svg: string,
  {
    name,
    format,
    width,
    height,
  }: { name: string; format: 'svg' | 'png'; width: number; height: number },
): Promise<void> {
  const file = new Blob([svg], { type: 'image/svg+xml' });
  if (format === 'svg') return saveAs(file, `${name}.svg`);
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const factor = Math.min(scale, mostPixels / width, mostPixels / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * factor);
    canvas.height = Math.round(height * factor);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('no picture');
    saveAs(png, `${name}.png`);
  } finally {
    URL.revokeObjectURL(url);
  }
}
