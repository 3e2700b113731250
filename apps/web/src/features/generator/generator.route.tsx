import { limits, lineWithAWord } from '@coursewright/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Tag } from '../../shared/messages.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/index.ts';
import { trpc } from '../../shared/trpc.ts';
import { GeneratorForm } from './components/generator-form.tsx';
import { readDraft } from './model/draft-store.ts';
import { emptyDraft, type Draft } from './model/draft.ts';
import styles from './generator.module.css';
import { useGeneratorMessages } from './messages/index.ts';

/**
 * /generator: name a topic or bring documents, and start a course. `?topic=` fills in the topic.
 */
export default function GeneratorRoute() {
  const t = useGeneratorMessages();
  usePageTitle(t.new_course);
  const { user } = useSession();
  const capabilities = trpc.system.capabilities.useQuery(undefined, { staleTime: Infinity });
  const [search] = useSearchParams();
  const [initial] = useState(() => (user ? draftFor(user.id, search.get('topic')) : undefined));
  if (!user || !initial) return null;
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <GeneratorForm key={user.id} user={user} initial={initial} capabilities={capabilities.data} />
      <p className={styles['history']}>{t.find_courses({ link: historyLink })}</p>
    </div>
  );
}

const historyLink: Tag = (text) => <Link to={paths.history}>{text}</Link>;

function draftFor(userId: string, topic: string | null): Draft {
  const draft = readDraft(userId) ?? emptyDraft(navigator.language);
  const asked = lineWithAWord(limits.topic.min, limits.topic.max).safeParse(topic ?? '');
  return asked.success ? { ...draft, topic: asked.data } : draft;
}
