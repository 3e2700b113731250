import { type ReactNode } from 'react';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useReader } from '../../model/reader.ts';
import { backward, forward, shortcuts, type ShortcutKey } from '../model/shortcuts.ts';
import { switchShortcuts, useShortcutsOn } from '../model/shortcuts-switch.ts';
import { useReadingMessages } from '../messages/index.ts';
import styles from '../reading.module.css';

/** What the single keys do, and the switch that turns them off. */
export function ShortcutsPanel() {
  const t = useReadingMessages();
  const isOn = useShortcutsOn();
  return (
    <>
      <Switch
        label={<strong>{t.shortcuts_on}</strong>}
        hint={t.shortcuts_hint}
        isOn={isOn}
        onChange={switchShortcuts}
      />
      <dl className={styles['shortcuts']}>
        {shortcuts.map(({ does, keys }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{t.shortcuts[does]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Key({ name }: { name: ShortcutKey }): ReactNode {
  const t = useReadingMessages();
  const { text } = useReader();
  if (name !== forward && name !== backward)
    return <kbd>{name === 'Escape' ? t.escape_key : name.toUpperCase()}</kbd>;
  const isRight = (name === forward) === (text.dir === 'ltr');
  // An arrow on a key points where it points, whichever way the words around it run.
  return (
    <kbd dir="ltr">
      <Icon name={isRight ? 'forward' : 'back'} />
      <span className="visually-hidden">{isRight ? t.right_arrow : t.left_arrow}</span>
    </kbd>
  );
}
