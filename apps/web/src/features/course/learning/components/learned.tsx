import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { isReadable, type PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { useLearningMessages } from '../messages/index.ts';
import styles from '../learning.module.css';

/** As many of a module's aims as are read at a glance. */
const mostAims = 6;

type Module = PlacedLesson['module'];

/** What the modules set out to teach; where one says nothing, what its lessons did. */
const aimsOf = ({ learning_objectives, submodules }: Module): string[] => {
  const said =
    learning_objectives.length > 0
      ? learning_objectives
      : submodules.filter(isReadable).flatMap(({ objectives }) => objectives);
  return [...new Set(said)].slice(0, mostAims);
};

export function Learned({ modules, isAll }: { modules: readonly Module[]; isAll: boolean }) {
  const t = useLearningMessages();
  const { text } = useReader();
  const learned = modules
    .map((module) => ({ module, aims: aimsOf(module) }))
    .filter(({ aims }) => aims.length > 0);
  if (learned.length === 0) return null;
  return (
    <section className={styles['learned']} aria-labelledby="learned-title">
      <h3 id="learned-title">{isAll ? t.you_learned : t.you_can}</h3>
      {learned.map(({ module, aims }) => (
        <div key={module.id}>
          {isAll && (
            <h4 {...text}>
              <InlineCode text={module.title} />
            </h4>
          )}
          <ul {...text}>
            {aims.map((aim) => (
              <li key={aim}>
                <InlineCode text={aim} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
