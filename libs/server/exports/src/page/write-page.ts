import { headingsIn } from '../course/headings.ts';
import { proseToXhtml } from '../epub/prose-to-xhtml.ts';
import { lineXml, paragraph, xml } from '../epub/xhtml.ts';

export interface PageRequest {
  /** Lines of the author's, in which `code` between backticks means something. */
  readonly title: string;
  readonly summary: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly modules: readonly {
    readonly title: string;
    readonly lessons: readonly { readonly id: string; readonly title: string }[];
  }[];
  /** The one whose text stands on the page; `content` is the author's Markdown. */
  readonly lesson?: { readonly id: string; readonly title: string; readonly content: string };
  /** Whether the lesson was asked for: else it is there for those who do not run scripts. */
  readonly isOpen: boolean;
}

/** Characters of a lesson's Markdown that are shown; few lessons have more. */
const longest = 30_000;

/**
 * A course as HTML that can be read before any script has come, or without: what it is about, its
 * lessons as links, and the text of one. What comes out of it is made here, element by element;
 * nothing of the author's is markup.
 */
export async function writePage(request: PageRequest): Promise<string> {
  const { title, summary, language, direction, lesson, isOpen } = request;
  const text = lesson ? await lessonText(lesson) : '';
  const about = [
    '<header class="written-head"><div class="written-cover"></div><div>',
    `<h1>${lineXml(title)}</h1>`,
    paragraph(summary).replace('<p>', '<p class="written-summary">'),
    '</div></header>',
  ].join('');
  const reading = isOpen ? text : text && `<noscript>${text}</noscript>`;
  const parts = isOpen ? [about, reading, contents(request)] : [about, contents(request), reading];
  return `<article id="written" class="written" lang="${xml(language)}" dir="${direction}">${parts.join('')}</article>`;
}

function contents({ modules, language }: PageRequest): string {
  const items = modules.map(({ title, lessons }) => {
    const links = lessons.map(
      ({ id, title: name }) =>
        `<li><a href="?lesson=${xml(encodeURIComponent(id))}">${lineXml(name)}</a></li>`,
    );
    return `<li><h3>${lineXml(title)}</h3><ol>${links.join('')}</ol></li>`;
  });
  if (items.length === 0) return '';
  return `<section><h2>${xml(headingsIn(language).contents)}</h2><ol class="written-modules">${items.join('')}</ol></section>`;
}

async function lessonText({ title, content }: NonNullable<PageRequest['lesson']>): Promise<string> {
  const { xhtml } = await proseToXhtml(cut(content), { headingDepth: 3, markers: new Set() });
  return `<section class="written-lesson"><h2>${lineXml(title)}</h2>${xhtml}</section>`;
}

/** As many whole blocks as there is room for. */
function cut(markdown: string): string {
  if (markdown.length <= longest) return markdown;
  const end = markdown.lastIndexOf('\n\n', longest);
  return `${markdown.slice(0, end > 0 ? end : longest).toWellFormed()}\n\n…`;
}
