import { type RefObject, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { useVisualizationMessages } from '../messages/index.ts';
import type { Box } from '../model/layout/shapes.ts';
import styles from '../visualization.module.css';
import type { Canvas } from './diagram-canvas.tsx';

interface ToolsProps {
  readonly canvas: RefObject<Canvas | null>;
  /** Of a file that is saved. */
  readonly name: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: readonly Box[];
  /** Absent where nothing can be folded. */
  readonly folding: { areAllFolded: boolean; onChange: (isFolding: boolean) => void } | undefined;
}

/** Search, zoom, folding, and the drawing as a file. */
export function DiagramTools({ canvas, name, query, onQuery, found, folding }: ToolsProps) {
  const t = useVisualizationMessages();
  const [at, setAt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const showNext = () => {
    const box = found[at % Math.max(1, found.length)];
    if (!box) return;
    canvas.current?.show(box.node.id);
    setAt((at + 1) % found.length);
  };
  const save = (format: 'svg' | 'png') => {
    setFailed(false);
    canvas.current?.save(format, name).catch((error: unknown) => {
      console.warn('A diagram could not be saved.', error);
      setFailed(true);
    });
  };
  return (
    <div className={styles['tools']} role="group" aria-label={t.tools}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          showNext();
        }}
      >
        <input
          type="search"
          value={query}
          placeholder={t.search}
          aria-label={t.search}
          onChange={({ target }) => {
            setAt(0);
            onQuery(target.value);
          }}
        />
        <span role="status">{query.trim() !== '' && t.found({ count: found.length })}</span>
      </form>
      <div className={styles['zoom']}>
        <Tool name={t.zoom_out} sign="M4 10h12" onClick={() => canvas.current?.zoom(1 / 1.3)} />
        <Tool name={t.zoom_in} sign="M4 10h12M10 4v12" onClick={() => canvas.current?.zoom(1.3)} />
        <Tool
          name={t.fit}
          sign="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4"
          onClick={() => canvas.current?.fit()}
        />
      </div>
      {folding && (
        <Button look="quiet" size="small" onClick={() => folding.onChange(!folding.areAllFolded)}>
          {folding.areAllFolded ? t.unfold_all : t.fold_all}
        </Button>
      )}
      <div className={styles['save']}>
        <span>{t.download}</span>
        <Button look="quiet" size="small" onClick={() => save('png')}>
          {t.download_png}
        </Button>
        <Button look="quiet" size="small" onClick={() => save('svg')}>
          {t.download_svg}
        </Button>
      </div>
      {hasFailed && <p role="alert">{t.not_saved}</p>}
    </div>
  );
}

const Tool = ({ name, sign, onClick }: { name: string; sign: string; onClick: () => void }) => (
  <button
    type="button"
    className={styles['iconButton']}
    aria-label={name}
    title={name}
    onClick={onClick}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);
