import { interfaceLanguages, languageNames } from '@coursewright/contract/words';
import { interfaceLanguage, useLanguageChoice } from '../../shared/language.ts';
import { Popover } from '../../shared/ui/popover.tsx';
import { chooseTheme, useThemeChoice } from '../../shared/theme.ts';
import { useAppMessages } from '../messages/index.ts';
import styles from './appearance.module.css';

const themes = ['light', 'dark', 'system'] as const;

/** The button in the bar that opens the choices below. */
export function AppearanceMenu() {
  const t = useAppMessages();
  return (
    <Popover label={t.appearance} trigger={<HalfMoon />} triggerClassName={styles['trigger']}>
      {() => <AppearanceChoices name="appearance" />}
    </Popover>
  );
}

/** Theme and language of this device. `name` keeps two copies of the groups apart. */
export function AppearanceChoices({ name }: { name: string }) {
  return (
    <div className={styles['groups']}>
      <ThemeChoices name={`${name}-theme`} />
      <LanguageChoices name={`${name}-language`} />
    </div>
  );
}

function ThemeChoices({ name }: { name: string }) {
  const t = useAppMessages();
  const chosen = useThemeChoice();
  return (
    <fieldset className={styles['choices']}>
      <legend>{t.theme}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
          />
          {t.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}

function LanguageChoices({ name }: { name: string }) {
  const t = useAppMessages();
  const chosen = useLanguageChoice();
  return (
    <fieldset className={styles['choices']}>
      <legend>{t.language}</legend>
      {([...interfaceLanguages, 'browser'] as const).map((choice) => (
        <label key={choice} lang={choice === 'browser' ? undefined : choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === choice}
            onChange={() => interfaceLanguage.choose(choice)}
          />
          {choice === 'browser' ? t.same_as_browser : languageNames[choice]}
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
