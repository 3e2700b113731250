import { describe, expect, it } from 'vitest';
import { plainText } from './index.ts';

describe('the plain text of Markdown', () => {
  it.each([
    ['A **basin** is __deep__, and *wide*.', 'A basin is deep, and wide.'],
    ['`Basin.__len__()` tells how deep.', 'Basin.__len__() tells how deep.'],
    ['Basin.__len__ and __init__() are names.', 'Basin.__len__ and __init__() are names.'],
  ])('is what a reader sees of “%s”', (markdown, plain) => expect(plainText(markdown)).toBe(plain));
});
