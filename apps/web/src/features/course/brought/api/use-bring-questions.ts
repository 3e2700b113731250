import {
  type AddedQuestions,
  type FoundQuestions,
  limits,
  editingOperations,
} from '@coursewright/contract';
import { useState } from 'react';
import { inBase64 } from '../../../../shared/in-base64.ts';
import { useTaskNews } from '../../../../shared/progress/use-task.ts';
import { isConflict, messageOf } from '../../../../shared/request-error.ts';
import { rest } from '../../../../shared/rest.ts';
import { useBroughtMessages } from '../messages/index.ts';

/** Of each question by its place: whether it is taken, and into which lesson. */
export interface Choice {
  readonly isTaken: boolean;
  readonly lesson: string;
}

export type BringState =
  | { readonly is: 'asking'; readonly problem?: string }
  | { readonly is: 'reading'; readonly name: string }
  | {
      readonly is: 'found';
      readonly file: File;
      readonly found: FoundQuestions;
      readonly choices: readonly Choice[];
      /** The same for each try, so that none adds anything twice. */
      readonly key: string;
      readonly isAdding: boolean;
      readonly problem?: { readonly message: string; readonly isOvertaken: boolean };
    }
  | { readonly is: 'added'; readonly added: AddedQuestions };

const bytesMost = limits.questionFile.bytes;

/** Has a file read, lets its questions be chosen and placed, and adds them to the course. */
export function useBringQuestions(courseId: string) {
  const { renew } = useTaskNews();
  const [state, setState] = useState<BringState>({ is: 'asking' });

  async function read(file: File): Promise<void> {
    const { too_large } = useBroughtMessages.current();
    if (file.size > bytesMost) {
      const max = `${bytesMost / 1024 / 1024} MB`;
      return setState({ is: 'asking', problem: too_large({ max }) });
    }
    setState({ is: 'reading', name: file.name });
    try {
      const found = await rest(editingOperations.readQuestionFile, {
        params: { id: courseId },
        body: { file: await inBase64(file), file_name: file.name.slice(-255) },
      });
      const choices = found.questions.map(({ is_known, submodule_id }) => ({
        isTaken: !is_known,
        lesson: submodule_id,
      }));
      setState({
        is: 'found',
        file,
        found,
        choices,
        key: crypto.randomUUID(),
        isAdding: false,
      });
    } catch (error) {
      setState({ is: 'asking', problem: messageOf(error) });
    }
  }

  /** What is chosen is another request than before. */
  const choose = (change: (choice: Choice, index: number) => Choice): void =>
    setState((now) =>
      now.is === 'found'
        ? { ...now, choices: now.choices.map(change), key: crypto.randomUUID() }
        : now,
    );

  async function add(): Promise<void> {
    if (state.is !== 'found' || state.isAdding) return;
    const { found, file, choices, key, problem: _before, ...rest_ } = state;
    setState({ ...rest_, found, file, choices, key, isAdding: true });
    try {
      const added = await rest(editingOperations.addQuestions, {
        params: { id: courseId },
        idempotencyKey: key,
        body: {
          course_revision: found.course_revision,
          format: found.format,
          file_name: file.name.slice(-255),
          questions: found.questions.flatMap(({ question }, index) => {
            const choice = choices[index];
            return choice?.isTaken ? [{ question, submodule_id: choice.lesson }] : [];
          }),
        },
      });
      setState({ is: 'added', added });
      await renew();
    } catch (error) {
      const problem = { message: messageOf(error), isOvertaken: isConflict(error) };
      setState({ ...rest_, found, file, choices, key, isAdding: false, problem });
    }
  }

  return { state, read, choose, add, startOver: () => setState({ is: 'asking' }) };
}
