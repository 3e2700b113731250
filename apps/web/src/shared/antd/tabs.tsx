import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Tabs = (props: TabsProps) => (
  <AntdScope>
    <AntdTabs {...props} />
  </AntdScope>
);
