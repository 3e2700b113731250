import { lazy, Suspense } from 'react';
import { Chip } from '../../shared/ui/chip.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { paths } from '../../shared/paths.ts';
import type { Tag } from '../../shared/messages.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useSession } from '../../shared/session/index.ts';
import { WhenNear } from '../../shared/ui/when-near.tsx';
import { CourseCard } from './components/course-card.tsx';
import { HowItWorks } from './components/how-it-works.tsx';
import { LessonSample } from './components/lesson-sample.tsx';
import { WhyItWorks } from './components/why-it-works.tsx';
import { useHomeMessages } from './messages/index.ts';
import styles from './home.module.css';

// Nobody waits for it above the fold, and a note that cannot be fetched, for want of a network,
// must not take the page along.
const InstallationNote = lazy(() =>
  import('./components/installation-note.tsx').catch(() => ({ default: () => null })),
);

const mark: Tag = (text) => <mark>{text}</mark>;
const line: Tag = (text) => (
  <>
    {text} <br />
  </>
);

export default function HomeScreen() {
  usePageTitle();
  const t = useHomeMessages();
  const isMember = useSession().user !== null;
  const start = isMember ? paths.generator : paths.register;
  return (
    <div className={styles['home']}>
      <section className={styles['hero']}>
        <div>
          <Chip size="large">{t.chip}</Chip>
          <h1>{t.headline({ mark, line })}</h1>
          <p className={styles['lead']}>{t.lead}</p>
          <div className={styles['actions']}>
            <ButtonLink to={start} size="large">
              {t.generate}
            </ButtonLink>
            <ButtonLink to={paths.sample} look="secondary" size="large">
              {t.open_sample}
            </ButtonLink>
          </div>
          <p className={styles['small']}>{t.free}</p>
        </div>
        <CourseCard />
      </section>
      <HowItWorks />
      <LessonSample />
      <WhyItWorks />
      <WhenNear>
        <Suspense fallback={null}>
          <InstallationNote />
        </Suspense>
      </WhenNear>
      <section className={styles['call']} aria-labelledby="call">
        <h2 id="call">{t.call}</h2>
        <p>{t.call_text}</p>
        <ButtonLink to={start} size="large">
          {isMember ? t.generate : t.create_account}
        </ButtonLink>
      </section>
    </div>
  );
}
