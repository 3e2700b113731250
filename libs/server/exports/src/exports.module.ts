import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { SourcesModule } from '@coursewright/sources';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { downloadEndpoints } from './download-endpoints.ts';
import { CourseFileController } from './course-file/course-file.controller.ts';
import { CourseFileThread } from './course-file/course-file-thread.ts';
import { DownloadCourseFile } from './course-file/download-course-file.ts';
import { FileTurns } from './course-file/file-turns.ts';
import { ImportCourseFile } from './course-file/import-course-file.ts';
import { ImportLimit } from './course-file/import-limit.ts';
import { SigningKey } from './course-file/signing-key.ts';
import { TakeCourseIn } from './course-file/take-course-in.ts';
import { UploadCourseFile } from './course-file/upload-course-file.ts';
import { ExportCourse } from './export-course.ts';
import { CancelExport } from './jobs/cancel-export.ts';
import { CourseExportRow } from './jobs/course-export.entity.ts';
import { CourseExports } from './jobs/course-exports.ts';
import { ExportFileController } from './jobs/export-file.controller.ts';
import { ExportHousekeeping } from './jobs/export-housekeeping.ts';
import { ExportLinks } from './jobs/export-links.ts';
import { GetExport } from './jobs/get-export.ts';
import { MakeExport } from './jobs/make-export.ts';
import { ShownExport } from './jobs/shown-export.ts';
import { StartExport } from './jobs/start-export.ts';
import { CoursePages } from './page/course-pages.ts';
import { CoursePictures } from './picture/course-pictures.ts';
import { QuestionFileThread } from './questions/question-file-thread.ts';
import { ReadQuestionFile } from './questions/read-question-file.ts';
import { Renderer } from './renderer.ts';

/** Which class serves which operation. */
export const exportUseCases = {
  importCourseFile: ImportCourseFile,
  startExport: StartExport,
  getExport: GetExport,
  cancelExport: CancelExport,
  readQuestionFile: ReadQuestionFile,
} satisfies UseCaseClasses;

/** Courses as files that other software opens. */
@Module({
  imports: [TypeOrmModule.forFeature([CourseExportRow]), LearningPathsModule, SourcesModule],
  controllers: [
    ...downloadEndpoints(),
    ...endpointsOf(exportUseCases),
    CourseFileController,
    ExportFileController,
  ],
  providers: [
    ExportCourse,
    CourseFileThread,
    CoursePages,
    CoursePictures,
    DownloadCourseFile,
    ...Object.values(exportUseCases),
    CourseExports,
    ExportHousekeeping,
    ExportLinks,
    FileTurns,
    ImportLimit,
    MakeExport,
    TakeCourseIn,
    UploadCourseFile,
    QuestionFileThread,
    ShownExport,
    Renderer,
    SigningKey,
  ],
  exports: [CoursePages, CoursePictures, ...Object.values(exportUseCases)],
})
export class ExportsModule {}
