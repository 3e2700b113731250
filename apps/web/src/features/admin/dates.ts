const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 20, 2026", of an ISO time. */
export const onDay = (time: string): string => day.format(new Date(time));
/** "Nov 20, 2026, 5:50 PM". */
export const atMinute = (time: string): string => minute.format(new Date(time));

/** "1 min 20 s", of seconds. */
export function lasting(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${Math.round(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const whole = (value: number): string => value.toLocaleString('en');
export const dollars = (value: number | null): string =>
  value === null
    ? 'no price set'
    : value.toLocaleString('en', { style: 'currency', currency: 'USD' });
