import type { Submodule } from '@coursewright/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { trpc } from '../../../../shared/trpc.ts';
import { helpOf } from '../../model/address.ts';
import { useReader } from '../../model/reader.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';
import { Conversation } from './conversation.tsx';

interface TutorProps {
  readonly lesson: Submodule;
}

/** The tutor of a lesson: who answers, and the conversation with it. */
export function Tutor({ lesson }: TutorProps) {
  const t = useTutorMessages();
  const { taskId, entryId } = useParams();
  const [search] = useSearchParams();
  const { course, evidence } = useReader();
  const capabilities = trpc.system.capabilities.useQuery();
  const path_id = taskId ?? entryId;
  const module_index = course.modules.findIndex(({ submodules }) =>
    submodules.some(({ id }) => id === lesson.id),
  );
  const submodule_index =
    course.modules[module_index]?.submodules.findIndex(({ id }) => id === lesson.id) ?? -1;
  if (path_id === undefined || !evidence.isKept || submodule_index < 0)
    return <p className={styles['soft']}>{t.own_only}</p>;
  const place = { path_id, submodule_id: lesson.id, module_index, submodule_index };
  const question = lesson.quiz.find(({ id }) => id === helpOf(search));
  return (
    <div className={styles['tutor']}>
      {capabilities.data && (
        <p className={styles['soft']}>{t.about[capabilities.data.author.kind]}</p>
      )}
      <Conversation
        key={lesson.id}
        place={place}
        lesson={lesson}
        first={question && { message: t.help_me, question_id: question.id }}
      />
    </div>
  );
}
