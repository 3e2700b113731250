import { prices, type Capabilities, type SourcePolicy } from '@coursewright/contract';
import { Alert } from 'antd';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { purchaseDialog } from '../../../shared/purchase-dialog.ts';
import type { SessionUser } from '../../../shared/session/index.ts';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useDocuments, useUploads } from '../api/use-documents.ts';
import {
  startFailure,
  useStartGeneration,
  type StartFailure,
} from '../api/use-start-generation.ts';
import { keepDraft } from '../model/draft-store.ts';
import { checkDraft, policyOf, type Draft, type DraftErrors } from '../model/draft.ts';
import { libraryOf, policyWords } from '../model/wording.ts';
import styles from '../generator.module.css';
import { AdvancedOptions } from './advanced-options.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { OwnKeys } from './own-keys.tsx';
import { TopicFields } from './topic-fields.tsx';

interface GeneratorFormProps {
  readonly user: SessionUser;
  readonly initial: Draft;
  readonly capabilities: Capabilities | undefined;
}

const noFailure: StartFailure = { fields: {} };

/** Everything a course needs to be started; only the topic is required. */
export function GeneratorForm({ user, initial, capabilities }: GeneratorFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [failure, setFailure] = useState(noFailure);
  const [isAdvanced, setAdvanced] = useState(false);
  const start = useStartGeneration();
  const documents = useDocuments();
  const keys = trpc.account.keys.useQuery();
  const { uploads, uploading } = useUploads(({ id }) =>
    setDraft((now) => ({ ...now, sources: [...(now.sources ?? []), id] })),
  );

  useEffect(() => keepDraft(user.id, draft), [user.id, draft]);

  const known = documents.data?.documents;
  const chosen = (draft.sources ?? []).filter(
    (id) => !known || known.some((document) => document.id === id),
  );
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setFailure(({ fields }) => ({ fields: without(fields, part) }));
  };

  const refuse = (reason: StartFailure) => {
    setFailure(reason);
    if (Object.keys(reason.fields).some((field) => advancedFields.has(field))) setAdvanced(true);
    // After the errors are on the page. The middle of the screen, because both its edges are covered by bars.
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      wrong?.focus({ preventScroll: true });
      wrong?.scrollIntoView({ block: 'center' });
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    if (uploading.some(({ state }) => state !== 'failed'))
      return refuse({
        fields: {
          sources: 'Some documents are still being uploaded. Wait for them, or remove them.',
        },
      });
    const checked = checkDraft({ ...draft, sources: chosen }, keys.data?.keys ?? []);
    if ('errors' in checked) return refuse({ fields: checked.errors });
    setFailure(noFailure);
    start.mutate(checked.input, {
      onSuccess: ({ task_id }) => {
        keepDraft(user.id, undefined);
        void navigate(paths.generating(task_id));
      },
      onError: (error) => refuse(startFailure(error)),
    });
  };

  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={submit}
      noValidate
      aria-label="New course"
    >
      <TopicFields
        draft={draft}
        errors={failure.fields}
        capabilities={capabilities}
        onChange={change}
      />
      <DocumentPicker
        documents={known}
        listFailed={documents.isError}
        chosen={chosen}
        onChoose={(sources) => change({ sources })}
        uploads={uploads}
        uploading={uploading}
        error={failure.fields.sources}
      />
      {capabilities &&
        (chosen.length > 0 ? (
          <ChoiceCards
            legend="What the course may rest on"
            choices={policyWords(capabilities)}
            order={policyOrder}
            value={policyOf({ ...draft, sources: chosen })}
            onChange={(source_policy) => change({ source_policy })}
            error={failure.fields.source_policy}
          />
        ) : (
          <p className={styles['hint']}>
            Without documents, the course rests on {libraryOf(capabilities)}.
          </p>
        ))}
      <OwnKeys
        keys={keys.data?.keys}
        chosen={draft.own_keys}
        onChoose={(own_keys) => change({ own_keys })}
        error={failure.fields.own_keys}
      />
      <details
        className={styles['more']}
        open={isAdvanced}
        onToggle={({ currentTarget }) => setAdvanced(currentTarget.open)}
      >
        <summary>Advanced: outline first, language, style, size and speed</summary>
        <AdvancedOptions draft={draft} errors={failure.fields} onChange={change} />
      </details>
      {/* Before there is a topic, it would only be in the way. */}
      <div className={styles['start']} data-lower-bar={draft.topic.trim() ? 'stays' : 'flows'}>
        {failure.message && <StartProblem failure={failure} />}
        <p>
          <strong>{credits(prices.course)}</strong> · you have {user.credits}
        </p>
        <Button type="submit" size="large" busy={start.isPending}>
          {start.isPending ? 'Starting…' : 'Generate course'}
        </Button>
      </div>
    </form>
  );
}

function StartProblem({ failure }: { failure: StartFailure }) {
  return (
    <Alert
      className={styles['problem'] ?? ''}
      role="alert"
      type="error"
      showIcon
      title={failure.message}
      {...(failure.needsCredits
        ? {
            description: 'Your draft stays here.',
            action: (
              <Button look="secondary" onClick={purchaseDialog.open}>
                Buy credits
              </Button>
            ),
          }
        : {})}
    />
  );
}

const advancedFields = new Set<string>([
  'language',
  'explanation_style',
  'desired_module_count',
  'desired_submodule_count',
  'parallel_count',
  'search_parallel_count',
  'submodule_parallel_count',
] satisfies (keyof Draft)[]);
const policyOrder: SourcePolicy[] = ['documents', 'documents_and_web', 'web'];
const credits = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`;

function without(errors: DraftErrors, changed: Partial<Draft>): DraftErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
}
