import { render, screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseMarkdown } from './course-markdown.tsx';
import { InlineCode } from './inline-code.tsx';

const show = (markdown: string) => render(<CourseMarkdown markdown={markdown} />).container;

describe('a lesson’s Markdown', () => {
  it('shows formulas and highlighted code although the sanitiser drops their classes', async () => {
    const page = show(
      'Mass is energy, $E=mc^2$, and\n\n$$\\int_0^1 x\\,dx$$\n\n```python\ndef f(): return 1\n```',
    );
    // Readable and within reach of the keyboard before it has its colours.
    const code = screen.getByRole('group', { name: 'Code (python)' });
    expect(code).toHaveTextContent('def f(): return 1');
    expect(code).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(page.querySelector('.hljs-keyword')).toHaveTextContent('def'));
    await screen.findByRole('group', { name: 'Formula' });
    expect(page.querySelectorAll('math')).toHaveLength(2);
  });

  it('leaves prices, shell variables and code alone', () => {
    const page = show('From $5 to $10, or $5-$10; set $HOME/$PATH. Write `[^1]` and `$x$`.');
    expect(page.textContent?.trim()).toBe(
      'From $5 to $10, or $5-$10; set $HOME/$PATH. Write [^1] and $x$.',
    );
    expect(page.querySelector('math')).toBeNull();
  });

  it('shows an unreadable formula as it was written', async () => {
    show('So $\\frac{1$ it goes.');
    expect(await screen.findByText('\\frac{1', { exact: false })).toBeVisible();
  });

  it('puts the caller’s component in the place of each citation, in tables and headings too', () => {
    render(
      <CourseMarkdown
        markdown={
          '# Rivers [^1]\n\nWater flows.[^2] [^2]\n\n| a | b |\n|---|---|\n| x [^3] | y |\n\n[^10]: not a definition'
        }
        renderCitation={(marker) => <button type="button">Source {marker}</button>}
      />,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Source 1',
      'Source 2',
      'Source 2',
      'Source 3',
      'Source 10',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Table 1' })).getByRole('button', {
        name: 'Source 3',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Rivers Source 1' })).toBeVisible();
  });

  it('tells repeats of a citation within one paragraph apart', () => {
    const drawn: string[] = [];
    render(
      <CourseMarkdown
        markdown={'A.[^1] B.[^1] C.[^2] D.[^1] **E.[^1]**\n\nF.[^1]\n\n- G.[^1]\n- H.[^1] I.[^1]'}
        renderCitation={(marker, occurrence, isRepeat) => {
          drawn.push(`${marker}${isRepeat ? '·' : ''}`);
          return occurrence;
        }}
      />,
    );
    expect(drawn).toEqual(['1', '1·', '2', '1', '1·', '1', '1', '1', '1·']);
  });

  it('draws code in lines that are no Markdown otherwise', () => {
    const { container } = render(
      <InlineCode text={'Use `done` and ``a`b``, not *this* or <b>that</b>; one ` alone stays.'} />,
    );
    expect([...container.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
      'done',
      'a`b',
    ]);
    expect(container).toHaveTextContent(
      'Use done and a`b, not *this* or <b>that</b>; one ` alone stays.',
    );
    expect(container.querySelector('b, em')).toBeNull();
  });

  it('keeps the lines of code that runs over several', () => {
    const { container } = render(
      <InlineCode text={'What is the result? `>>> a = 2\n>>> a * 3`'} />,
    );
    expect(container.querySelector('code')?.textContent).toBe('>>> a = 2\n>>> a * 3');
  });

  it('keeps the outline of headings without gaps, below the page’s own', () => {
    const page = show('## A\n\n#### B\n\n## C\n\n### D');
    expect(
      [...page.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => heading.localName),
    ).toEqual(['h3', 'h4', 'h3', 'h4']);
  });

  it('marks external links, keeps only harmless ones and says when a tab opens', () => {
    show(
      '[a](https://e.org/a) [b](/logout) [c](#top) [d](javascript:x) <a href="https://e.org/e" target="_blank" rel="opener">e</a> <a href="mailto:a@e.org">f</a>',
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['a', 'e (opens in a new tab)', 'f']);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer');
    expect(links[1]).toHaveAttribute('target', '_blank');
  });

  it('draws task boxes as glyphs', () => {
    const page = show('- [x] done\n- [ ] open');
    expect(page.textContent).toMatch(/☑ done\s*☐ open/);
    expect(page.querySelector('input')).toBeNull();
  });

  it('lets no style sheet, control, event or forged placeholder through', () => {
    const page = show(
      '<style>body{display:none}</style><button onclick="x()">Buy</button> \uE0000\uE001 <textarea>t</textarea>\n\n<p onclick="x()" autofocus>p</p>\n\n![formula $x$](https://e.org/i.png)',
    );
    expect(page.querySelector('style,button,textarea,[onclick],[autofocus]')).toBeNull();
    expect(page).toHaveTextContent('Buy 0 t');
    expect(screen.getByRole('link', { name: 'formula x' })).toHaveAttribute(
      'href',
      'https://e.org/i.png',
    );
  });

  it('fetches nothing for its reader: pictures that lie elsewhere are links, films their words', () => {
    const dot = 'data:image/png;base64,iVBORw0KGgo=';
    const page = show(
      `![here](${dot}) ![](https://e.org/a.png) ![gone](/logout) [![in a link](https://e.org/b.png)](https://e.org/)\n\n<video src="https://e.org/v.mp4" poster="https://e.org/p.png"><track src="https://e.org/t.vtt">a film</video>\n\n<table background="https://e.org/t.png"><tr><td>a</td></tr></table>\n\n<svg><image href="https://e.org/s.png"/><use href="https://e.org/u.svg#x"/><use href="#own"/></svg>\n\n<picture><source srcset="https://e.org/w.webp"><img src="https://e.org/q.png" alt="in a picture"></picture>`,
    );
    expect([...page.querySelectorAll('img')].map(({ src }) => src)).toEqual([dot]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'e.org',
      'in a link',
      'in a picture',
    ]);
    expect(page).toHaveTextContent('gone');
    expect(page).toHaveTextContent('a film');
    expect(page.innerHTML.replaceAll(/<a [^>]*>/g, '')).not.toContain('e.org/');
  });

  it('shows what stands beside a frameset, which takes the place of a page elsewhere', () => {
    const page = show(
      '<frameset onload="x()"><frame src="https://e.org/"></frameset>\n\nThe text.',
    );
    expect(page).toHaveTextContent('The text.');
    expect(page.querySelector('frameset,frame')).toBeNull();
  });

  it('follows the text when it grows', () => {
    const { rerender, container } = render(<CourseMarkdown markdown="" />);
    expect(container.textContent).toBe('');
    rerender(<CourseMarkdown markdown="Now there is **text**." />);
    expect(container).toHaveTextContent('Now there is text.');
  });
});
