import type { LearningPathPreview } from '@coursewright/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { Filters } from '../../../shared/use-filters.ts';
import { orders, origins, searchMax, type HistoryFilters } from '../model/filters.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** From the last key to the search. Milliseconds. */
const pauseMs = 300;

interface HistoryFilterBarProps extends Filters<HistoryFilters> {
  /** Absent until there is an answer. */
  readonly found: LearningPathPreview | undefined;
}

/** What narrows and orders the history. All of it stands in the address. */
export function HistoryFilterBar({ filters, change, clear, found }: HistoryFilterBarProps) {
  const t = useHistoryMessages();
  const { source, sort_by, favorite, tag } = filters;
  return (
    <search className={styles['filters']}>
      <Search value={filters.search ?? ''} onSearch={(search) => change({ search })} />
      <SelectField
        label={t.origin}
        value={source ?? 'all'}
        options={(['all', ...origins] as const).map((value) => ({
          value,
          label: t.origins[value],
        }))}
        onChange={({ target }) =>
          change({ source: target.value === 'all' ? undefined : target.value })
        }
      />
      <SelectField
        label={t.order}
        value={sort_by}
        options={orders.map((value) => ({ value, label: t.orders[value] }))}
        onChange={({ target }) => change({ sort_by: target.value })}
      />
      <div className={styles['more']}>
        <label className={styles['onlyFavorites']}>
          <input
            type="checkbox"
            checked={favorite === true}
            onChange={({ target }) => change({ favorite: target.checked ? true : undefined })}
          />
          {t.favorites_only}
        </label>
        {tag !== undefined && (
          <span className={styles['tag']}>
            <span>{t.tag_is({ tag: <bdi>{tag}</bdi> })}</span>
            <button
              type="button"
              aria-label={t.all_tags}
              onClick={() => change({ tag: undefined })}
            >
              <Icon name="remove" />
            </button>
          </span>
        )}
        {clear && (
          <Button look="quiet" size="small" onClick={clear}>
            {t.clear_filters}
          </Button>
        )}
        {/* Said aloud, too: what is searched for is found without the focus moving there. */}
        <span className={styles['found']} dir="auto" aria-live="polite">
          {found &&
            (found.is_total_capped
              ? t.found_more({ count: found.total })
              : t.found({ count: found.total }))}
        </span>
      </div>
    </search>
  );
}

/** Searches when the typing pauses, and at once with Enter. */
function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useHistoryMessages();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    // The address says something else than was typed here: filters were cleared, or somebody went
    // back.
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  const search = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <TextField
        label={t.search}
        type="search"
        dir="auto"
        maxLength={searchMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
