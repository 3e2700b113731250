import { languageName } from '@coursewright/contract';
import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { readingMinutes, type Lesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { CourseDetails } from './course-details.tsx';

/** The course's name and who wrote it; on arrival also what it is about. */
export function CourseHeader({
  isArrival,
  lessons,
  actions,
}: {
  isArrival: boolean;
  lessons: Lesson[];
  actions?: ReactNode;
}) {
  const { course, text } = useReader();
  const [isOpen, setOpen] = useState(false);
  const minutes = lessons.reduce(
    (sum, { submodule }) => sum + (submodule.content ? readingMinutes(submodule) : 0),
    0,
  );
  const facts = [
    count(course.modules.length, 'module'),
    count(lessons.length, 'lesson'),
    minutes > 0 ? `about ${minutes} min` : '',
    languageName(course.language) ?? course.language,
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
            ? 'Written by the built-in author: every sentence is quoted from its source.'
            : `Written by ${course.author.name}. The numbers open the passage a statement rests on; “unverified” marks those that the passage does not bear out.`}
        </p>
        <Button look="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {course.sources.length > 0 ? `Sources (${course.sources.length}) and details` : 'Details'}
        </Button>
        {actions}
      </div>
      <Drawer title="About this course" open={isOpen} onClose={() => setOpen(false)} size={480}>
        <CourseDetails />
      </Drawer>
    </header>
  );
}

const count = (number: number, noun: string) => `${number} ${number === 1 ? noun : `${noun}s`}`;
