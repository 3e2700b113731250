import type { DownloadMarkdownQuery } from '@coursewright/contract';
import type { CourseDocument, ModuleOfCourse } from '../course/course-document.ts';
import { eachLesson, type RenderedFile, type Tell } from '../export-format.ts';
import { fileStem } from '../file-name.ts';
import { escapeLine, onOneLine } from '../text/escape-line.ts';
import { zipOfTexts } from '@coursewright/platform/zip';
import { frontMatter } from './front-matter.ts';
import {
  answerBlocks,
  blocks,
  heading,
  lessonBlocks,
  list,
  type Placed,
  placed,
  sourceBlocks,
} from './markdown-blocks.ts';

/** GFM as code hosts show it: YAML head, footnotes for citations, answers and sources at the end. */
export async function renderMarkdown(
  course: CourseDocument,
  { layout }: DownloadMarkdownQuery,
  tell: Tell,
): Promise<RenderedFile> {
  if (layout === 'file')
    return {
      bytes: new TextEncoder().encode(`${await oneFile(course, tell)}\n`),
      mediaType: 'text/markdown; charset=utf-8',
      ending: '.md',
    };
  const pages = await filesOf(course, tell);
  const files = Object.fromEntries(pages.map(([name, text]) => [name, `${text}\n`]));
  return {
    bytes: zipOfTexts(files, course.modifiedAt),
    mediaType: 'application/zip',
    ending: '.zip',
  };
}

async function oneFile(course: CourseDocument, tell: Tell): Promise<string> {
  const { headings, modules } = course;
  const lessons = modules.flatMap((module) => module.lessons);
  const file = placed(course, 3);
  const written = await eachLesson(course, tell, (lesson) => lessonBlocks(file, lesson, 3));
  return blocks(
    frontMatter(course, course.title, file.marks),
    heading(1, course.title),
    escapeLine(course.summary),
    ...modules.flatMap((module) => [
      ...moduleBlocks(file, module, 2),
      ...module.lessons.map((lesson) => written.get(lesson) ?? ''),
    ]),
    ...titled(
      heading(2, headings.answers),
      lessons.map((lesson) => answerBlocks(lesson, 3)),
    ),
    ...(course.withSources ? titled(heading(2, headings.sources), [sourceBlocks(file, 3)]) : []),
  );
}

const moduleBlocks = ({ mark }: Placed, module: ModuleOfCourse, depth: number): string[] => [
  `${heading(depth, `${module.number}. ${module.title}`)} ${mark('module', { id: module.id })}`,
  escapeLine(module.description),
  list(module.objectives),
];

const titled = (title: string, parts: readonly string[]): string[] =>
  parts.some(Boolean) ? [title, ...parts] : [];

/** A file for each lesson in a folder for each module; README.md leads to all of them. */
async function filesOf(
  course: CourseDocument,
  tell: Tell,
): Promise<[name: string, text: string][]> {
  const { headings, modules } = course;
  const file = placed(course, 1);
  const written = await eachLesson(course, tell, (lesson) => lessonBlocks(file, lesson, 1));
  const page = (title: string, ...parts: readonly string[]): string =>
    blocks(frontMatter(course, title, file.marks), ...parts);
  const lessons = modules.flatMap((module) =>
    module.lessons.map((lesson) => {
      const folder = `${twoDigits(module.number)}-${fileStem(onOneLine(module.title))}`;
      const place = twoDigits(Number(lesson.number.split('.')[1]));
      return { module, lesson, name: `${folder}/${place}-${fileStem(onOneLine(lesson.title))}.md` };
    }),
  );
  const answers = titled(
    heading(1, headings.answers),
    lessons.map(({ lesson }) => answerBlocks(lesson, 2)),
  );
  const sources =
    course.withSources && course.sources.length > 0
      ? [heading(1, headings.sources), sourceBlocks(file, 2)]
      : [];
  const entry = (text: string, name: string, id?: string): string => {
    const address = encodeURI(name).replaceAll('(', '%28').replaceAll(')', '%29');
    return `- [${escapeLine(text)}](${address}) ${file.mark('entry', { id })}`;
  };
  const readme = page(
    course.title,
    heading(1, course.title),
    escapeLine(course.summary),
    heading(2, headings.contents),
    ...modules.flatMap((module) => [
      ...moduleBlocks(file, module, 3),
      lessons
        .filter((one) => one.module === module)
        .map(({ lesson, name }) => entry(`${lesson.number} ${lesson.title}`, name, lesson.id))
        .join('\n'),
    ]),
    [
      ...(answers.length > 0 ? [entry(headings.answers, 'answers.md')] : []),
      ...(sources.length > 0 ? [entry(headings.sources, 'sources.md')] : []),
    ].join('\n'),
  );
  return [
    ['README.md', readme],
    ...lessons.map(({ lesson, name }): [string, string] => [
      name,
      page(lesson.title, written.get(lesson) ?? ''),
    ]),
    ...(answers.length > 0
      ? [['answers.md', page(headings.answers, ...answers)] satisfies [string, string]]
      : []),
    ...(sources.length > 0
      ? [['sources.md', page(headings.sources, ...sources)] satisfies [string, string]]
      : []),
  ];
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
