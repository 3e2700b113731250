import { randomUUID } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DocumentParser, SourceText } from '@coursewright/sources';

/** One course is written from it: a file, or all files of a folder whose name ends in ".course". */
export interface CorpusDocument {
  readonly name: string;
  readonly files: readonly string[];
}

/** The documents below a folder, by name. */
export function corpusBelow(folder: string): CorpusDocument[] {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .toSorted();
  const courseOf = (file: string): string => /^(?:.*?\.course)(?=\/)/.exec(file)?.[0] ?? file;
  return Object.entries(Object.groupBy(files, courseOf)).map(([name, own = []]) => ({
    name,
    files: own.map((file) => path.join(folder, file)),
  }));
}

/** The files as uploaded documents. Throws AppError for what cannot be read. */
export async function readFiles(
  parser: DocumentParser,
  files: readonly string[],
): Promise<SourceText[]> {
  const sources: SourceText[] = [];
  for (const file of files) {
    const name = path.basename(file);
    const bytes = new Uint8Array(readFileSync(file));
    const { format: _, title, headingsCount: __, ...text } = await parser.parse(bytes, { name });
    sources.push({
      id: randomUUID(),
      kind: 'document',
      title: title ?? name.replace(/\.[^.]+$/, ''),
      fileName: name,
      fetchedAt: '2026-01-01T00:00:00.000Z',
      ...text,
    });
  }
  return sources;
}
