import { expect, it } from 'vitest';
import { formulaMark, plainBlocks } from './plain-text.ts';

it('tells a text as a reader sees it, paragraph by paragraph', () => {
  const markdown = `## The *mean* speed

It follows from\nManning's formula,[^1] $v = 2$, **always**.[^2]

- one
- two
  - three

| Bed | Speed |
|---|---|
| Gravel | 0.9 |

\`\`\`python
def speed():
    return 1
\`\`\`

> Never <b>the</b> same<style>p{}</style><br>water.`;
  expect(plainBlocks(markdown)).toEqual([
    'The mean speed',
    `It follows from Manning's formula, ${formulaMark}, always.`,
    'one',
    'two',
    'three',
    'Bed Speed',
    'Gravel 0.9',
    'def speed():\n return 1',
    'Never the same water.',
  ]);
});
