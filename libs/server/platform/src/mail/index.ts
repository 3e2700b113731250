export * from './mail.module.ts';
export * from './mailer.ts';
export { type MailLanguage, mailLanguageOf } from './templates/email.ts';
export type { Mail } from './templates/templates.ts';
