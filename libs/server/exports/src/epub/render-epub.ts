import type { DownloadQuery } from '@coursewright/contract';
import type { CourseDocument, ModuleOfCourse } from '../course/course-document.ts';
import { eachLesson, type RenderedFile, type Tell } from '../export-format.ts';
import { zipOf } from '@coursewright/platform/zip';
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
  const bytes = zipOf(
    [
      // First and as it is: by this, programs know what kind of zip it is.
      { name: 'mimetype', content: mediaType, isStored: true },
      { name: 'META-INF/container.xml', content: container },
      { name: 'OEBPS/book.opf', content: packageOf(course, pages) },
      { name: 'OEBPS/contents.xhtml', content: contentsPage(course, entries) },
      { name: 'OEBPS/book.css', content: css },
      { name: 'OEBPS/cover.svg', content: coverImage(course) },
      ...pages.map(({ file, xhtml }) => ({ name: `OEBPS/${file}`, content: xhtml })),
    ],
    course.modifiedAt,
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
