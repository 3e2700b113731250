import { saveUserKeyBody, type KeyProvider, type UserKey } from '@coursewright/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { PasswordField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, toRequestError, trpc } from '../../../shared/trpc.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { onDay } from './dates.ts';
import { Loaded } from './loaded.tsx';
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

/** What courses can be written and searched with so far, and the field of the REST API that names such a key. */
const usable = [
  { provider: 'google', field: 'google_key_token' },
  { provider: 'perplexity', field: 'pplx_key_token' },
] as const satisfies { provider: KeyProvider; field: string }[];
const fieldOf = (provider: KeyProvider) => usable.find((each) => each.provider === provider)?.field;

/** Keys of model and search providers that the person pays for. */
export function KeysSection() {
  const query = trpc.account.keys.useQuery();
  const [round, setRound] = useState(0);
  return (
    <>
      <p className={styles['soft']}>
        Have courses written with Gemini or searched for with Perplexity on a key of your own. It is
        tested with its provider, kept encrypted, and never shown again. Where you start a course by
        the <a href="/api/docs">REST API</a>, its token stands for it.
      </p>
      <Loaded query={query}>
        {({ keys }) => (
          <>
            {keys.length > 0 ? (
              <Keys keys={keys} />
            ) : (
              <p className={styles['soft']}>You have none yet.</p>
            )}
            {/* Another key is an empty form. */}
            <KeyForm key={round} keys={keys} onSaved={() => setRound(round + 1)} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Keys({ keys }: { keys: readonly UserKey[] }) {
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const remove = trpc.account.deleteKey.useMutation({ onSettled: () => account.keys.invalidate() });
  const forget = async (provider: KeyProvider) => {
    await remove.mutateAsync({ provider });
    notify(`Your key of ${providers[provider]} is deleted.`, { severity: 'success' });
  };
  return (
    <ul className={styles['rows']} aria-label="Keys">
      {keys.map((key) => (
        <li key={key.provider}>
          <div>
            <strong>{providers[key.provider]}</strong> <span dir="ltr">•••• {key.last_four}</span>
            <p className={styles['facts']}>
              saved {onDay(key.created_at)} ·{' '}
              {key.last_used_at ? `last used ${onDay(key.last_used_at)}` : 'not used yet'} ·
              forgotten {onDay(key.expires_at)} unless it is used
            </p>
            {fieldOf(key.provider) && (
              <code dir="ltr" className={styles['facts']}>
                {fieldOf(key.provider)}: {key.token}
              </code>
            )}
          </div>
          <ConfirmButton
            label={`Delete the key of ${providers[key.provider]}`}
            question={`Delete your key of ${providers[key.provider]}?`}
            consequence="It is not used from then on. With the provider it stays valid until you revoke it there."
            confirm="Delete it"
            action={() => forget(key.provider)}
          >
            Delete
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}

function KeyForm({ keys, onSaved }: { keys: readonly UserKey[]; onSaved: () => void }) {
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const save = trpc.account.saveKey.useMutation({ onSuccess: () => account.keys.invalidate() });
  const [provider, setProvider] = useState<KeyProvider>('google');
  const { form, field, submit } = useContractForm(saveUserKeyBody, { key: '' });
  useFocusLeftToSection(form);
  const isKnown = keys.some((key) => key.provider === provider);
  const send = submit(async ({ key }) => {
    try {
      await save.mutateAsync({ provider, key });
      notify(`${providers[provider]} accepts the key. It is saved.`, { severity: 'success' });
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
    <form ref={form} noValidate onSubmit={send} className={styles['form']} aria-label="New key">
      <SelectField
        label="Provider"
        value={provider}
        options={usable.map((each) => ({ value: each.provider, label: providers[each.provider] }))}
        onChange={({ target }) => choose(target.value)}
      />
      <PasswordField
        label="Key"
        autoComplete="off"
        {...field('key')}
        hint={
          isKnown ? `It takes the place of the one saved for ${providers[provider]}.` : undefined
        }
      />
      {save.isError && <Notice severity="error">{errorText(save.error)}</Notice>}
      <Button type="submit" look="secondary" busy={save.isPending}>
        {save.isPending ? 'Asking the provider…' : 'Test and save'}
      </Button>
    </form>
  );
}
