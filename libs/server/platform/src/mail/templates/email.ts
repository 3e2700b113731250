import { html } from './markup.ts';

/** The languages that mails are written in. */
export const mailLanguages = ['en', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** The language that an Accept-Language header asks for first, among those that mails are written in; English if none. */
export function mailLanguageOf(acceptLanguage: string | undefined): MailLanguage {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase());
  return asked.flatMap((tag) => mailLanguages.filter((language) => language === tag))[0] ?? 'en';
}

/** What is sent: a subject and the same message twice. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface LetterParts {
  readonly language: MailLanguage;
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
}

const signature: Record<MailLanguage, string> = { en: 'Your Coursewright', es: 'Tu Coursewright' };

/** Sets the parts of a message as plain text and as HTML. Every part is text; what it contains is escaped. */
export function letter({
  language,
  subject,
  greeting,
  before,
  action,
  after,
}: LetterParts): Letter {
  const text = [
    greeting,
    ...before,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `--\n${signature[language]}`,
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
        <p style="margin:0 0 16px;font-size:14px;color:#555555;word-break:break-all">
          ${action.url}
        </p>`
    : html``;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px;background:#faf6ee;color:#17211e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
      >
        <div
          style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff"
        >
          ${paragraph(greeting)} ${before.map(paragraph)} ${button} ${after.map(paragraph)}
          <p style="margin:24px 0 0;color:#555555">${signature[language]}</p>
        </div>
      </body>
    </html> `;
  return { subject, text: `${text}\n`, html: page.html };
}

// A name is typed by whoever registers an address, perhaps somebody else's: "Win a prize at evil.example" must not be delivered in our name.
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,59}$/u;

/** "Hello Ada," or, where the name could be taken for a message, "Hello,". */
export function greet(language: MailLanguage, name: string): string {
  const hello = { en: 'Hello', es: 'Hola' }[language];
  return plainName.test(name) ? `${hello} ${name},` : `${hello},`;
}
