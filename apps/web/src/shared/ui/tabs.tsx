import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Id of what says what there is to choose between. */
  readonly labelledBy?: string;
  readonly items: readonly TabItem<Key>[];
  readonly active: Key;
  readonly onChange: (key: Key) => void;
  /** Stands in the row, behind the tabs. */
  readonly beside?: ReactNode;
}

/**
 * Tabs after the pattern of the ARIA practices guide: one stop of the Tab key, arrows between them,
 * Enter opens. A panel is made when it is first opened, and stays.
 */
export function Tabs<Key extends string>({
  labelledBy,
  items,
  active,
  onChange,
  beside,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(() => new Set([active]));
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  useEffect(() => {
    const tab = document.getElementById(`${id}${active}`);
    if (list.current && tab) showIn(list.current, tab);
  }, [id, active]);
  return (
    <>
      <div className={styles['row']}>
        <div ref={list} className={styles['list']} role="tablist" aria-labelledby={labelledBy}>
          {items.map(({ key, label: name }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}${key}`}
              aria-selected={key === active}
              aria-controls={opened.has(key) ? `${id}${key}-panel` : undefined}
              tabIndex={key === active ? 0 : -1}
              onClick={() => onChange(key)}
              onKeyDown={moveFocus}
            >
              {name}
            </button>
          ))}
        </div>
        {beside}
      </div>
      {items
        .filter(({ key }) => opened.has(key))
        .map(({ key, children }) => (
          <div
            key={key}
            className={styles['panel']}
            role="tabpanel"
            id={`${id}${key}-panel`}
            aria-labelledby={`${id}${key}`}
            hidden={key !== active}
            tabIndex={0}
          >
            {children}
          </div>
        ))}
    </>
  );
}

/** Not by `scrollIntoView`, which would move the page as well. */
function showIn(list: HTMLElement, tab: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  if (place.left < left) list.scrollBy({ left: place.left - left });
  else if (place.right > right) list.scrollBy({ left: place.right - right });
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(tab);
  const isRtl = tab.matches(':dir(rtl)');
  const places: Record<string, number> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % tabs.length,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const to = tabs[places[event.key] ?? -1];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
