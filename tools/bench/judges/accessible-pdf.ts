import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Part {
  readonly id?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Part[];
}

/**
 * Rules of PDF/UA-1 that can be read off a file by another program than the one that wrote it: it
 * says that it keeps to them, has a title that is shown, a language and bookmarks; whatever is on a
 * page is part of the structure or an artifact; headings leave no level out; figures and formulas
 * have words; tables have heads.
 */
export async function againstAccessibility(bytes: Uint8Array): Promise<string[]> {
  const reading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const found: string[] = [];
  const must = (holds: unknown, what: string) => void (holds || found.push(what));
  try {
    const document = await reading.promise;
    const { info } = await document.getMetadata();
    const shown: unknown = await document.getViewerPreferences();
    must(Buffer.from(bytes).includes('pdfuaid'), 'it does not say that it keeps to PDF/UA');
    must('Title' in info && info.Title, 'it has no title');
    must('Language' in info && info.Language, 'it has no language');
    must(valueOf(shown, 'DisplayDocTitle') === true, 'its title is not shown');
    must((await document.getOutline())?.length, 'it has no bookmarks');
    let level = 0;
    const seen = (part: Part): void => {
      const heading = Number(/^H([1-6])$/.exec(part.role ?? '')?.[1] ?? 0);
      if (heading > 0) {
        must(heading <= level + 1, `a heading ${heading} follows one of level ${level}`);
        level = heading;
      }
      const { role = '', alt, children = [] } = part;
      if (role === 'Figure' || role === 'Formula') must(alt, `a ${role} has no words`);
      if (role === 'Table') must(JSON.stringify(part).includes('"TH"'), 'a table has no head');
      for (const child of children) seen(child);
    };
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const tree: Part | null = await page.getStructTree();
      if (tree) seen(tree);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      for (const item of items) {
        if (!('str' in item)) depth += item.type === 'endMarkedContent' ? -1 : 1;
        else if (item.str.trim()) must(depth > 0, `page ${number} has text outside its structure`);
      }
    }
    return [...new Set(found)];
  } finally {
    await reading.destroy();
  }
}

const valueOf = (all: unknown, name: string): unknown => {
  if (all instanceof Map) return all.get(name);
  return typeof all === 'object' && all !== null && name in all
    ? (all as Record<string, unknown>)[name]
    : undefined;
};
