export * from './mail.module.ts';
export * from './mailer.ts';
export { type MailLanguage, mailLanguageOf } from './templates/letter.ts';
export type { Mail } from './templates/templates.ts';
