import { Popconfirm as AntdPopconfirm, type PopconfirmProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Popconfirm = (props: PopconfirmProps) => (
  <AntdScope>
    <AntdPopconfirm {...props} />
  </AntdScope>
);
