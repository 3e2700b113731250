import { Drawer as AntdDrawer, type DrawerProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Drawer = (props: DrawerProps) => (
  <AntdScope>
    <AntdDrawer {...props} />
  </AntdScope>
);
