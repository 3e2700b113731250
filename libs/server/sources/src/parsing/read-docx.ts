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
  "p[style-name='Code'] => pre:separator('\\n')",
];

export async function readDocx(archive: ZipArchive): Promise<ReadDocument> {
  // Mammoth inflates without a bound, so it gets an uncompressed copy of the parts that carry text.
  const names = archive.names.filter((name) => /\.(?:xml|rels)$/.test(name));
  const parts = names.map((name) => ({ name, content: archive.read(name)!, isStored: true }));
  const buffer = Buffer.from(zipOf(parts, '2000-01-01T00:00:00Z').buffer);
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value: html } = await mammoth.convertToHtml(
      { buffer },
      { styleMap: styles, convertImage },
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
