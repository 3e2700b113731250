import { limits, type PaperSize } from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { useId } from 'react';
import { fileSize } from '../file-size.ts';
import { type MadeOfCourse, sizeOfMade } from '../offline/companions.ts';
import styles from './exports.module.css';
import { useExportMessages } from './messages/index.ts';
import { hasExtras, hasFolder, hasParts, type Offered } from './use-download.ts';

export interface ExtrasValue {
  readonly quizzes: boolean;
  readonly sources: boolean;
  readonly isFolder: boolean;
  readonly paper: PaperSize;
  readonly headings: InterfaceLanguage | undefined;
  readonly learning: boolean;
  readonly media: boolean;
}

interface ExtrasProps {
  readonly format: Offered;
  /** Undefined where that is not known. */
  readonly made: MadeOfCourse | undefined;
  readonly value: ExtrasValue;
  readonly onChange: (value: ExtrasValue) => void;
}

/** What goes into the file beside the lessons, and how many files it is. */
export function Extras({ format, made, value, onChange }: ExtrasProps) {
  const t = useExportMessages();
  if (hasParts(format) && !hasExtras(format)) return null;
  const rows = hasParts(format)
    ? ([
        { key: 'quizzes', words: t.quizzes },
        { key: 'sources', words: t.sources },
        ...(hasFolder(format) ? [{ key: 'isFolder', words: t.folder } as const] : []),
      ] as const)
    : ([{ key: 'learning', words: t.learning }] as const);
  return (
    <fieldset className={styles['group']}>
      <legend>{t.options}</legend>
      {rows.map(({ key, words }) => (
        <label key={key} className={styles['choice']}>
          <input
            type="checkbox"
            checked={value[key]}
            onChange={({ target }) => onChange({ ...value, [key]: target.checked })}
          />
          {words}
        </label>
      ))}
      {!hasParts(format) && made && made.recordings.length + made.diagrams.length > 0 && (
        <MediaChoice
          made={made}
          isWanted={value.media}
          onChange={(media) => onChange({ ...value, media })}
        />
      )}
    </fieldset>
  );
}

interface MediaChoiceProps {
  readonly made: MadeOfCourse;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Whether a file takes what was made of the lessons. */
export const hasRoomFor = ({ recordings }: MadeOfCourse): boolean =>
  recordings.reduce((sum, { bytes }) => sum + bytes, 0) <= limits.courseFile.mediaBytes;

/** What was made of the lessons, and how much it is. */
function MediaChoice({ made, isWanted, onChange }: MediaChoiceProps) {
  const t = useExportMessages();
  const why = useId();
  const isTooLarge = !hasRoomFor(made);
  return (
    <>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isWanted && !isTooLarge}
          disabled={isTooLarge}
          aria-describedby={isTooLarge ? why : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t.media({ size: fileSize(sizeOfMade(made)) })}
      </label>
      {isTooLarge && (
        <p id={why} className={styles['hint']}>
          {t.media_too_large({ max: fileSize(limits.courseFile.mediaBytes) })}
        </p>
      )}
    </>
  );
}
