import { useProgressMessages } from './messages/index.ts';

/** Where a course stands that waits for others: "next in line", "3rd in line". */
export function queueWords(position: number): string {
  const t = useProgressMessages.current();
  return position === 1 ? t.next_in_line : t.in_line({ position });
}
