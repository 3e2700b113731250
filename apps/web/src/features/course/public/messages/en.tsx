import type { AbuseReason } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';
import type { ReactNode } from 'react';

const { number, plural } = wordsOf('en');

export const en = {
  loading: 'Loading the course…',
  shared: 'A shared course',
  as_of: ({ day }: { day: ReactNode }) => <>As of {day}.</>,
  from_sources: ({ sources }: { sources: ReactNode }) => <>Written from {sources}.</>,
  source_named: ({ title }: { title: string }) => `“${title}”`,
  more_sources: ({ count }: { count: number }) =>
    plural(count, { one: '1 more source', other: `${number(count)} more sources` }),
  incomplete: 'Its writing ended early, so some lessons may be missing.',
  copy: 'Copy to my history',
  copy_signed_out: 'Log in to copy it to your history',
  copied: ({ topic }: { topic: string }) => `“${topic}” is in your history now.`,
  not_copied: ({ reason }: { reason: string }) => `The course was not copied. ${reason}`,

  report: 'Report this course',
  report_title: 'Report this course',
  report_lead: 'Tell us if this course should not be public. An administrator looks at it.',
  reason: 'What is wrong with it?',
  choose_reason: 'Choose a reason',
  reasons: {
    illegal: 'It is illegal',
    dangerous: 'It is dangerous',
    hateful: 'It is hateful or harasses somebody',
    sexual: 'It is sexual',
    personal_data: 'It shows personal data',
    copyright: 'It infringes copyright',
    spam: 'It is spam or fraud',
    other: 'Something else',
  } satisfies Record<AbuseReason, string>,
  report_text: 'Anything we should know (optional)',
  report_send: 'Send the report',
  cancel: 'Cancel',
  reported: 'Thank you. An administrator will look at this course.',

  gone: 'This course is not public',
  gone_why:
    'Its owner has made it private or deleted it, or the link is not complete. If somebody sent it to you, ask for a new one.',
  to_home: 'To the home page',
  to_sample: 'Open a sample course',
  offline: 'You are offline',
  offline_why: 'The course opens by itself as soon as there is a network.',
};
export type Messages = Translation<typeof en>;
