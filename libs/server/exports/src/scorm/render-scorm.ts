import type { DownloadQuery } from '@coursewright/contract';
import type { CourseDocument } from '../course/course-document.ts';
import { xml } from '../epub/xhtml.ts';
import type { RenderedFile, Tell } from '../export-format.ts';
import { masteryScore, playerFiles } from '../player/player-page.ts';
import { onOneLine } from '../text/escape-line.ts';
import { zipOfTexts } from '@coursewright/platform/zip';
import { connectionScript } from './connection-script.ts';

/** A SCORM 1.2 package: one page that plays the course, and reports what was done. */
export async function renderScorm(
  course: CourseDocument,
  _query: DownloadQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const files = await playerFiles(
    course,
    connectionScript.replace('MASTERY', String(masteryScore)),
    tell,
  );
  const entries = { 'imsmanifest.xml': manifest(course, Object.keys(files)), ...files };
  const bytes = zipOfTexts(entries, course.modifiedAt);
  return { bytes, mediaType: 'application/zip', ending: '-scorm.zip' };
}

/** The schemas are known by their names: a package that says where they lie must bring them along. */
function manifest(course: CourseDocument, files: readonly string[]): string {
  // Platforms keep titles of 200 characters.
  const title = xml([...onOneLine(course.title)].slice(0, 200).join('')) || 'Coursewright';
  const hasQuestions = course.modules.some(({ lessons }) =>
    lessons.some(({ questions }) => questions.length > 0),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest identifier="course-${xml(course.id)}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">`,
    '<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>',
    `<organizations default="course"><organization identifier="course"><title>${title}</title>`,
    `<item identifier="item-1" identifierref="page"><title>${title}</title>`,
    hasQuestions ? `<adlcp:masteryscore>${masteryScore}</adlcp:masteryscore>` : '',
    '</item></organization></organizations>',
    '<resources><resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">',
    ...files.map((name) => `<file href="${name}"/>`),
    '</resource></resources></manifest>',
    '',
  ].join('\n');
}
