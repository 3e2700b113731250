import { QRCode as AntdQRCode, type QRCodeProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const QRCode = (props: QRCodeProps) => (
  <AntdScope>
    <AntdQRCode {...props} />
  </AntdScope>
);
