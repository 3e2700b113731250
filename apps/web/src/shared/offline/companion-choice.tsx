import { useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { isSameMade, type MadeOfCourse, sizeOfMade } from './companions.ts';
import type { CourseCopy } from './copies.ts';
import styles from './offline.module.css';
import { sizeOf } from './size.ts';
import { useRoom } from './use-copies.ts';
import { useOfflineMessages } from './messages/index.ts';

/** Whether recordings and diagrams come along. A new copy takes what there is, unless told not to. */
export function useCompanionChoice(known: CourseCopy | null, made: MadeOfCourse | undefined) {
  const [chosen, setWanted] = useState<boolean>();
  const saved = known?.companions;
  const isWanted = chosen ?? (known ? saved !== undefined : true);
  const isChanged = made !== undefined && !isSameMade(saved ?? [], made);
  return {
    isWanted,
    setWanted,
    saved,
    /** There is more by now, or other. */
    isStale: saved !== undefined && isWanted && isChanged,
    /** The copy is not what is wanted. */
    isToSave: isWanted ? isChanged : (saved?.length ?? 0) > 0,
  };
}

type ChoiceProps = Pick<
  ReturnType<typeof useCompanionChoice>,
  'isWanted' | 'setWanted' | 'isToSave'
> & { readonly made: MadeOfCourse | undefined };

/** How much it is, before anything is loaded. Nothing is asked where nothing was made. */
export function CompanionChoice({ made, isWanted, setWanted, isToSave }: ChoiceProps) {
  const t = useOfflineMessages();
  const { data: room } = useRoom();
  const { recordings = [], diagrams = [] } = made ?? {};
  if (!made || recordings.length + diagrams.length === 0) return null;
  const size = sizeOfMade(made);
  const free = room ? Math.max(0, room.quota - room.usage) : Infinity;
  return (
    <>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => setWanted(target.checked)}
        />
        <span>
          {t.companions({ size: sizeOf(size) })}
          <span className={styles['hint']}>
            {[
              ...(recordings.length > 0 ? [t.recordings({ count: recordings.length })] : []),
              ...(diagrams.length > 0 ? [t.diagrams({ count: diagrams.length })] : []),
            ].join(' · ')}
          </span>
        </span>
      </label>
      {isWanted && isToSave && size > free && (
        <Notice severity="warning">{t.no_room({ free: sizeOf(free) })}</Notice>
      )}
    </>
  );
}
