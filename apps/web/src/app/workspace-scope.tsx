import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import englishLocale from 'antd/es/locale/en_US';
import { directionOf } from '@coursewright/contract/words';
import type { ReactNode } from 'react';
import { ExportNews } from '../shared/exports/export-news.tsx';
import { useLanguage } from '../shared/language.ts';
import { LearningSync } from '../shared/learning/learning-sync.tsx';
import { messages } from '../shared/messages.ts';
import { usePrefersReducedMotion } from '../shared/reduced-motion.ts';
import { useThemeMode } from '../shared/theme.ts';
import { antdTheme } from './antd-theme.ts';
import { DataScope } from './data-scope.tsx';

/** What Ant Design's own parts say. */
const useAntdLocale = messages<Locale>({
  en: englishLocale,
  es: () => import('antd/es/locale/es_ES'),
  de: () => import('antd/es/locale/de_DE'),
  fr: () => import('antd/es/locale/fr_FR'),
  pt: () => import('antd/es/locale/pt_BR'),
  ar: () => import('antd/es/locale/ar_EG'),
});

/** Server state and Ant Design in our colours, for the screens of a signed-in person. */
export function WorkspaceScope({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  const locale = useAntdLocale();
  const reducedMotion = usePrefersReducedMotion();
  return (
    <ConfigProvider
      theme={antdTheme(mode, !reducedMotion)}
      locale={locale}
      direction={directionOf(useLanguage())}
    >
      <DataScope>
        <LearningSync />
        <ExportNews />
        {children}
      </DataScope>
    </ConfigProvider>
  );
}
