import {
  apiScopes,
  createApiTokenInput,
  type ApiScope,
  type CreatedApiToken,
} from '@coursewright/contract';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { errorText, toRequestError, trpc } from '../../../shared/trpc.ts';
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

const never = 'never';

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
  const t = useOwnAccountMessages();
  const { account } = trpc.useUtils();
  const create = trpc.account.createApiToken.useMutation({
    onSuccess: () => account.apiTokens.invalidate(),
  });
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['read']);
  const [expiry, setExpiry] = useState('90');
  const [isWithoutScope, setWithoutScope] = useState(false);
  const { form, field, submit } = useContractForm(
    nameInput,
    { name: '' },
    { name: t.enter_token_name },
  );

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
      aria-label={t.new_api_token}
    >
      <h3>{t.new_token}</h3>
      <TextField
        label={t.name}
        placeholder={t.name_placeholder}
        autoComplete="off"
        {...field('name')}
      />
      <Permissions
        scopes={scopes}
        isMissing={isWithoutScope}
        onChange={(chosen) => {
          setScopes(chosen);
          setWithoutScope(false);
        }}
      />
      <SelectField
        label={t.expires_after}
        value={expiry}
        options={[
          { value: '30', label: t.days({ count: 30 }) },
          { value: '90', label: t.days({ count: 90 }) },
          { value: '365', label: t.one_year },
          { value: never, label: t.until_revoked },
        ]}
        onChange={({ target }) => setExpiry(target.value)}
      />
      {create.isError && <Notice severity="error">{errorText(create.error)}</Notice>}
      <Button type="submit" look="secondary" busy={create.isPending}>
        {t.create_token}
      </Button>
    </form>
  );
}

/** What the token is good for. `isMissing`: none was chosen when the form was sent. */
function Permissions({
  scopes,
  isMissing,
  onChange,
}: {
  scopes: readonly ApiScope[];
  isMissing: boolean;
  onChange: (scopes: readonly ApiScope[]) => void;
}) {
  const t = useOwnAccountMessages();
  const errorId = useId();
  const toggle = (scope: ApiScope, isWanted: boolean) =>
    onChange(apiScopes.filter((each) => (each === scope ? isWanted : scopes.includes(each))));
  return (
    <fieldset className={styles['choices']} aria-describedby={isMissing ? errorId : undefined}>
      <legend>{t.permissions}</legend>
      {apiScopes.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
          <span>
            <strong>{t.scopes[scope]}</strong>: {t.scope_meanings[scope]}
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={errorId} role="alert" className={styles['error']}>
          {t.choose_permission}
        </p>
      )}
    </fieldset>
  );
}
