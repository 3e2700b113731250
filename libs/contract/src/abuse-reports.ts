import { z } from 'zod';
import { limits } from './limits.ts';
import { plainText } from './text.ts';

/** What visitors of a public course tell administrators about it. */

export const abuseReasons = [
  'illegal',
  'dangerous',
  'hateful',
  'sexual',
  'personal_data',
  'copyright',
  'spam',
  'other',
] as const;
export type AbuseReason = (typeof abuseReasons)[number];

export const abuseReportBody = z
  .strictObject({
    reason: z.enum(abuseReasons),
    text: plainText(0, limits.abuseReport.textMax).default(''),
  })
  .meta({ id: 'AbuseReportBody' });
export type AbuseReportBody = z.infer<typeof abuseReportBody>;

/** How an administrator has closed a report. */
export const abuseResolutions = ['made_private', 'dismissed'] as const;
export type AbuseResolution = (typeof abuseResolutions)[number];
