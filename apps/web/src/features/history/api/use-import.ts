import {
  type ImportedCourseFile,
  limits,
  exportOperations,
  libraryOperations,
  type ImportReport,
} from '@coursewright/contract';
import { useState } from 'react';
import { fileSize } from '../../../shared/file-size.ts';
import { inBase64 } from '../../../shared/in-base64.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { rest } from '../../../shared/rest.ts';
import { trpc } from '../../../shared/trpc.ts';
import { inFile, isOneCourse, readImportFile, type Part } from '../model/import-file.ts';
import { useHistoryMessages } from '../messages/index.ts';

export type Outcome = ImportReport['courses'][number];

export type ImportState =
  | { readonly is: 'asking'; readonly problem?: string }
  | { readonly is: 'sending'; readonly done: number; readonly all: number }
  /** A file with a course of its own was taken in. */
  | { readonly is: 'opened'; readonly opened: ImportedCourseFile }
  /** `problem`: the rest was not sent. */
  | { readonly is: 'done'; readonly outcomes: readonly Outcome[]; readonly problem?: string };

const megabytes = '2 MB';
const mostBytes = limits.courseFile.bytes + limits.courseFile.mediaBytes;

/** Takes in a file of courses, part by part, or one of a single course, and tells what became of each. */
export function useImport() {
  const { library } = trpc.useUtils();
  const [state, setState] = useState<ImportState>({ is: 'asking' });

  async function open(file: File): Promise<void> {
    const problem = useHistoryMessages.current().file_too_large({ max: fileSize(mostBytes) });
    if (file.size > mostBytes) return setState({ is: 'asking', problem });
    setState({ is: 'sending', done: 0, all: 1 });
    try {
      setState({ is: 'opened', opened: await sendFile(file) });
    } catch (error) {
      return setState({ is: 'asking', problem: messageOf(error) });
    }
    void library.preview.invalidate();
  }

  async function take(given: string | File): Promise<void> {
    const file = given instanceof File ? given : new File([given], '');
    return (await isOneCourse(file)) ? open(file) : takeText(await file.text());
  }

  async function takeText(text: string): Promise<void> {
    const t = useHistoryMessages.current();
    if (text.trim() === '') return setState({ is: 'asking', problem: t.import_nothing });
    const file = readImportFile(text);
    if ('problem' in file) return setState({ is: 'asking', problem: t.import_unreadable });
    const outcomes: Outcome[] = file.tooLarge.map((index) => ({
      index,
      outcome: 'refused',
      problems: [{ path: '', message: t.import_too_large({ max: megabytes }) }],
    }));
    let problem: string | undefined;
    for (const [done, part] of file.parts.entries()) {
      setState({ is: 'sending', done, all: file.parts.length });
      try {
        outcomes.push(...(await send(part)));
      } catch (error) {
        problem = messageOf(error);
        break;
      }
    }
    void library.preview.invalidate();
    if (problem !== undefined && outcomes.length === 0) return setState({ is: 'asking', problem });
    setState({
      is: 'done',
      outcomes: outcomes.toSorted((one, other) => one.index - other.index),
      ...(problem === undefined ? {} : { problem }),
    });
  }

  return { state, take, startOver: () => setState({ is: 'asking' }) };
}

/** What has recordings in it is too large for JSON. */
async function sendFile(file: File): Promise<ImportedCourseFile> {
  const idempotencyKey = crypto.randomUUID();
  if (file.size <= limits.courseFile.bytes)
    return rest(exportOperations.importCourseFile, {
      body: { file: await inBase64(file) },
      idempotencyKey,
    });
  const form = new FormData();
  form.set('file', file);
  return rest(exportOperations.uploadCourseFile, { form, idempotencyKey });
}

const send = async (part: Part): Promise<readonly Outcome[]> =>
  inFile(
    await rest(libraryOperations.importLearningPaths, {
      body: [...part.courses],
      idempotencyKey: crypto.randomUUID(),
    }),
    part,
  );
