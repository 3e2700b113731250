import type { ChatMessage } from '@coursewright/contract';
import { directionOf } from '@coursewright/contract/words';
import { memo, useCallback } from 'react';
import { useLanguage } from '../../../../shared/language.ts';
import { CourseMarkdown } from '../../../../shared/markdown/course-markdown.tsx';
import { useNotify } from '../../../../shared/notify.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { useReader } from '../../model/reader.ts';
import { useOpenPassage } from '../api/use-open-passage.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';

/** What the learner asked, and the way to ask it in other words. */
export function LearnerMessage({
  text,
  onEdit,
}: {
  text: string;
  onEdit?: (() => void) | undefined;
}) {
  const t = useTutorMessages();
  return (
    <div className={styles['asked']}>
      <span className="visually-hidden">{t.you}: </span>
      <p dir="auto">{text}</p>
      {onEdit && (
        <Button look="quiet" size="small" onClick={onEdit}>
          {t.edit}
        </Button>
      )}
    </div>
  );
}

type Said = Pick<ChatMessage, 'kind' | 'text' | 'citations'> &
  Partial<Pick<ChatMessage, 'uncertain' | 'is_stopped'>>;

interface TutorMessageProps {
  readonly message: Said;
  /** Asks the same again, where that may help. */
  readonly onAgain?: (() => void) | undefined;
}

/** What the sources say to it, each sentence with the way to its passage. */
export const TutorMessage = memo(function TutorMessage({ message, onAgain }: TutorMessageProps) {
  const { kind, text, citations, uncertain = '', is_stopped = false } = message;
  const t = useTutorMessages();
  const language = useLanguage();
  const notify = useNotify();
  const { text: courseText, sourcesOpenIn } = useReader();
  const openPassage = useOpenPassage();
  const renderCitation = useCallback(
    (marker: number) => {
      const cited = citations.find((each) => each.marker === marker);
      if (!cited) return <sup>[{marker}]</sup>;
      return (
        <button
          type="button"
          className={styles['citation']}
          lang={language}
          dir={directionOf(language)}
          aria-haspopup={sourcesOpenIn === 'drawer' ? 'dialog' : undefined}
          aria-label={t.source({ marker })}
          onClick={() => openPassage(cited)}
        >
          {marker}
        </button>
      );
    },
    [citations, language, openPassage, sourcesOpenIn, t],
  );
  const copy = () =>
    navigator.clipboard.writeText(plain(text)).then(
      () => notify(t.copied, { severity: 'success' }),
      () => notify(t.not_copied, { severity: 'error' }),
    );
  return (
    <div className={styles['answer']} data-kind={kind}>
      <p className={styles['frame']}>
        <span className="visually-hidden">{t.tutor}: </span>
        {kind && t.says[kind]}
      </p>
      {text !== '' && (
        <div {...courseText}>
          <CourseMarkdown markdown={text} renderCitation={renderCitation} topHeading={4} />
        </div>
      )}
      {uncertain !== '' && (
        <section className={styles['uncertain']} aria-label={t.uncertain}>
          <p className={styles['frame']}>{t.uncertain}</p>
          <div {...courseText}>
            <CourseMarkdown markdown={uncertain} renderCitation={renderCitation} topHeading={4} />
          </div>
        </section>
      )}
      {is_stopped && <p className={styles['soft']}>{t.stopped}</p>}
      <div className={styles['actions']}>
        {text !== '' && (
          <Button look="quiet" size="small" onClick={() => void copy()}>
            {t.copy}
          </Button>
        )}
        {onAgain && (
          <Button look="quiet" size="small" onClick={onAgain}>
            {t.ask_again}
          </Button>
        )}
      </div>
    </div>
  );
});

/** Without markers and what makes characters harmless. */
const plain = (text: string): string =>
  text.replaceAll(/ ?\[\^\d+\]/g, '').replaceAll(/\\([\\`*_{}[\]<>#|~$^])/g, '$1');
