import { Drawer } from 'antd';
import { useState } from 'react';
import { courseText } from '../../../shared/course-text.ts';
import type { Tag } from '../../../shared/messages.ts';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import { markSentence, type OpenedCitation } from '../model/citations.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { SourceFacts, SourceTitle } from './source-lines.tsx';
import { useCourseMessages } from '../messages/index.ts';

/** The very passage a sentence rests on, as it was when the course was written. */
export function CitationDrawer({
  opened,
  onClose,
}: {
  opened: OpenedCitation | undefined;
  onClose: () => void;
}) {
  const t = useCourseMessages();
  const isNarrow = useNarrowScreen();
  // What is shown stays while the drawer slides out.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  return (
    <Drawer
      title={shown?.marker ? t.source_numbered({ marker: shown.marker }) : t.source}
      open={opened !== undefined}
      onClose={onClose}
      placement={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '80dvh' : 460}
    >
      {shown && <CitedPassage opened={shown} />}
    </Drawer>
  );
}

function CitedPassage({
  opened: { source, passage, sentence, status },
}: {
  opened: OpenedCitation;
}) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { before, marked, after } = markSentence(passage.text, sentence);
  const language = source.language;
  return (
    <div className={styles['passage']}>
      <p className={styles['passageTitle']}>
        <SourceTitle source={source} />
        <SourceFacts source={source} />
      </p>
      {status === 'unsupported' && (
        <p className={styles['unverified']}>{t.unverified_why({ strong: bold })}</p>
      )}
      {sentence && !marked && (
        <>
          <h3>{t.lesson_says}</h3>
          <p className={styles['sentence']} {...text}>
            {sentence}
          </p>
        </>
      )}
      <h3>{passage.heading ? t.source_says_under({ heading: passage.heading }) : t.source_says}</h3>
      <blockquote {...(language ? courseText(language) : { dir: 'auto' as const })}>
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </blockquote>
      <p className={styles['faint']}>{t.passage_kept({ passage: passage.number })}</p>
    </div>
  );
}

const bold: Tag = (text) => <strong>{text}</strong>;
