import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { ReadDocument } from './block.ts';
import { incomplete } from './document-problem.ts';
import { normaliseLine } from './normalise-text.ts';
import { readHtmlFragment } from './read-html.ts';
import type { ZipArchive } from './zip-archive.ts';

const styles = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Code'] => pre:separator('\\n')",
];

export async function readDocx(archive: ZipArchive): Promise<ReadDocument> {
  // Mammoth inflates without a bound, so it gets an uncompressed copy of the parts that carry text.
  const parts: Record<string, Uint8Array> = {};
  for (const name of archive.names)
    if (/\.(?:xml|rels)$/.test(name)) parts[name] = archive.read(name) ?? new Uint8Array();
  const buffer = Buffer.from(zipSync(parts, { level: 0 }));
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  try {
    const { value: html } = await mammoth.convertToHtml(
      { buffer },
      { styleMap: styles, convertImage },
    );
    return { title: coreTitle(archive), blocks: readHtmlFragment(html) };
  } catch {
    throw incomplete();
  }
}

function coreTitle(archive: ZipArchive): string | undefined {
  const title = /<dc:title[^>]*>([^<]*)</.exec(archive.text('docProps/core.xml') ?? '')?.[1] ?? '';
  return (
    normaliseLine(
      readHtmlFragment(title)
        .map((block) => ('text' in block ? block.text : ''))
        .join(' '),
    ) || undefined
  );
}
