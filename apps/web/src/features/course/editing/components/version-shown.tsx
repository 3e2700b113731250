import {
  asksForAll,
  isMatching,
  isOrdering,
  type SubmoduleVersion,
  type SubmoduleVersionView,
} from '@coursewright/contract';
import { useLanguage } from '../../../../shared/language.ts';
import { courseText, type CourseText } from '../../../../shared/course-text.ts';
import { CourseMarkdown } from '../../../../shared/markdown/course-markdown.tsx';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import styles from '../editing.module.css';
import { DiffView } from './diff-view.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface VersionShownProps {
  readonly taskId: string;
  readonly lessonId: string;
  readonly language: string;
  readonly version: SubmoduleVersion;
  /**
   * The one to compare it with, and which of the two is the earlier; without it the version is
   * shown whole.
   */
  readonly other: SubmoduleVersion | undefined;
}

/** One version whole, or beside another. */
export function VersionShown({ taskId, lessonId, language, version, other }: VersionShownProps) {
  const t = useEditingMessages();
  const one = useVersion(taskId, lessonId, version.number);
  const second = useVersion(taskId, lessonId, other?.number ?? version.number);
  const text = courseText(language);
  const error = one.error ?? second.error;
  if (error)
    return (
      <Notice severity="error">
        <p>{errorText(error)}</p>
        <Button
          look="secondary"
          onClick={() => void Promise.all([one.refetch(), second.refetch()])}
        >
          {t.try_again}
        </Button>
      </Notice>
    );
  if (!one.data || !second.data) return <Skeleton label={t.loading_version} />;
  if (!other) return <WholeVersion version={one.data} text={text} />;
  const [before, after] =
    version.number < other.number ? [one.data, second.data] : [second.data, one.data];
  return <DiffView before={before} after={after} language={language} text={text} />;
}

/** What a version says never changes. */
const useVersion = (id: string, submodule_id: string, number: number) =>
  trpc.editing.submoduleVersion.useQuery({ id, submodule_id, number }, { staleTime: Infinity });

function WholeVersion({ version, text }: { version: SubmoduleVersionView; text: CourseText }) {
  const t = useEditingMessages();
  const heading = { lang: useLanguage() };
  return (
    <div className={styles['whole']} {...text}>
      <h3>{version.title}</h3>
      {version.description && <p>{version.description}</p>}
      <CourseMarkdown markdown={version.content} topHeading={4} />
      {version.summary && (
        <>
          <h3 {...heading}>{t.in_short}</h3>
          <CourseMarkdown markdown={version.summary} topHeading={4} />
        </>
      )}
      {version.key_terms.length > 0 && (
        <>
          <h3 {...heading}>{t.key_terms}</h3>
          <dl>
            {version.key_terms.map(({ term, definition }) => (
              <div key={term}>
                <dt>
                  <strong>{term}</strong>
                </dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {version.quiz.length > 0 && (
        <>
          <h3 {...heading}>{t.quiz}</h3>
          <ol>
            {version.quiz.map((item) => {
              const Options = isOrdering(item) ? 'ol' : 'ul';
              return (
                <li key={item.id}>
                  {item.question}
                  <Options>
                    {item.options.map((option) => (
                      <li key={option.id}>
                        {option.text}
                        {isMatching(item) && ` = ${option.match ?? ''}`}{' '}
                        {option.is_correct && !asksForAll(item) && (
                          <span {...heading}>{t.right_option}</span>
                        )}
                      </li>
                    ))}
                  </Options>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </div>
  );
}
