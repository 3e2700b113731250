import { listedLanguages, quotedLanguages } from '@coursewright/contract';
import { useLanguage } from '../../../shared/language.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { languageOptions } from '../model/course-languages.ts';
import { useGeneratorMessages } from '../messages/index.ts';
import type { AdvancedOptionsProps } from './advanced-options.tsx';

/** The language of the course, out of those that are listed. */
export function ListedLanguageField({ draft, errors, isQuoting, onChange }: AdvancedOptionsProps) {
  const t = useGeneratorMessages();
  const shown = useLanguage();
  return (
    <SelectField
      label={t.course_language}
      error={errors.language}
      hint={t.course_language_hint}
      value={draft.language}
      options={languageOptions(
        '',
        draft.language,
        shown,
        isQuoting ? quotedLanguages : listedLanguages,
      )}
      onChange={({ target }) => onChange({ language: target.value })}
    />
  );
}
