import type { Diagram, DiagramNode } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import type { CourseText } from '../../../../shared/course-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { useReader } from '../../model/reader.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import styles from '../visualization.module.css';

interface NodeDetailProps {
  readonly node: DiagramNode;
  readonly diagram: Diagram;
  readonly text: CourseText;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** What the lesson says about a piece, what it is related to, and the passages it rests on. */
export function NodeDetail({ node, diagram, text, onPick, onClose }: NodeDetailProps) {
  const t = useVisualizationMessages();
  const { openCitation } = useReader();
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = whole.current;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);
  const byId = new Map(diagram.nodes.map((one) => [one.id, one] as const));
  const related = (from: 'from' | 'to', to: 'from' | 'to') =>
    diagram.edges.flatMap((edge) => {
      const other = edge[from] === node.id ? byId.get(edge[to]) : undefined;
      return other ? [{ node: other, label: edge.label }] : [];
    });
  return (
    <section ref={whole} className={styles['detail']} aria-labelledby={`detail-${node.id}`}>
      <header>
        <h4 id={`detail-${node.id}`} ref={heading} tabIndex={-1} {...text}>
          {node.label}
        </h4>
        <button
          type="button"
          className={styles['iconButton']}
          aria-label={t.close}
          onClick={onClose}
        >
          <Icon name="remove" />
        </button>
      </header>
      {(node.at || node.group) && (
        <p className={styles['where']} {...text}>
          {[node.at, node.group].filter(Boolean).join(' · ')}
        </p>
      )}
      {node.detail && <p {...text}>{node.detail}</p>}
      <Related title={t.comes_from} nodes={related('to', 'from')} text={text} onPick={onPick} />
      <Related title={t.leads_to} nodes={related('from', 'to')} text={text} onPick={onPick} />
      {node.passage_ids.length === 0 ? (
        <p className={styles['small']}>{t.no_source}</p>
      ) : (
        <p className={styles['sources']}>
          <span>{t.sources}</span>
          {node.passage_ids.map((passageId, index) => (
            <Button
              key={passageId}
              look="secondary"
              size="small"
              onClick={() => openCitation({ passageId })}
            >
              {t.source({ source: index + 1 })}
            </Button>
          ))}
        </p>
      )}
    </section>
  );
}

function Related({
  title,
  nodes,
  text,
  onPick,
}: {
  title: string;
  nodes: readonly { node: DiagramNode; label: string | undefined }[];
  text: CourseText;
  onPick: (id: string) => void;
}) {
  if (nodes.length === 0) return null;
  return (
    <div className={styles['related']}>
      <p>{title}</p>
      <ul>
        {nodes.map(({ node, label }) => (
          <li key={node.id}>
            {label && <span {...text}>{label} </span>}
            <button type="button" onClick={() => onPick(node.id)} {...text}>
              {node.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
