import type { UserKey } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import type { Tag } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { usableKeys, type UsableProvider } from '../model/own-keys.ts';
import styles from '../generator.module.css';
import { CheckCard } from '../../../shared/ui/check-card.tsx';
import { useGeneratorMessages } from '../messages/index.ts';

interface OwnKeysProps {
  /** Absent while they are asked for. */
  readonly keys: readonly UserKey[] | undefined;
  readonly chosen: readonly UsableProvider[];
  readonly onChoose: (chosen: UsableProvider[]) => void;
  readonly error: string | undefined;
}

/** Whether the course is written or searched for on keys that the person has saved. */
export function OwnKeys({ keys, chosen, onChoose, error }: OwnKeysProps) {
  const t = useGeneratorMessages();
  if (!keys) return null;
  const usable = usableKeys(keys);
  if (usable.length === 0)
    return <p className={styles['hint']}>{t.own_keys_hint({ account: accountLink })}</p>;
  return (
    <fieldset className={styles['choices']}>
      <legend>{t.own_keys}</legend>
      <div className={styles['cards']}>
        {usable.map(({ provider, last_four }) => (
          <CheckCard
            key={provider}
            name={t.key_uses[provider].name}
            detail={`•••• ${last_four}`}
            explanation={t.key_uses[provider].explanation}
            isChecked={chosen.includes(provider)}
            onChange={(isChecked) =>
              onChoose(
                isChecked ? [...chosen, provider] : chosen.filter((each) => each !== provider),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const accountLink: Tag = (text) => <Link to={paths.account}>{text}</Link>;
