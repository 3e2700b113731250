import type { Ways } from './ways.ts';

/**
 * A piece of a document as its reader saw it, in reading order. Inline formatting is gone except
 * backticks around code.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'prose'; readonly text: string; readonly terms?: readonly string[] }
  /** One entry per item: marker, indentation and text ("- first", "  1. nested"). */
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly terms?: readonly string[] }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  /** Cells by row; the first row is the header. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** What a reader of one format gives back. */
export interface ReadDocument {
  /** The title that the document itself declares, if any. */
  readonly title?: string;
  /** The language that it declares: often that of a template, so that its words come first. */
  readonly language?: string;
  readonly ways?: Ways;
  readonly blocks: readonly Block[];
}
