import type { Readable } from 'node:stream';
import type {
  AudioFormat,
  DiagramInFile,
  MediaInFile,
  PathData,
  RecordingInFile,
  Submodule,
} from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { lessonsOf } from '../document/course-document.ts';
import { CourseReadings, type CourseTexts } from '../reading/course-readings.ts';

/** A lesson that was read aloud: Opus, or MP3 where there is that alone. */
export interface KeptRecording extends Omit<RecordingInFile, 'file'> {
  readonly id: string;
  readonly format: AudioFormat;
  readonly bytes: number;
}

/** One of a file, whose sound lies where it is kept from now on. */
export type StagedRecording = KeptRecording;

/** Who keeps what was read aloud. */
export interface RecordingShelf {
  /** Of lessons as they stand. */
  list(course: CourseTexts): Promise<readonly KeptRecording[]>;
  /** The sound of one of them. */
  read(recording: KeptRecording): Promise<Readable>;
  /** Puts sound where it is kept; it goes again within hours, unless it is taken. */
  stage(sound: Uint8Array, format: AudioFormat): Promise<string>;
  /** In a transaction; how many are new. Throws payload_too_large. */
  take(userId: string, course: CourseTexts, staged: readonly StagedRecording[]): Promise<number>;
}

/** Who keeps diagrams. */
export interface DiagramShelf {
  list(course: CourseTexts): Promise<readonly DiagramInFile[]>;
  /** In a transaction; how many are new. */
  take(course: CourseTexts, diagrams: readonly DiagramInFile[]): Promise<number>;
}

export interface BroughtMedia {
  readonly recordings: readonly StagedRecording[];
  readonly diagrams: MediaInFile['diagrams'];
}

/**
 * What was made of the lessons of a course, which goes with it from one installation to another.
 * Whoever keeps it says so (`onModuleInit`).
 */
@Injectable()
export class CourseMedia {
  private recordings: RecordingShelf | undefined;
  private diagrams: DiagramShelf | undefined;

  constructor(private readonly readings: CourseReadings) {}

  keepRecordings(shelf: RecordingShelf): void {
    this.recordings = shelf;
  }

  keepDiagrams(shelf: DiagramShelf): void {
    this.diagrams = shelf;
  }

  /** The same order for the same course. */
  async of(
    userId: string,
    courseId: string,
  ): Promise<{ recordings: readonly KeptRecording[]; diagrams: readonly DiagramInFile[] }> {
    const course = await this.readings.texts(userId, courseId);
    if (!course) return { recordings: [], diagrams: [] };
    return {
      recordings: (await this.shelf().recordings.list(course)).toSorted(by(nameOfRecording)),
      diagrams: (await this.shelf().diagrams.list(course)).toSorted(by(nameOfDiagram)),
    };
  }

  read(recording: KeptRecording): Promise<Readable> {
    return this.shelf().recordings.read(recording);
  }

  stage(sound: Uint8Array, format: AudioFormat): Promise<string> {
    return this.shelf().recordings.stage(sound, format);
  }

  /**
   * In a transaction: adds to the own course what it does not have, of lessons that say what those
   * of the file say; how many that were. Nothing is charged. Throws payload_too_large.
   */
  async take(
    userId: string,
    courseId: string,
    document: PathData,
    { recordings, diagrams }: BroughtMedia,
  ): Promise<number> {
    if (recordings.length + diagrams.length === 0) return 0;
    const course = await this.readings.texts(userId, courseId);
    if (!course) return 0;
    const inFile = new Map(lessonsOf(document).map((lesson) => [lesson.id, said(lesson)]));
    const isSame = new Set(
      course.lessons.filter((lesson) => inFile.get(lesson.id) === said(lesson)).map(({ id }) => id),
    );
    const isOfSame = ({ submodule_id }: { submodule_id: string }) => isSame.has(submodule_id);
    const { recordings: audio, diagrams: drawn } = this.shelf();
    return (
      (await audio.take(userId, course, recordings.filter(isOfSame))) +
      (await drawn.take(course, diagrams.filter(isOfSame)))
    );
  }

  private shelf() {
    const { recordings, diagrams } = this;
    if (!recordings || !diagrams) throw new Error('Nobody keeps what is made of lessons.');
    return { recordings, diagrams };
  }
}

/** What is read aloud and drawn. */
const said = ({
  title,
  content,
  summary,
  key_terms,
}: Pick<Submodule, 'title' | 'content' | 'summary' | 'key_terms'>): string =>
  JSON.stringify([title, content, summary, key_terms]);

const nameOfRecording = ({ submodule_id, language, style, voice }: KeptRecording): string =>
  [submodule_id, language, style, voice].join(' ');
const nameOfDiagram = ({ submodule_id, language, diagram }: DiagramInFile): string =>
  [submodule_id, language, diagram.kind].join(' ');
const by =
  <Item>(nameOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    nameOf(one) < nameOf(other) ? -1 : 1;
