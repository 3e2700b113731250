export { buildCourseDocument } from './course/build-course-document.ts';
export * from './exports.module.ts';
export { CoursePictures } from './picture/course-pictures.ts';
export { Renderer } from './renderer.ts';
