import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface CourseFailedData {
  readonly name: string;
  readonly topic: string;
  /** Where the course can be tried again. */
  readonly url: string;
  /** In one or two sentences, in the language of the interface. */
  readonly reason: string;
}

/**
 * Tells a learner who asked for it that their course was not written, why, and where it can be
 * tried again.
 */
export function courseFailed(data: CourseFailedData, language: MailLanguage): Email {
  const t = mailMessages[language].course_failed;
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.what({ topic: data.topic }), data.reason],
    action: { label: t.action, url: data.url },
    after: [mailMessages[language].asked_for],
  });
}
