import type { OutlinedModule, Resource, Submodule } from '@coursewright/contract';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** Where to read on: for the lesson, its module and the whole course. */
export function LessonResources({
  lesson,
  module,
}: {
  lesson: Submodule;
  module: Pick<OutlinedModule, 'resources'>;
}) {
  const t = useCourseMessages();
  const { course, isWriting } = useReader();
  const groups = [
    { title: t.for_lesson, resources: lesson.resources },
    { title: t.for_module, resources: module.resources },
    { title: t.for_course, resources: course.resources },
  ].filter(({ resources }) => resources.length > 0);
  if (groups.length === 0)
    return <p className={styles['empty']}>{isWriting ? t.resources_to_come : t.no_resources}</p>;
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
  const t = useCourseMessages();
  const { text } = useReader();
  return (
    <li>
      <p className={styles['resourceType']}>
        {t.resource[type]}
        {url && ` · ${new URL(url).hostname}`}
      </p>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
          <span className="visually-hidden"> {t.in_new_tab}</span>
        </a>
      ) : (
        <strong>{title}</strong>
      )}
      <p {...text}>{description}</p>
    </li>
  );
}
