import { useState } from 'react';
import type { Described } from './field-notes.tsx';
import { TextField } from './text-field.tsx';

interface NumberFieldProps extends Described {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number. What is none, or out of bounds, is not taken: the last one stays. */
export function NumberField({ value, min, max, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      value={typed ?? value}
      onChange={({ target }) => {
        const number = target.valueAsNumber;
        const isTaken = Number.isInteger(number) && number >= min && number <= max;
        setTyped(isTaken ? undefined : target.value);
        if (isTaken) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
