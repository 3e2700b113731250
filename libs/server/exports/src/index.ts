export { CourseFileThread } from './course-file/course-file-thread.ts';
export { SigningKey } from './course-file/signing-key.ts';
export { buildCourseDocument } from './course/build-course-document.ts';
export * from './exports.module.ts';
export { ExportHousekeeping } from './jobs/export-housekeeping.ts';
export { MakeExport } from './jobs/make-export.ts';
export { CoursePages } from './page/course-pages.ts';
export { CoursePictures } from './picture/course-pictures.ts';
export { Renderer } from './renderer.ts';
