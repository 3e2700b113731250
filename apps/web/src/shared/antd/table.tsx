import { Table as AntdTable, type TableProps } from 'antd';
import { AntdScope } from './scope.tsx';

export const Table = <Row extends object>(props: TableProps<Row>) => (
  <AntdScope>
    <AntdTable<Row> {...props} />
  </AntdScope>
);
