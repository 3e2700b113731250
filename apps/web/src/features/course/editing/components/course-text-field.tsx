import type { ReactNode } from 'react';
import type { CourseText } from '../../../../shared/course-text.ts';
import { Field } from './field.tsx';

interface CourseTextFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  /** Lines that are visible at once; without it the field has one line. */
  readonly rows?: number;
  readonly text: CourseText;
}

/**
 * A labelled field that holds a text of the course, in the course's own language and direction.
 */
export function CourseTextField({
  label,
  value,
  onChange,
  error,
  hint,
  rows,
  text,
}: CourseTextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            {...text}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <textarea
            {...control}
            {...text}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
