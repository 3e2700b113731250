import { theme, type ThemeConfig } from 'antd';
import type { ThemeMode } from '../theme.ts';

/**
 * Pine, paper and amber for Ant Design. Seed colours alone give grey backgrounds and 4.1:1 buttons,
 * so the derived shades are set by hand.
 */
const shape = {
  borderRadius: 10,
  borderRadiusLG: 16,
  borderRadiusSM: 7,
  controlHeight: 40,
  controlHeightLG: 50,
  fontSize: 16,
  lineHeight: 1.6,
  fontFamily: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

const light: ThemeConfig = {
  token: {
    ...shape,
    colorPrimary: '#12614F',
    colorPrimaryHover: '#0E5243',
    colorPrimaryActive: '#0B4236',
    colorPrimaryBg: '#DCEEE6',
    colorPrimaryBgHover: '#CBE4D9',
    colorInfo: '#12614F',
    colorInfoBg: '#DCEEE6',
    colorInfoBorder: '#A5CDBF',
    colorLink: '#0E5A49',
    colorSuccess: '#2B7A3D',
    colorSuccessBg: '#E4F3E6',
    colorSuccessBorder: '#A9D3AF',
    colorWarning: '#8A5200',
    colorWarningBg: '#FBEFD7',
    colorWarningBorder: '#E5C07B',
    colorError: '#B3261E',
    colorErrorBg: '#FCEBE9',
    colorErrorBorder: '#F0B5B0',
    colorTextBase: '#17211E',
    colorTextSecondary: '#4A5752',
    colorTextTertiary: '#5F6B66',
    colorTextDescription: '#55615C',
    colorTextPlaceholder: '#66716C',
    colorBgBase: '#FFFFFF',
    colorBgLayout: '#FAF6EE',
    colorBorder: '#8C958F',
    colorBorderSecondary: '#E6DFD0',
  },
};

const dark: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  token: {
    ...shape,
    colorPrimary: '#4FB79B',
    colorPrimaryHover: '#6CCAB0',
    colorInfo: '#4FB79B',
    colorLink: '#7FD3BC',
    colorError: '#FF8A80',
    colorErrorText: '#FF8A80',
    colorErrorBg: '#341817',
    colorWarning: '#F0B45C',
    colorSuccess: '#7CCB8B',
    colorTextBase: '#EDF2EF',
    colorTextSecondary: '#B7C4BE',
    colorTextTertiary: '#A3B1AB',
    colorTextDescription: '#A9B7B1',
    colorTextPlaceholder: '#93A29B',
    // Our dark primary is light, so what stands on it must be dark.
    colorTextLightSolid: '#0B1210',
    colorBgBase: '#0E1513',
    colorBgLayout: '#0E1513',
    colorBgContainer: '#151E1B',
    colorBgElevated: '#1A2421',
    colorBorder: '#5E6B66',
    colorBorderSecondary: '#26332E',
  },
};

export const antdTheme = (mode: ThemeMode, motion: boolean): ThemeConfig => {
  const base = mode === 'dark' ? dark : light;
  return {
    ...base,
    cssVar: { key: 'cw' },
    hashed: false,
    token: { ...base.token, motion },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        fontWeight: 600,
        paddingInlineLG: 26,
      },
    },
  };
};
