import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useOutlineMessages } from './messages/index.ts';
import styles from './outline-editor.module.css';
import type { OutlinePiece } from './outline.ts';

export interface PieceFieldsProps {
  readonly piece: OutlinePiece;
  readonly what: 'module' | 'lesson';
  readonly remarks: ReadonlyMap<string, string>;
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
  readonly isDisabled: boolean;
  readonly withObjectives: boolean;
  readonly onWrite: (
    words: Partial<Pick<OutlinePiece, 'title' | 'description' | 'objectives'>>,
  ) => void;
}

/** Title of a piece; its description and objectives unfold below. */
export function PieceFields({
  piece,
  what,
  remarks,
  text,
  isDisabled,
  withObjectives,
  onWrite,
}: PieceFieldsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const t = useOutlineMessages();
  const isModule = what === 'module';
  const remark = (field: 'title' | 'description' | 'objectives') =>
    remarks.get(`${piece.key}.${field}`) ??
    (field === 'objectives' ? remarks.get(`${piece.key}.learning_objectives`) : undefined);
  const control = (field: 'title' | 'description' | 'objectives') => ({
    id: `${id}-${field}`,
    disabled: isDisabled,
    'aria-invalid': remark(field) ? true : undefined,
    'aria-describedby': remark(field) ? `${id}-${field}-error` : undefined,
    ...text,
  });
  const isUnfolded =
    isOpen || remark('description') !== undefined || remark('objectives') !== undefined;
  return (
    <div className={styles['fields']}>
      <label className="visually-hidden" htmlFor={`${id}-title`}>
        {isModule ? t.module_title : t.lesson_title}
      </label>
      <input
        {...control('title')}
        data-control="title"
        data-what={what}
        value={piece.title}
        placeholder={isModule ? t.module_placeholder : t.lesson_placeholder}
        onChange={(event) => onWrite({ title: event.target.value })}
      />
      <Remark id={`${id}-title-error`} text={remark('title')} />
      <button
        type="button"
        className={styles['unfold']}
        aria-expanded={isUnfolded}
        onClick={() => setOpen(!isUnfolded)}
      >
        <span className="visually-hidden">
          {t.description_of({ name: t[`${what}_called`](piece) })}{' '}
        </span>
        {isUnfolded ? t.hide_description : piece.description || t.add_description}
      </button>
      {isUnfolded && (
        <>
          <label htmlFor={`${id}-description`}>{t.description}</label>
          <textarea
            {...control('description')}
            rows={2}
            value={piece.description}
            onChange={(event) => onWrite({ description: event.target.value })}
          />
          <Remark id={`${id}-description-error`} text={remark('description')} />
          {withObjectives && (
            <>
              <label htmlFor={`${id}-objectives`}>{t.objectives}</label>
              <textarea
                {...control('objectives')}
                rows={Math.max(2, piece.objectives.length)}
                value={piece.objectives.join('\n')}
                onChange={(event) =>
                  onWrite({ objectives: event.target.value ? event.target.value.split('\n') : [] })
                }
              />
              <Remark id={`${id}-objectives-error`} text={remark('objectives')} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const Remark = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className={styles['error']}>
      {text}
    </p>
  );

/** Where a piece was, for as long as it can be put back. */
export function RemovedPiece({
  piece,
  what,
  isAtOnce,
  onPutBack,
}: {
  piece: OutlinePiece;
  what: 'module' | 'lesson';
  isAtOnce: boolean;
  onPutBack: () => void;
}) {
  const t = useOutlineMessages();
  const isModule = what === 'module';
  const title = <del>{piece.title || (isModule ? t.new_module : t.new_lesson)}</del>;
  const gone = isModule ? t.module_gone : t.lesson_gone;
  const goneOnSave = isModule ? t.module_gone_on_save : t.lesson_gone_on_save;
  return (
    <div className={styles['removed']}>
      <p>{isAtOnce ? gone({ title }) : goneOnSave({ title })}</p>
      <Button
        look="quiet"
        data-control="put_back"
        aria-label={t.put_this_back(piece)}
        onClick={onPutBack}
      >
        {t.put_back}
      </Button>
    </div>
  );
}
