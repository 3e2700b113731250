import { limits, type Citation, type CourseSource } from '@coursewright/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CourseText } from '../../../../shared/course-text.ts';
import { CourseMarkdown } from '../../../../shared/markdown/course-markdown.tsx';
import styles from '../editing.module.css';
import { CitationList } from './citation-list.tsx';
import { Count, Field } from './field.tsx';
import { MarkerWarnings } from './marker-warnings.tsx';
import { useEditingMessages } from '../messages/index.ts';
import { markerText } from '../model/markers.ts';

interface MarkdownFieldProps {
  readonly value: string;
  /** The text before it was edited: its markers are to stay. */
  readonly before: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly citations: readonly Citation[];
  readonly sources: readonly CourseSource[];
  readonly text: CourseText;
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
}: MarkdownFieldProps) {
  const t = useEditingMessages();
  const [isPreview, setPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (marker: number) => {
    const at = area.current?.selectionEnd ?? value.length;
    const mark = markerText(marker);
    // The caret goes behind the marker, which has to be in the field by then.
    flushSync(() => {
      setPreview(false);
      onChange(value.slice(0, at) + mark + value.slice(at));
    });
    area.current?.focus();
    area.current?.setSelectionRange(at + mark.length, at + mark.length);
  };
  return (
    <>
      <WriteOrPreview isPreview={isPreview} onChoose={setPreview} />
      {isPreview ? (
        <div className={styles['preview']} role="region" aria-label={t.preview_of_text} {...text}>
          <CourseMarkdown markdown={value} />
        </div>
      ) : (
        <Field
          label={t.text}
          error={error}
          aside={<Count text={value} max={limits.editing.contentMax} />}
          hint={t.text_hint}
        >
          {(control) => (
            <textarea
              {...control}
              {...text}
              ref={area}
              className={`${styles['control']} ${styles['markdown']}`}
              rows={18}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      )}
      <MarkerWarnings before={before} after={value} citations={citations} />
      <CitationList citations={citations} sources={sources} onInsert={insert} />
    </>
  );
}

function WriteOrPreview({
  isPreview,
  onChoose,
}: {
  isPreview: boolean;
  onChoose: (isPreview: boolean) => void;
}) {
  const t = useEditingMessages();
  return (
    <div className={styles['toggle']} role="group" aria-label={t.text_of_lesson}>
      {[false, true].map((shows) => (
        <button
          key={String(shows)}
          type="button"
          aria-pressed={isPreview === shows}
          onClick={() => onChoose(shows)}
        >
          {shows ? t.preview : t.write}
        </button>
      ))}
    </div>
  );
}
