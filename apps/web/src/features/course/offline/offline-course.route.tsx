import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useWords } from '../../../shared/language.ts';
import type { Tag } from '../../../shared/messages.ts';
import type { CourseCopy } from '../../../shared/offline/copies.ts';
import { useCopy } from '../../../shared/offline/use-copies.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/index.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Result } from '../../../shared/ui/result.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { lessonsOnDevice } from '../api/lesson-sources.ts';
import { useEvidence, useMarksOf } from '../api/use-evidence.ts';
import { useReadingMarks } from '../api/use-reading-marks.ts';
import { CourseView } from '../components/course-view.tsx';
import styles from './offline.module.css';
import { UpdateCopy } from './update-copy.tsx';
import { useOfflinePageMessages } from './messages/index.ts';

/** /offline/:offlineId: a course out of its copy on this device. */
export default function OfflineCourseRoute() {
  const t = useOfflinePageMessages();
  const { offlineId = '' } = useParams();
  const { user } = useSession();
  const { data: copy, error } = useCopy(offlineId);
  if (error) return <NotHere title={t.not_read} why={t.not_read_why} />;
  if (copy === undefined) return <Skeleton label={t.looking} />;
  if (copy === null) return <NotHere title={t.gone} why={t.gone_why} />;
  return copy.owner === user?.id ? (
    <OwnCopy key={copy.id} copy={copy} />
  ) : (
    <CopyOfSomebody key={copy.id} copy={copy} />
  );
}

function OwnCopy({ copy }: { copy: CourseCopy }) {
  const evidence = useEvidence(copy.id, copy.learning);
  const marks = useMarksOf(evidence);
  const source = useMemo(() => lessonsOnDevice(copy), [copy]);
  return (
    <CourseView
      course={copy.outline}
      source={source}
      marks={marks}
      evidence={evidence}
      note={<CopyNote copy={copy} isOwn />}
    />
  );
}

/** Nobody is logged in, and it was chosen to stay: what is done here stays on the device. */
function CopyOfSomebody({ copy }: { copy: CourseCopy }) {
  const marks = useReadingMarks(copy.id);
  const source = useMemo(() => lessonsOnDevice(copy), [copy]);
  return (
    <CourseView
      course={copy.outline}
      source={source}
      marks={marks}
      note={<CopyNote copy={copy} isOwn={false} />}
    />
  );
}

function CopyNote({ copy, isOwn }: { copy: CourseCopy; isOwn: boolean }) {
  const t = useOfflinePageMessages();
  const { day } = useWords();
  const at = day(new Date(copy.savedAt));
  return (
    <div className={styles['note']}>
      <p>
        {(isOwn ? t.own_copy : copy.file ? t.file_copy : t.kept_copy)({ day: at, link: listLink })}
      </p>
      {isOwn && <UpdateCopy copy={copy} />}
    </div>
  );
}

const listLink: Tag = (text) => <Link to={paths.offline}>{text}</Link>;

function NotHere({ title, why }: { title: string; why: string }) {
  const t = useOfflinePageMessages();
  usePageTitle(title);
  return (
    <Result
      kind="search"
      level={1}
      title={title}
      action={<ButtonLink to={paths.offline}>{t.to_list}</ButtonLink>}
    >
      {why}
    </Result>
  );
}
