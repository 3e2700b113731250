const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 20, 2026", of an ISO time. */
export const onDay = (time: string): string => day.format(new Date(time));
/** "Nov 20, 2026, 5:50 PM". */
export const atMinute = (time: string): string => minute.format(new Date(time));
