import { limits } from '@coursewright/contract';
import { Popover } from '../ui/popover.tsx';
import { useOutlineMessages } from './messages/index.ts';
import styles from './outline-editor.module.css';
import { changeOutline, keptOutline, moduleOf, type Outline, type OutlineItem } from './outline.ts';

/** What the focus can return to after a change. */
export type Control = 'up' | 'down' | 'title' | 'put_back';

export interface PartsProps {
  readonly item: OutlineItem;
  readonly outline: Outline;
  readonly isDisabled: boolean;
  readonly onShift: (by: -1 | 1) => void;
  readonly onMoveTo: (moduleKey: string) => void;
  readonly onRemove: () => void;
}

/** The buttons beside an item: up, down, to another module, remove. */
export function Parts({ item, outline, isDisabled, onShift, onMoveTo, onRemove }: PartsProps) {
  const home = moduleOf(outline, item.key);
  const others = home ? keptOutline(outline).filter(({ key }) => key !== home.key) : [];
  const t = useOutlineMessages();
  const name = home ? t.lesson_called(item) : t.module_called(item);
  const shift = (by: -1 | 1) => {
    const isPossible = !isDisabled && fits(outline, item.key, by);
    return { 'aria-disabled': !isPossible, onClick: () => isPossible && onShift(by) };
  };
  return (
    <div className={styles['parts']} role="group" aria-label={t.place_of({ name })}>
      <button
        type="button"
        data-control="up"
        aria-label={t.move_this_up({ name })}
        title={t.move_up}
        {...shift(-1)}
      >
        <Sign path="M10 16V4.5M5 9.5l5-5 5 5" />
      </button>
      <button
        type="button"
        data-control="down"
        aria-label={t.move_this_down({ name })}
        title={t.move_down}
        {...shift(1)}
      >
        <Sign path="M10 4v11.5M5 10.5l5 5 5-5" />
      </button>
      {others.length > 0 && !isDisabled && (
        <Popover
          label={t.move_to_module({ name })}
          trigger={<Sign path="M3.5 10h12M11 5.5l4.5 4.5-4.5 4.5" />}
        >
          {(close) => (
            <ul className={styles['targets']}>
              {others.map(({ key, title, lessons }) => (
                <li key={key}>
                  <button
                    type="button"
                    disabled={lessons.length >= limits.submodules.max}
                    onClick={() => {
                      close();
                      onMoveTo(key);
                    }}
                  >
                    {lessons.length >= limits.submodules.max ? (
                      t.full({ title: title || t.new_module })
                    ) : title ? (
                      <bdi>{title}</bdi>
                    ) : (
                      t.new_module
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Popover>
      )}
      <button
        type="button"
        aria-label={t.remove_this({ name })}
        title={t.remove}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Sign path="M5.5 5.5l9 9M14.5 5.5l-9 9" />
      </button>
    </div>
  );
}

/** Whether a step up or down changes anything and leaves no module over its bound. */
function fits(outline: Outline, key: string, by: -1 | 1): boolean {
  const after = changeOutline(outline, { type: 'shift', key, by });
  return (
    after !== outline &&
    keptOutline(after).every(
      ({ lessons }) =>
        lessons.length <= limits.submodules.max ||
        moduleOf(outline, key)?.key === moduleOf(after, key)?.key,
    )
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);
