import { limits, type Citation, type CourseSource } from '@coursewright/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { CourseMarkdown } from '../../../../shared/markdown/course-markdown.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { listOfMarkers, markerChanges } from '../model/markers.ts';
import { Count, Field } from './field.tsx';

interface MarkdownFieldProps {
  readonly value: string;
  /** The text before it was edited: its markers are to stay. */
  readonly before: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly citations: readonly Citation[];
  readonly sources: readonly CourseSource[];
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
  readonly isDisabled: boolean;
}

/** The lesson's text as Markdown, its preview, and its citations to be put where the caret is. */
export function MarkdownField({
  value,
  before,
  onChange,
  error,
  citations,
  sources,
  text,
  isDisabled,
}: MarkdownFieldProps) {
  const [isPreview, setPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value, isPreview]);

  const insert = (marker: number) => {
    const at = area.current?.selectionEnd ?? value.length;
    const mark = `[^${marker}]`;
    caret.current = at + mark.length;
    setPreview(false);
    onChange(value.slice(0, at) + mark + value.slice(at));
  };
  const { removed, unknown } = markerChanges(
    before,
    value,
    citations.map(({ marker }) => marker),
  );
  return (
    <>
      <div className={styles['toggle']} role="group" aria-label="Text of the lesson">
        {[false, true].map((shows) => (
          <button
            key={String(shows)}
            type="button"
            aria-pressed={isPreview === shows}
            onClick={() => setPreview(shows)}
          >
            {shows ? 'Preview' : 'Write'}
          </button>
        ))}
      </div>
      {isPreview ? (
        <div className={styles['preview']} role="region" aria-label="Preview of the text" {...text}>
          <CourseMarkdown markdown={value} />
        </div>
      ) : (
        <Field
          label="Text, as Markdown"
          error={error}
          aside={<Count text={value} max={limits.editing.contentMax} />}
          hint="Numbers such as [^3] after a sentence are its citations. They are checked again when you save."
        >
          {(control) => (
            <textarea
              {...control}
              {...text}
              ref={area}
              className={`${styles['control']} ${styles['markdown']}`}
              rows={18}
              value={value}
              disabled={isDisabled}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      )}
      <div role="status">
        {removed.length > 0 && (
          <p className={styles['warning']}>
            {listOfMarkers(removed)} {removed.length === 1 ? 'is' : 'are'} no longer in the text.
            Without {removed.length === 1 ? 'it' : 'them'}, readers cannot look the statement up.
          </p>
        )}
        {unknown.length > 0 && (
          <p className={styles['warning']}>
            {listOfMarkers(unknown)} {unknown.length === 1 ? 'names' : 'name'} no citation of this
            lesson. Only those in the list below can be used.
          </p>
        )}
      </div>
      {citations.length > 0 && (
        <details className={styles['markers']}>
          <summary>Insert a citation ({citations.length})</summary>
          <ul>
            {citations.map(({ marker, source_id, passage_id }) => {
              const source = sources.find(({ id }) => id === source_id);
              const passage = source?.passages.find(({ id }) => id === passage_id);
              return (
                <li key={marker}>
                  <Button look="secondary" disabled={isDisabled} onClick={() => insert(marker)}>
                    Insert [^{marker}]
                  </Button>
                  <p>
                    <strong>{source?.title}</strong> {passage && shortened(passage.text)}
                  </p>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}

const shortened = (text: string) =>
  text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, '')}…` : text;
