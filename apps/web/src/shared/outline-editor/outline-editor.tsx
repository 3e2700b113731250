import { limits } from '@coursewright/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './outline-editor.module.css';
import {
  changeOutline,
  keptOutline,
  moduleOf,
  type Outline,
  type OutlineChange,
  type OutlineModule,
  type OutlinePiece,
} from './outline.ts';
import { Parts, type Control, type PartsProps } from './outline-parts.tsx';
import { PieceFields, RemovedPiece } from './piece-fields.tsx';

interface OutlineEditorProps {
  readonly outline: Outline;
  readonly onChange: (outline: Outline) => void;
  /** By `remarksByPiece`. */
  readonly remarks: ReadonlyMap<string, string>;
  /** Language and direction of the course's own words. */
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
  /** Lets the learner write what a lesson is to achieve. */
  readonly withObjectives?: boolean;
  /** The outline saves itself: what is removed is gone at once, though it can be put back. */
  readonly removesAtOnce?: boolean;
  readonly isDisabled?: boolean;
}

/**
 * Modules and lessons to rename, add, move and remove, all by buttons that a keyboard reaches. The focus goes with a piece that moves,
 * and what happened is said to a screen reader.
 */
export function OutlineEditor({
  outline,
  onChange,
  remarks,
  text,
  withObjectives = false,
  removesAtOnce = false,
  isDisabled = false,
}: OutlineEditorProps) {
  const [said, say] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<{ key: string; control: Control }>(undefined);
  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next)
      root.current
        ?.querySelector<HTMLElement>(`[data-piece="${next.key}"] [data-control="${next.control}"]`)
        ?.focus();
  }, [outline]);

  const change = (step: OutlineChange, control: Control, words: (after: Outline) => string) => {
    const after = changeOutline(outline, step);
    focusNext.current = { key: step.key, control };
    say(words(after));
    onChange(after);
  };
  const write = (
    key: string,
    words: Partial<Pick<OutlinePiece, 'title' | 'description' | 'objectives'>>,
  ) => onChange(changeOutline(outline, { type: 'write', key, words }));
  const partsOf = (piece: OutlinePiece): PartsProps => ({
    piece,
    outline,
    isDisabled,
    onShift: (by) =>
      change({ type: 'shift', key: piece.key, by }, by < 0 ? 'up' : 'down', (after) =>
        placeOf(after, piece),
      ),
    onMoveTo: (moduleKey) =>
      change({ type: 'move_to', key: piece.key, moduleKey }, 'up', (after) =>
        placeOf(after, piece),
      ),
    onRemove: () =>
      change(
        { type: 'remove', key: piece.key },
        'put_back',
        () => `${nameOf(piece)} is removed${removesAtOnce ? '' : ' when you save'}.`,
      ),
  });
  const putBack = (piece: OutlinePiece) => () =>
    change({ type: 'put_back', key: piece.key }, 'title', () => `${nameOf(piece)} stays.`);
  const fieldsOf = (piece: OutlinePiece) => ({
    piece,
    remarks,
    text,
    isDisabled,
    withObjectives,
    onWrite: (words: Parameters<typeof write>[1]) => write(piece.key, words),
  });

  const keptModules = keptOutline(outline);
  const isFull = keptModules.length >= limits.modules.max;
  return (
    <div className={styles['editor']} ref={root}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {remarks.get('') && (
        <p className={styles['error']} role="alert">
          {remarks.get('')}
        </p>
      )}
      <ol className={styles['modules']}>
        {outline.map((module) => (
          <li
            key={module.key}
            data-piece={module.key}
            className={styles['module']}
            data-removed={module.isRemoved || undefined}
          >
            {module.isRemoved ? (
              <RemovedPiece
                piece={module}
                what="module"
                isAtOnce={removesAtOnce}
                onPutBack={putBack(module)}
              />
            ) : (
              <>
                <div className={styles['row']}>
                  <span className={styles['tile']} aria-hidden="true">
                    {keptModules.findIndex(({ key }) => key === module.key) + 1}
                  </span>
                  <PieceFields {...fieldsOf(module)} what="module" />
                  <Parts {...partsOf(module)} />
                </div>
                {remarks.get(module.key) && (
                  <p className={styles['error']}>{remarks.get(module.key)}</p>
                )}
                <ol className={styles['lessons']}>
                  {module.lessons.map((lesson) => (
                    <li
                      key={lesson.key}
                      data-piece={lesson.key}
                      data-removed={lesson.isRemoved || undefined}
                    >
                      {lesson.isRemoved ? (
                        <RemovedPiece
                          piece={lesson}
                          what="lesson"
                          isAtOnce={removesAtOnce}
                          onPutBack={putBack(lesson)}
                        />
                      ) : (
                        <div className={styles['row']}>
                          <PieceFields {...fieldsOf(lesson)} what="lesson" />
                          <Parts {...partsOf(lesson)} />
                        </div>
                      )}
                    </li>
                  ))}
                </ol>
                <AddLesson
                  module={module}
                  isDisabled={isDisabled}
                  onAdd={(key) =>
                    change(
                      { type: 'add_lesson', key, moduleKey: module.key },
                      'title',
                      () => 'A new lesson at the end of the module. Give it a title.',
                    )
                  }
                />
              </>
            )}
          </li>
        ))}
      </ol>
      <div className={styles['add']}>
        <Button
          look="secondary"
          disabled={isDisabled || isFull}
          onClick={() =>
            change(
              { type: 'add_module', key: crypto.randomUUID() },
              'title',
              () => 'A new module at the end. Give it a title.',
            )
          }
        >
          Add a module
        </Button>
        {isFull && (
          <p className={styles['hint']}>A course has at most {limits.modules.max} modules.</p>
        )}
      </div>
    </div>
  );
}

function AddLesson({
  module,
  isDisabled,
  onAdd,
}: {
  module: OutlineModule;
  isDisabled: boolean;
  onAdd: (key: string) => void;
}) {
  const isFull =
    module.lessons.filter(({ isRemoved }) => !isRemoved).length >= limits.submodules.max;
  return (
    <div className={styles['add']}>
      <Button
        look="quiet"
        aria-label={`Add a lesson to ${nameOf(module)}`}
        disabled={isDisabled || isFull}
        onClick={() => onAdd(crypto.randomUUID())}
      >
        + Add a lesson
      </Button>
      {isFull && (
        <p className={styles['hint']}>A module has at most {limits.submodules.max} lessons.</p>
      )}
    </div>
  );
}

const nameOf = ({ title }: OutlinePiece) => (title ? `“${title}”` : 'The new piece');

/** Where a piece stands now, in words. */
function placeOf(outline: Outline, piece: OutlinePiece): string {
  const modules = keptOutline(outline);
  const home = moduleOf(modules, piece.key);
  const siblings: readonly OutlinePiece[] = home?.lessons ?? modules;
  const place = `place ${siblings.findIndex(({ key }) => key === piece.key) + 1} of ${siblings.length}`;
  return home
    ? `${nameOf(piece)}: module ${modules.indexOf(home) + 1}, ${place}.`
    : `${nameOf(piece)}: ${place}.`;
}
