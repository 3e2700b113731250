import { courseText } from '../../../shared/course-text.ts';
import type { Tag } from '../../../shared/messages.ts';
import type { OpenedCitation } from '../model/citations.ts';
import { markSentence } from '../model/mark-sentence.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';
import { SourceFacts, SourceTitle } from './source-lines.tsx';

/**
 * The passage, with the lesson's sentence marked in it, or beside it where the passage says it
 * otherwise. `sentence` is empty where there is none.
 */
export function CitedPassage({
  opened: { source, passage, status, checks, cited },
  sentence,
}: {
  opened: OpenedCitation;
  sentence: string;
}) {
  const t = useCourseMessages();
  const { text } = useReader();
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '');
  const check =
    checks?.find((one) => bare(one.text) === bare(sentence)) ??
    checks?.[(cited?.occurrence ?? 1) - 1];
  const wordForWord = markSentence(passage.text, sentence);
  const isQuoted = wordForWord.marked !== '';
  // What carries a sentence in other words is marked as well.
  const evidence = check?.evidence?.passage_id === passage.id ? check.evidence.text : '';
  const { before, marked, after } = isQuoted ? wordForWord : markSentence(passage.text, evidence);
  const language = source.language;
  return (
    <div className={styles['passage']}>
      <p className={styles['passageTitle']}>
        <SourceTitle source={source} />
        <SourceFacts source={source} />
      </p>
      {check ? (
        <p
          className={styles[status === 'unsupported' ? 'unverified' : 'faint']}
          data-state={check.state}
        >
          <strong>{t.claim_states[check.state]}.</strong>{' '}
          {t.claim_reasons[check.reason.code]({
            said: check.reason.said ?? '',
            given: check.reason.given,
          })}
          {check.second_reader && ` ${t.second_reader[check.second_reader]}`}
        </p>
      ) : (
        status === 'unsupported' && (
          <p className={styles['unverified']}>{t.unverified_why({ strong: bold })}</p>
        )
      )}
      {sentence && !isQuoted && (
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
