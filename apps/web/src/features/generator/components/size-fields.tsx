import { limits } from '@coursewright/contract';
import { InputNumber, Select } from 'antd';
import type { Draft, DraftErrors } from '../model/draft.ts';
import styles from '../generator.module.css';
import { Field, fieldProps } from './field.tsx';
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
        id="modules"
        label={t.modules}
        bounds={limits.modules}
        value={draft.desired_module_count}
        error={errors.desired_module_count}
        onChange={(count) => onChange({ desired_module_count: count })}
      />
      <CountField
        id="submodules"
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
  readonly id: string;
  readonly label: string;
  readonly bounds: { min: number; max: number; authorMin: number; authorMax: number };
  readonly value: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (count: number | undefined) => void;
}

/** An exact count, or 0 in the list for "the author decides". */
function CountField({ id, label, bounds, value, error, onChange }: CountFieldProps) {
  const t = useGeneratorMessages();
  const counts = Array.from(
    { length: bounds.max - bounds.min + 1 },
    (_, index) => bounds.min + index,
  );
  const options = [
    { value: 0, label: t.author_decides({ min: bounds.authorMin, max: bounds.authorMax }) },
    ...counts.map((count) => ({ value: count, label: t.exactly({ count }) })),
  ];
  return (
    <Field id={id} label={label} error={error}>
      <Select
        {...fieldProps(id, error)}
        value={value ?? 0}
        options={options}
        onChange={(count: number) => onChange(count || undefined)}
      />
    </Field>
  );
}

const speeds = [
  { id: 'parallel', field: 'parallel_count' },
  { id: 'parallel-search', field: 'search_parallel_count' },
  { id: 'parallel-lessons', field: 'submodule_parallel_count' },
] as const;

/** How much of the work is done at the same time. */
export function SpeedFields({ draft, errors, onChange }: DraftFieldsProps) {
  const t = useGeneratorMessages();
  return (
    <fieldset className={styles['choices']}>
      <legend>{t.speed}</legend>
      <p className={styles['hint']}>{t.speed_hint}</p>
      <div className={styles['columns']}>
        {speeds.map(({ id, field }) => (
          <Field key={id} id={id} {...t.speeds[field]} error={errors[field]}>
            <InputNumber
              {...fieldProps(id, errors[field])}
              min={limits.parallel.min}
              max={limits.parallel.max}
              precision={0}
              value={draft[field]}
              onChange={(width) => width !== null && onChange({ [field]: width })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
