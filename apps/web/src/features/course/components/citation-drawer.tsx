import { isRightToLeft } from '@coursewright/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import { markSentence, type OpenedCitation } from '../model/citations.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { SourceTitle, sourceFacts } from './course-details.tsx';

/** The very passage a sentence rests on, as it was when the course was written. */
export function CitationDrawer({
  opened,
  onClose,
}: {
  opened: OpenedCitation | undefined;
  onClose: () => void;
}) {
  const isNarrow = useNarrowScreen();
  // What is shown stays while the drawer slides out.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  return (
    <Drawer
      title={shown?.marker ? `Source ${shown.marker}` : 'Source'}
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
  const { text } = useReader();
  const { before, marked, after } = markSentence(passage.text, sentence);
  const language = source.language;
  return (
    <div className={styles['passage']}>
      <p className={styles['passageTitle']}>
        <SourceTitle source={source} />
        <span>{sourceFacts(source)}</span>
      </p>
      {status === 'unsupported' && (
        <p className={styles['unverified']}>
          <strong>Unverified.</strong> The check did not find this sentence’s numbers, names and
          words in the passage. Read both before you rely on it.
        </p>
      )}
      {sentence && !marked && (
        <>
          <h3>The lesson says</h3>
          <p className={styles['sentence']} {...text}>
            {sentence}
          </p>
        </>
      )}
      <h3>
        {passage.heading ? <>The source says, under “{passage.heading}”</> : 'The source says'}
      </h3>
      <blockquote
        {...(language
          ? { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' }
          : { dir: 'auto' as const })}
      >
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </blockquote>
      <p className={styles['faint']}>
        Passage {passage.number} of the source, kept with the course when it was written.
      </p>
    </div>
  );
}
