import { explanationStyles, limits } from '@coursewright/contract';
import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { Draft, DraftErrors } from '../model/draft.ts';
import { languageOptions, styles as explanations } from '../model/wording.ts';
import styles from '../generator.module.css';
import { CheckCard } from './check-card.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { Field, fieldProps } from './field.tsx';

interface AdvancedOptionsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** A look at the outline first, language, style, size and speed, all with defaults that suit most courses. */
export function AdvancedOptions({ draft, errors, onChange }: AdvancedOptionsProps) {
  return (
    <div className={styles['advanced']}>
      <CheckCard
        name="Show me the outline first"
        explanation="Writing waits after the outline: you rename, move, add and remove modules and lessons, and then have the course written. Cancelled there, it costs nothing."
        isChecked={draft.outline_first}
        onChange={(outline_first) => onChange({ outline_first })}
      />
      <LanguageField draft={draft} errors={errors} onChange={onChange} />
      <ChoiceCards
        legend="Style"
        choices={explanations}
        order={explanationStyles}
        value={draft.explanation_style}
        onChange={(explanation_style) => onChange({ explanation_style })}
        error={errors.explanation_style}
      />
      <div className={styles['columns']}>
        <CountField
          id="modules"
          label="Modules"
          bounds={limits.modules}
          value={draft.desired_module_count}
          error={errors.desired_module_count}
          onChange={(count) => onChange({ desired_module_count: count })}
        />
        <CountField
          id="submodules"
          label="Lessons in each module"
          bounds={limits.submodules}
          value={draft.desired_submodule_count}
          error={errors.desired_submodule_count}
          onChange={(count) => onChange({ desired_submodule_count: count })}
        />
      </div>
      <fieldset className={styles['choices']}>
        <legend>How much happens at the same time</legend>
        <p className={styles['hint']}>
          More is faster, unless the model or the search service limits how often it may be asked.
        </p>
        <div className={styles['columns']}>
          <WidthField
            id="parallel"
            label="Modules"
            value={draft.parallel_count}
            error={errors.parallel_count}
            onChange={(parallel_count) => onChange({ parallel_count })}
            hint="planned side by side"
          />
          <WidthField
            id="parallel-search"
            label="Searches"
            value={draft.search_parallel_count}
            error={errors.search_parallel_count}
            onChange={(search_parallel_count) => onChange({ search_parallel_count })}
            hint="asked and read at once"
          />
          <WidthField
            id="parallel-lessons"
            label="Lessons"
            value={draft.submodule_parallel_count}
            error={errors.submodule_parallel_count}
            onChange={(submodule_parallel_count) => onChange({ submodule_parallel_count })}
            hint="written at once"
          />
        </div>
      </fieldset>
    </div>
  );
}

function LanguageField({ draft, errors, onChange }: AdvancedOptionsProps) {
  const [typed, setTyped] = useState('');
  return (
    <Field
      id="language"
      label="Language of the course"
      error={errors.language}
      hint="Others by their code, such as nl or pt-BR."
    >
      <Select
        {...fieldProps('language', errors.language)}
        showSearch={{
          onSearch: setTyped,
          filterOption: (input, option) =>
            `${option?.label} ${option?.value}`.toLowerCase().includes(input.trim().toLowerCase()),
        }}
        value={draft.language}
        options={languageOptions(typed, draft.language)}
        onChange={(language: string) => onChange({ language })}
        notFoundContent="No such language. Try its code, such as nl."
      />
    </Field>
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
  const counts = Array.from(
    { length: bounds.max - bounds.min + 1 },
    (_, index) => bounds.min + index,
  );
  const options = [
    { value: 0, label: `The author decides (${bounds.authorMin} to ${bounds.authorMax})` },
    ...counts.map((count) => ({ value: count, label: `Exactly ${count}` })),
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

interface WidthFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (width: number) => void;
}

function WidthField({ id, label, hint, value, error, onChange }: WidthFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <InputNumber
        {...fieldProps(id, error)}
        min={limits.parallel.min}
        max={limits.parallel.max}
        precision={0}
        value={value}
        onChange={(width) => width !== null && onChange(width)}
      />
    </Field>
  );
}
