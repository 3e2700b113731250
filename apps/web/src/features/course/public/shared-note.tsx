import type { PublicCourseOutline } from '@coursewright/contract';
import { useWords } from '../../../shared/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { usePublicMessages } from './messages/index.ts';
import styles from './public.module.css';
import { useCopy } from './use-copy.ts';

/** More of them stand in the course's details. */
const sourcesNamed = 2;

/** What a visitor has before them, from which sources it is, and how to keep it. */
export function SharedNote({ course }: { course: PublicCourseOutline }) {
  const t = usePublicMessages();
  const { day, list } = useWords();
  const { copy, isMember, isBusy } = useCopy(course.share_id);
  const titles = [...new Set(course.outline.sources.map(({ title }) => title))];
  const others = titles.length - sourcesNamed;
  const named = [
    ...titles.slice(0, sourcesNamed).map((title) => t.source_named({ title })),
    ...(others > 0 ? [t.more_sources({ count: others })] : []),
  ];
  const changed = <time dateTime={course.last_modified_at}>{day(course.last_modified_at)}</time>;
  return (
    <aside className={styles['note']} aria-label={t.shared}>
      <p>
        <strong>{t.shared}</strong>
        {' · '}
        {titles.length > 0 && <>{t.from_sources({ sources: <bdi>{list(named)}</bdi> })} </>}
        {t.as_of({ day: changed })}
        {!course.is_complete && <> {t.incomplete}</>}
      </p>
      <Button busy={isBusy} onClick={copy}>
        {isMember ? t.copy : t.copy_signed_out}
      </Button>
    </aside>
  );
}
