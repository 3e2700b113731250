import { DocumentParser, type ParsedDocument } from '../src/parsing/document-parser.ts';

/** Parses texts, or bytes, as files of these names; its threads end with the spec, whose `afterAll` is told. */
export function fileParser(
  afterAll: (close: () => Promise<void>) => void,
): (name: string, content: string | Uint8Array<ArrayBuffer>) => Promise<ParsedDocument> {
  const parser = new DocumentParser();
  afterAll(() => parser.close());
  return (name, content) =>
    parser.parse(
      typeof content === 'string' ? new Uint8Array(new TextEncoder().encode(content)) : content,
      { name },
    );
}

/** The passages of a document, each as one line: below which headings, its kind and its text. */
export const shownPassages = ({ passages }: ParsedDocument): string[] =>
  passages.map(({ headings, kind, text }) => `${headings.join(' › ')} | ${kind} | ${text}`);
