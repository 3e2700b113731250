import { listedLanguages, quotedLanguages } from '@coursewright/contract';
import { useState } from 'react';
import { Select } from '../../../shared/antd/select.tsx';
import { useLanguage } from '../../../shared/language.ts';
import { languageOptions } from '../model/course-languages.ts';
import { useGeneratorMessages } from '../messages/index.ts';
import type { AdvancedOptionsProps } from './advanced-options.tsx';
import { Field, fieldProps } from './field.tsx';

/** The language of the course, out of a list that can be searched. */
export default function LanguageField({
  draft,
  errors,
  isQuoting,
  onChange,
}: AdvancedOptionsProps) {
  const t = useGeneratorMessages();
  const shown = useLanguage();
  const [typed, setTyped] = useState('');
  return (
    <Field
      id="language"
      label={t.course_language}
      error={errors.language}
      hint={t.course_language_hint}
    >
      <Select
        {...fieldProps('language', errors.language)}
        size="large"
        showSearch={{
          onSearch: setTyped,
          filterOption: (input, option) =>
            `${option?.label} ${option?.value}`.toLowerCase().includes(input.trim().toLowerCase()),
        }}
        value={draft.language}
        options={languageOptions(
          isQuoting ? '' : typed,
          draft.language,
          shown,
          isQuoting ? quotedLanguages : listedLanguages,
        )}
        onChange={(language: string) => onChange({ language })}
        notFoundContent={t.no_such_language}
      />
    </Field>
  );
}
