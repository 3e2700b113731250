import {
  type CourseModule,
  type CourseReport,
  type CourseSource,
  type PathData,
  pathData,
} from '@coursewright/contract';
import { sourcesOf } from '../document/course-document.ts';
import { namesSaidIn, withoutNames } from './without-names.ts';

/**
 * A course document as strangers may read it. Of a source it has the passages that are cited and no
 * more; of a file that its owner uploaded neither the name nor the fingerprint. Notes of the report
 * may name files, and what is to be mended in the course is for its owner.
 */
export function publicDocument(course: PathData): PathData {
  const { topic, language, explanation_style, author } = course;
  const sources = sourcesOf(course.sources, course.modules, course.resources);
  const shown = sources.map((source) => withoutFile(source, topic));
  const names = sources.flatMap(({ file_name }, index) =>
    file_name === undefined ? [] : [{ name: file_name, instead: shown[index]?.title ?? topic }],
  );
  const known = [topic, ...sources.flatMap(({ passages }) => passages.map(({ text }) => text))];
  const { summary, resources } = course;
  const modules = course.modules.map(withoutFileNames);
  const written = { summary, resources, modules };
  // An author may have named a module after the only file that there was.
  const said = namesSaidIn(written, names, known);
  return {
    topic,
    language,
    explanation_style,
    author,
    sources: shown,
    ...(said.length === 0 ? written : writtenParts.parse(withoutNames(written, said))),
    ...(course.report && { report: publicReport(course.report) }),
  };
}

const writtenParts = pathData.pick({ summary: true, resources: true, modules: true });

/** Where questions came from is said, the name of the file is not. */
const withoutFileNames = (module: CourseModule): CourseModule => ({
  ...module,
  submodules: module.submodules.map((lesson) => ({
    ...lesson,
    quiz: lesson.quiz.map(({ imported, ...item }) =>
      imported ? { ...item, imported: { format: imported.format } } : item,
    ),
  })),
});

/** A document without a title of its own is called like its file; here, like its first heading. */
function withoutFile(source: CourseSource, topic: string): CourseSource {
  if (source.kind !== 'document') {
    const { file_name: _hidden, ...rest } = source;
    return rest;
  }
  const { id, kind, title, language, fetched_at, passages, file_name = '' } = source;
  const isFileName = title === file_name || file_name.startsWith(`${title}.`);
  const heading = passages.flatMap((passage) => passage.heading.split(' › ')).find(Boolean);
  return {
    id,
    kind,
    title: isFileName ? (heading ?? topic) : title,
    ...(language === undefined ? {} : { language }),
    fetched_at,
    content_hash: '',
    passages,
  };
}

const publicReport = ({
  sentences_cited,
  sentences_uncited,
  citations_supported,
  citations_unsupported,
  claims,
  submodules_failed,
  questions_imported,
}: CourseReport): CourseReport => ({
  sentences_cited,
  sentences_uncited,
  citations_supported,
  citations_unsupported,
  ...(claims && { claims }),
  submodules_failed,
  ...(questions_imported !== undefined && { questions_imported }),
  notes: [],
});
