import { explanationStyles } from '@coursewright/contract';
import { Select } from 'antd';
import { useState } from 'react';
import type { Draft, DraftErrors } from '../model/draft.ts';
import { languageOptions, styles as explanations } from '../model/wording.ts';
import styles from '../generator.module.css';
import { CheckCard } from './check-card.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { Field, fieldProps } from './field.tsx';
import { SizeFields, SpeedFields } from './size-fields.tsx';

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
      <SizeFields draft={draft} errors={errors} onChange={onChange} />
      <SpeedFields draft={draft} errors={errors} onChange={onChange} />
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
