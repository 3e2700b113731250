import { Button } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { useReader } from '../../model/reader.ts';
import { useReadingMessages } from '../messages/index.ts';
import styles from '../reading.module.css';

const tools = { search: 'search', glossary: 'letters' } as const;

/** The ways to the course's search and its glossary. `onChoose`: where they stand is left. */
export function ToolButtons({ onChoose }: { onChoose?: () => void }) {
  const t = useReadingMessages();
  const { openTool } = useReader();
  return (
    <div className={styles['tools']}>
      {(['search', 'glossary'] as const).map((tool) => (
        <Button
          key={tool}
          look="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            onChoose?.();
            openTool(tool);
          }}
        >
          <Icon name={tools[tool]} />
          {t.tools_short[tool]}
        </Button>
      ))}
    </div>
  );
}
