import { AuthoringModule } from '@coursewright/authoring';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CourseRecords } from './course-records.ts';
import { CourseReport } from './course-report.ts';
import { CourseViews } from './course-views.ts';
import { CourseRow } from './course.entity.ts';
import { Courses } from './courses.ts';
import { AddQuestions } from './editing/add-questions.ts';
import { ChangeLesson } from './editing/change-lesson.ts';
import { EditSubmodule } from './editing/edit-submodule.ts';
import { RemovedPieceRow } from './editing/removed-piece.entity.ts';
import { RemovedPieces } from './editing/removed-pieces.ts';
import { RestoreVersion } from './editing/restore-version.ts';
import { SaveStructure } from './editing/save-structure.ts';
import { CourseMedia } from './files/course-media.ts';
import { WholeCourses } from './files/whole-courses.ts';
import { GetLearning } from './learning/get-learning.ts';
import { LearningEventRow } from './learning/learning-event.entity.ts';
import { LearningLog } from './learning/learning-log.ts';
import { PlaceEvents } from './learning/place-events.ts';
import { RecordLearningEvents } from './learning/record-learning-events.ts';
import { UpdateLastVisited } from './learning/update-last-visited.ts';
import { UpdateProgress } from './learning/update-progress.ts';
import { ClearLearningPaths } from './library/clear-learning-paths.ts';
import { CourseList } from './library/course-list.ts';
import { DeleteLearningPath } from './library/delete-learning-path.ts';
import { ExportLearningPaths } from './library/export-learning-paths.ts';
import { ForgetDeletedCourses } from './library/forget-deleted-courses.ts';
import { GetLearningPath } from './library/get-learning-path.ts';
import { ImportLearningPaths } from './library/import-learning-paths.ts';
import { KeptCourses } from './library/kept-courses.ts';
import { LibraryController } from './library/library.controller.ts';
import { PreviewLearningPaths } from './library/preview-learning-paths.ts';
import { RestoreLearningPath } from './library/restore-learning-path.ts';
import { SaveLearningPath } from './library/save-learning-path.ts';
import { UpdateLearningPath } from './library/update-learning-path.ts';
import { CourseReadings } from './reading/course-readings.ts';
import { GetLearningPathOutline } from './reading/get-learning-path-outline.ts';
import { GetLesson } from './reading/get-lesson.ts';
import { AbuseReportRow } from './sharing/abuse-report.entity.ts';
import { DismissQuestionReports } from './sharing/dismiss-question-reports.ts';
import { GetQuestionReports } from './sharing/get-question-reports.ts';
import { QuestionReportRow } from './sharing/question-report.entity.ts';
import { ReportPublicQuestion } from './sharing/report-public-question.ts';
import { CopyLearningPath } from './sharing/copy-learning-path.ts';
import { GetPublicCourse } from './sharing/get-public-course.ts';
import { GetPublicLesson } from './sharing/get-public-lesson.ts';
import { GetPublicOutline } from './sharing/get-public-outline.ts';
import { DescribePublicCourse } from './sharing/describe-public-course.ts';
import { GetPublicity } from './sharing/get-publicity.ts';
import { PublicCourses } from './sharing/public-courses.ts';
import { ReportPublicCourse } from './sharing/report-public-course.ts';
import { SharedCourses } from './sharing/shared-courses.ts';
import { UpdatePublicity } from './sharing/update-publicity.ts';
import { VisitorLimits } from './sharing/visitor-limits.ts';
import { GetSubmoduleVersion } from './versions/get-submodule-version.ts';
import { ListSubmoduleVersions } from './versions/list-submodule-versions.ts';
import { RecordLesson } from './versions/record-lesson.ts';
import { SubmoduleVersionRow } from './versions/submodule-version.entity.ts';
import { SubmoduleVersions } from './versions/submodule-versions.ts';
import { VersionHistory } from './versions/version-history.ts';

export const learningPathEntities = [
  CourseRow,
  SubmoduleVersionRow,
  RemovedPieceRow,
  LearningEventRow,
  AbuseReportRow,
  QuestionReportRow,
];

/** Which class serves which operation. */
export const learningPathUseCases = {
  editSubmodule: EditSubmodule,
  submoduleVersions: ListSubmoduleVersions,
  submoduleVersion: GetSubmoduleVersion,
  restoreVersion: RestoreVersion,
  saveStructure: SaveStructure,
  addQuestions: AddQuestions,
  previewLearningPaths: PreviewLearningPaths,
  getLearningPath: GetLearningPath,
  getLearningPathOutline: GetLearningPathOutline,
  getLesson: GetLesson,
  updateLearningPath: UpdateLearningPath,
  deleteLearningPath: DeleteLearningPath,
  restoreLearningPath: RestoreLearningPath,
  clearLearningPaths: ClearLearningPaths,
  saveLearningPath: SaveLearningPath,
  importLearningPaths: ImportLearningPaths,
  recordLearningEvents: RecordLearningEvents,
  getLearning: GetLearning,
  updateProgress: UpdateProgress,
  updateLastVisited: UpdateLastVisited,
  updatePublicity: UpdatePublicity,
  getPublicity: GetPublicity,
  getPublicCourse: GetPublicCourse,
  getPublicOutline: GetPublicOutline,
  getPublicLesson: GetPublicLesson,
  reportPublicCourse: ReportPublicCourse,
  reportPublicQuestion: ReportPublicQuestion,
  getQuestionReports: GetQuestionReports,
  dismissQuestionReports: DismissQuestionReports,
  copyLearningPath: CopyLearningPath,
} satisfies UseCaseClasses;
const useCases = Object.values(learningPathUseCases);
/** What a run that fills or changes a course takes from here. */
const forRuns = [
  Courses,
  CourseReadings,
  CourseReport,
  CourseViews,
  SubmoduleVersions,
  RecordLesson,
];

/** Courses: their documents, versions and structure, and their changes by hand. */
@Module({
  imports: [TypeOrmModule.forFeature(learningPathEntities), AuthoringModule],
  controllers: [LibraryController, ...endpointsOf(learningPathUseCases)],
  providers: [
    ...useCases,
    ...forRuns,
    ChangeLesson,
    CourseList,
    CourseMedia,
    CourseRecords,
    ExportLearningPaths,
    ForgetDeletedCourses,
    KeptCourses,
    LearningLog,
    PlaceEvents,
    RemovedPieces,
    DescribePublicCourse,
    PublicCourses,
    SharedCourses,
    VersionHistory,
    VisitorLimits,
    WholeCourses,
  ],
  exports: [
    ...useCases,
    ...forRuns,
    CourseMedia,
    KeptCourses,
    LearningLog,
    SharedCourses,
    WholeCourses,
  ],
})
export class LearningPathsModule {}
