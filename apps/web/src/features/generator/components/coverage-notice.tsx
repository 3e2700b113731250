import { languageName, type GenerateCourseInput } from '@coursewright/contract';
import { useLanguage } from '../../../shared/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { lessonsOf, withLessons, type Shortage } from '../model/shortage.ts';
import styles from '../generator.module.css';
import { useGeneratorMessages } from '../messages/index.ts';

interface CoverageNoticeProps {
  readonly shortage: Shortage;
  /** What was asked for. */
  readonly input: GenerateCourseInput;
  readonly onChoose: (input: GenerateCourseInput) => void;
}

/** What the sources do not carry, before the credit is spent, and what can be written instead. */
export function CoverageNotice({ shortage, input, onChoose }: CoverageNoticeProps) {
  const t = useGeneratorMessages();
  const shown = useLanguage();
  const { asked, onTopic, all, sourceLanguage } = shortage;
  const language = sourceLanguage && (languageName(sourceLanguage, shown) ?? sourceLanguage);
  const isShort = asked !== undefined && onTopic !== undefined && all !== undefined;
  const fewer = isShort ? withLessons(input, onTopic) : input;
  const whole = isShort ? withLessons(input, Math.min(asked, all)) : input;
  return (
    <Notice
      severity="warning"
      isUrgent
      title={isShort ? t.coverage_short({ onTopic, asked }) : t.coverage_language_title}
    >
      {language && <p>{t.coverage_language({ language })}</p>}
      <div className={styles['alternatives']}>
        {isShort && (
          <Button look="secondary" onClick={() => onChoose(fewer)}>
            {t.coverage_fewer({ count: lessonsOf(fewer) })}
          </Button>
        )}
        {isShort && lessonsOf(whole) > lessonsOf(fewer) && (
          <Button look="secondary" onClick={() => onChoose(whole)}>
            {t.coverage_all({ count: lessonsOf(whole) })}
          </Button>
        )}
        {!isShort && (
          <Button look="secondary" onClick={() => onChoose(input)}>
            {t.coverage_anyway}
          </Button>
        )}
        {!isShort && sourceLanguage && (
          <Button look="secondary" onClick={() => onChoose({ ...input, language: sourceLanguage })}>
            {t.coverage_in({ language: language ?? sourceLanguage })}
          </Button>
        )}
      </div>
    </Notice>
  );
}
