import { Modal as AntdModal, type ModalProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Modal = (props: ModalProps) => (
  <AntdScope>
    <AntdModal {...props} />
  </AntdScope>
);
