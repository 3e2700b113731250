import type { CourseOutline, PublicCourse } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { entryOf } from '../library/course-entry.ts';
import { outlineOf } from '../reading/outline-of.ts';
import { publicDocument } from './public-document.ts';
import { type SharedCourse, SharedCourses } from './shared-courses.ts';

/** Bytes of documents, as they are stored, of which the public form is kept at hand. */
const room = 8 * 1024 * 1024;

interface Published {
  readonly version: string;
  readonly bytes: number;
  readonly isIndexable: boolean;
  readonly course: PublicCourse;
  readonly outline: CourseOutline;
}

/**
 * Courses as strangers see them. What may be shown is decided anew each time by one short statement;
 * the document is read and its public form made once per version of the row, because anybody can ask
 * for it as often as they like. The same version is the same object.
 */
@Injectable()
export class PublicCourses {
  /** The one that was asked for last comes last. */
  private readonly kept = new Map<string, Published>();

  constructor(private readonly courses: SharedCourses) {}

  /** What a share id leads to now; undefined where that is nothing. */
  async find(shareId: string): Promise<Published | undefined> {
    const current = await this.courses.versionAt(shareId);
    const kept = this.kept.get(shareId);
    this.kept.delete(shareId);
    if (!current) return undefined;
    if (kept?.version === current.version) {
      this.kept.set(shareId, kept);
      return kept;
    }
    const course = await this.courses.ofAddress(shareId);
    return course && this.keep(shareId, published(shareId, course));
  }

  private keep(shareId: string, made: Published): Published {
    this.kept.set(shareId, made);
    let bytes = [...this.kept.values()].reduce((sum, each) => sum + each.bytes, 0);
    for (const [id, each] of this.kept) {
      if (bytes <= room) break;
      this.kept.delete(id);
      bytes -= each.bytes;
    }
    return made;
  }
}

function published(shareId: string, row: SharedCourse): Published {
  const entry = entryOf(row);
  const path_data = publicDocument(row.document);
  return {
    version: row.version,
    bytes: row.document_bytes,
    isIndexable: row.is_indexable,
    course: {
      share_id: shareId,
      topic: entry.topic,
      language: entry.language,
      is_complete: entry.is_complete,
      created_at: entry.created_at,
      last_modified_at: entry.last_modified_at,
      modules_count: entry.modules_count,
      submodules_count: entry.submodules_count,
      has_audio: entry.has_audio,
      path_data,
    },
    outline: outlineOf(path_data),
  };
}
