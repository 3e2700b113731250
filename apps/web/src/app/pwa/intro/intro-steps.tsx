import { useEffect, useState } from 'react';
import {
  isInstalledAnywhere,
  variantOf,
  type InstallCapability,
} from '../../../shared/install/capability.ts';
import { askToInstall } from '../../../shared/install/install-prompt.ts';
import { useSession } from '../../../shared/session/index.ts';
import { strong } from '../../../shared/tags.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import styles from './intro.module.css';
import { useIntroMessages } from './messages/index.ts';

const shownSteps = 3;
const shownTips = 2;

export function Benefits() {
  const t = useIntroMessages();
  return (
    <>
      <p>{t.benefits_lead}</p>
      <ul>
        <li>{t.benefit_start({ strong })}</li>
        <li>{t.benefit_offline({ strong })}</li>
        <li>{t.benefit_credits({ strong })}</li>
        <li>{t.benefit_companions({ strong })}</li>
        <li>{t.benefit_free({ strong })}</li>
      </ul>
    </>
  );
}

/** How it is done in this browser; with the browser's own dialog where it offers one. */
export function Install({ capability }: { capability: InstallCapability }) {
  const t = useIntroMessages();
  const [outcome, setOutcome] = useState<'asking' | 'accepted' | 'dismissed' | 'failed'>();
  if (capability.isInstalled) return <Notice severity="success">{t.already_installed}</Notice>;
  const variant = variantOf(capability);
  const install = () => {
    setOutcome('asking');
    askToInstall().then(setOutcome, (error: unknown) => {
      console.warn('The application could not be installed.', error);
      setOutcome('failed');
    });
  };
  return (
    <>
      {(capability.isInstallable || outcome === 'asking') && (
        <>
          <p>{t.one_press}</p>
          <Button busy={outcome === 'asking'} onClick={install}>
            {t.install_now}
          </Button>
          <p className={styles['or']}>{t.or_by_hand}</p>
        </>
      )}
      {outcome === 'accepted' && <Notice>{t.being_installed}</Notice>}
      {outcome === 'dismissed' && <Notice>{t.declined}</Notice>}
      {outcome === 'failed' && <Notice severity="warning">{t.not_completed}</Notice>}
      <h3>{t.variants[variant].title}</h3>
      <ol>
        {t.variants[variant].steps.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </>
  );
}

export function Offline({ canUseOffline }: { canUseOffline: boolean }) {
  const t = useIntroMessages();
  return (
    <>
      <p>{t.offline_lead}</p>
      <ol>
        <li>{t.offline_save({ strong })}</li>
        <li>{t.offline_open({ strong })}</li>
        <li>{t.offline_learn({ strong })}</li>
      </ol>
      {!canUseOffline && <Notice severity="warning">{t.no_offline}</Notice>}
    </>
  );
}

/** Looks whether it is installed, and says how to go on. `isInstalled`: that is known already. */
export function Ready({ isInstalled }: { isInstalled: boolean }) {
  const t = useIntroMessages();
  const { user } = useSession();
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    void isInstalledAnywhere().then((isThere) => {
      if (!isGone) setFound(isThere);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (found === undefined) return <p role="status">{t.checking}</p>;
  const isThere = found || isInstalled;
  const next = [
    ...(isThere ? [t.next_open_app] : [t.next_bookmark, t.next_install_later]),
    ...(user ? [] : [t.next_register]),
    t.next_generate,
    t.next_save,
  ];
  return (
    <>
      {isThere ? (
        <Notice severity="success" title={t.detected}>
          {t.detected_why}
        </Notice>
      ) : (
        <Notice title={t.not_detected}>{t.not_completed}</Notice>
      )}
      <h3>{t.next_steps}</h3>
      <ol>
        {next.slice(0, shownSteps).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
      <h3>{t.tips}</h3>
      <ul>
        {[...(isThere ? [t.tip_shortcuts] : []), t.tip_wifi, t.tip_keep]
          .slice(0, shownTips)
          .map((each) => (
            <li key={each}>{each}</li>
          ))}
      </ul>
    </>
  );
}
