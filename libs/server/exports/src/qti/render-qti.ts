import type { DownloadQuestionsQuery } from '@coursewright/contract';
import type { CourseDocument, LessonOfCourse } from '../course/course-document.ts';
import { xml } from '../epub/xhtml.ts';
import { eachLesson, NothingToExport, type RenderedFile, type Tell } from '../export-format.ts';
import { zipOfTexts } from '@coursewright/platform/zip';
import { assessmentItem, itemId, namespace } from './assessment-item.ts';

const itemFile = (id: string): string => `items/${id}.xml`;
const testFile = 'assessment-test.xml';

/** A QTI 3 package: a test with a section for each lesson, and an item for each question. */
export async function renderQti(
  course: CourseDocument,
  _query: DownloadQuestionsQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const lessons = course.modules
    .flatMap((module) => module.lessons)
    .filter(({ questions }) => questions.length > 0);
  if (lessons.length === 0) throw new NothingToExport('There are no questions in what was chosen.');
  const items = await eachLesson(course, tell, (lesson) =>
    lesson.questions.map((question) => [
      itemFile(itemId(question)),
      assessmentItem(course, lesson, question),
    ]),
  );
  const ids = lessons.flatMap(({ questions }) => questions.map(itemId));
  const entries: Record<string, string> = {
    'imsmanifest.xml': manifest(course, ids),
    [testFile]: assessmentTest(course, lessons),
    ...Object.fromEntries([...items.values()].flat()),
  };
  const bytes = zipOfTexts(entries, course.modifiedAt);
  return { bytes, mediaType: 'application/zip', ending: '-qti.zip' };
}

const titleOf = (text: string): string => xml(text) || 'Coursewright';

function manifest(course: CourseDocument, ids: readonly string[]): string {
  const items = ids.map(
    (id) =>
      `<resource identifier="${id}" type="imsqti_item_xmlv3p0" href="${itemFile(id)}"><file href="${itemFile(id)}"/></resource>`,
  );
  const dependencies = ids.map((id) => `<dependency identifierref="${id}"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="course-${xml(course.id)}">`,
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>',
    '<organizations/>',
    '<resources>',
    `<resource identifier="test" type="imsqti_test_xmlv3p0" href="${testFile}"><file href="${testFile}"/>${dependencies.join('')}</resource>`,
    ...items,
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
}

function assessmentTest(course: CourseDocument, lessons: readonly LessonOfCourse[]): string {
  const sections = lessons.map((lesson) => {
    const refs = lesson.questions.map(
      (question) =>
        `<qti-assessment-item-ref identifier="${itemId(question)}" href="${itemFile(itemId(question))}"/>`,
    );
    const title = titleOf(`${lesson.number} ${lesson.title}`);
    return `<qti-assessment-section identifier="l-${lesson.id}" title="${title}" visible="true">${refs.join('')}</qti-assessment-section>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-test xmlns="${namespace}" identifier="course-${xml(course.id)}" title="${titleOf(course.title)}">`,
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>',
    '<qti-test-part identifier="all" navigation-mode="nonlinear" submission-mode="individual">',
    '<qti-item-session-control max-attempts="0" show-feedback="true"/>',
    ...sections,
    '</qti-test-part>',
    '<qti-outcome-processing><qti-set-outcome-value identifier="SCORE"><qti-sum><qti-test-variables variable-identifier="SCORE"/></qti-sum></qti-set-outcome-value></qti-outcome-processing>',
    '</qti-assessment-test>',
    '',
  ].join('\n');
}
