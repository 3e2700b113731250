import { isRightToLeft } from '@coursewright/contract';
import type { PublicCourseAbout } from '@coursewright/learning-paths';

const product = 'Coursewright';
/** Characters of a description that is shown whole; longer ones are cut off where shown. */
const longest = 200;
/** apps/web/public/preview.png */
export const previewPicture = 'preview.png';
/** Below a public course's address; other services ask for it when they show a link. */
export const coursePicture = 'preview.png';
const picture = { type: 'image/png', width: 1200, height: 630 } as const;

/**
 * The page with what the course at this address is called and is about in its head, in the language
 * of the course; `html` is the course itself.
 */
export function pageOf(
  shell: string,
  about: PublicCourseAbout,
  url: string,
  html: string | undefined,
): string {
  const title = `${oneLine(about.topic)} · ${product}`;
  const head = `<title>${escaped(title)}</title>${tagsOf(about, url)}`;
  const direction = isRightToLeft(about.language) ? 'rtl' : 'ltr';
  const page = shell
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${escaped(about.language)}" dir="${direction}"`,
    )
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('</head>', () => `${head}</head>`);
  return html === undefined ? page : withBody(page, html);
}

/** The page for an address that leads to no course, for those who do not run scripts. */
export const withoutCourse = (shell: string): string =>
  withBody(
    shell,
    '<noscript><h1>This course is not public</h1><p>It is private, was deleted, or never was here.</p></noscript>',
  );

/** Stands where the web begins to draw, below the place of its bar. */
const withBody = (page: string, html: string): string =>
  page.replace(
    '<div id="root"></div>',
    () =>
      `<div id="root"><div class="written-bar"><a href="/">${product}</a></div><main id="content" class="page">${html}</main></div>`,
  );

function tagsOf(about: PublicCourseAbout, url: string): string {
  const title = oneLine(about.topic);
  const description = descriptionOf(about);
  const image = `${url}/${coursePicture}?changed=${Date.parse(about.changedAt)}`;
  const named = {
    description,
    robots: about.isIndexable ? 'index, follow' : 'noindex',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  };
  const properties = {
    'og:type': 'article',
    'og:site_name': product,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:type': picture.type,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': title,
    'article:modified_time': about.changedAt,
  };
  const meta = (attribute: string) => (entry: [string, string]) =>
    `<meta ${attribute}="${entry[0]}" content="${escaped(entry[1])}">`;
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    ...Object.entries(named).map(meta('name')),
    ...Object.entries(properties).map(meta('property')),
  ].join('');
}

/** The summary as plain text; how large the course is where it has none. */
function descriptionOf({ summary, modules, lessons }: PublicCourseAbout): string {
  const text = oneLine(withoutMarks(summary));
  if (text === '') return `${counted(modules, 'module')}, ${counted(lessons, 'lesson')}`;
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/\s+\S*$/u, '')}…`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Of Markdown, what a summary has: marks of citations, emphasis, code and links. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/\[\^[^\]\n]{1,20}\]/g, '')
    .replaceAll(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replaceAll(/[*`]+|^#{1,6} /gm, '');

/**
 * Without line breaks and other characters that nobody sees, among them those that would turn round
 * what stands beside them.
 */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character as keyof typeof entities]);
