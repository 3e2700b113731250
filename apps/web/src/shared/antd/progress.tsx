import { Progress as AntdProgress, type ProgressProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Progress = (props: ProgressProps) => (
  <AntdScope>
    <AntdProgress {...props} />
  </AntdScope>
);
