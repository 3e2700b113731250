import {
  directionOf,
  firstKnownLanguage,
  type InterfaceLanguage,
} from '@coursewright/contract/words';
import { html } from './markup.ts';
import { mailMessages } from './messages/index.ts';

/** The languages that e-mails are written in: those of the interface. */
export type MailLanguage = InterfaceLanguage;

/**
 * The language that an Accept-Language header asks for first, among those that e-mails are written
 * in; English if none.
 */
export const mailLanguageOf = (acceptLanguage: string | undefined): MailLanguage =>
  firstKnownLanguage(
    (acceptLanguage ?? '').split(',').map((range) => range.split(';', 1).join('').trim()),
  );

/** What is sent: a subject and the same message twice. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface EmailParts {
  readonly language: MailLanguage;
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

/**
 * Sets the parts of a message as plain text and as HTML. Every part is text; what it contains is
 * escaped.
 */
export function emailOf({ language, subject, greeting, before, action, after }: EmailParts): Email {
  const { signature } = mailMessages[language];
  const text = [
    greeting,
    ...before,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `--\n${signature}`,
  ].join('\n\n');
  const paragraph = (content: string) => html`<p style="margin:0 0 16px">${content}</p>`;
  const button = action
    ? html`<p style="margin:24px 0">
          <a
            href="${action.url}"
            style="display:inline-block;padding:12px 20px;border-radius:8px;background:#12614f;color:#ffffff;font-weight:600;text-decoration:none"
            >${action.label}</a
          >
        </p>
        <p dir="ltr" style="margin:0 0 16px;font-size:14px;color:#555555;word-break:break-all">
          ${action.url}
        </p>`
    : html``;
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px;background:#faf6ee;color:#17211e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
      >
        <div
          lang="${language}"
          dir="${directionOf(language)}"
          style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff"
        >
          ${paragraph(greeting)} ${before.map(paragraph)} ${button} ${after.map(paragraph)}
          <p style="margin:24px 0 0;color:#555555">${signature}</p>
        </div>
      </body>
    </html> `;
  return { subject, text: `${text}\n`, html: page.source };
}

// A name is typed by whoever registers an address, perhaps somebody else's: "Win a prize at
// evil.example" must not be delivered in our name.
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,59}$/u;

/** "Hello Ada," or, where the name could be taken for a message, "Hello,". */
export function greet(language: MailLanguage, name: string): string {
  const t = mailMessages[language];
  return plainName.test(name) ? t.greeting_by_name({ name }) : t.greeting;
}
