import { createHash } from 'node:crypto';
import { type PathData, operations } from '@coursewright/contract';
import { Rest } from '@coursewright/platform';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GetSampleCourse } from './get-sample-course.ts';

@Controller()
export class SampleCourseController {
  constructor(private readonly getSampleCourse: GetSampleCourse) {}

  /** The same for everybody until the next release, so browsers and proxies may keep it. */
  @Rest(operations.sampleCourse)
  async show(@Res({ passthrough: true }) reply: FastifyReply): Promise<PathData> {
    const course = await this.getSampleCourse.run();
    void reply
      .header('cache-control', 'public, max-age=3600')
      .header(
        'etag',
        `"${createHash('sha256').update(JSON.stringify(course)).digest('base64url')}"`,
      );
    return course;
  }
}
