import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useOutlineMessages } from './messages/index.ts';
import styles from './outline-editor.module.css';
import type { OutlineItem } from './outline.ts';

export interface ItemFieldsProps {
  readonly item: OutlineItem;
  readonly what: 'module' | 'lesson';
  readonly errors: ReadonlyMap<string, string>;
  readonly text: { lang: string; dir: 'ltr' | 'rtl' };
  readonly isDisabled: boolean;
  readonly withObjectives: boolean;
  readonly onWrite: (
    words: Partial<Pick<OutlineItem, 'title' | 'description' | 'objectives'>>,
  ) => void;
}

/** Title of an item; its description and objectives unfold below. */
export function ItemFields({
  item,
  what,
  errors,
  text,
  isDisabled,
  withObjectives,
  onWrite,
}: ItemFieldsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const t = useOutlineMessages();
  const isModule = what === 'module';
  const error = (field: 'title' | 'description' | 'objectives') =>
    errors.get(`${item.key}.${field}`) ??
    (field === 'objectives' ? errors.get(`${item.key}.learning_objectives`) : undefined);
  const control = (field: 'title' | 'description' | 'objectives') => ({
    id: `${id}-${field}`,
    disabled: isDisabled,
    'aria-invalid': error(field) ? true : undefined,
    'aria-describedby': error(field) ? `${id}-${field}-error` : undefined,
    ...text,
  });
  const isUnfolded =
    isOpen || error('description') !== undefined || error('objectives') !== undefined;
  return (
    <div className={styles['fields']}>
      <label className="visually-hidden" htmlFor={`${id}-title`}>
        {isModule ? t.module_title : t.lesson_title}
      </label>
      <input
        {...control('title')}
        data-control="title"
        data-what={what}
        value={item.title}
        placeholder={isModule ? t.module_placeholder : t.lesson_placeholder}
        onChange={(event) => onWrite({ title: event.target.value })}
      />
      <FieldError id={`${id}-title-error`} text={error('title')} />
      <button
        type="button"
        className={styles['unfold']}
        aria-expanded={isUnfolded}
        onClick={() => setOpen(!isUnfolded)}
      >
        <span className="visually-hidden">
          {t.description_of({ name: t[`${what}_called`](item) })}{' '}
        </span>
        {isUnfolded ? t.hide_description : <bdi>{item.description || t.add_description}</bdi>}
      </button>
      {isUnfolded && (
        <>
          <label htmlFor={`${id}-description`}>{t.description}</label>
          <textarea
            {...control('description')}
            rows={2}
            value={item.description}
            onChange={(event) => onWrite({ description: event.target.value })}
          />
          <FieldError id={`${id}-description-error`} text={error('description')} />
          {withObjectives && (
            <>
              <label htmlFor={`${id}-objectives`}>{t.objectives}</label>
              <textarea
                {...control('objectives')}
                rows={Math.max(2, item.objectives.length)}
                value={item.objectives.join('\n')}
                onChange={(event) =>
                  onWrite({ objectives: event.target.value ? event.target.value.split('\n') : [] })
                }
              />
              <FieldError id={`${id}-objectives-error`} text={error('objectives')} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const FieldError = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className={styles['error']}>
      {text}
    </p>
  );

/** Where an item was, for as long as it can be put back. */
export function RemovedItem({
  item,
  what,
  isAtOnce,
  onPutBack,
}: {
  item: OutlineItem;
  what: 'module' | 'lesson';
  isAtOnce: boolean;
  onPutBack: () => void;
}) {
  const t = useOutlineMessages();
  const isModule = what === 'module';
  const title = <del>{item.title || (isModule ? t.new_module : t.new_lesson)}</del>;
  const gone = isModule ? t.module_gone : t.lesson_gone;
  const goneOnSave = isModule ? t.module_gone_on_save : t.lesson_gone_on_save;
  return (
    <div className={styles['removed']}>
      <p>{isAtOnce ? gone({ title }) : goneOnSave({ title })}</p>
      <Button
        look="quiet"
        data-control="put_back"
        aria-label={t.put_this_back(item)}
        onClick={onPutBack}
      >
        {t.put_back}
      </Button>
    </div>
  );
}
