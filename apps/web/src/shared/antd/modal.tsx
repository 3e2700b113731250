import { Modal as AntdModal, type ModalProps } from 'antd';
import { AntdScope } from './scope.tsx';

/** The button that closes stands beside the title, which may be one long word. */
const styles = { header: { paddingInlineEnd: '2rem' } } as const;

export const Modal = (props: ModalProps) => (
  <AntdScope>
    <AntdModal styles={styles} {...props} />
  </AntdScope>
);
