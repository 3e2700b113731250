import type { Messages } from './messages/en.tsx';

/** "1 min 20 s", of seconds, in one line. */
export const durationText = (seconds: number, t: Messages['duration']): string =>
  said(seconds, t).replaceAll(' ', '\u00A0');

function said(seconds: number, t: Messages['duration']): string {
  if (seconds < 60) return t.seconds({ seconds: Math.round(seconds) });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? t.minutes({ minutes, seconds: Math.round(seconds % 60) })
    : t.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
