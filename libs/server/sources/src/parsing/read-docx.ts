import type { ZipArchive } from '@coursewright/contract/zip';
import { zipOf } from '@coursewright/platform/zip';
import mammoth from 'mammoth';
import type { ReadDocument } from './block.ts';
import { incomplete } from './document-problem.ts';
import { normaliseLine } from './normalise-text.ts';
import { readHtmlFragment } from './read-html.ts';

const styles = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...[
    'Code',
    'Source Code',
    'Code Block',
    'Listing',
    'Preformatted Text',
    'HTML Preformatted',
    'HTML Vorformatiert',
    'Préformaté HTML',
    'HTML con formato previo',
    'Preformattato HTML',
    'Pré-formatação HTML',
    'Стандартный HTML',
  ].map((name) => `p[style-name='${name}'] => pre:separator('\\n')`),
];

const typewriter = /mono|courier|consol|menlo|typewriter|lucida console|fixed/i;

/** What Word has of a paragraph, as far as its letters go. */
interface WordElement {
  readonly type: string;
  readonly font?: string | null;
  readonly styleId?: string;
  readonly styleName?: string;
  readonly value?: string;
  readonly children?: readonly WordElement[];
}

/** A document whose paragraphs in letters of a typewriter are code, whatever their style is called. */
function withCode(element: WordElement): WordElement {
  const own = element.children ? { ...element, children: element.children.map(withCode) } : element;
  if (own.type !== 'paragraph') return own;
  const runs = (own.children ?? []).filter(
    ({ type, children }) => type === 'run' && children?.some(({ value }) => value?.trim()),
  );
  const isTyped = runs.length > 0 && runs.every(({ font }) => typewriter.test(font ?? ''));
  return isTyped ? { ...own, styleId: 'Code', styleName: 'Code' } : own;
}

export async function readDocx(archive: ZipArchive): Promise<ReadDocument> {
  // Mammoth inflates without a bound, so it gets an uncompressed copy of the parts that carry text.
  const names = archive.names.filter((name) => /\.(?:xml|rels)$/.test(name));
  const parts = names.map((name) => ({ name, content: archive.read(name)!, isStored: true }));
  const buffer = Buffer.from(zipOf(parts, '2000-01-01T00:00:00Z').buffer);
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value: html } = await mammoth.convertToHtml(
      { buffer },
      { styleMap: styles, convertImage, transformDocument: withCode },
    );
    return { title: coreTitle(archive), blocks: readHtmlFragment(html).blocks };
  } catch {
    throw incomplete();
  }
}

function coreTitle(archive: ZipArchive): string | undefined {
  const title = /<dc:title[^>]*>([^<]*)</.exec(archive.text('docProps/core.xml') ?? '')?.[1] ?? '';
  return (
    normaliseLine(
      readHtmlFragment(title)
        .blocks.map((block) => ('text' in block ? block.text : ''))
        .join(' '),
    ) || undefined
  );
}
