import type { Resource } from '@coursewright/contract';
import type { Lesson } from '../model/lessons.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';

const types: Record<Resource['type'], string> = {
  article: 'Article',
  book: 'Book',
  course: 'Course',
  documentation: 'Documentation',
  video: 'Video',
  tool: 'Tool',
  document: 'Document',
  other: 'Resource',
};

/** Where to read on: for the lesson, its module and the whole course. */
export function LessonResources({ lesson: { submodule, module } }: { lesson: Lesson }) {
  const { course, isWriting } = useReader();
  const groups = [
    { title: 'For this lesson', resources: submodule.resources },
    { title: 'For the module', resources: module.resources },
    { title: 'For the whole course', resources: course.resources },
  ].filter(({ resources }) => resources.length > 0);
  if (groups.length === 0)
    return (
      <p className={styles['empty']}>
        {isWriting
          ? 'Resources are still being chosen.'
          : 'There are no resources for this lesson.'}
      </p>
    );
  return (
    <div className={styles['resources']}>
      {groups.map(({ title, resources }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {resources.map((resource) => (
              <ResourceRow key={`${resource.title} ${resource.url ?? ''}`} resource={resource} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ResourceRow({ resource: { title, description, url, type } }: { resource: Resource }) {
  const { text } = useReader();
  return (
    <li>
      <p className={styles['resourceType']}>
        {types[type]}
        {url && ` · ${new URL(url).hostname}`}
      </p>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <strong>{title}</strong>
      )}
      <p {...text}>{description}</p>
    </li>
  );
}
