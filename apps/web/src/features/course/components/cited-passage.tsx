import type { ClaimCheck } from '@coursewright/contract';
import { courseText } from '../../../shared/course-text.ts';
import type { Tag } from '../../../shared/messages.ts';
import type { OpenedCitation } from '../model/citations.ts';
import { markSentence } from '../model/mark-sentence.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';
import { SourceFacts, SourceTitle } from './source-lines.tsx';

interface CitedProps {
  readonly opened: OpenedCitation;
  /** Of the lesson; empty where there is none. */
  readonly sentence: string;
}

const bare = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '');
/** The check of the sentence, else of the one that stands at its place. */
const checkOf = (
  { checks, cited }: Pick<OpenedCitation, 'checks' | 'cited'>,
  sentence: string,
): ClaimCheck | undefined =>
  checks?.find((one) => bare(one.text) === bare(sentence)) ??
  checks?.[(cited?.occurrence ?? 1) - 1];

/** A passage cut at the words that carry the sentence: its own, else those that say it otherwise. */
export function markedIn(
  opened: Pick<OpenedCitation, 'passage' | 'checks' | 'cited'>,
  sentence: string,
): ReturnType<typeof markSentence> & { readonly isQuoted: boolean } {
  const { passage } = opened;
  const wordForWord = markSentence(passage.text, sentence);
  if (wordForWord.marked !== '') return { ...wordForWord, isQuoted: true };
  const evidence = checkOf(opened, sentence)?.evidence;
  const words = evidence?.passage_id === passage.id ? evidence.text : '';
  return { ...markSentence(passage.text, words), isQuoted: false };
}

/** Which source it is, how the sentence stands to it, and the sentence where the source says it otherwise. */
export function CitedHead({ opened, sentence }: CitedProps) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { source, status } = opened;
  const check = checkOf(opened, sentence);
  return (
    <>
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
      {sentence && !markedIn(opened, sentence).isQuoted && (
        <>
          <h3>{t.lesson_says}</h3>
          <p className={styles['sentence']} {...text}>
            {sentence}
          </p>
        </>
      )}
    </>
  );
}

/**
 * The passage, with the lesson's sentence marked in it, or beside it where the passage says it
 * otherwise.
 */
export function CitedPassage({ opened, sentence }: CitedProps) {
  const t = useCourseMessages();
  const { passage, source } = opened;
  const { before, marked, after } = markedIn(opened, sentence);
  const { language } = source;
  return (
    <div className={styles['passage']}>
      <CitedHead opened={opened} sentence={sentence} />
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
