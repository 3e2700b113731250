import type { UserKey } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { keyUses, usableKeys, type UsableProvider } from '../model/own-keys.ts';
import styles from '../generator.module.css';
import { CheckCard } from './check-card.tsx';

interface OwnKeysProps {
  /** Absent while they are asked for. */
  readonly keys: readonly UserKey[] | undefined;
  readonly chosen: readonly UsableProvider[];
  readonly onChoose: (chosen: UsableProvider[]) => void;
  readonly error: string | undefined;
}

/** Whether the course is written or searched for on keys that the person has saved. */
export function OwnKeys({ keys, chosen, onChoose, error }: OwnKeysProps) {
  if (!keys) return null;
  const usable = usableKeys(keys);
  if (usable.length === 0)
    return (
      <p className={styles['hint']}>
        You can have courses written by Gemini or searched for with Perplexity on a key of your own:
        save it in <Link to={paths.account}>your account</Link> first.
      </p>
    );
  return (
    <fieldset className={styles['choices']}>
      <legend>Your own keys</legend>
      <div className={styles['cards']}>
        {usable.map(({ provider, last_four }) => (
          <CheckCard
            key={provider}
            name={keyUses[provider].name}
            detail={`•••• ${last_four}`}
            explanation={keyUses[provider].explanation}
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
