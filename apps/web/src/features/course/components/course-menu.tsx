import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyDialog } from '../../../shared/lazy-dialog.tsx';
import { paths } from '../../../shared/paths.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MenuList } from '../../../shared/ui/menu-list.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import type { BringDialogProps } from '../brought/components/bring-dialog.tsx';
import { useBroughtMessages } from '../brought/messages/index.ts';
import { useCourseMessages } from '../messages/index.ts';

const BringDialog = lazyDialog<BringDialogProps>(
  async () => (await import('../brought/components/bring-dialog.tsx')).BringDialog,
);

/** What is seldom done to an own course: its outline changed, questions brought in to `lessons`. */
export function CourseMenu({ courseId, lessons }: Omit<BringDialogProps, 'onClose'>) {
  const t = useCourseMessages();
  const brought = useBroughtMessages();
  const [isBringing, setBringing] = useState(false);
  return (
    <>
      <Popover isIcon label={t.more} trigger={<Icon name="more" />}>
        {(close) => (
          <MenuList>
            <li>
              <Link to={paths.courseOutline(courseId)}>{t.change_outline}</Link>
            </li>
            {lessons.length > 0 && (
              <li>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => {
                    close();
                    setBringing(true);
                  }}
                >
                  {brought.bring}
                </button>
              </li>
            )}
          </MenuList>
        )}
      </Popover>
      {isBringing && (
        <BringDialog courseId={courseId} lessons={lessons} onClose={() => setBringing(false)} />
      )}
    </>
  );
}
