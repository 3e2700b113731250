import type { DownloadQuery } from '@coursewright/contract';
import type { CourseDocument } from '../course/course-document.ts';
import { languageOf, xml } from '../epub/xhtml.ts';
import type { RenderedFile, Tell } from '../export-format.ts';
import { masteryScore, playerFiles } from '../player/player-page.ts';
import { onOneLine } from '../text/escape-line.ts';
import { zipOfTexts } from '@coursewright/platform/zip';
import { connectionScript } from './connection-script.ts';

/** A cmi5 package: one page that plays the course, and tells a record store what was done. */
export async function renderCmi5(
  course: CourseDocument,
  _query: DownloadQuery,
  tell: Tell,
): Promise<RenderedFile> {
  const mastery = String(masteryScore / 100);
  const files = await playerFiles(course, connectionScript.replace('MASTERY', mastery), tell);
  const entries = { 'cmi5.xml': structure(course, mastery), ...files };
  const bytes = zipOfTexts(entries, course.modifiedAt);
  return { bytes, mediaType: 'application/zip', ending: '-cmi5.zip' };
}

function structure(course: CourseDocument, mastery: string): string {
  const hasQuestions = course.modules.some(({ lessons }) =>
    lessons.some(({ questions }) => questions.length > 0),
  );
  const text = (name: 'title' | 'description', value: string): string => {
    const line = xml(onOneLine(value)) || 'Coursewright';
    return `<${name}><langstring lang="${xml(languageOf(course))}">${line}</langstring></${name}>`;
  };
  const named = text('title', course.title) + text('description', course.summary || course.title);
  const asks = hasQuestions
    ? `moveOn="CompletedAndPassed" masteryScore="${mastery}"`
    : 'moveOn="Completed"';
  const id = `urn:uuid:${xml(course.id)}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">',
    `<course id="${id}">${named}</course>`,
    `<au id="${id}#page" ${asks} launchMethod="AnyWindow" activityType="http://adlnet.gov/expapi/activities/course">`,
    `${named}<url>index.html</url></au>`,
    '</courseStructure>',
    '',
  ].join('\n');
}
