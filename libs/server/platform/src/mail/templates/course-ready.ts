import { type Email, emailOf, greet, type MailLanguage } from './email.ts';
import { mailMessages } from './messages/index.ts';

export interface CourseReadyData {
  readonly name: string;
  readonly topic: string;
  /** Where the course is read. */
  readonly url: string;
}

/** Tells a learner who asked for it that their course can be read. */
export function courseReady(data: CourseReadyData, language: MailLanguage): Email {
  const t = mailMessages[language].course_ready;
  return emailOf({
    language,
    subject: t.subject,
    greeting: greet(language, data.name),
    before: [t.what({ topic: data.topic })],
    action: { label: t.action, url: data.url },
    after: [mailMessages[language].asked_for],
  });
}
