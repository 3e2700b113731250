import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useReader } from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { CourseDetails } from './course-details.tsx';
import { DrawerBody, scrolledByContent } from './drawer-body.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface DetailsButtonProps {
  /** Absent where lessons cannot be written again. */
  readonly onRewrite?: ((request: RewriteRequest) => void) | undefined;
  /** Instead of how many sources there are. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Opens what is behind the course: its sources, its author, how it was checked. */
export function DetailsButton({ onRewrite, children, className }: DetailsButtonProps) {
  const t = useCourseMessages();
  const { course } = useReader();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        look="quiet"
        className={className}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {children ??
          (course.sources.length > 0
            ? t.sources_and_details({ count: course.sources.length })
            : t.details)}
      </Button>
      <Drawer
        title={t.about_course}
        open={isOpen}
        onClose={close}
        size={480}
        styles={scrolledByContent}
      >
        <DrawerBody label={t.about_course}>
          <CourseDetails
            onLeave={close}
            onRewrite={
              onRewrite &&
              ((request) => {
                close();
                onRewrite(request);
              })
            }
          />
        </DrawerBody>
      </Drawer>
    </>
  );
}
