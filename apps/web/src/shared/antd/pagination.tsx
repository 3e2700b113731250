import { Pagination as AntdPagination, type PaginationProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Pagination = (props: PaginationProps) => (
  <AntdScope>
    <AntdPagination {...props} />
  </AntdScope>
);
