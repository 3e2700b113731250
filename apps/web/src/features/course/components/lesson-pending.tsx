import type { Submodule } from '@coursewright/contract';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';

/** A lesson without a text: still to come, failed, or never written. */
export function LessonPending({ submodule }: { submodule: Submodule }) {
  const { isWriting, text } = useReader();
  if (submodule.status === 'failed')
    return (
      <div className={styles['failure']} role="alert">
        <h3>This lesson could not be written</h3>
        <p>{submodule.error ?? 'The author gave no reason.'}</p>
      </div>
    );
  if (!isWriting)
    return (
      <div className={styles['failure']}>
        <h3>This lesson is not written yet</h3>
        <p>So far it stands in the outline only; it can be written from the top of this page.</p>
      </div>
    );
  return (
    <div className={styles['pending']}>
      <p role="status">
        {submodule.status === 'writing'
          ? 'This lesson is being written. It appears here by itself.'
          : 'This lesson waits for its turn. It appears here by itself.'}
      </p>
      {submodule.objectives.length > 0 && (
        <ul {...text}>
          {submodule.objectives.map((objective) => (
            <li key={objective}>
              <InlineCode text={objective} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['skeleton']} aria-hidden="true">
        {[92, 98, 88, 95, 40, 0, 97, 90, 60].map((width, index) => (
          <span key={index} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}
