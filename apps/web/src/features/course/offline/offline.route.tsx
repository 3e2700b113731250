import { lazy, Suspense, useRef } from 'react';
import { useSession } from '../../../shared/session/index.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { usePwaIntro } from '../../../shared/pwa-intro.ts';
import { canKeepCopies } from '../../../shared/offline/copies.ts';
import { sizeOf } from '../../../shared/offline/size.ts';
import { useCopies, useRoom } from '../../../shared/offline/use-copies.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Result } from '../../../shared/ui/result.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CopyCard } from './copy-card.tsx';
import { NotLoaded } from '../reading/components/not-loaded.tsx';
import { useGivenFile } from './file/use-given-file.ts';
import styles from './offline.module.css';
import { useOfflinePageMessages } from './messages/index.ts';

/** Loaded with the first file that is opened. */
const Opening = lazy(() =>
  import('./file/opening.tsx')
    .then((loaded) => ({ default: loaded.Opening }))
    .catch(() => ({ default: NotLoaded })),
);

/** /offline: the courses that are saved on this device. Without a login, those that stay without. */
export default function OfflineRoute() {
  const t = useOfflinePageMessages();
  usePageTitle(t.title);
  const intro = usePwaIntro();
  const { status } = useSession();
  const copies = useCopies();
  const { given, give } = useGivenFile();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <div className={styles['ways']}>
          {canKeepCopies() && <ChooseFile onFile={give} />}
          <Button look="secondary" aria-haspopup="dialog" onClick={intro.open}>
            {t.how_to_install}
          </Button>
        </div>
      </header>
      {given && canKeepCopies() && status !== 'loading' && (
        <Suspense fallback={<Skeleton label={t.looking} />}>
          <Opening key={given.number} file={given.file} onClose={() => give(undefined)} />
        </Suspense>
      )}
      {!canKeepCopies() ? (
        <Notice severity="warning">{t.not_here}</Notice>
      ) : copies.error ? (
        <Notice severity="error" title={t.not_read}>
          <Button look="secondary" onClick={() => void copies.refetch()}>
            {t.try_again}
          </Button>
        </Notice>
      ) : !copies.data ? (
        <Skeleton shape="list" label={t.looking} />
      ) : copies.data.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <ul className={styles['copies']}>
            {copies.data.map((copy) => (
              <li key={`${copy.owner} ${copy.id}`}>
                <CopyCard copy={copy} />
              </li>
            ))}
          </ul>
          <Room bytes={copies.data.reduce((sum, copy) => sum + copy.bytes, 0)} />
        </>
      )}
    </div>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useOfflinePageMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t.choose_file}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".course,application/vnd.coursewright.course+zip,application/zip"
        aria-label={t.choose_file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </>
  );
}

function Nothing() {
  const t = useOfflinePageMessages();
  const { user } = useSession();
  const isOnline = useOnline();
  return (
    <Result
      kind="empty"
      title={t.nothing}
      action={
        isOnline && (
          <ButtonLink to={user ? paths.history : paths.login}>
            {user ? t.to_history : t.log_in}
          </ButtonLink>
        )
      }
    >
      {user ? t.nothing_why : t.nothing_without_login}
    </Result>
  );
}

/** How much of the room on this device the courses take. */
function Room({ bytes }: { bytes: number }) {
  const t = useOfflinePageMessages();
  const { data: room } = useRoom();
  return (
    <p className={styles['room']}>
      {room
        ? t.room({ size: sizeOf(bytes), free: sizeOf(Math.max(0, room.quota - room.usage)) })
        : t.size({ size: sizeOf(bytes) })}
    </p>
  );
}
