import type { Capabilities, GenerateCourseInput } from '@coursewright/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusFirstInvalid } from '../../../shared/use-focus-first-invalid.ts';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../shared/trpc.ts';
import { keepDraft } from '../model/draft-store.ts';
import { checkDraft, type Draft, type DraftErrors } from '../model/draft.ts';
import type { Shortage } from '../model/shortage.ts';
import { useCoverage } from './use-coverage.ts';
import { useDocuments, useUploads } from './use-documents.ts';
import { startFailure, useStartGeneration, type StartFailure } from './use-start-generation.ts';
import { useGeneratorMessages } from '../messages/index.ts';

const noFailure: StartFailure = { fields: {} };

/**
 * The state of the form that starts a course: the draft, its documents and keys, and what is in the
 * way of starting it.
 */
export function useGeneratorForm(
  userId: string,
  initial: Draft,
  capabilities: Capabilities | undefined,
) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [failure, setFailure] = useState(noFailure);
  const [refusals, setRefusals] = useState(0);
  useFocusFirstInvalid(form, refusals);
  const [isAdvanced, setAdvanced] = useState(false);
  const start = useStartGeneration();
  const coverage = useCoverage(capabilities);
  const [isChecking, setChecking] = useState(false);
  const [shortage, setShortage] = useState<Shortage & { input: GenerateCourseInput }>();
  const keys = trpc.account.keys.useQuery().data?.keys;
  const documents = useDraftDocuments(draft, setDraft);
  useEffect(() => keepDraft(userId, draft), [userId, draft]);

  const refuse = (reason: StartFailure) => {
    setFailure(reason);
    if (Object.keys(reason.fields).some((field) => advancedFields.has(field))) setAdvanced(true);
    setRefusals((count) => count + 1);
  };
  const write = (input: GenerateCourseInput) => {
    setShortage(undefined);
    start.mutate(input, {
      onSuccess: ({ task_id }) => {
        keepDraft(userId, undefined);
        void navigate(paths.generating(task_id));
      },
      onError: (error) => refuse(startFailure(error)),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending || isChecking) return;
    if (documents.isUploading)
      return refuse({ fields: { sources: useGeneratorMessages.current().still_uploading } });
    const checked = checkDraft({ ...draft, sources: documents.chosen }, keys ?? []);
    if ('errors' in checked) return refuse({ fields: checked.errors });
    setFailure(noFailure);
    setShortage(undefined);
    setChecking(true);
    void coverage(checked.input).then((found) => {
      setChecking(false);
      if (found) setShortage({ ...found, input: checked.input });
      else write(checked.input);
    });
  };
  return {
    form,
    draft,
    change: (part: Partial<Draft>) => {
      setDraft((now) => ({ ...now, ...part }));
      setShortage(undefined);
      setFailure(({ fields }) => ({ fields: without(fields, part) }));
    },
    failure,
    keys,
    documents,
    isAdvanced,
    setAdvanced,
    isStarting: start.isPending || isChecking,
    shortage,
    write,
    submit,
  };
}

/**
 * The documents at hand, those on their way, and those the draft takes; one that has arrived is
 * taken at once.
 */
function useDraftDocuments(draft: Draft, setDraft: (change: (now: Draft) => Draft) => void) {
  const list = useDocuments();
  const { uploads, uploading } = useUploads(({ id }) =>
    setDraft((now) => ({ ...now, sources: [...(now.sources ?? []), id] })),
  );
  const known = list.data?.documents;
  return {
    documents: known,
    listFailed: list.isError,
    // One that was deleted meanwhile is left out.
    chosen: (draft.sources ?? []).filter((id) => !known || known.some((each) => each.id === id)),
    uploads,
    uploading,
    isUploading: uploading.some(({ state }) => state !== 'failed'),
  };
}

/** Fields that are folded away at first. */
const advancedFields = new Set<string>([
  'language',
  'explanation_style',
  'without_sources',
  'desired_module_count',
  'desired_submodule_count',
  'parallel_count',
  'search_parallel_count',
  'submodule_parallel_count',
] satisfies (keyof Draft)[]);

function without(errors: DraftErrors, changed: Partial<Draft>): DraftErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
}
