import { LearningPathsModule } from '@coursewright/learning-paths';
import { Module } from '@nestjs/common';
import { downloadEndpoints } from './download-endpoints.ts';
import { ExportCourse } from './export-course.ts';
import { CoursePictures } from './picture/course-pictures.ts';
import { Renderer } from './renderer.ts';

/** Courses as files that other software opens. */
@Module({
  imports: [LearningPathsModule],
  controllers: downloadEndpoints(),
  providers: [ExportCourse, CoursePictures, Renderer],
  exports: [CoursePictures],
})
export class ExportsModule {}
