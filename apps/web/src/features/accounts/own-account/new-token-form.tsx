import {
  apiScopes,
  createApiTokenInput,
  type ApiScope,
  type CreatedApiToken,
} from '@coursewright/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { errorText, toRequestError, trpc } from '../../../shared/trpc.ts';
import styles from './own-account.module.css';

export const scopeWords: Record<ApiScope, { name: string; meaning: string }> = {
  read: { name: 'Read', meaning: 'see courses, documents, progress and credits' },
  generate: {
    name: 'Generate',
    meaning: 'start and stop courses, upload and delete documents; spends credits',
  },
};

const never = 'never';
const expiries = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: never, label: 'Until it is revoked' },
];

export function NewTokenForm({ onCreated }: { onCreated: (created: CreatedApiToken) => void }) {
  const [round, setRound] = useState(0);
  return (
    <TokenForm
      key={round}
      onCreated={(created) => {
        onCreated(created);
        setRound(round + 1);
      }}
    />
  );
}

const nameInput = createApiTokenInput.pick({ name: true });

function TokenForm({ onCreated }: { onCreated: (created: CreatedApiToken) => void }) {
  const { account } = trpc.useUtils();
  const create = trpc.account.createApiToken.useMutation({
    onSuccess: () => account.apiTokens.invalidate(),
  });
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['read']);
  const [expiry, setExpiry] = useState('90');
  const [isWithoutScope, setWithoutScope] = useState(false);
  const { form, field, submit } = useContractForm(nameInput, { name: '' });

  const toggle = (scope: ApiScope, isWanted: boolean) => {
    setScopes(apiScopes.filter((each) => (each === scope ? isWanted : scopes.includes(each))));
    setWithoutScope(false);
  };
  const send = submit(async ({ name }) => {
    if (scopes.length === 0) return setWithoutScope(true);
    try {
      onCreated(
        await create.mutateAsync({
          name,
          scopes: [...scopes],
          ...(expiry === never ? {} : { expires_in_days: Number(expiry) }),
        }),
      );
    } catch (error) {
      throw toRequestError(error);
    }
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className={styles['form']}
      aria-label="New API token"
    >
      <h3>New token</h3>
      <TextField
        label="Name"
        placeholder="Reading list script"
        autoComplete="off"
        {...field('name')}
      />
      <fieldset
        className={styles['choices']}
        aria-describedby={isWithoutScope ? 'scopes-error' : undefined}
      >
        <legend>It may</legend>
        {apiScopes.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) => toggle(scope, target.checked)}
            />
            <span>
              <strong>{scopeWords[scope].name}</strong>: {scopeWords[scope].meaning}
            </span>
          </label>
        ))}
        {isWithoutScope && (
          <p id="scopes-error" role="alert" className={styles['error']}>
            Choose at least one.
          </p>
        )}
      </fieldset>
      <SelectField
        label="Expires after"
        value={expiry}
        options={expiries}
        onChange={({ target }) => setExpiry(target.value)}
      />
      {create.isError && <Notice severity="error">{errorText(create.error)}</Notice>}
      <Button type="submit" look="secondary" busy={create.isPending}>
        Create token
      </Button>
    </form>
  );
}
