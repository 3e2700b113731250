import {
  downloads,
  exportFormats,
  type ExportFormat,
  operations,
  type PaperSize,
} from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { restFile } from '../rest.ts';
import { saveAs } from '../save-as.ts';

/** What is offered: formats of other software, and the file that comes back whole. */
export const offered = [...exportFormats, 'course'] as const;
export type Offered = (typeof offered)[number];
const isExport = (format: Offered): format is ExportFormat => format !== 'course';

export interface Wanted {
  readonly format: Offered;
  /** Ids of modules and lessons; undefined: all of the course. */
  readonly parts: readonly string[] | undefined;
  readonly quizzes: boolean;
  readonly sources: boolean;
  /** A file for each lesson, where the format knows that. */
  readonly isFolder: boolean;
  /** What the pages are made for, where the format has pages. */
  readonly paper: PaperSize;
  /** What its reader did in the course, where the file takes that along. */
  readonly learning: boolean;
}

/** Whether a format can be had as a folder with a file for each lesson. */
export const hasFolder = (format: Offered): boolean =>
  isExport(format) && 'layout' in downloads[format].query.shape;

/** Whether a format has pages of some size. */
export const hasPaper = (format: Offered): boolean =>
  isExport(format) && 'paper' in downloads[format].query.shape;

/** Whether it has more than questions, so that these and the passages can be left out. */
export const hasExtras = (format: Offered): boolean =>
  isExport(format) && 'quizzes' in downloads[format].query.shape;

/** Whether modules, lessons and what goes with them can be chosen. */
export const hasParts = isExport;

/**
 * Downloads an own course and saves it under the name that the server gives it. What is under way
 * when its dialog is closed is called off.
 */
export function useDownload(courseId: string) {
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  return useMutation({
    // Without a network it fails and says so, instead of waiting for one in silence.
    networkMode: 'always',
    mutationFn: ({ format, parts, quizzes, sources, isFolder, paper, learning }: Wanted) => {
      underWay.current = new AbortController();
      const { signal } = underWay.current;
      const params = { id: courseId };
      if (!isExport(format))
        return restFile(operations.downloadCourseFile, { params, query: { learning }, signal });
      return restFile(downloads[format], {
        params,
        query: {
          ...(parts && { parts }),
          ...(hasExtras(format) ? { quizzes, sources } : {}),
          ...(isFolder && hasFolder(format) ? { layout: 'folder' } : {}),
          ...(hasPaper(format) ? { paper } : {}),
        },
        signal,
      });
    },
    onSuccess: (file) => saveAs(file, file.name),
  });
}
