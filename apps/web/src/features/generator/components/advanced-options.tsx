import { explanationStyles, quotedStyles, withoutSources } from '@coursewright/contract';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Draft, DraftErrors } from '../model/draft.ts';
import styles from '../generator.module.css';
import { CheckCard } from '../../../shared/ui/check-card.tsx';
import { ChoiceCards } from '../../../shared/ui/choice-cards.tsx';
import { SizeFields, SpeedFields } from './size-fields.tsx';
import type { Messages } from '../messages/en.tsx';
import { useGeneratorMessages } from '../messages/index.ts';
import { ListedLanguageField } from './listed-language-field.tsx';

// The list that can be searched is Ant Design's, which nothing else of the form needs.
const LanguageField = lazy(() =>
  import('./language-field.tsx').catch(() => ({ default: ListedLanguageField })),
);

export interface AdvancedOptionsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  /** Whether the author quotes its sources instead of writing in words of its own. */
  readonly isQuoting: boolean;
  readonly onChange: (change: Partial<Draft>) => void;
}

/**
 * A look at the outline first, what to do without sources, language, style, size and speed, all with defaults that suit most
 * courses.
 */
export function AdvancedOptions({ draft, errors, isQuoting, onChange }: AdvancedOptionsProps) {
  const t = useGeneratorMessages();
  return (
    <div className={styles['advanced']}>
      <CheckCard
        name={t.outline_first}
        explanation={t.outline_first_explanation}
        isChecked={draft.outline_first}
        onChange={(outline_first) => onChange({ outline_first })}
      />
      {(!isQuoting || draft.own_keys.includes('google')) && (
        <ChoiceCards
          legend={t.without_sources}
          choices={t.without_sources_choices}
          order={withoutSources}
          value={draft.without_sources}
          onChange={(without_sources) => onChange({ without_sources })}
          error={errors.without_sources}
        />
      )}
      <Suspense fallback={<Skeleton label={t.loading} />}>
        <LanguageField draft={draft} errors={errors} isQuoting={isQuoting} onChange={onChange} />
      </Suspense>
      <ChoiceCards
        legend={t.style}
        choices={isQuoting ? quotedChoices(t) : t.styles}
        order={isQuoting ? quotedStyles : explanationStyles}
        value={draft.explanation_style}
        onChange={(explanation_style) => onChange({ explanation_style })}
        error={errors.explanation_style}
      />
      <SizeFields draft={draft} errors={errors} onChange={onChange} />
      <SpeedFields draft={draft} errors={errors} onChange={onChange} />
    </div>
  );
}

/** What the styles do where nothing is put in other words. */
function quotedChoices(t: Messages): Messages['styles'] {
  const choices = { ...t.styles };
  for (const style of quotedStyles)
    choices[style] = { ...choices[style], explanation: t.quoted_styles[style] };
  return choices;
}
