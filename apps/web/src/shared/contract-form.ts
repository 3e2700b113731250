import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { z } from 'zod';
import { detailOf } from './request-error.ts';
import { fieldError } from './ui/field-error.ts';
import { useUiMessages } from './ui/messages/index.ts';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';

type Values = Record<string, string | boolean>;

/**
 * A form whose rules are a schema of the contract. Nothing is marked wrong before the first try to
 * submit; after it, errors follow the typing. A refusal by the server lands at the fields its
 * `details` name, until they are changed, and the first of them gets the focus. `required` has what
 * an empty field is told, where "Fill in this field." is too vague.
 */
export function useContractForm<Schema extends z.ZodType, Initial extends Values>(
  schema: Schema,
  initial: Initial,
  required: Partial<Record<keyof Initial & string, string>> = {},
) {
  const t = useUiMessages();
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown; values: Initial } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const parsed = schema.safeParse(values);
  useFocusFirstInvalid(form, refusal?.error);

  const errorOf = (name: keyof Initial & string): string | undefined => {
    const issue =
      isTried && !parsed.success
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
      setTried(true);
      if (!parsed.success) {
        const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
        const inputs = form.current?.querySelectorAll('input') ?? [];
        [...inputs].find(({ name }) => wrong.has(name))?.focus();
        return;
      }
      try {
        await send(parsed.data);
      } catch (error) {
        setRefusal({ error, values });
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

  return { form, values, field, checkbox, submit };
}
