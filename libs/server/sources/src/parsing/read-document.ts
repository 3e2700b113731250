import type { DocumentFormat } from '@coursewright/contract';
import type { ReadDocument } from './block.ts';
import { withNamedChapters, withoutFrame, withoutRemarks } from './book-frame.ts';
import { withoutIndexes } from './book-index.ts';
import { withoutCrossReferences } from './cross-references.ts';
import { detectFormat } from './detect-format.ts';
import { tooManyCharacters, withoutText } from './document-problem.ts';
import { textMarkup } from './text/text-markup.ts';
import { withEntriesAsLists } from './entries-set-as-code.ts';
import { withUnfoldedTables } from './folded-tables.ts';
import { withoutFurniture } from './furniture.ts';
import { withoutImprint } from './imprint.ts';
import { withLevelsOfNumbers } from './heading-levels.ts';
import { withManualTitle } from './manual-title.ts';
import { withoutReferenceLists } from './reference-lists.ts';
import { normaliseText } from './normalise-text.ts';
import { parsingLimits } from './parsing-limits.ts';
import { withoutPrivateUse } from './private-use.ts';
import { withQuotationMarks } from './quotation-marks.ts';
import { withSpokenTags } from './spoken-tags.ts';
import { waysOfMarkup } from './ways.ts';
import { withNamedParagraphs } from './named-paragraphs.ts';
import { withNumberedHeadings } from './numbered-headings.ts';
import { withUnderscoredNames } from './underscored-names.ts';
import { withWrittenSteps } from './written-steps.ts';

/**
 * Reads a document of any supported format; throws DocumentProblem. The library of a format is
 * loaded when the first such document comes.
 */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  isWebPage: boolean,
): Promise<ReadDocument & { format: DocumentFormat }> {
  const detected = detectFormat(bytes, name);
  if (
    (detected.format === 'txt' || detected.format === 'md') &&
    detected.text.length > parsingLimits.characters
  )
    throw tooManyCharacters();
  const whole = withManualTitle(withoutFrame(await readAs(detected, name, isWebPage)));
  const text = withoutFurniture(withoutImprint(whole.blocks));
  const named = withNumberedHeadings(withoutIndexes(text));
  const bare = withoutRemarks(withoutReferenceLists(named));
  // The number of a chapter says how deep it is; its name, below that, does not.
  const levelled = withLevelsOfNumbers(withoutCrossReferences(bare));
  const own = withEntriesAsLists(
    withWrittenSteps(withNamedParagraphs(withNamedChapters(levelled))),
  );
  const spoken = detected.format === 'md' ? own : withSpokenTags(own);
  const read = {
    ...whole,
    blocks: withUnderscoredNames(withQuotationMarks(withUnfoldedTables(withoutPrivateUse(spoken)))),
  };
  const length = read.blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  if (length > parsingLimits.characters) throw tooManyCharacters();
  if (!read.blocks.some((block) => block.kind !== 'heading')) throw withoutText();
  return { ...read, format: detected.format };
}

async function readAs(
  detected: ReturnType<typeof detectFormat>,
  name: string,
  isWebPage: boolean,
): Promise<ReadDocument> {
  switch (detected.format) {
    case 'docx':
      return (await import('./read-docx.ts')).readDocx(detected.archive);
    case 'epub':
      return (await import('./read-epub.ts')).readEpub(detected.archive, detected.root);
    case 'html': {
      const { readHtml, readWebPage } = await import('./read-html.ts');
      if (isWebPage) return readWebPage(detected.text);
      const { htmlOfDocBook, isDocBook } = await import('./docbook-html.ts');
      return readHtml(isDocBook(detected.text) ? htmlOfDocBook(detected.text) : detected.text);
    }
    case 'md':
      return (await import('./read-markdown.ts')).readMarkdown(normaliseText(detected.text));
    case 'txt': {
      const { htmlOfLatex, isLatex } = await import('./latex-html.ts');
      if (!isLatex(detected.text)) return readText(detected.text, name);
      return (await import('./read-html.ts')).readHtml(htmlOfLatex(detected.text));
    }
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(detected.bytes);
  }
}

/** Text as what it is: reStructuredText, AsciiDoc, sources of man pages and Info manuals are told from their signs, whatever the name. */
async function readText(text: string, name: string): Promise<ReadDocument> {
  switch (textMarkup(text, name)) {
    case 'restructured':
      return {
        ways: waysOfMarkup(text),
        ...(await import('./text/read-restructured.ts')).readRestructured(text),
      };
    case 'asciidoc':
      return {
        ways: waysOfMarkup(text),
        ...(await import('./text/read-asciidoc.ts')).readAsciidoc(text),
      };
    case 'roff':
      return (await import('./text/read-roff.ts')).readRoff(text);
    case 'info':
      return (await import('./text/info-text.ts')).readInfo(text);
    case 'vim-help':
      return (await import('./text/vim-help.ts')).readVimHelp(text);
    case 'outline':
      return (await import('./text/read-outline.ts')).readOutline(text);
    case 'settings':
      return (await import('./text/read-settings.ts')).readSettings(text);
    case 'plain':
      return (await import('./text/read-plain-text.ts')).readPlainText(text);
  }
}

function lengthOf(block: ReadDocument['blocks'][number]): number {
  if (block.kind === 'list') return block.items.join(' ').length;
  if (block.kind === 'table') return block.rows.flat().join(' ').length;
  return block.text.length;
}
