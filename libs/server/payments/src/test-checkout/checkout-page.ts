import { html, Markup } from '@coursewright/platform';
import { deliveries } from './deliver-test-event.ts';
import type { TestSession } from './test-session.ts';

/** What a buyer can pay with; the names say what happens. */
export const methods = {
  card: 'Card 4242 4242 4242 4242: paid at once',
  declined: 'Card 4000 0000 0000 0002: declined',
  transfer: 'Bank transfer: paid some seconds later',
  failing_transfer: 'Bank transfer: fails some seconds later',
} as const;
export type Method = keyof typeof methods;

/** What an operator of the provider could do to a paid checkout. */
export const afterwards = {
  refund: 'Return the whole payment',
  refund_half: 'Return half of it',
  dispute: 'Let the buyer dispute it',
  win: 'Win the dispute',
} as const;
export type Afterwards = keyof typeof afterwards;

const style = new Markup(`
  :root { color-scheme: light dark; } body { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .mark { padding: .75rem 1rem; border: 2px dashed #b45309; border-radius: .5rem; } h1 { font-size: 1.4rem; } .sum { font-size: 2rem; font-weight: 600; margin: .5rem 0; }
  fieldset { border: 1px solid #8886; border-radius: .5rem; margin: 1rem 0; } label { display: block; padding: .35rem 0; }
  button, select { font: inherit; padding: .6rem 1rem; min-height: 2.75rem; border-radius: .5rem; }
  button { border: 0; background: #14614d; color: #fff; font-weight: 600; cursor: pointer; } button:disabled { opacity: .6; } [role=alert] { color: #b91c1c; min-height: 1.5rem; }
  @media (prefers-color-scheme: dark) { [role=alert] { color: #fca5a5; } } a { color: inherit; } :focus-visible { outline: 3px solid #1f4fd8; outline-offset: 2px; }
`);

const page = (title: string, body: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
        <script src="/dev/checkout/page.js" defer></script>
      </head>
      <body>
        <main>
          <p class="mark">
            <strong>Test checkout.</strong> No payment provider is configured, so no money moves
            here.
          </p>
          ${body}
        </main>
      </body>
    </html> `.source;

const sum = ({ amount_total: cents, currency }: TestSession) =>
  `${(cents / 100).toFixed(2)} ${currency === 'eur' ? '€' : currency.toUpperCase()}`;
const deliveryField = html`<label
  >The webhook comes
  <select name="delivery">
    ${Object.entries(deliveries).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
  </select></label
>`;

export function checkoutPage(session: TestSession): string {
  if (session.status !== 'open') return endedPage(session);
  const choices = Object.entries(methods).map(
    ([value, text], index) =>
      html`<label
        ><input
          type="radio"
          name="method"
          value="${value}"
          ${index === 0 ? new Markup(' checked') : ''}
        />
        ${text}</label
      >`,
  );
  return page(
    'Test checkout',
    html`<h1>Coursewright credits: ${session.metadata['quantity'] ?? ''}</h1>
      <p class="sum">${sum(session)}</p>
      <form action="/dev/checkout/${session.id}/pay">
        <fieldset>
          <legend>Pay with</legend>
          ${choices}
        </fieldset>
        ${deliveryField}
        <p role="alert"></p>
        <p>
          <button>Pay ${sum(session)}</button>
          <a href="${new URL(session.cancel_url).pathname}${new URL(session.cancel_url).search}"
            >Cancel</a
          >
        </p>
      </form>`,
  );
}

function endedPage(session: TestSession): string {
  const state =
    session.status === 'expired'
      ? 'This checkout has expired.'
      : session.payment_status === 'paid'
        ? 'This checkout is paid.'
        : 'This checkout waits for the bank.';
  const actions = Object.entries(afterwards).map(
    ([value, text]) =>
      html`<label><input type="radio" name="action" value="${value}" required /> ${text}</label>`,
  );
  return page(
    'Test checkout',
    html`<h1>${state}</h1>
      <p class="sum">${sum(session)}</p>
      ${
        session.payment_status === 'paid'
          ? html`<form action="/dev/checkout/${session.id}/afterwards">
              <fieldset>
                <legend>Afterwards</legend>
                ${actions}
              </fieldset>
              ${deliveryField}
              <p role="alert"></p>
              <p><button>Do it</button></p>
            </form>`
          : html``
      }
      <p><a href="/">Back to Coursewright</a></p>`,
  );
}

/**
 * Sends the page's forms as JSON, the only thing the server reads. Goes back on the server it came
 * from, where the buyer is logged in: that may be localhost under another name than PUBLIC_URL
 * says.
 */
export const pageScript = `for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  const alert = form.querySelector('[role=alert]');
  button.disabled = true;
  alert.textContent = '';
  try {
    // Not form.action: that is the field of this name where there is one.
    const answer = await fetch(form.getAttribute('action'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(form))) });
    const body = await answer.json();
    if (answer.ok) {
      const { pathname, search } = new URL(body.location, location.href);
      return location.assign(pathname + search);
    }
    alert.textContent = body.error.message;
  } catch {
    alert.textContent = 'The test checkout does not answer.';
  }
  button.disabled = false;
});
`;

/** The provider's client script, as far as the purchase dialog uses it. */
export const clientScript = `window.Stripe = () => ({
  redirectToCheckout: async ({ sessionId }) => {
    location.assign('/dev/checkout/' + encodeURIComponent(sessionId));
    return {};
  },
});
`;
