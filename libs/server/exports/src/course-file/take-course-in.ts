import {
  type CourseFileContent,
  type ImportedCourseFile,
  Refusal,
  say,
  sayAs,
} from '@coursewright/contract';
import { isMp3, isOfCourse, type Recordings } from '@coursewright/contract/course-file';
import {
  type CheckedCourse,
  CourseMedia,
  type StagedRecording,
  WholeCourses,
} from '@coursewright/learning-paths';
import { Injectable } from '@nestjs/common';
import type { OpenFile } from './course-file.ts';
import { CourseFileThread, type OpenedCourse } from './course-file-thread.ts';

type Commit = <Answer>(effect: () => Promise<Answer>) => Promise<Answer>;

/**
 * Takes in a course from a signed file with what was made of its lessons, or what is new of it into
 * the own one of the same id; from Markdown, which has neither versions nor anybody's word for it,
 * as a course of its own.
 */
@Injectable()
export class TakeCourseIn {
  constructor(
    private readonly thread: CourseFileThread,
    private readonly courses: WholeCourses,
    private readonly media: CourseMedia,
  ) {}

  /** `commit` ends it, in a transaction. Throws validation_error and payload_too_large. */
  async run(
    userId: string,
    file: Uint8Array | OpenFile,
    commit: Commit,
  ): Promise<ImportedCourseFile> {
    const opened = await this.thread.open(file);
    const course = await this.courses.check(opened.content);
    refuseStrangers(opened.content, course);
    const recordings = await this.staged(opened);
    const { signedBy, leftOut, content } = opened;
    return commit(async () => {
      const taken = await this.courses.take(userId, course, signedBy === null ? 'add' : 'merge');
      const brought = { recordings, diagrams: content.media?.diagrams ?? [] };
      const added = await this.media.take(userId, taken.path_id, course.document, brought);
      const isMerged = taken.outcome === 'known' && added > 0;
      return {
        ...taken,
        outcome: isMerged ? 'merged' : taken.outcome,
        signed_by: signedBy,
        left_out: leftOut,
      };
    });
  }

  /** Sound lies where it is kept before anything says so; what is not said in the end goes again. */
  private async staged({ content, recordings }: OpenedCourse): Promise<StagedRecording[]> {
    const staged: StagedRecording[] = [];
    for (const { file, ...recording } of content.media?.recordings ?? []) {
      const sound = soundOf(recordings, file);
      const format = isMp3(file) ? 'mp3' : 'opus';
      const id = await this.media.stage(sound, format);
      staged.push({ ...recording, id, format, bytes: sound.byteLength });
    }
    return staged;
  }
}

function soundOf(recordings: Recordings, file: string): Uint8Array {
  const sound = recordings[file];
  if (!sound) throw new Error('A recording went through without its sound.');
  return sound;
}

/** What was made is of lessons that are in the file. */
function refuseStrangers({ media }: CourseFileContent, { document }: CheckedCourse): void {
  if (isOfCourse(media, document)) return;
  throw new Refusal('validation_error', say('course_damaged'), {
    details: [
      { path: 'media', ...sayAs('does_not_fit', 'Is of lessons that are not in the course.') },
    ],
  });
}
