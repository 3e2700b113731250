/** A checkout session as Stripe's API shows it: the fields that this product reads. */
export interface TestSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly livemode: false;
  readonly mode: 'payment';
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly customer_email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly created: number;
  readonly expires_at: number;
  readonly url: string | null;
  /** Cents returned so far, and the state of a dispute: what a charge would carry. */
  readonly amount_refunded: number;
  readonly dispute: { readonly id: string; readonly status: string } | null;
}

type Form = { [name: string]: string | Form };

/** `a[b][c]=1` as nested objects, the way Stripe's client sends it. */
export function nestedForm(body: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean);
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = Object.create(null) as Form);
    }
    place[last] = value;
  }
  return form;
}

export const textAt = (form: Form, ...path: string[]): string | null => {
  const value = path.reduce<string | Form | undefined>(
    (place, part) => (typeof place === 'object' ? place[part] : undefined),
    form,
  );
  return typeof value === 'string' ? value : null;
};

/** The texts of a part, e.g. of `metadata`. */
export function textsOf(form: Form, name: string): Record<string, string> {
  const part = form[name];
  return typeof part === 'object'
    ? Object.fromEntries(
        Object.entries(part).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};
}
