import { languageName } from '@coursewright/contract';
import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../shared/language.ts';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { lessonSearch } from '../model/address.ts';
import { certaintyOf } from '../model/certainty.ts';
import { readingMinutes, type PlacedLesson } from '../model/lessons.ts';
import { modelName } from '../model/model-name.ts';
import { useReader } from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { isUnsourced } from '../model/unsourced.ts';
import styles from '../course.module.css';
import { CourseDetails } from './course-details.tsx';
import { DrawerBody, scrolledByContent } from './drawer-body.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** Who wrote it, and how far that can be checked. */
function Byline() {
  const t = useCourseMessages();
  const { course } = useReader();
  const author = modelName(course.author.name);
  if (course.author.kind === 'model' && isUnsourced(course)) return t.by_model_alone({ author });
  const certainty = certaintyOf(course);
  return (
    <>
      {course.author.kind === 'builtin' ? t.by_builtin : t.by_model({ author })}{' '}
      {certainty ? t.checked(certainty) : t.unverified_marks}
    </>
  );
}

/** The course's name and who wrote it; on arrival also what it is about. */
export function CourseHeader({
  isArrival,
  lessons,
  actions,
  rewrite,
}: {
  isArrival: boolean;
  lessons: PlacedLesson[];
  actions?: ReactNode;
  /** The dialog by which a lesson is written again; absent where it cannot be. */
  rewrite?: ((request: RewriteRequest, onClose: () => void) => ReactNode) | undefined;
}) {
  const t = useCourseMessages();
  const { course, text } = useReader();
  const shown = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<RewriteRequest>();
  const navigate = useNavigate();
  const close = () => setOpen(false);
  const minutes = lessons.reduce(
    (sum, { lesson }) => sum + (lesson.content ? readingMinutes(lesson) : 0),
    0,
  );
  const facts = [
    t.modules({ count: course.modules.length }),
    t.lessons({ count: lessons.length }),
    minutes > 0 ? t.about_minutes({ count: minutes }) : '',
    languageName(course.language, shown) ?? course.language,
  ];
  return (
    <header className={styles['header']} data-arrival={isArrival}>
      <h1 {...text}>{course.topic}</h1>
      {isArrival && course.summary && (
        <p className={styles['summary']} {...text}>
          <InlineCode text={course.summary} />
        </p>
      )}
      <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles['byline']}>
        <p>
          <Byline />
        </p>
        <Button look="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {course.sources.length > 0
            ? t.sources_and_details({ count: course.sources.length })
            : t.details}
        </Button>
        {actions}
      </div>
      <Drawer
        title={t.about_course}
        open={isOpen}
        onClose={close}
        size={480}
        styles={scrolledByContent}
      >
        <DrawerBody label={t.about_course}>
          <CourseDetails
            onLeave={close}
            onRewrite={
              rewrite &&
              ((request) => {
                // The dialog stands before the lesson that it is about.
                close();
                setAsked(request);
                const { placed, parts } = request;
                const tab = parts === 'quiz' ? 'quiz' : 'content';
                void navigate({ search: lessonSearch(placed.lesson.id, tab) });
              })
            }
          />
        </DrawerBody>
      </Drawer>
      {asked && rewrite?.(asked, () => setAsked(undefined))}
    </header>
  );
}
