import { expect, it } from 'vitest';
import { read } from '../../test/html-pages.ts';
import { epubOfBlocks } from '../../test/make-documents.ts';
import { readDocument } from '../parsing/read-document.ts';
import { documentLanguage } from './document-language.ts';

const languageOf = async (root: string, words: string): Promise<string | undefined> => {
  const { blocks, language } = await read(
    `<!doctype html><html ${root}><head><title>Pumps</title></head><body><p>${words}</p></body></html>`,
  );
  return documentLanguage(blocks, language);
};

it('a page without sentences is in the language that it declares, however that is written', async () => {
  const names = 'Gate opener: Maria Keller, Tom Weir, Anna Lock';
  expect(await languageOf('lang="de-AT"', names)).toBe('de');
  expect(await languageOf('xml:lang="pt_BR"', names)).toBe('pt');
  const book = epubOfBlocks([{ kind: 'prose', text: names }], 'Pumps');
  expect((await readDocument(book, 'pumps.epub', false)).language).toBe('en');
});

it('a page of sentences is in the language that they are in, whatever its template says', async () => {
  const words =
    'Das Wasser steigt in der Schleuse, bis das Tor sich öffnen lässt. Dann fährt das Schiff in das obere Becken und wartet dort auf die nächste Schleuse.';
  expect(await languageOf('lang="en"', words)).toBe('de');
});
