import { limits, type AddedQuestions } from '@coursewright/contract';
import { Modal } from '../../../../shared/antd/modal.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FileDrop } from '../../../../shared/ui/file-drop.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { type BringState, useBringQuestions } from '../api/use-bring-questions.ts';
import styles from '../brought.module.css';
import { useBroughtMessages } from '../messages/index.ts';
import { fileEndings, formatNames } from '../model/formats.ts';
import { FoundList, type LessonChoice } from './found-list.tsx';
import { NotUnderstood } from './not-understood.tsx';

export interface BringDialogProps {
  readonly courseId: string;
  /** Those that can be asked about, in their order. */
  readonly lessons: readonly LessonChoice[];
  readonly onClose: () => void;
}

/** Brings questions of a file into an own course: choose the file, look at them, add them. */
export function BringDialog({ courseId, lessons, onClose }: BringDialogProps) {
  const t = useBroughtMessages();
  const isOnline = useOnline();
  const bringing = useBringQuestions(courseId);
  const { state, read, choose } = bringing;
  return (
    <Modal
      open
      title={t.title}
      width="46rem"
      onCancel={onClose}
      footer={<Ways {...bringing} isOnline={isOnline} onClose={onClose} />}
    >
      <div className={styles['dialog']}>
        {!isOnline && <Notice severity="warning">{t.offline}</Notice>}
        {(state.is === 'asking' || state.is === 'reading') && (
          <>
            <p className={styles['lead']}>{t.lead({ formats: formatNames })}</p>
            <FileDrop
              label={t.choose_file}
              orDrop={t.or_drop}
              accept={fileEndings}
              isDisabled={!isOnline || state.is === 'reading'}
              onFiles={([file]) => file && void read(file)}
            />
            <p className={styles['news']} role="status">
              {state.is === 'reading' && t.reading({ name: state.name })}
            </p>
            {state.is === 'asking' && state.problem && (
              <Notice severity="error">{state.problem}</Notice>
            )}
          </>
        )}
        {state.is === 'found' && (
          <Found state={state} lessons={lessons} onChoose={choose} onRead={read} />
        )}
        {state.is === 'added' && <Added courseId={courseId} added={state.added} />}
      </div>
    </Modal>
  );
}

type Bringing = ReturnType<typeof useBringQuestions>;

/** The buttons below: what can be done next. */
function Ways({
  state,
  add,
  startOver,
  isOnline,
  onClose,
}: Pick<Bringing, 'state' | 'add' | 'startOver'> & { isOnline: boolean; onClose: () => void }) {
  const t = useBroughtMessages();
  const taken = state.is === 'found' ? state.choices.filter(({ isTaken }) => isTaken).length : 0;
  return (
    <div className={styles['buttons']}>
      {state.is === 'found' && (
        <Button look="quiet" disabled={state.isAdding} onClick={startOver}>
          {t.choose_another}
        </Button>
      )}
      {state.is === 'added' ? (
        <>
          <Button look="secondary" onClick={startOver}>
            {t.choose_another}
          </Button>
          <Button onClick={onClose}>{t.done}</Button>
        </>
      ) : (
        <Button look="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
      )}
      {state.is === 'found' && state.found.questions.length > 0 && (
        <Button
          busy={state.isAdding}
          disabled={taken === 0 || !isOnline}
          onClick={() => void add()}
        >
          {t.add({ count: taken })}
        </Button>
      )}
    </div>
  );
}

interface FoundProps {
  readonly state: Extract<BringState, { is: 'found' }>;
  readonly lessons: readonly LessonChoice[];
  readonly onChoose: Bringing['choose'];
  readonly onRead: Bringing['read'];
}

/** What a file has and what it has not, before anything is changed. */
function Found({ state, lessons, onChoose, onRead }: FoundProps) {
  const t = useBroughtMessages();
  const { found, file, problem } = state;
  const count = found.questions.length;
  return (
    <>
      <p className={styles['found']} role="status">
        {count > 0 ? t.found({ count, name: file.name }) : t.none_usable({ name: file.name })}
      </p>
      {problem && (
        <Notice severity="error">
          {problem.message}
          {problem.isOvertaken && (
            <p>
              <Button look="secondary" size="small" onClick={() => void onRead(file)}>
                {t.read_again}
              </Button>
            </p>
          )}
        </Notice>
      )}
      <NotUnderstood found={found} />
      {count > 0 && (
        <FoundList
          found={found}
          choices={state.choices}
          lessons={lessons}
          isDisabled={state.isAdding}
          onChoose={onChoose}
        />
      )}
      <p className={styles['news']} role="status">
        {state.isAdding && t.adding}
      </p>
    </>
  );
}

/** What became of them, and how to undo it. */
function Added({ courseId, added }: { courseId: string; added: AddedQuestions }) {
  const t = useBroughtMessages();
  const { max } = limits.editing.quiz;
  return (
    <>
      <Notice severity={added.added > 0 ? 'success' : 'info'}>
        {t.added({ count: added.added })}
        {added.known > 0 && ` ${t.were_known({ count: added.known })}`}
        {added.full > 0 && ` ${t.were_full({ count: added.full, max })}`}
      </Notice>
      {added.lessons.length > 0 && (
        <>
          <p className={styles['lead']}>{t.take_back}</p>
          <ul className={styles['lessons']}>
            {added.lessons.map((lesson) => (
              <li key={lesson.submodule_id}>
                <Link to={paths.lessonVersions(courseId, lesson.submodule_id)} dir="auto">
                  {t.versions_of({ lesson: lesson.title, count: lesson.added })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
