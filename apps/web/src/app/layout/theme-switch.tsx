import { Popover } from '../../shared/ui/popover.tsx';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../../shared/theme.ts';
import styles from './theme-switch.module.css';

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Like the system' },
];

export function ThemeSwitch() {
  return (
    <Popover label="Theme" trigger={<HalfMoon />} triggerClassName={styles['trigger']}>
      {() => <ThemeChoices name="theme" />}
    </Popover>
  );
}

/** `name` keeps two copies of the group apart. */
export function ThemeChoices({ name }: { name: string }) {
  const chosen = useThemeChoice();
  return (
    <fieldset className={styles['choices']}>
      <legend>Theme</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const HalfMoon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="12" cy="12" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
  </svg>
);
