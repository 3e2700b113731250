import { html, Markup } from './templates/markup.ts';

/** One message of the development mailbox. */
export interface MailboxMessage {
  readonly file: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
}

const style = new Markup(`
  body { margin: 0 auto; max-width: 48rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; }
  ol { list-style: none; padding: 0; } li { border-top: 1px solid #ccc; padding: .75rem 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dt { color: #555; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 34rem; border: 1px solid #ccc; border-radius: .5rem; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #f4f5f7; border-radius: .5rem; }
  a { color: #1f4fd8; } a:focus-visible { outline: 3px solid #1f4fd8; outline-offset: 2px; } small { color: #555; }
`);

const page = (title: string, body: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.source;

/** The list, as it is given: newest first. */
export function mailboxPage(messages: readonly MailboxMessage[]): string {
  const entries = messages.map(
    (message) =>
      html`<li>
        <a href="/dev/mailbox/${message.file}">${message.subject}</a><br /><small
          >to ${message.to}, ${time(message.date)}</small
        >
      </li>`,
  );
  return page(
    'Development mailbox',
    html`<h1>Development mailbox</h1>
      <p>No mail server is configured (<code>SMTP_URL</code>), so messages stay here.</p>
      ${
        entries.length > 0
          ? html`<ol>
              ${entries}
            </ol>`
          : html`<p>No messages yet.</p>`
      }`,
  );
}

/**
 * One message: its heading, the HTML part without any right to act, and the text part with its
 * links.
 */
export function messagePage(message: MailboxMessage): string {
  // Links of the message open in a tab of their own; its frame may do nothing else.
  const framed = message.html.replace('<head>', '<head><base target="_blank">');
  return page(
    message.subject,
    html`<p><a href="/dev/mailbox">All messages</a></p>
      <h1>${message.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to}</dd>
        <dt>Sent</dt>
        <dd>${time(message.date)}</dd>
      </dl>
      <h2>Message</h2>
      <iframe
        title="Message: ${message.subject}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${framed}"
      ></iframe>
      <h2>As plain text</h2>
      <pre>${linked(message.text)}</pre>`,
  );
}

const time = (date: Date) =>
  html`<time datetime="${date.toISOString()}"
    >${date.toISOString().replace('T', ' ').slice(0, 19)} UTC</time
  >`;

/** Text whose web addresses are links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
