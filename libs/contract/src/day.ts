import { z } from 'zod';

/** A day of the calendar, which begins with the year 1: PostgreSQL knows no year 0 either. */
export const calendarDay = z.iso
  .date()
  .refine((text) => text >= '0001', 'There is no year 0.')
  .describe('A day in UTC.');
