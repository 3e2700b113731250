import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import type { z } from 'zod';
import { detailOf } from './request-error.ts';
import { fieldError } from './ui/field-error.ts';
import { useUiMessages } from './ui/messages/index.ts';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';

type Values = Record<string, string | boolean>;

/**
 * A form whose rules are a schema of the contract, or how to fetch one: it then comes when the form
 * is first touched. Nothing is marked wrong before the first try to submit; after it, errors follow
 * the typing. A refusal by the server lands at the fields its `details` name, until they are
 * changed, and the first of them gets the focus. `required` has what an empty field is told, where
 * "Fill in this field." is too vague. `failure` is why it was not sent the last time, or null.
 */
export function useContractForm<Schema extends z.ZodType, Initial extends Values>(
  schema: Schema | (() => Promise<Schema>),
  initial: Initial,
  required: Partial<Record<keyof Initial & string, string>> = {},
) {
  const t = useUiMessages();
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown; values: Initial } | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { rules, fetchRules } = useRules(schema, form);
  const parsed = rules?.safeParse(values);
  useFocusFirstInvalid(form, refusal?.error);

  const errorOf = (name: keyof Initial & string): string | undefined => {
    const issue =
      isTried && parsed && !parsed.success
        ? parsed.error.issues.find(({ path }) => path[0] === name)
        : undefined;
    if (issue) return fieldError(issue, t, required[name]);
    return refusal && refusal.values[name] === values[name]
      ? detailOf(refusal.error, name)
      : undefined;
  };

  const submit =
    (send: (input: z.output<Schema>) => Promise<unknown>) => async (event: FormEvent) => {
      event.preventDefault();
      setRefusal(null);
      setSending(true);
      try {
        const checked = (await fetchRules()).safeParse(values);
        setTried(true);
        if (checked.success) await send(checked.data);
        else focusFirst(form.current, checked.error.issues);
      } catch (error) {
        setRefusal({ error, values });
      } finally {
        setSending(false);
      }
    };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { name, type, checked, value } = event.currentTarget;
    setValues((current) => ({ ...current, [name]: type === 'checkbox' ? checked : value }));
  };

  /** Spread into a TextField: `<TextField label="E-mail" {...field('email')} />`. */
  const field = (name: keyof Initial & string) => ({
    name,
    value: String(values[name]),
    onChange: change,
    error: errorOf(name),
  });
  const checkbox = (name: keyof Initial & string) =>
    ({ type: 'checkbox', name, checked: values[name] === true, onChange: change }) as const;

  const failure = refusal ? refusal.error : null;
  return { form, values, field, checkbox, submit, isSending, failure };
}

/** The rules, once they are here. */
function useRules<Schema extends z.ZodType>(
  schema: Schema | (() => Promise<Schema>),
  form: RefObject<HTMLFormElement | null>,
) {
  const [fetched, setFetched] = useState<Schema>();
  const fetchRules = async (): Promise<Schema> => {
    if (typeof schema !== 'function') return schema;
    const rules = fetched ?? (await schema());
    setFetched(() => rules);
    return rules;
  };
  const touched = useEffectEvent(() => {
    // Whoever submits is told.
    fetchRules().catch((error: unknown) => console.warn(error));
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', touched, { once: true });
    return () => element?.removeEventListener('focusin', touched);
  }, [form]);
  return { rules: typeof schema === 'function' ? fetched : schema, fetchRules };
}

function focusFirst(form: HTMLFormElement | null, issues: readonly z.core.$ZodIssue[]): void {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  [...(form?.querySelectorAll('input') ?? [])].find(({ name }) => wrong.has(name))?.focus();
}
