import { limits } from '@coursewright/contract';
import { Button } from '../ui/button.tsx';
import { useOutlineMessages } from './messages/index.ts';
import styles from './outline-editor.module.css';
import { keptOutline, type Outline, type OutlineModule, type OutlinePiece } from './outline.ts';
import { Parts, type PartsProps } from './outline-parts.tsx';
import { PieceFields, RemovedPiece, type PieceFieldsProps } from './piece-fields.tsx';
import { useOutlineChanges, type OutlineChanges } from './use-outline-changes.ts';

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

/** What every module and lesson of an editor is given. */
interface EntryProps extends Required<
  Pick<OutlineEditorProps, 'outline' | 'remarks' | 'text' | 'withObjectives' | 'removesAtOnce'>
> {
  readonly isDisabled: boolean;
  readonly changes: OutlineChanges;
}

/**
 * Modules and lessons to rename, add, move and remove, all by buttons that a keyboard reaches. The
 * focus goes with a piece that moves, and what happened is said to a screen reader.
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
  const t = useOutlineMessages();
  const { root, said, changes } = useOutlineChanges(outline, onChange, removesAtOnce);
  const entry = { outline, remarks, text, withObjectives, removesAtOnce, isDisabled, changes };
  const isFull = keptOutline(outline).length >= limits.modules.max;
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
          <ModuleItem key={module.key} module={module} {...entry} />
        ))}
      </ol>
      <div className={styles['add']}>
        <Button look="secondary" disabled={isDisabled || isFull} onClick={changes.addModule}>
          {t.add_module}
        </Button>
        {isFull && <p className={styles['hint']}>{t.modules_full({ max: limits.modules.max })}</p>}
      </div>
    </div>
  );
}

function ModuleItem({ module, ...entry }: EntryProps & { module: OutlineModule }) {
  const { outline, remarks, removesAtOnce, isDisabled, changes } = entry;
  return (
    <li
      data-piece={module.key}
      className={styles['module']}
      data-removed={module.isRemoved || undefined}
    >
      {module.isRemoved ? (
        <RemovedPiece
          piece={module}
          what="module"
          isAtOnce={removesAtOnce}
          onPutBack={() => changes.putBack(module)}
        />
      ) : (
        <>
          <div className={styles['row']}>
            <span className={styles['tile']} aria-hidden="true">
              {keptOutline(outline).findIndex(({ key }) => key === module.key) + 1}
            </span>
            <PieceFields {...fieldsOf(module, entry)} what="module" />
            <Parts {...partsOf(module, entry)} />
          </div>
          {remarks.get(module.key) && <p className={styles['error']}>{remarks.get(module.key)}</p>}
          <ol className={styles['lessons']}>
            {module.lessons.map((lesson) => (
              <LessonItem key={lesson.key} lesson={lesson} {...entry} />
            ))}
          </ol>
          <AddLesson
            module={module}
            isDisabled={isDisabled}
            onAdd={() => changes.addLesson(module)}
          />
        </>
      )}
    </li>
  );
}

function LessonItem({ lesson, ...entry }: EntryProps & { lesson: OutlinePiece }) {
  return (
    <li data-piece={lesson.key} data-removed={lesson.isRemoved || undefined}>
      {lesson.isRemoved ? (
        <RemovedPiece
          piece={lesson}
          what="lesson"
          isAtOnce={entry.removesAtOnce}
          onPutBack={() => entry.changes.putBack(lesson)}
        />
      ) : (
        <div className={styles['row']}>
          <PieceFields {...fieldsOf(lesson, entry)} what="lesson" />
          <Parts {...partsOf(lesson, entry)} />
        </div>
      )}
    </li>
  );
}

const fieldsOf = (
  piece: OutlinePiece,
  { remarks, text, isDisabled, withObjectives, changes }: EntryProps,
): Omit<PieceFieldsProps, 'what'> => ({
  piece,
  remarks,
  text,
  isDisabled,
  withObjectives,
  onWrite: (words) => changes.write(piece, words),
});

const partsOf = (
  piece: OutlinePiece,
  { outline, isDisabled, changes }: EntryProps,
): PartsProps => ({
  piece,
  outline,
  isDisabled,
  onShift: (by) => changes.shift(piece, by),
  onMoveTo: (moduleKey) => changes.moveTo(piece, moduleKey),
  onRemove: () => changes.remove(piece),
});

function AddLesson({
  module,
  isDisabled,
  onAdd,
}: {
  module: OutlineModule;
  isDisabled: boolean;
  onAdd: () => void;
}) {
  const t = useOutlineMessages();
  const isFull =
    module.lessons.filter(({ isRemoved }) => !isRemoved).length >= limits.submodules.max;
  return (
    <div className={styles['add']}>
      <Button
        look="quiet"
        aria-label={t.add_lesson_to(module)}
        disabled={isDisabled || isFull}
        onClick={onAdd}
      >
        + {t.add_lesson}
      </Button>
      {isFull && <p className={styles['hint']}>{t.lessons_full({ max: limits.submodules.max })}</p>}
    </div>
  );
}
