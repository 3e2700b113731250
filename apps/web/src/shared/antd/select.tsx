import { Select as AntdSelect, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import { AntdScope } from './scope.tsx';

export const Select = <Value, Option extends DefaultOptionType>(
  props: SelectProps<Value, Option>,
) => (
  <AntdScope>
    <AntdSelect<Value, Option> {...props} />
  </AntdScope>
);
