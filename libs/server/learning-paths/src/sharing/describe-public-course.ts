import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { PublicCourses } from './public-courses.ts';
import { VisitorLimits } from './visitor-limits.ts';

/** What a public course is called and is about, for who shows a link to it. */
export interface PublicCourseAbout {
  readonly topic: string;
  /** BCP 47. */
  readonly language: string;
  /** Markdown; empty where the course has none. */
  readonly summary: string;
  readonly modules: number;
  readonly lessons: number;
  /** Its modules with their lessons, in order. */
  readonly contents: readonly ModuleAbout[];
  /** The lesson that was asked for, else the first that has been written; absent where none has. */
  readonly lesson?: LessonAbout & { /** Markdown. */ readonly content: string };
  readonly changedAt: string;
  readonly isIndexable: boolean;
}

interface LessonAbout {
  readonly id: string;
  readonly title: string;
}
interface ModuleAbout {
  readonly title: string;
  readonly lessons: readonly LessonAbout[];
}

/** For a public course's page. */
@Injectable()
export class DescribePublicCourse {
  constructor(
    private readonly limits: VisitorLimits,
    private readonly courses: PublicCourses,
  ) {}

  /**
   * Undefined where the address leads to nothing. `lessonId` is what a stranger asks for, and may
   * name nothing. Throws too_many_requests.
   */
  async run(
    origin: Origin,
    shareId: string,
    lessonId?: string,
  ): Promise<PublicCourseAbout | undefined> {
    await this.limits.take('read', origin);
    const found = await this.courses.find(shareId);
    if (!found) return undefined;
    const { modules } = found.course.path_data;
    const written = modules
      .flatMap(({ submodules }) => submodules)
      .filter(({ content }) => content !== '');
    const lesson = written.find(({ id }) => id === lessonId) ?? written[0];
    return {
      topic: found.course.topic,
      language: found.course.language,
      summary: found.course.path_data.summary,
      modules: found.course.modules_count,
      lessons: found.course.submodules_count,
      contents: modules.map(({ title, submodules }) => ({
        title,
        lessons: submodules.map((each) => ({ id: each.id, title: each.title })),
      })),
      ...(lesson && { lesson: { id: lesson.id, title: lesson.title, content: lesson.content } }),
      changedAt: found.course.last_modified_at,
      isIndexable: found.isIndexable,
    };
  }
}
