import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { usePrefersReducedMotion } from '../shared/reduced-motion.ts';
import { useThemeMode } from '../shared/theme.ts';
import { antdTheme } from './antd-theme.ts';
import { DataScope } from './data-scope.tsx';

/** Server state and Ant Design in our colours, for the screens of a signed-in person. */
export function WorkspaceScope({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  const reducedMotion = usePrefersReducedMotion();
  return (
    <ConfigProvider theme={antdTheme(mode, !reducedMotion)}>
      <DataScope>{children}</DataScope>
    </ConfigProvider>
  );
}
