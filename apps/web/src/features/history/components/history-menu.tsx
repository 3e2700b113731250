import { libraryOperations } from '@coursewright/contract';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/lazy-dialog.tsx';
import { useNotify } from '../../../shared/notify.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { restFile } from '../../../shared/rest.ts';
import { saveAs } from '../../../shared/save-as.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MenuList } from '../../../shared/ui/menu-list.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { useOpenedFile } from '../../../shared/use-opened-file.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);
const ClearDialog = lazyDialog(async () => (await import('./clear-dialog.tsx')).ClearDialog);

interface HistoryMenuProps {
  readonly isOnline: boolean;
  /** Without a course there is nothing to export or to delete. */
  readonly isEmpty: boolean;
}

/** What can be done with all courses at once. */
export function HistoryMenu({ isOnline, isEmpty }: HistoryMenuProps) {
  const t = useHistoryMessages();
  const [open, setOpen] = useState<'import' | 'clear'>();
  const [given, setGiven] = useState<File>();
  useOpenedFile((file) => {
    setGiven(file);
    setOpen('import');
  });
  const exporting = useExport();
  const close = () => {
    setGiven(undefined);
    setOpen(undefined);
  };
  const items = [
    { words: t.import, run: () => setOpen('import') },
    { words: t.export_all, run: exporting.start, isDisabled: isEmpty || exporting.isBusy },
    { words: t.clear_all, run: () => setOpen('clear'), isDisabled: isEmpty, isDangerous: true },
  ];
  return (
    <>
      <Popover
        label={t.more}
        triggerClassName={styles['menuButton']}
        trigger={<Icon name="more" />}
      >
        {(shut) => (
          <MenuList>
            {items.map(({ words, run, isDisabled, isDangerous }) => (
              <li key={words}>
                <button
                  type="button"
                  disabled={isDisabled || !isOnline}
                  data-tone={isDangerous ? 'danger' : undefined}
                  onClick={() => {
                    shut();
                    run();
                  }}
                >
                  {words}
                </button>
              </li>
            ))}
          </MenuList>
        )}
      </Popover>
      {open === 'import' && <ImportDialog given={given} onClose={close} />}
      {open === 'clear' && <ClearDialog onClose={close} />}
    </>
  );
}

/** Downloads all courses as one file. */
function useExport() {
  const t = useHistoryMessages();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      saveAs(await restFile(libraryOperations.exportLearningPaths), 'coursewright-courses.json');
    } catch (error) {
      notify(t.exported_nothing({ reason: messageOf(error) }), { severity: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start: () => void start() };
}
