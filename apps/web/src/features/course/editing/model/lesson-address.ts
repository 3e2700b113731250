import { paths } from '../../../../shared/paths.ts';
import { lessonSearch } from '../../model/address.ts';

/** Where a lesson of a course is read. */
export const lessonAddress = (taskId: string, lessonId: string): string =>
  `${paths.result(taskId)}${lessonSearch(lessonId)}`;
