import { languageName } from '@coursewright/contract';
import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../shared/language.ts';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { readingMinutes, type PlacedLesson } from '../model/lessons.ts';
import { modelName } from '../model/model-name.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { CourseDetails } from './course-details.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** The course's name and who wrote it; on arrival also what it is about. */
export function CourseHeader({
  isArrival,
  lessons,
  actions,
}: {
  isArrival: boolean;
  lessons: PlacedLesson[];
  actions?: ReactNode;
}) {
  const t = useCourseMessages();
  const { course, text } = useReader();
  const shown = useLanguage();
  const [isOpen, setOpen] = useState(false);
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
          {course.author.kind === 'builtin'
            ? t.by_builtin
            : t.by_model({ author: modelName(course.author.name) })}
        </p>
        <Button look="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {course.sources.length > 0
            ? t.sources_and_details({ count: course.sources.length })
            : t.details}
        </Button>
        {actions}
      </div>
      <Drawer title={t.about_course} open={isOpen} onClose={() => setOpen(false)} size={480}>
        <CourseDetails />
      </Drawer>
    </header>
  );
}
