import type { PublicCourse } from '@coursewright/contract';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { entryOf } from '../library/course-entry.ts';
import { publicDocument } from './public-document.ts';
import { SharedCourses } from './shared-courses.ts';

/** A course that its owner made public, for whoever knows its address. */
@Injectable()
export class GetPublicCourse implements Record<'run', UseCases['getPublicCourse']['run']> {
  constructor(private readonly courses: SharedCourses) {}

  async run(_who: Origin, { id }: { id: string }): Promise<PublicCourse> {
    const course = await this.courses.ofAddress(id);
    if (!course) throw noSuchCourse();
    const entry = entryOf(course);
    return {
      share_id: id,
      topic: entry.topic,
      language: entry.language,
      is_complete: entry.is_complete,
      created_at: entry.created_at,
      last_modified_at: entry.last_modified_at,
      modules_count: entry.modules_count,
      submodules_count: entry.submodules_count,
      has_audio: entry.has_audio,
      path_data: publicDocument(course.document),
    };
  }
}
