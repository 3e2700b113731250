import type { SentenceSaid } from '@coursewright/contract';
import { failureIn } from '@coursewright/contract/failures';
import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface CourseFailedData {
  readonly name: string;
  readonly topic: string;
  /** Where the course can be tried again. */
  readonly url: string;
  /** In one or more sentences, in English: why, and that the credit has come back. */
  readonly reason: string;
  /** Why, to be said in another language. A mail that the last release has queued lacks it. */
  readonly said?: SentenceSaid;
}

/**
 * Tells a learner who asked for it that their course was not written, why, and where it can be
 * tried again.
 */
export function courseFailed(data: CourseFailedData, language: MailLanguage): Email {
  const t = mailMessages[language].course_failed;
  const reason = data.said && failureIn(language, data.said);
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.what({ topic: data.topic }), reason ? `${reason} ${t.returned}` : data.reason],
    action: { label: t.action, url: data.url },
    after: [mailMessages[language].asked_for],
  });
}
