import { limits } from '@coursewright/contract';
import { useWords } from '../../../../shared/language.ts';
import type { CourseCopy, FileOrigin } from '../../../../shared/offline/copies.ts';
import { sizeOf } from '../../../../shared/offline/size.ts';
import { paths } from '../../../../shared/paths.ts';
import { playsOpus } from '../../../../shared/plays-opus.ts';
import { useSession } from '../../../../shared/session/index.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { AddToAccount } from './add-to-account.tsx';
import styles from './file.module.css';
import { useCourseFileMessages } from './messages/index.ts';
import { useOpening } from './use-opening.ts';

const most = limits.courseFile.bytes + limits.courseFile.mediaBytes;

interface OpeningProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** A file on its way onto this device, what it is, and what became of it. */
export function Opening({ file, onClose }: OpeningProps) {
  return file.size > most ? <TooLarge onClose={onClose} /> : <Read file={file} onClose={onClose} />;
}

function TooLarge({ onClose }: { onClose: () => void }) {
  const t = useCourseFileMessages();
  return (
    <Notice severity="error" title={t.not_opened}>
      <p>{t.too_large({ max: sizeOf(most) })}</p>
      <div className={styles['buttons']}>
        <Button look="secondary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Notice>
  );
}

function Read({ file, onClose }: OpeningProps) {
  const t = useCourseFileMessages();
  const { number } = useWords();
  const { user } = useSession();
  const { state, replace } = useOpening(file, user?.id);
  if (state.is === 'reading') {
    const { done, all } = state;
    const percent = Math.round((100 * done) / Math.max(1, all));
    const said = (share: number) => t.opening({ name: file.name, percent: number(share) });
    return (
      <div className={styles['opening']}>
        <span aria-hidden="true">{said(percent)}</span>
        {/* Whoever hears it is not told of each percent. */}
        <span className="visually-hidden" role="status">
          {said(percent - (percent % 25))}
        </span>
        <progress aria-label={t.opened_part} max={100} value={percent} />
        <Button look="quiet" size="small" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    );
  }
  if (state.is === 'refused')
    return (
      <Notice severity="error" title={t.not_opened}>
        <p>{state.why}</p>
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </Notice>
    );
  if (state.is === 'asking') {
    const { course, why } = state;
    return (
      <Notice severity="warning" title={t.replace_title({ topic: course.outline.topic })}>
        <p>{t.why_ask[why]}</p>
        <Signature origin={course.origin} />
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={onClose}>
            {t.keep_mine}
          </Button>
          <Button onClick={() => replace(course)}>{t.replace}</Button>
        </div>
      </Notice>
    );
  }
  return <There copy={state.copy} how={state.how} onClose={onClose} />;
}

interface ThereProps {
  readonly copy: CourseCopy;
  readonly how: 'new' | 'newer' | 'replaced' | 'known' | 'of_account';
  readonly onClose: () => void;
}

function There({ copy, how, onClose }: ThereProps) {
  const t = useCourseFileMessages();
  const { topic } = copy.outline;
  const isSilent = (copy.companions ?? []).some((name) => name.includes('.opus')) && !playsOpus();
  return (
    <Notice
      severity={how === 'known' || how === 'of_account' ? 'info' : 'success'}
      title={t.outcome[how]({ topic })}
    >
      {copy.file && <Signature origin={copy.file} />}
      {isSilent && <p>{t.no_sound}</p>}
      <div className={styles['buttons']}>
        <ButtonLink to={paths.offlineCourse(copy.id)}>{t.read}</ButtonLink>
        <AddToAccount copy={copy} />
        <Button look="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Notice>
  );
}

/** Who has signed it, as far as that can be known here. */
function Signature({ origin: { address, key, isProven } }: { origin: FileOrigin }) {
  const t = useCourseFileMessages();
  const said = { address: <bdi>{address}</bdi>, key: <code dir="ltr">{key}</code> };
  return <p>{isProven ? t.signed(said) : t.unproven(said)}</p>;
}
