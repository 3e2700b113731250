import { limits, type ApiToken, type CreatedApiToken } from '@coursewright/contract';
import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { trpc } from '../../../shared/trpc.ts';
import { anchorTo } from '../../../shared/tags.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { FreshToken } from './fresh-token.tsx';
import { Loaded } from './loaded.tsx';
import { useOwnAccountMessages } from './messages/index.ts';
import { NewTokenForm } from './new-token-form.tsx';
import styles from './own-account.module.css';

/** Keys to the REST API for programs of the person's own. */
export function ApiTokensSection() {
  const t = useOwnAccountMessages();
  const query = trpc.account.apiTokens.useQuery();
  const [fresh, setFresh] = useState<CreatedApiToken>();
  return (
    <>
      <p className={styles['soft']}>{t.tokens_lead({ link: anchorTo('/api/docs') })}</p>
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
              <p className={styles['soft']}>{t.no_tokens}</p>
            )}
            {tokens.length < limits.apiTokens.perUser ? (
              <NewTokenForm onCreated={setFresh} />
            ) : (
              <p className={styles['soft']}>{t.tokens_full({ max: limits.apiTokens.perUser })}</p>
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
  const t = useOwnAccountMessages();
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const revoke = trpc.account.revokeApiToken.useMutation({
    onSettled: () => account.apiTokens.invalidate(),
  });
  const end = async ({ id, name }: ApiToken) => {
    await revoke.mutateAsync({ id });
    onRevoked(id);
    notify(t.token_revoked({ name }), { severity: 'success' });
  };
  return (
    <ul className={styles['rows']} aria-label={t.sections.api_tokens}>
      {tokens.map((token) => (
        <li key={token.id}>
          <div>
            <strong dir="auto">{token.name}</strong>
            <Facts token={token} />
          </div>
          <ConfirmButton
            label={t.revoke_token(token)}
            question={t.revoke_question(token)}
            consequence={t.revoke_effect}
            confirm={t.revoke_it}
            action={() => end(token)}
          >
            {t.revoke}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}

function Facts({ token: { scopes, created_at, expires_at, last_used_at } }: { token: ApiToken }) {
  const t = useOwnAccountMessages();
  const { day, list } = useWords();
  const expiry = (at: string) =>
    hasPassed(at) ? t.expired({ day: day(at) }) : t.expires({ day: day(at) });
  const facts = [
    list(scopes.map((scope) => t.scopes[scope])),
    t.created({ day: day(created_at) }),
    expires_at ? expiry(expires_at) : t.never_expires,
    last_used_at ? t.last_used({ day: day(last_used_at) }) : t.not_used,
  ];
  return <p className={styles['facts']}>{facts.join(' · ')}</p>;
}

const hasPassed = (time: string) => Date.parse(time) <= Date.now();
