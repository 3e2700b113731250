import { limits } from '@coursewright/contract';
import { Button } from '../ui/button.tsx';
import { useOutlineMessages } from './messages/index.ts';
import styles from './outline-editor.module.css';
import { keptOutline, type Outline, type OutlineModule, type OutlineItem } from './outline.ts';
import { Parts, type PartsProps } from './outline-parts.tsx';
import { ItemFields, RemovedItem, type ItemFieldsProps } from './item-fields.tsx';
import { useOutlineChanges, type OutlineChanges } from './use-outline-changes.ts';

interface OutlineEditorProps {
  readonly outline: Outline;
  readonly onChange: (outline: Outline) => void;
  /** By `errorsByItem`. */
  readonly errors: ReadonlyMap<string, string>;
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
  Pick<OutlineEditorProps, 'outline' | 'errors' | 'text' | 'withObjectives' | 'removesAtOnce'>
> {
  readonly isDisabled: boolean;
  readonly changes: OutlineChanges;
}

/**
 * Modules and lessons to rename, add, move and remove, all by buttons that a keyboard reaches. The
 * focus goes with an item that moves, and what happened is said to a screen reader.
 */
export function OutlineEditor({
  outline,
  onChange,
  errors,
  text,
  withObjectives = false,
  removesAtOnce = false,
  isDisabled = false,
}: OutlineEditorProps) {
  const t = useOutlineMessages();
  const { root, said, changes } = useOutlineChanges(outline, onChange, removesAtOnce);
  const entry = { outline, errors, text, withObjectives, removesAtOnce, isDisabled, changes };
  const isFull = keptOutline(outline).length >= limits.modules.max;
  return (
    <div className={styles['editor']} ref={root}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {errors.get('') && (
        <p className={styles['error']} role="alert">
          {errors.get('')}
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
  const { outline, errors, removesAtOnce, isDisabled, changes } = entry;
  return (
    <li
      data-item={module.key}
      className={styles['module']}
      data-removed={module.isRemoved || undefined}
    >
      {module.isRemoved ? (
        <RemovedItem
          item={module}
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
            <ItemFields {...fieldsOf(module, entry)} what="module" />
            <Parts {...partsOf(module, entry)} />
          </div>
          {errors.get(module.key) && <p className={styles['error']}>{errors.get(module.key)}</p>}
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

function LessonItem({ lesson, ...entry }: EntryProps & { lesson: OutlineItem }) {
  return (
    <li data-item={lesson.key} data-removed={lesson.isRemoved || undefined}>
      {lesson.isRemoved ? (
        <RemovedItem
          item={lesson}
          what="lesson"
          isAtOnce={entry.removesAtOnce}
          onPutBack={() => entry.changes.putBack(lesson)}
        />
      ) : (
        <div className={styles['row']}>
          <ItemFields {...fieldsOf(lesson, entry)} what="lesson" />
          <Parts {...partsOf(lesson, entry)} />
        </div>
      )}
    </li>
  );
}

const fieldsOf = (
  item: OutlineItem,
  { errors, text, isDisabled, withObjectives, changes }: EntryProps,
): Omit<ItemFieldsProps, 'what'> => ({
  item,
  errors,
  text,
  isDisabled,
  withObjectives,
  onWrite: (words) => changes.write(item, words),
});

const partsOf = (item: OutlineItem, { outline, isDisabled, changes }: EntryProps): PartsProps => ({
  item,
  outline,
  isDisabled,
  onShift: (by) => changes.shift(item, by),
  onMoveTo: (moduleKey) => changes.moveTo(item, moduleKey),
  onRemove: () => changes.remove(item),
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
