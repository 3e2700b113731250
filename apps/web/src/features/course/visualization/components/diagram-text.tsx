import type { Diagram, DiagramNode } from '@coursewright/contract';
import type { CourseText } from '../../../../shared/course-text.ts';
import { useReader } from '../../model/reader.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import { type Branch, isTree, treeOf } from '../model/tree.ts';
import styles from '../visualization.module.css';

interface TextProps {
  readonly diagram: Diagram;
  readonly text: CourseText;
}

/** The same diagram as a list or a table, for whoever reads it or listens to it. */
export function DiagramText({ diagram, text }: TextProps) {
  if (diagram.kind === 'comparison') return <AsTable diagram={diagram} text={text} />;
  if (isTree(diagram)) return <AsTree diagram={diagram} text={text} />;
  return (
    <ol className={styles['text']} {...text} data-kind={diagram.kind}>
      {diagram.nodes.map((node) => (
        <li key={node.id}>
          {node.at && <b className={styles['when']}>{node.at}</b>} <Said node={node} />
        </li>
      ))}
    </ol>
  );
}

function Said({ node }: { node: DiagramNode }) {
  const t = useVisualizationMessages();
  const { openCitation } = useReader();
  // A label that is only the beginning of its detail would be read twice.
  const isWhole = !node.detail.startsWith(node.label.replace(/…$/, ''));
  return (
    <>
      {isWhole && <strong>{node.label}</strong>}
      {node.detail && (
        <>
          {isWhole && ' '}
          <span>{node.detail}</span>
        </>
      )}
      {node.passage_ids.map((passageId, index) => (
        <button
          key={passageId}
          type="button"
          className={styles['cite']}
          aria-label={t.source({ source: index + 1 })}
          onClick={() => openCitation({ passageId })}
        >
          {index + 1}
        </button>
      ))}
    </>
  );
}

function AsTree({ diagram, text }: TextProps) {
  const t = useVisualizationMessages();
  const { roots, cross } = treeOf(diagram);
  const byId = new Map(diagram.nodes.map((node) => [node.id, node] as const));
  return (
    <div className={styles['text']} {...text}>
      <Branches branches={roots} />
      {cross.length > 0 && (
        <>
          <p>
            <b>{t.also}</b>
          </p>
          <ul>
            {cross.map(({ from, to, label }) => (
              <li key={`${from} ${to}`}>
                {[byId.get(from)?.label, label ?? '→', byId.get(to)?.label].join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Branches = ({ branches }: { branches: readonly Branch[] }) => (
  <ul>
    {branches.map(({ node, children }) => (
      <li key={node.id}>
        <Said node={node} />
        {children.length > 0 && <Branches branches={children} />}
      </li>
    ))}
  </ul>
);

function AsTable({ diagram: { nodes }, text }: TextProps) {
  const t = useVisualizationMessages();
  const columns = [...new Set(nodes.map(({ group = '' }) => group))];
  const rows = [...new Set(nodes.map(({ at = '' }) => at))];
  return (
    // Wider than a phone, it is moved by itself; keys reach that, too.
    <div className={styles['tableBox']} role="region" tabIndex={0} aria-label={t.as_text}>
      <table {...text}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles['unseen']}>{t.aspect}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column}>
                  {nodes
                    .filter((node) => node.at === row && (node.group ?? '') === column)
                    .map((node) => (
                      <p key={node.id}>
                        <Said node={node} />
                      </p>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
