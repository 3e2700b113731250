import { limits, type Capabilities, type SourcePolicy } from '@coursewright/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SessionUser } from '../../../shared/session/index.ts';
import { useGeneratorForm } from '../api/use-generator-form.ts';
import { policyOf, type Draft } from '../model/draft.ts';
import type { Uploads } from '../model/uploads.ts';
import { searchName } from '../model/search-name.ts';
import styles from '../generator.module.css';
import { AdvancedOptions } from './advanced-options.tsx';
import { CoverageNotice } from './coverage-notice.tsx';
import { ChoiceCards } from '../../../shared/ui/choice-cards.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { OwnKeys } from './own-keys.tsx';
import { StartBar } from './start-bar.tsx';
import { TopicFields } from './topic-fields.tsx';
import { useGeneratorMessages } from '../messages/index.ts';

interface GeneratorFormProps {
  readonly user: SessionUser;
  readonly initial: Draft;
  /** Documents to take in at once. */
  readonly files: readonly File[];
  readonly capabilities: Capabilities | undefined;
}

/** Everything a course needs to be started; only the topic is required. */
export function GeneratorForm({ user, initial, files, capabilities }: GeneratorFormProps) {
  const t = useGeneratorMessages();
  const { form, draft, change, failure, documents, ...state } = useGeneratorForm(
    user.id,
    initial,
    capabilities,
  );
  const errors = failure.fields;
  useTakenIn(files, documents);
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={state.submit}
      noValidate
      aria-label={t.new_course}
    >
      <TopicFields draft={draft} errors={errors} capabilities={capabilities} onChange={change} />
      <DocumentPicker
        {...documents}
        onChoose={(sources) => change({ sources })}
        error={errors.sources}
      />
      {capabilities && (
        <SourcePolicyField
          capabilities={capabilities}
          draft={{ ...draft, sources: documents.chosen }}
          onChange={(source_policy) => change({ source_policy })}
          error={errors.source_policy}
        />
      )}
      <OwnKeys
        keys={state.keys}
        chosen={draft.own_keys}
        onChoose={(own_keys) => change({ own_keys })}
        error={errors.own_keys}
      />
      <details
        className={styles['more']}
        open={state.isAdvanced}
        onToggle={({ currentTarget }) => state.setAdvanced(currentTarget.open)}
      >
        <summary>{t.advanced}</summary>
        {state.isAdvanced && (
          <AdvancedOptions
            draft={draft}
            errors={errors}
            isQuoting={capabilities?.author.kind === 'builtin'}
            onChange={change}
          />
        )}
      </details>
      {state.shortage && (
        <CoverageNotice
          shortage={state.shortage}
          input={state.shortage.input}
          onChoose={state.write}
        />
      )}
      <StartBar
        credits={user.credits}
        failure={failure}
        isStarting={state.isStarting}
        hasTopic={draft.topic.trim() !== ''}
      />
    </form>
  );
}

/** Sends the files that came along, once. */
function useTakenIn(
  files: readonly File[],
  { uploads, chosen }: { uploads: Uploads; chosen: readonly string[] },
): void {
  const isTaken = useRef(false);
  const take = useEffectEvent(() => {
    if (isTaken.current || files.length === 0) return;
    isTaken.current = true;
    uploads.add([...files], limits.document.perCourse - chosen.length);
  });
  useEffect(() => take(), []);
}

interface SourcePolicyFieldProps {
  readonly capabilities: Capabilities;
  readonly draft: Draft;
  readonly onChange: (policy: SourcePolicy) => void;
  readonly error: string | undefined;
}

const policyOrder: SourcePolicy[] = ['documents', 'documents_and_web', 'web'];

/** Where the course's text comes from; without documents there is nothing to choose. */
function SourcePolicyField({ capabilities, draft, onChange, error }: SourcePolicyFieldProps) {
  const t = useGeneratorMessages();
  const search = searchName(capabilities);
  if (!draft.sources?.length)
    return (
      <p className={styles['hint']}>
        {search === undefined ? t.without_documents.library : t.without_documents.web({ search })}
      </p>
    );
  return (
    <ChoiceCards
      legend={t.sources}
      choices={search === undefined ? t.policies_library : t.policies_web}
      order={policyOrder}
      value={policyOf(draft)}
      onChange={onChange}
      error={error}
    />
  );
}
