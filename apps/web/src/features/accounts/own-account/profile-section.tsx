import { languageName, themes, updateProfileInput, type Profile } from '@coursewright/contract';
import { interfaceLanguages } from '@coursewright/contract/words';
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
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

export function ProfileSection() {
  const profile = trpc.account.profile.useQuery();
  return (
    <Loaded query={profile} room={<ProfileForm />}>
      {(loaded) => <ProfileForm profile={loaded} />}
    </Loaded>
  );
}

/** What the list of languages says for "none": the browser's then. */
const sameAsBrowser = '';

/** Its fields are empty, and its button is busy, until what stands in them is known. */
function ProfileForm({ profile }: { profile?: Profile }) {
  const t = useOwnAccountMessages();
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const [language, setLanguage] = useState(profile?.language ?? sameAsBrowser);
  const [theme, setTheme] = useState(profile?.theme);
  const { form, field, submit } = useContractForm(
    updateProfileInput,
    { full_name: profile?.full_name ?? '' },
    { full_name: t.enter_name },
  );
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (saved) => {
      account.profile.setData(undefined, saved);
      session.setFullName(saved.full_name);
      // Another theme than this device's own is only for whoever asked for it here.
      if (saved.theme !== profile?.theme) chooseTheme(saved.theme);
      notify(t.profile_saved, { severity: 'success' });
    },
  });
  const save = submit((input) =>
    update
      .mutateAsync({ ...input, language: language === sameAsBrowser ? null : language, theme })
      .catch((error: unknown) => {
        throw toRequestError(error);
      }),
  );
  // E-mails are written in the languages of the interface; a language chosen elsewhere stays on
  // offer.
  const offered = new Set<string>([
    ...interfaceLanguages,
    ...(profile?.language ? [profile.language] : []),
  ]);
  return (
    <form ref={form} noValidate onSubmit={save} className={styles['form']}>
      <TextField label={t.full_name} autoComplete="name" {...field('full_name')} />
      <SelectField
        label={t.mail_language}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        options={[
          { value: sameAsBrowser, label: profile ? t.same_as_browser : '' },
          ...[...offered].map((tag) => ({ value: tag, label: languageName(tag, tag) ?? tag })),
        ]}
      />
      <fieldset className={styles['choices']} aria-describedby="theme-hint">
        <legend>{t.theme}</legend>
        {themes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="account-theme"
              checked={theme === each}
              onChange={() => setTheme(each)}
            />
            {t.themes[each]}
          </label>
        ))}
        <p id="theme-hint" className={styles['facts']}>
          {t.theme_hint}
        </p>
      </fieldset>
      {update.isError && <Notice severity="error">{errorText(update.error)}</Notice>}
      <Button type="submit" busy={!profile || update.isPending}>
        {t.save_profile}
      </Button>
    </form>
  );
}
