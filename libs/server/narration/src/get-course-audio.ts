import { AppError, type CourseAudio } from '@coursewright/contract';
import { CourseReadings } from '@coursewright/learning-paths';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Narrations } from './narrations.ts';
import { WantedAudioOf } from './wanted-audio.ts';

/** What there is to hear of a whole course, so that it can be taken along. */
@Injectable()
export class GetCourseAudio implements Record<'run', UseCases['getCourseAudio']['run']> {
  constructor(
    private readonly readings: CourseReadings,
    private readonly narrations: Narrations,
    private readonly wanted: WantedAudioOf,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<CourseAudio> {
    const course = await this.readings.texts(userId, id);
    if (!course) throw new AppError('not_found', 'Course not found.');
    const { language } = course;
    const lessons = new Map(course.lessons.map((lesson) => [lesson.id, { ...lesson, language }]));
    const finished = await this.narrations.finishedOf(course.course_id);
    return {
      recordings: finished.flatMap(({ key, ...recording }) => {
        const lesson = lessons.get(recording.submodule_id);
        // What was read before the lesson was changed is not what it says now.
        return lesson && this.wanted.keyOf(lesson, recording) === key ? [recording] : [];
      }),
    };
  }
}
