import { limits, type LearningPathEntry } from '@coursewright/contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { withTag } from '../model/tags.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

interface EntryTagsProps {
  readonly entry: LearningPathEntry;
  readonly canChange: boolean;
  readonly onSave: (tags: string[]) => void;
  /** Shows what else has this tag. */
  readonly onTag: (tag: string) => void;
}

/** A course's tags, and, where they stand, the means to change them. */
export function EntryTags({ entry, canChange, onSave, onTag }: EntryTagsProps) {
  const t = useHistoryMessages();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const { topic, tags } = entry;
  useEffect(() => {
    // Who closes the editor goes on from where it was opened.
    if (!isEditing && wasEdited) edit.current?.focus();
  }, [isEditing, wasEdited]);
  const close = () => {
    setEditing(false);
    setWasEdited(true);
  };
  if (isEditing)
    return (
      <TagEditor
        topic={topic}
        tags={tags}
        onClose={close}
        onSave={(next) => {
          close();
          onSave(next);
        }}
      />
    );
  return (
    <div className={styles['tags']}>
      {tags.length > 0 && (
        <ul aria-label={t.tags_of({ topic })}>
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" aria-label={t.show_tag({ tag })} onClick={() => onTag(tag)}>
                <bdi>{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        ref={edit}
        type="button"
        className={styles['editTags']}
        disabled={!canChange}
        aria-label={tags.length > 0 ? t.edit_tags_of({ topic }) : t.add_tags_to({ topic })}
        onClick={() => setEditing(true)}
      >
        {tags.length > 0 ? t.edit_tags : t.add_tags}
      </button>
    </div>
  );
}

interface TagEditorProps {
  readonly topic: string;
  readonly tags: readonly string[];
  readonly onSave: (tags: string[]) => void;
  readonly onClose: () => void;
}

/** Tags as they are being changed, with what is typed and what is wrong with it. */
function useTagDraft(tags: readonly string[]) {
  const [draft, setDraft] = useState(tags);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'too_long' | 'too_many'>();
  return {
    draft,
    text,
    problem,
    type: (typed: string) => {
      setText(typed);
      setProblem(undefined);
    },
    /** Adds what is typed. The tags then, or undefined if that cannot be. */
    take: (): readonly string[] | undefined => {
      const next = withTag(draft, text);
      if ('problem' in next) {
        setProblem(next.problem);
        return undefined;
      }
      setText('');
      setDraft(next.tags);
      return next.tags;
    },
    remove: (tag: string) => {
      setDraft(draft.filter((each) => each !== tag));
      setProblem(undefined);
    },
  };
}

/** Nothing is sent before "Save"; Escape leaves everything as it was. */
function TagEditor({ topic, tags, onSave, onClose }: TagEditorProps) {
  const t = useHistoryMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { draft, text, problem, type, take, remove } = useTagDraft(tags);
  useEffect(() => input.current?.focus(), []);
  const onKey = (event: KeyboardEvent) => {
    const last = draft.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  const save = () => {
    const all = take();
    if (all) onSave([...all]);
  };
  return (
    <div className={styles['tagEditor']} role="group" aria-label={t.tags_of({ topic })}>
      <div className={styles['tagBox']}>
        {draft.map((tag) => (
          <span key={tag} className={styles['tag']}>
            <bdi>{tag}</bdi>
            <button
              type="button"
              aria-label={t.remove_tag({ tag })}
              onClick={() => {
                remove(tag);
                input.current?.focus();
              }}
            >
              <Icon name="remove" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          aria-label={t.new_tag}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== undefined}
          dir="auto"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
        />
      </div>
      <p id={`${id}-note`} className={styles[problem ? 'error' : 'note']} aria-live="polite">
        {problem === 'too_long'
          ? t.tag_too_long({ max: limits.library.tags.lengthMax })
          : problem === 'too_many'
            ? t.too_many_tags({ max: limits.library.tags.max })
            : t.tag_hint}
      </p>
      <div className={styles['ways']}>
        <Button size="small" onClick={save}>
          {t.save}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
