import { Drawer } from '../../../shared/antd/drawer.tsx';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { CourseDetails } from './course-details.tsx';
import { DrawerBody, scrolledByContent } from './drawer-body.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface DetailsDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Absent where lessons cannot be written again. */
  readonly onRewrite?: ((request: RewriteRequest) => void) | undefined;
}

/** What is behind a course, from the side. */
export function DetailsDrawer({ isOpen, onClose, onRewrite }: DetailsDrawerProps) {
  const t = useCourseMessages();
  return (
    <Drawer
      title={t.about_course}
      open={isOpen}
      onClose={onClose}
      size={480}
      styles={scrolledByContent}
    >
      <DrawerBody label={t.about_course}>
        <CourseDetails
          onLeave={onClose}
          onRewrite={
            onRewrite &&
            ((request) => {
              onClose();
              onRewrite(request);
            })
          }
        />
      </DrawerBody>
    </Drawer>
  );
}
