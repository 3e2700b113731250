import type { Block } from './block.ts';
import { setAsCode, withTexts } from './block-texts.ts';

/** `__init__`, `object.__init__()`, `__thread`, and no line of nothing but underscores. */
const name = /(?<![\w/.*])(?:\w+\.)*__[A-Za-z0-9]\w*(?:\(\))?(?![\w/*])/g;

/** "object.__init__()" set as code: as text its underscores would make it bold, and be gone. */
export const withUnderscoredNames = (blocks: readonly Block[]): readonly Block[] =>
  withTexts(blocks, (text) => (text.includes('__') ? setAsCode(text, name) : text));
