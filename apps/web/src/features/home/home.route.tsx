import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useSession } from '../../shared/session/index.ts';
import { WhenNear } from '../../shared/ui/when-near.tsx';
import { CourseCard } from './components/course-card.tsx';
import { HowItWorks } from './components/how-it-works.tsx';
import { LessonSample } from './components/lesson-sample.tsx';
import { WhyItWorks } from './components/why-it-works.tsx';
import styles from './home.module.css';

// Nobody waits for it above the fold, and a note that cannot be fetched, for want of a network, must not take the page along.
const InstallationNote = lazy(() =>
  import('./components/installation-note.tsx').catch(() => ({ default: () => null })),
);

export default function HomeScreen() {
  usePageTitle();
  const start = useSession().user ? paths.generator : paths.register;
  return (
    <div className={styles['home']}>
      <section className={styles['hero']}>
        <div>
          <p className={styles['chip']}>1 credit = 1 full course</p>
          <h1>
            Name a topic. <br />
            Get a <mark>course</mark> <br />
            you can finish.
          </h1>
          <p className={styles['lead']}>
            Coursewright reads up on your topic, or on the documents you bring, and writes modules,
            short lessons and quizzes. Every statement leads to the passage it rests on.
          </p>
          <div className={styles['actions']}>
            <ButtonLink to={start} size="large">
              Generate a course
            </ButtonLink>
            <ButtonLink to={paths.sample} look="secondary" size="large">
              Open a sample course
            </ButtonLink>
          </div>
          <p className={styles['small']}>Free credits when you join. No card needed to start.</p>
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
        <h2 id="call">What do you want to understand?</h2>
        <p>
          Your first courses are free. They stay yours, with every source they were written from.
        </p>
        <ButtonLink to={start} size="large">
          {start === paths.register ? 'Create your account' : 'Generate a course'}
        </ButtonLink>
      </section>
    </div>
  );
}
