import type { OutlinedModule } from '@coursewright/contract';
import { useId } from 'react';
import { errorText } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { choiceIn } from './chosen-parts.ts';
import styles from './exports.module.css';
import { useExportMessages } from './messages/index.ts';

type Choose = (lessonIds: readonly string[], isOn: boolean) => void;

interface PartsChoiceProps extends Omit<TreeProps, 'modules'> {
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  /** Undefined until they are there. */
  readonly modules: readonly OutlinedModule[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The whole course, or some of its modules and lessons. */
export function PartsChoice({
  isWhole,
  onWhole,
  modules,
  error,
  onRetry,
  ...tree
}: PartsChoiceProps) {
  const t = useExportMessages();
  const group = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{t.extent}</legend>
      {[true, false].map((whole) => (
        <label key={String(whole)} className={styles['choice']}>
          <input
            type="radio"
            name={group}
            checked={isWhole === whole}
            onChange={() => onWhole(whole)}
          />
          {whole ? t.whole : t.chosen}
        </label>
      ))}
      {!isWhole &&
        (modules ? (
          <Tree {...tree} modules={modules} />
        ) : error ? (
          <Notice severity="error" title={t.not_loaded}>
            <p>{errorText(error)}</p>
            <Button look="secondary" onClick={onRetry}>
              {t.try_again}
            </Button>
          </Notice>
        ) : (
          <Skeleton label={t.loading} />
        ))}
    </fieldset>
  );
}

interface TreeProps {
  readonly modules: readonly OutlinedModule[];
  /** Ids of lessons. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: Choose;
  /** Nothing was chosen when the download was asked for. */
  readonly isMissing: boolean;
}

/** A module's box stands for all of its lessons, and is mixed where some are chosen. */
function Tree({ modules, chosen, onChoose, isMissing }: TreeProps) {
  const t = useExportMessages();
  const errorId = useId();
  const count = modules.reduce((sum, { submodules }) => sum + submodules.length, 0);
  return (
    <>
      <ul
        className={styles['tree']}
        aria-label={t.parts}
        aria-describedby={isMissing ? errorId : undefined}
      >
        {modules.map((module, index) => (
          <li key={module.id}>
            <ModuleBox module={module} number={index + 1} chosen={chosen} onChoose={onChoose} />
            <ul>
              {module.submodules.map(({ id, title }, at) => (
                <li key={id}>
                  <label className={styles['choice']}>
                    <input
                      type="checkbox"
                      checked={chosen.has(id)}
                      onChange={({ target }) => onChoose([id], target.checked)}
                    />
                    <span dir="auto">{`${index + 1}.${at + 1} ${title}`}</span>
                  </label>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles['hint']} aria-live="polite">
        {t.lessons_chosen({ chosen: chosen.size, count })}
      </p>
      {isMissing && (
        <p id={errorId} role="alert" className={styles['error']}>
          {t.none_chosen}
        </p>
      )}
    </>
  );
}

function ModuleBox({
  module,
  number,
  chosen,
  onChoose,
}: {
  module: OutlinedModule;
  number: number;
  chosen: ReadonlySet<string>;
  onChoose: Choose;
}) {
  const { isWhole, isPartial } = choiceIn(module, chosen);
  const lessons = module.submodules.map(({ id }) => id);
  return (
    <label className={styles['choice']}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        checked={isWhole}
        disabled={lessons.length === 0}
        onChange={() => onChoose(lessons, !isWhole)}
      />
      <strong dir="auto">{`${number}. ${module.title}`}</strong>
    </label>
  );
}
