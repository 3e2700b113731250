import { SourcesModule } from '@coursewright/sources';
import { Module } from '@nestjs/common';
import { GetSampleCourse } from './get-sample-course.ts';
import { SampleCourseController } from './sample-course.controller.ts';

@Module({
  imports: [SourcesModule],
  controllers: [SampleCourseController],
  providers: [GetSampleCourse],
  exports: [GetSampleCourse],
})
export class SampleCourseModule {}
