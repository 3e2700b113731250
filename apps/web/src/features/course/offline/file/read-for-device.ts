import {
  courseFileContent,
  type CourseFileContent,
  type CourseLesson,
  foldLearning,
  limits,
  pathData,
  type PathData,
  type RecordingInFile,
} from '@coursewright/contract';
import {
  fingerprintOf,
  flawsOfMedia,
  isMp3,
  isOfCourse,
  type Opened,
  readCourseFile,
  Refused,
  referenceProblems,
  sizeProblem,
} from '@coursewright/contract/course-file';
import { say } from '@coursewright/contract';
import type { CourseCopy, FileOrigin, SavedLesson } from '../../../../shared/offline/copies.ts';
import { lessonOfWhole, outlineOfWhole } from '../../model/outline-of-whole.ts';

/** The course of a file as it is kept on this device. */
export interface FileCourse extends Pick<CourseCopy, 'id' | 'outline' | 'learning'> {
  readonly companions: readonly string[];
  readonly lessons: readonly SavedLesson[];
  readonly origin: FileOrigin;
}

/** Reads the file of a course without any server, as sceptically as one. Throws Refused. */
export async function readForDevice(
  bytes: Uint8Array,
  onChecked?: (done: number, all: number) => void,
): Promise<FileCourse> {
  const opened = await readCourseFile(bytes, limits.courseFile, onChecked);
  const read = courseFileContent.safeParse(opened.found);
  if (!read.success || flawsOfMedia(read.data.media, opened, limits.courseFile).length > 0)
    throw new Refused(damaged);
  const { course, events, media, versions } = read.data;
  const document = documentOf(course.path_data);
  if (!isOfCourse(media, document)) throw new Refused(damaged);
  const lessons = document.modules
    .flatMap(({ submodules }) => submodules)
    .flatMap(({ id }) => {
      const lesson = lessonOfWhole(document, id);
      return lesson ? [savedLesson(lesson, media, opened)] : [];
    });
  const { address, public_key } = opened.signer;
  return {
    id: course.path_id,
    outline: { ...outlineOfWhole(document), topic: course.topic },
    learning: foldLearning(events),
    companions: lessons.flatMap(({ companions }) => [
      ...(companions?.recordings ?? []).map(({ id }) => id),
      ...(companions?.diagrams ?? []).map(({ submodule_id, diagram }) =>
        [submodule_id, diagram.kind].join(' '),
      ),
    ]),
    lessons,
    origin: {
      address,
      key: await fingerprintOf(public_key),
      isProven: opened.isProven,
      contentHash: opened.contentHash,
      changedAt: lastOf([
        course.created_at,
        ...versions.map(({ created_at }) => created_at),
        ...(media?.recordings ?? []).map(({ created_at }) => created_at),
        ...(media?.diagrams ?? []).map(({ created_at }) => created_at),
      ]),
    },
  };
}

const damaged = say('course_damaged');

const lastOf = (times: readonly (string | undefined)[]): number =>
  times.reduce((last, time) => Math.max(last, time === undefined ? 0 : Date.parse(time)), 0);

function documentOf(value: unknown): PathData {
  const refusal = sizeProblem(value);
  if (refusal) throw new Refused(refusal);
  const read = pathData.safeParse(value);
  if (!read.success || referenceProblems(read.data).length > 0) throw new Refused(damaged);
  return read.data;
}

function savedLesson(
  { submodule, revision, sources }: CourseLesson,
  media: CourseFileContent['media'],
  { recordings }: Opened,
): SavedLesson {
  const cited = new Set(submodule.citations.map(({ passage_id }) => passage_id));
  const isOf = (made: { submodule_id: string }) => made.submodule_id === submodule.id;
  return {
    lesson: {
      submodule,
      revision,
      // Each lesson has the passages that it cites, as those that a server hands out.
      sources: sources.flatMap((source) => {
        const passages = source.passages.filter(({ id }) => cited.has(id));
        return passages.length > 0 ? [{ ...source, passages }] : [];
      }),
    },
    companions: {
      recordings: (media?.recordings ?? []).filter(isOf).flatMap((recording) => {
        const sound = recordings[recording.file];
        return sound ? [savedRecording(recording, sound)] : [];
      }),
      diagrams: (media?.diagrams ?? []).filter(isOf).map(({ is_best: _best, ...drawn }) => drawn),
    },
  };
}

function savedRecording(recording: RecordingInFile, sound: Uint8Array<ArrayBuffer>) {
  const { file, sentences, duration_seconds, language, style, voice } = recording;
  const type = isMp3(file) ? 'audio/mpeg' : 'audio/ogg; codecs=opus';
  return {
    id: [file, language, style, voice].join(' '),
    audio: {
      status: 'completed' as const,
      progress: 1,
      price: 0,
      audio_url: null,
      opus_url: null,
      script: null,
      script_author: null,
      transcript: sentences.map(({ text }) => text).join('\n'),
      sentences,
      duration_seconds,
      mime_type: type,
      language,
      style,
      voice,
      // Who spoke, the file does not say.
      narrator: null,
      is_builtin: false,
      languages: [language],
      styles: [style],
      voices: [voice],
      refusal: null,
      error: null,
    },
    file: new Blob([sound], { type }),
  };
}
