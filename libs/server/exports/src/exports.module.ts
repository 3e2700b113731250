import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { downloadEndpoints } from './download-endpoints.ts';
import { CourseFileController } from './course-file/course-file.controller.ts';
import { CourseFileThread } from './course-file/course-file-thread.ts';
import { DownloadCourseFile } from './course-file/download-course-file.ts';
import { ImportCourseFile } from './course-file/import-course-file.ts';
import { SigningKey } from './course-file/signing-key.ts';
import { ExportCourse } from './export-course.ts';
import { CoursePictures } from './picture/course-pictures.ts';
import { Renderer } from './renderer.ts';

/** Which class serves which operation. */
export const exportUseCases = { importCourseFile: ImportCourseFile } satisfies UseCaseClasses;

/** Courses as files that other software opens. */
@Module({
  imports: [LearningPathsModule],
  controllers: [...downloadEndpoints(), ...endpointsOf(exportUseCases), CourseFileController],
  providers: [
    ExportCourse,
    CourseFileThread,
    CoursePictures,
    DownloadCourseFile,
    ImportCourseFile,
    Renderer,
    SigningKey,
  ],
  exports: [CoursePictures, ImportCourseFile],
})
export class ExportsModule {}
