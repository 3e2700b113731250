import { saveUserKeyBody, type KeyProvider, type UserKey } from '@coursewright/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { PasswordField } from '../../../shared/ui/text-field.tsx';
import { useWords } from '../../../shared/language.ts';
import { useContractForm } from '../../../shared/contract-form.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, toRequestError, trpc } from '../../../shared/trpc.ts';
import { anchorTo } from '../../../shared/tags.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { Loaded } from './loaded.tsx';
import { useOwnAccountMessages } from './messages/index.ts';
import { useFocusLeftToSection } from './use-focus-left-to-section.ts';
import styles from './own-account.module.css';

const providers: Record<KeyProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  perplexity: 'Perplexity',
  brave: 'Brave Search',
  tavily: 'Tavily',
};

/**
 * What courses can be written and searched with so far, and the field of the REST API that names
 * such a key.
 */
const usable = [
  { provider: 'google', field: 'google_key_token' },
  { provider: 'perplexity', field: 'pplx_key_token' },
] as const satisfies { provider: KeyProvider; field: string }[];
const fieldOf = (provider: KeyProvider) => usable.find((each) => each.provider === provider)?.field;

/** Keys of model and search providers that the person pays for. */
export function KeysSection() {
  const t = useOwnAccountMessages();
  const query = trpc.account.keys.useQuery();
  const [round, setRound] = useState(0);
  return (
    <>
      <p className={styles['soft']}>{t.keys_lead({ link: anchorTo('/api/docs') })}</p>
      <Loaded query={query}>
        {({ keys }) => (
          <>
            {keys.length > 0 ? <Keys keys={keys} /> : <p className={styles['soft']}>{t.no_keys}</p>}
            {/* Another key is an empty form. */}
            <KeyForm key={round} keys={keys} onSaved={() => setRound(round + 1)} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Keys({ keys }: { keys: readonly UserKey[] }) {
  const t = useOwnAccountMessages();
  const { day } = useWords();
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const remove = trpc.account.deleteKey.useMutation({ onSettled: () => account.keys.invalidate() });
  const forget = async (provider: KeyProvider) => {
    await remove.mutateAsync({ provider });
    notify(t.key_deleted({ provider: providers[provider] }), { severity: 'success' });
  };
  return (
    <ul className={styles['rows']} aria-label={t.sections.keys}>
      {keys.map((key) => (
        <li key={key.provider}>
          <div>
            <strong>{providers[key.provider]}</strong> <span dir="ltr">•••• {key.last_four}</span>
            <p className={styles['facts']}>
              {[
                t.key_saved_on({ day: day(key.created_at) }),
                key.last_used_at ? t.last_used({ day: day(key.last_used_at) }) : t.not_used,
                t.key_forgotten_on({ day: day(key.expires_at) }),
              ].join(' · ')}
            </p>
            {fieldOf(key.provider) && (
              <code dir="ltr" className={styles['facts']}>
                {fieldOf(key.provider)}: {key.token}
              </code>
            )}
          </div>
          <ConfirmButton
            label={t.delete_key({ provider: providers[key.provider] })}
            question={t.delete_key_question({ provider: providers[key.provider] })}
            consequence={t.delete_key_effect}
            confirm={t.delete_it}
            action={() => forget(key.provider)}
          >
            {t.delete}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}

function KeyForm({ keys, onSaved }: { keys: readonly UserKey[]; onSaved: () => void }) {
  const t = useOwnAccountMessages();
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const save = trpc.account.saveKey.useMutation({ onSuccess: () => account.keys.invalidate() });
  const [provider, setProvider] = useState<KeyProvider>('google');
  const { form, field, submit } = useContractForm(
    saveUserKeyBody,
    { key: '' },
    { key: t.enter_key },
  );
  useFocusLeftToSection(form);
  const isKnown = keys.some((key) => key.provider === provider);
  const send = submit(async ({ key }) => {
    try {
      await save.mutateAsync({ provider, key });
      notify(t.key_accepted({ provider: providers[provider] }), { severity: 'success' });
      onSaved();
    } catch (error) {
      throw toRequestError(error);
    }
  });
  const choose = (value: string) => {
    setProvider(usable.find((each) => each.provider === value)?.provider ?? provider);
    save.reset();
  };
  return (
    <form ref={form} noValidate onSubmit={send} className={styles['form']} aria-label={t.new_key}>
      <SelectField
        label={t.provider}
        value={provider}
        options={usable.map((each) => ({ value: each.provider, label: providers[each.provider] }))}
        onChange={({ target }) => choose(target.value)}
      />
      <PasswordField
        label={t.key}
        autoComplete="off"
        {...field('key')}
        hint={isKnown ? t.replaces_key({ provider: providers[provider] }) : undefined}
      />
      {save.isError && <Notice severity="error">{errorText(save.error)}</Notice>}
      <Button type="submit" look="secondary" busy={save.isPending}>
        {save.isPending ? t.asking_provider : t.test_and_save}
      </Button>
    </form>
  );
}
