import {
  type CourseExport,
  downloads,
  exportFormats,
  type ExportFormat,
  exportOperations,
  type PaperSize,
} from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rest, restFile } from '../rest.ts';
import { saveAs } from '../save-as.ts';
import { useSession } from '../session/index.ts';
import { followExport, isUnderWay, saveExport } from './follow-export.ts';
import { pendingExports } from './pending-exports.ts';

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
  /** Of what the file itself says, such as “Summary”; undefined: that of the course. */
  readonly headings: InterfaceLanguage | undefined;
  /** What its reader did in the course, where the file takes that along. */
  readonly learning: boolean;
  /** What was read aloud and drawn of its lessons, where the file takes that along. */
  readonly media: boolean;
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

/** Whether it says something itself, in a language that can be chosen. */
export const hasHeadings = (format: Offered): boolean =>
  isExport(format) && 'headings' in downloads[format].query.shape;

/** Whether modules, lessons and what goes with them can be chosen. */
export const hasParts = isExport;

/** A file that was saved, and whether its like is had again without being made anew. */
export interface Downloaded {
  readonly name: string;
  readonly bytes: number;
  readonly isKept: boolean;
}

/**
 * Has a file made of an own course and saves it under the name that the server gives it. When the
 * dialog is closed, it goes on being made, and the person is told; `cancel` calls it off.
 */
export function useDownload(courseId: string) {
  const { user } = useSession();
  const underWay = useRef<AbortController>(undefined);
  const [making, setMaking] = useState<CourseExport>();
  useEffect(() => () => underWay.current?.abort(), []);
  const download = useMutation({
    // Without a network it fails and says so, instead of waiting for one in silence.
    networkMode: 'always',
    mutationFn: async (wanted: Wanted): Promise<Downloaded | undefined> => {
      underWay.current = new AbortController();
      const { signal } = underWay.current;
      if (!isExport(wanted.format)) return saveWhole(courseId, wanted, signal);
      let made = await start(courseId, wanted.format, wanted, signal);
      const place = { id: courseId, export_id: made.id };
      if (isUnderWay(made)) {
        setMaking(made);
        if (user) pendingExports.add({ ...place, user_id: user.id });
        const leave = pendingExports.attend(place);
        try {
          made = await followExport(place, signal, setMaking);
          pendingExports.remove(place);
        } finally {
          leave();
        }
      }
      if (made.status === 'canceled') return undefined;
      const { name, size } = await saveExport(made, signal);
      return { name, bytes: size, isKept: true };
    },
    onSettled: () => setMaking(undefined),
  });
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: (one: CourseExport) =>
      rest(exportOperations.cancelExport, { params: { id: courseId, export_id: one.id } }),
  });
  return { ...download, making, cancel };
}

async function saveWhole(
  id: string,
  { learning, media }: Wanted,
  signal: AbortSignal,
): Promise<Downloaded> {
  const file = await restFile(exportOperations.downloadCourseFile, {
    params: { id },
    query: { learning, media },
    signal,
  });
  saveAs(file, file.name);
  return { name: file.name, bytes: file.size, isKept: false };
}

const start = (
  id: string,
  format: ExportFormat,
  { parts, quizzes, sources, isFolder, paper, headings }: Wanted,
  signal: AbortSignal,
): Promise<CourseExport> =>
  rest(exportOperations.startExport, {
    params: { id },
    body: {
      format,
      ...(parts && { parts: [...parts] }),
      ...(hasExtras(format) ? { quizzes, sources } : {}),
      ...(isFolder && hasFolder(format) ? { layout: 'folder' } : {}),
      ...(hasPaper(format) ? { paper } : {}),
      ...(headings && hasHeadings(format) ? { headings } : {}),
    },
    signal,
  });
