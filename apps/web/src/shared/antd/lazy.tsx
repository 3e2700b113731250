import type { DrawerProps, ModalProps } from 'antd';
import { lazyDialog } from '../lazy-dialog.tsx';

// Ant Design weighs as much as a screen. One that shows a dialog only when it is asked for fetches it
// then; what is a dialog and nothing else imports `drawer.tsx` and `modal.tsx`.

type LazyDrawerProps = Omit<DrawerProps, 'open' | 'onClose'> & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};
type LazyModalProps = Omit<ModalProps, 'open' | 'onCancel'> & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A drawer whose code comes when it is first opened. */
export const LazyDrawer = lazyDialog<LazyDrawerProps>(async () => {
  const { Drawer } = await import('./drawer.tsx');
  return ({ isOpen, ...rest }) => <Drawer open={isOpen} {...rest} />;
});

/** A dialog whose code comes when it is first opened. */
export const LazyModal = lazyDialog<LazyModalProps>(async () => {
  const { Modal } = await import('./modal.tsx');
  return ({ isOpen, onClose, ...rest }) => <Modal open={isOpen} onCancel={onClose} {...rest} />;
});
