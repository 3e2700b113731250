import { limits, lineWithAWord } from '@coursewright/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Tag } from '../../shared/messages.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { useSession, type SessionUser } from '../../shared/session/index.ts';
import { trpc } from '../../shared/trpc.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useShared } from './api/use-shared.ts';
import { GeneratorForm } from './components/generator-form.tsx';
import { readDraft } from './model/draft-store.ts';
import { emptyDraft, type Draft } from './model/draft.ts';
import styles from './generator.module.css';
import { useGeneratorMessages } from './messages/index.ts';

/**
 * /generator: name a topic or bring documents, and start a course. `?topic=` fills in the topic,
 * `?shared=` what another application shared.
 */
export default function GeneratorRoute() {
  const t = useGeneratorMessages();
  usePageTitle(t.new_course);
  const { user } = useSession();
  const [search] = useSearchParams();
  const [asked] = useState(() => search.get('topic'));
  const shared = useShared();
  if (!user) return null;
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      {shared ? (
        <Form key={user.id} user={user} asked={shared.topic ?? asked} files={shared.files} />
      ) : (
        <Skeleton label={t.taking_share} />
      )}
      <p className={styles['history']}>{t.find_courses({ link: historyLink })}</p>
    </div>
  );
}

interface FormProps {
  readonly user: SessionUser;
  /** What the topic is to be. */
  readonly asked: string | null;
  /** Documents that came along. */
  readonly files: readonly File[];
}

function Form({ user, asked, files }: FormProps) {
  const capabilities = trpc.system.capabilities.useQuery(undefined, { staleTime: Infinity });
  const [initial] = useState(() => draftFor(user.id, asked));
  const t = useGeneratorMessages();
  // What can be chosen decides how tall the form is: it comes whole.
  if (capabilities.isLoading)
    return (
      <div className={styles['coming']}>
        <Skeleton label={t.loading} />
      </div>
    );
  return (
    <GeneratorForm user={user} initial={initial} files={files} capabilities={capabilities.data} />
  );
}

const historyLink: Tag = (text) => <Link to={paths.history}>{text}</Link>;

function draftFor(userId: string, topic: string | null): Draft {
  const draft = readDraft(userId) ?? emptyDraft(navigator.language);
  const asked = lineWithAWord(limits.topic.min, limits.topic.max).safeParse(topic ?? '');
  return asked.success ? { ...draft, topic: asked.data } : draft;
}
