import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import englishLocale from 'antd/es/locale/en_US';
import { directionOf } from '@coursewright/contract/words';
import { createContext, useContext, type ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import { messages } from '../messages.ts';
import { usePrefersReducedMotion } from '../reduced-motion.ts';
import { useThemeMode } from '../theme.ts';
import { antdTheme } from './theme.ts';

/** What Ant Design's own parts say. */
const useAntdLocale = messages<Locale>({
  en: englishLocale,
  es: () => import('antd/es/locale/es_ES'),
  de: () => import('antd/es/locale/de_DE'),
  fr: () => import('antd/es/locale/fr_FR'),
  pt: () => import('antd/es/locale/pt_BR'),
  ar: () => import('antd/es/locale/ar_EG'),
});

const IsInside = createContext(false);

/**
 * Ant Design in our colours and the language that is shown. Each of its parts brings it along, so
 * that a screen without them does not load it.
 */
export function AntdScope({ children }: { children: ReactNode }) {
  return useContext(IsInside) ? children : <Scope>{children}</Scope>;
}

function Scope({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  const locale = useAntdLocale();
  const reducedMotion = usePrefersReducedMotion();
  return (
    <ConfigProvider
      theme={antdTheme(mode, !reducedMotion)}
      locale={locale}
      direction={directionOf(useLanguage())}
    >
      <IsInside value>{children}</IsInside>
    </ConfigProvider>
  );
}
