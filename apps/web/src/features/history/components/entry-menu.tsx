import type { LearningPathEntry } from '@coursewright/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LazyDownloadDialog } from '../../../shared/exports/download-course.tsx';
import { LazyOfflineDialog } from '../../../shared/offline/save-offline.tsx';
import { LazyShareDialog } from '../../../shared/sharing/share-course.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MenuList } from '../../../shared/ui/menu-list.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

interface EntryMenuProps {
  readonly entry: LearningPathEntry;
  readonly canChange: boolean;
  readonly onDelete: () => void;
}

/** What else can be done with a course. */
export function EntryMenu({ entry, canChange, onDelete }: EntryMenuProps) {
  const t = useHistoryMessages();
  const { topic } = entry;
  const [open, setOpen] = useState<'download' | 'share' | 'offline'>();
  const shut = () => setOpen(undefined);
  return (
    <div className={styles['menuPlace']}>
      <Popover
        label={t.menu_of({ topic })}
        triggerClassName={styles['menuButton']}
        trigger={<Icon name="more" />}
      >
        {(close) => (
          <MenuList>
            <li>
              <Link to={paths.historyEntry(entry.path_id)}>{t.open}</Link>
            </li>
            <li>
              <button
                type="button"
                disabled={!canChange}
                onClick={() => {
                  close();
                  setOpen('share');
                }}
              >
                {t.share}
              </button>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  setOpen('download');
                }}
              >
                {t.download}
              </button>
            </li>
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  setOpen('offline');
                }}
              >
                {t.save_offline}
              </button>
            </li>
            <li>
              <button
                type="button"
                data-tone="danger"
                disabled={!canChange}
                onClick={() => {
                  close();
                  onDelete();
                }}
              >
                {t.delete}
              </button>
            </li>
          </MenuList>
        )}
      </Popover>
      {open === 'share' && (
        <LazyShareDialog courseId={entry.path_id} topic={topic} onClose={shut} />
      )}
      {open === 'download' && (
        <LazyDownloadDialog courseId={entry.path_id} topic={topic} onClose={shut} />
      )}
      {open === 'offline' && (
        <LazyOfflineDialog courseId={entry.path_id} topic={topic} onClose={shut} />
      )}
    </div>
  );
}
