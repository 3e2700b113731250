import type { DownloadQuery } from '@coursewright/contract';
import { strToU8, zipSync } from 'fflate';
import type { CourseDocument, ModuleOfCourse } from '../course/course-document.ts';
import { eachLesson, type RenderedFile, type Tell } from '../export-format.ts';
import { zipTime } from '../zip.ts';
import { container, contentsPage, coverImage, css, type Entry, packageOf } from './book-package.ts';
import { answersPage, type BookPage, lessonPage, sourcesPage } from './lesson-page.ts';
import { bullets, lineXml, page, paragraph, xml } from './xhtml.ts';

const mediaType = 'application/epub+zip';

/** An EPUB 3 book: a page for each module and lesson, formulas as MathML, sources as notes. */
export async function renderEpub(
  course: CourseDocument,
  _query: DownloadQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const entries: Entry[] = [{ page: coverPage(course), below: [] }];
  const lessons = await eachLesson(course, tell, (lesson) => lessonPage(course, lesson));
  for (const module of course.modules)
    entries.push({
      page: modulePage(course, module),
      below: module.lessons.flatMap((lesson) => lessons.get(lesson) ?? []),
    });
  for (const last of [answersPage(course), sourcesPage(course)])
    if (last) entries.push({ page: last, below: [] });
  const pages = entries.flatMap((entry) => [entry.page, ...entry.below]);
  const bytes = zipSync(
    {
      // First and as it is: by this, programs know what kind of zip it is.
      mimetype: [strToU8(mediaType), { level: 0 }],
      'META-INF/container.xml': strToU8(container),
      'OEBPS/book.opf': strToU8(packageOf(course, pages)),
      'OEBPS/contents.xhtml': strToU8(contentsPage(course, entries)),
      'OEBPS/book.css': strToU8(css),
      'OEBPS/cover.svg': strToU8(coverImage(course)),
      ...Object.fromEntries(pages.map(({ file, xhtml }) => [`OEBPS/${file}`, strToU8(xhtml)])),
    },
    { level: 6, mtime: zipTime(course.modifiedAt) },
  );
  return { bytes, mediaType, ending: '.epub' };
}

function coverPage(course: CourseDocument): BookPage {
  const { title } = course;
  const body = `<section><h1>${lineXml(title)}</h1><p><img class="cover" src="cover.svg" alt="${xml(title)}"/></p>${paragraph(course.summary)}</section>`;
  const xhtml = page(course, { title, body, type: 'cover' });
  return { file: 'cover.xhtml', title, xhtml };
}

function modulePage(course: CourseDocument, module: ModuleOfCourse): BookPage {
  const title = `${module.number}. ${module.title}`;
  const body = `<section epub:type="part" role="doc-part"><h1>${lineXml(title)}</h1>${paragraph(module.description)}${bullets(module.objectives)}</section>`;
  const xhtml = page(course, { title, body });
  return { file: `module-${module.number}.xhtml`, title, xhtml };
}
