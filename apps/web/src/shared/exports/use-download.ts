import { downloads, type ExportFormat, type PaperSize } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { restFile } from '../rest.ts';
import { saveAs } from '../save-as.ts';

export interface Wanted {
  readonly format: ExportFormat;
  /** Ids of modules and lessons; undefined: all of the course. */
  readonly parts: readonly string[] | undefined;
  readonly quizzes: boolean;
  readonly sources: boolean;
  /** A file for each lesson, where the format knows that. */
  readonly isFolder: boolean;
  /** What the pages are made for, where the format has pages. */
  readonly paper: PaperSize;
}

/** Whether a format can be had as a folder with a file for each lesson. */
export const hasFolder = (format: ExportFormat): boolean =>
  'layout' in downloads[format].query.shape;

/** Whether a format has pages of some size. */
export const hasPaper = (format: ExportFormat): boolean => 'paper' in downloads[format].query.shape;

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
    mutationFn: ({ format, parts, quizzes, sources, isFolder, paper }: Wanted) => {
      underWay.current = new AbortController();
      return restFile(downloads[format], {
        params: { id: courseId },
        query: {
          ...(parts && { parts }),
          quizzes,
          sources,
          ...(isFolder && hasFolder(format) ? { layout: 'folder' } : {}),
          ...(hasPaper(format) ? { paper } : {}),
        },
        signal: underWay.current.signal,
      });
    },
    onSuccess: (file) => saveAs(file, file.name),
  });
}
