import { AuthoringModule } from '@coursewright/authoring';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { SourcesModule } from '@coursewright/sources';
import { Module } from '@nestjs/common';
import { GetSampleCourse } from './get-sample-course.ts';

export const sampleCourseUseCases = { sampleCourse: GetSampleCourse } satisfies UseCaseClasses;

@Module({
  imports: [AuthoringModule, SourcesModule],
  controllers: endpointsOf(sampleCourseUseCases),
  providers: [GetSampleCourse],
  exports: [GetSampleCourse],
})
export class SampleCourseModule {}
