import { useWords } from '../../../shared/language.ts';

/** A time to the minute, or the day alone. `time`: ISO. */
export function Moment({ time, isDay = false }: { time: string; isDay?: boolean }) {
  const { day, minute } = useWords();
  return <time dateTime={time}>{isDay ? day(time) : minute(time)}</time>;
}
