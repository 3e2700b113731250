import { limits, type ApiToken, type CreatedApiToken } from '@coursewright/contract';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { trpc } from '../../../shared/trpc.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { onDay } from './dates.ts';
import { FreshToken } from './fresh-token.tsx';
import { Loaded } from './loaded.tsx';
import { NewTokenForm, scopeWords } from './new-token-form.tsx';
import styles from './own-account.module.css';

/** Keys to the REST API for programs of the person's own. */
export function ApiTokensSection() {
  const query = trpc.account.apiTokens.useQuery();
  const [fresh, setFresh] = useState<CreatedApiToken>();
  return (
    <>
      <p className={styles['soft']}>
        They let your own programs use the <a href="/api/docs">REST API</a> in your name.
      </p>
      {fresh && <FreshToken key={fresh.token} created={fresh} onDone={() => setFresh(undefined)} />}
      <Loaded query={query}>
        {({ api_tokens: tokens }) => (
          <>
            {tokens.length > 0 ? (
              <Tokens
                tokens={tokens}
                onRevoked={(id) => setFresh((shown) => (shown?.id === id ? undefined : shown))}
              />
            ) : (
              <p className={styles['soft']}>You have none yet.</p>
            )}
            {tokens.length < limits.apiTokens.perUser ? (
              <NewTokenForm onCreated={setFresh} />
            ) : (
              <p className={styles['soft']}>
                {limits.apiTokens.perUser} tokens are as many as you can have. Revoke one to create
                another.
              </p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Tokens({
  tokens,
  onRevoked,
}: {
  tokens: readonly ApiToken[];
  onRevoked: (id: string) => void;
}) {
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const revoke = trpc.account.revokeApiToken.useMutation({
    onSettled: () => account.apiTokens.invalidate(),
  });
  const end = async ({ id, name }: ApiToken) => {
    await revoke.mutateAsync({ id });
    onRevoked(id);
    notify(`${name} is revoked.`, { severity: 'success' });
  };
  return (
    <ul className={styles['rows']} aria-label="API tokens">
      {tokens.map((token) => (
        <li key={token.id}>
          <div>
            <strong>{token.name}</strong>
            <p className={styles['facts']}>{factsOf(token)}</p>
          </div>
          <ConfirmButton
            label={`Revoke ${token.name}`}
            question={`Revoke ${token.name}?`}
            consequence="Programs that use it are refused from then on. This cannot be taken back."
            confirm="Revoke it"
            action={() => end(token)}
          >
            Revoke
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ scopes, created_at, expires_at, last_used_at }: ApiToken): string {
  const expiry = expires_at
    ? `${hasPassed(expires_at) ? 'expired' : 'expires'} ${onDay(expires_at)}`
    : 'never expires';
  return [
    scopes.map((scope) => scopeWords[scope].name).join(', '),
    `created ${onDay(created_at)}`,
    expiry,
    last_used_at ? `last used ${onDay(last_used_at)}` : 'not used yet',
  ].join(' · ');
}

const hasPassed = (time: string) => Date.parse(time) <= Date.now();
