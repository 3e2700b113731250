import { limits } from '@coursewright/contract';
import type { Draft, DraftErrors } from '../model/draft.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import styles from '../generator.module.css';
import { useGeneratorMessages } from '../messages/index.ts';

interface DraftFieldsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** How many modules, and how many lessons in each. */
export function SizeFields({ draft, errors, onChange }: DraftFieldsProps) {
  const t = useGeneratorMessages();
  return (
    <div className={styles['columns']}>
      <CountField
        label={t.modules}
        bounds={limits.modules}
        value={draft.desired_module_count}
        error={errors.desired_module_count}
        onChange={(count) => onChange({ desired_module_count: count })}
      />
      <CountField
        label={t.lessons_per_module}
        bounds={limits.submodules}
        value={draft.desired_submodule_count}
        error={errors.desired_submodule_count}
        onChange={(count) => onChange({ desired_submodule_count: count })}
      />
    </div>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly bounds: { min: number; max: number; authorMin: number; authorMax: number };
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (count: number | undefined) => void;
}

/** An exact count, or 0 in the list for "the author decides". */
function CountField({ label, bounds, value, error, onChange }: CountFieldProps) {
  const t = useGeneratorMessages();
  const counts = Array.from(
    { length: bounds.max - bounds.min + 1 },
    (_, index) => bounds.min + index,
  );
  const options = [
    { value: '0', label: t.author_decides({ min: bounds.authorMin, max: bounds.authorMax }) },
    ...counts.map((count) => ({ value: String(count), label: t.exactly({ count }) })),
  ];
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? 0}
      options={options}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
    />
  );
}

const speeds = ['parallel_count', 'search_parallel_count', 'submodule_parallel_count'] as const;

/** How much of the work is done at the same time. */
export function SpeedFields({ draft, errors, onChange }: DraftFieldsProps) {
  const t = useGeneratorMessages();
  return (
    <fieldset className={styles['choices']}>
      <legend>{t.speed}</legend>
      <p className={styles['hint']}>{t.speed_hint}</p>
      <div className={styles['columns']}>
        {speeds.map((field) => (
          <NumberField
            key={field}
            {...t.speeds[field]}
            {...limits.parallel}
            error={errors[field]}
            value={draft[field]}
            onChange={(width) => onChange({ [field]: width })}
          />
        ))}
      </div>
    </fieldset>
  );
}
