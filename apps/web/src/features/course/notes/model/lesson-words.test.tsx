import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseMarkdown } from '../../../../shared/markdown/course-markdown.tsx';
import { liftAndSanitize } from '../../../../shared/markdown/lift.ts';
import { charactersIn, rangeOf, wordsOfDocument, wordsOnPage } from './lesson-words.ts';

const markdown = [
  '## Energy',
  'Mass is **energy**, $E=mc^2$, by _Einstein_.[^1] More follows.',
  '$$\\int_0^1 x\\,dx$$',
  '```python\ndef f(): return 1\n```',
  '| a | b |\n|---|---|\n| one | two |',
].join('\n\n');

async function page() {
  const { container } = render(
    <CourseMarkdown
      markdown={markdown}
      renderCitation={(marker) => <button type="button">Source {marker}</button>}
    />,
  );
  await screen.findByRole('group', { name: 'Code (python)' });
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2));
  return container;
}
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

describe('the words of a lesson', () => {
  it('are the same on the page and in its Markdown, with formulas as they were written', async () => {
    const { text } = wordsOnPage(await page());
    expect(text).toMatch(/Mass is energy, E=mc\^2, by Einstein\. More follows\. /);
    expect(text).not.toContain('Source');
    expect(text).toContain('one two');
    expect(lettersOf(text)).toBe(lettersOf(wordsOfDocument(liftAndSanitize(markdown))));
  });

  it('are selected and found again through emphasis, formulas and citations', async () => {
    const root = await page();
    const words = wordsOnPage(root);
    const start = words.text.indexOf('energy, ');
    const end = words.text.indexOf('More') + 'More'.length;
    const range = rangeOf(words, start, end);
    expect(range && charactersIn(words, range)).toEqual({ start, end });
    // A formula is there as a whole, also where only a part of it is selected.
    const inside = root.querySelector('.katex [aria-hidden] *')?.firstChild;
    const part = document.createRange();
    if (inside) part.selectNodeContents(inside);
    const found = charactersIn(words, part);
    expect(found && words.text.slice(found.start, found.end)).toBe('E=mc^2');
  });
});
