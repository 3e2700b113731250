import { useState, type ReactNode } from 'react';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import styles from '../admin.module.css';
import { useAdminMessages } from '../messages/index.ts';

/** Filters in a row. `onClear`: absent while none of them is set. */
export function FilterBar({
  children,
  onClear,
}: {
  children: ReactNode;
  onClear: (() => void) | undefined;
}) {
  const t = useAdminMessages();
  return (
    <div className={styles['filters']} role="search">
      {children}
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          {t.clear_filters}
        </Button>
      )}
    </div>
  );
}

/** Searches when it is submitted or left, not at every key. */
export function SearchFilter({ value, ...search }: SearchProps & { value: string | undefined }) {
  // Starts anew when the address says something else, e.g. after "Clear filters" or going back.
  return <SearchText key={value ?? ''} {...search} value={value ?? ''} />;
}

interface SearchProps {
  label: string;
  placeholder?: string;
  onSearch: (text: string) => void;
}

function SearchText({ label, placeholder, value, onSearch }: SearchProps & { value: string }) {
  const [text, setText] = useState(value);
  const search = () => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        label={label}
        placeholder={placeholder}
        type="search"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={search}
      />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string | boolean | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string | undefined) => void;
}

/** One of some values, or any. */
export function ChoiceFilter({ label, value, options, onChoose }: ChoiceProps) {
  const t = useAdminMessages();
  return (
    <SelectField
      label={label}
      value={value === undefined ? '' : String(value)}
      options={[{ value: '', label: t.any }, ...options]}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    />
  );
}

/** Yes, no, or any. */
export function YesNoFilter({ label, value, onChoose }: Omit<ChoiceProps, 'options'>) {
  const t = useAdminMessages();
  const options = [
    { value: 'true', label: t.yes },
    { value: 'false', label: t.no },
  ];
  return <ChoiceFilter label={label} value={value} options={options} onChoose={onChoose} />;
}
