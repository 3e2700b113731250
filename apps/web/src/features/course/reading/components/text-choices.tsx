import { useId } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { useReader } from '../../model/reader.ts';
import {
  chooseText,
  resetText,
  textSteps,
  useTextSettings,
  type TextSetting,
} from '../model/text-settings.ts';
import { useReadingMessages } from '../messages/index.ts';
import styles from '../reading.module.css';

/** Size, line spacing and column width of the text. What is chosen holds at once, and stays. */
export function TextChoices({ onLeave }: { onLeave: () => void }) {
  const t = useReadingMessages();
  const { openTool } = useReader();
  return (
    <div className={styles['settings']}>
      <Steps setting="size" label={t.settings.size} names={t.sizes} />
      <Steps setting="spacing" label={t.settings.spacing} names={t.spacings} />
      <Steps setting="width" label={t.settings.width} names={t.widths} />
      <div className={styles['settingsEnd']}>
        <Button look="secondary" size="small" onClick={resetText}>
          {t.reset}
        </Button>
        <Button
          look="quiet"
          size="small"
          className={styles['keys']}
          aria-haspopup="dialog"
          onClick={() => {
            onLeave();
            openTool('shortcuts');
          }}
        >
          {t.tools.shortcuts}
        </Button>
      </div>
    </div>
  );
}

function Steps<Setting extends TextSetting>({
  setting,
  label,
  names,
}: {
  setting: Setting;
  label: string;
  names: Readonly<Record<(typeof textSteps)[Setting][number], string>>;
}) {
  const chosen = useTextSettings()[setting];
  const group = useId();
  const steps: readonly (typeof textSteps)[Setting][number][] = textSteps[setting];
  return (
    <fieldset className={styles['steps']} data-setting={setting}>
      <legend>{label}</legend>
      <div>
        {steps.map((step) => (
          <label key={step} data-step={step}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={chosen === step}
              onChange={() => chooseText(setting, step)}
            />
            {setting === 'size' ? (
              <>
                <Icon name="letter" />
                <span className="visually-hidden">{names[step]}</span>
              </>
            ) : (
              names[step]
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
