import type { CourseDefect } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { Button } from '../../../../shared/ui/button.tsx';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import type { RewriteRequest } from '../../model/rewrite-request.ts';
import { useReportCardMessages } from '../messages/index.ts';
import { placeOf } from '../model/defects.ts';
import styles from '../report-card.module.css';

export interface FindsProps {
  readonly lessons: readonly PlacedLesson[];
  /** Somebody goes to where a defect is. */
  readonly onLeave: () => void;
  /** Absent where lessons cannot be written again. */
  readonly onRewrite?: ((request: RewriteRequest) => void) | undefined;
}

interface FindRowProps extends FindsProps, Pick<CourseDefect, 'place'> {
  /** What is wrong there, in words. */
  readonly detail: string | undefined;
}

/** One find: where it is, a way there, and writing it again where that can mend it. */
export function FindRow({ place, detail, lessons, onLeave, onRewrite }: FindRowProps) {
  const t = useReportCardMessages();
  const { text } = useReader();
  const { name, to, placed, rewrite } = placeOf({ place }, lessons, t);
  return (
    <li>
      <span className={styles['place']}>
        {to ? (
          <Link to={to} onClick={onLeave}>
            {name}
          </Link>
        ) : (
          name
        )}
        {placed && rewrite && onRewrite && (
          <Button
            look="quiet"
            size="small"
            aria-label={t.write_again_at({ place: name })}
            aria-haspopup="dialog"
            onClick={() => onRewrite({ placed, parts: rewrite })}
          >
            {t.write_again}
          </Button>
        )}
      </span>
      {detail !== undefined && (
        <span className={styles['detail']} {...text}>
          {detail}
        </span>
      )}
    </li>
  );
}
