import {
  languageName,
  themes,
  updateProfileInput,
  type Profile,
  type Theme,
} from '@coursewright/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { session } from '../../../shared/session/index.ts';
import { chooseTheme } from '../../../shared/theme.ts';
import { errorText, toRequestError, trpc } from '../../../shared/trpc.ts';
import { Loaded } from './loaded.tsx';
import styles from './own-account.module.css';

export function ProfileSection() {
  const profile = trpc.account.profile.useQuery();
  return <Loaded query={profile}>{(loaded) => <ProfileForm profile={loaded} />}</Loaded>;
}

const themeNames: Record<Theme, string> = {
  system: 'Like the system',
  light: 'Light',
  dark: 'Dark',
};
const likeTheBrowser = '';
/** The languages our mails are written in. */
const mailLanguages = ['en', 'es'];

function ProfileForm({ profile }: { profile: Profile }) {
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const [language, setLanguage] = useState(profile.language ?? likeTheBrowser);
  const [theme, setTheme] = useState(profile.theme);
  const { form, field, submit } = useContractForm(updateProfileInput, {
    full_name: profile.full_name,
  });
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (saved) => {
      account.profile.setData(undefined, saved);
      session.setFullName(saved.full_name);
      // Another theme than this device's own is only for whoever asked for it here.
      if (saved.theme !== profile.theme) chooseTheme(saved.theme);
      notify('Your profile is saved.', { severity: 'success' });
    },
  });
  const save = submit((input) =>
    update
      .mutateAsync({ ...input, language: language === likeTheBrowser ? null : language, theme })
      .catch((error: unknown) => {
        throw toRequestError(error);
      }),
  );
  const offered =
    profile.language && !mailLanguages.includes(profile.language)
      ? [...mailLanguages, profile.language]
      : mailLanguages;
  return (
    <form ref={form} noValidate onSubmit={save} className={styles['form']}>
      <TextField label="Full name" autoComplete="name" {...field('full_name')} />
      <SelectField
        label="Language of our mails"
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        options={[
          { value: likeTheBrowser, label: 'Like the browser' },
          ...offered.map((tag) => ({ value: tag, label: languageName(tag, tag) ?? tag })),
        ]}
      />
      <fieldset className={styles['choices']} aria-describedby="theme-hint">
        <legend>Theme</legend>
        {themes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="account-theme"
              checked={theme === each}
              onChange={() => setTheme(each)}
            />
            {themeNames[each]}
          </label>
        ))}
        <p id="theme-hint" className={styles['facts']}>
          Also where you log in from now on, unless another one was chosen there.
        </p>
      </fieldset>
      {update.isError && <Notice severity="error">{errorText(update.error)}</Notice>}
      <Button type="submit" busy={update.isPending}>
        Save profile
      </Button>
    </form>
  );
}
