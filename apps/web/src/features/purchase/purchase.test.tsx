import {
  AppError,
  operations,
  type CheckoutInput,
  type PaymentSession,
} from '@coursewright/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, someCapabilities } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { hurry } from '../../testing/real-time.ts';
import { renderApp } from '../../testing/render-app.tsx';

const theScript = () => document.head.querySelector<HTMLScriptElement>('script[src]');

afterEach(() => {
  theScript()?.remove();
  delete window.Stripe;
});

/**
 * The provider's script arrives. `redirect` is what its client does; null: a client that no longer
 * redirects by session id.
 */
async function scriptArrives(
  redirect: ((options: { sessionId: string }) => Promise<{ error?: { message?: string } }>) | null,
) {
  await waitFor(() => expect(theScript()).not.toBeNull());
  const keys: string[] = [];
  window.Stripe = (key) => {
    keys.push(key);
    return redirect ? { redirectToCheckout: redirect } : {};
  };
  act(() => void theScript()!.dispatchEvent(new Event('load')));
  return keys;
}

const scriptFails = async () => {
  await waitFor(() => expect(theScript()).not.toBeNull());
  act(() => void theScript()!.dispatchEvent(new Event('error')));
};

/** The server opens checkouts; what it was asked for is returned. */
function sellsCredits(url = 'https://checkout.stripe.com/c/pay/cs_1') {
  const asked: { body: CheckoutInput; key: string | null }[] = [];
  fakeServer.on(operations.createCheckout, async (request) => {
    asked.push({
      body: (await request.json()) as CheckoutInput,
      key: request.headers.get('idempotency-key'),
    });
    return HttpResponse.json({ sessionId: 'cs_1', url }, { status: 201 });
  });
  return asked;
}

async function openDialog(change: Parameters<typeof someCapabilities>[0] = {}) {
  fakeServer.useCases.capabilities = { run: async () => someCapabilities(change) };
  const { person } = renderApp('/terms', { signedIn: true });
  await person.click(await screen.findByRole('button', { name: '3 credits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Purchase Credits' });
  const inside = within(dialog);
  return {
    person,
    dialog,
    inside,
    field: inside.getByRole('textbox', { name: 'Number of Credits' }),
    purchase: () => inside.getByRole('button', { name: /^(Purchase|Processing\.\.\.)$/ }),
  };
}
const fieldReads = (field: HTMLElement) => (field as HTMLInputElement).value;
const never = new Promise<never>(() => undefined);

describe('the Purchase Credits dialog', () => {
  it('starts at one credit, says what it costs, and loads the provider’s script only now', async () => {
    const { inside, field } = await openDialog();
    expect(
      inside.getByText('Credits are used to generate courses; each credit allows one course.'),
    ).toBeVisible();
    expect(fieldReads(field)).toBe('1');
    expect(field.parentElement).toHaveTextContent('credits');
    expect(inside.getByText('Price per credit: 1.00 €')).toBeVisible();
    expect(inside.getByText('1.00 €').parentElement).toHaveTextContent('Total: 1.00 €');
    expect(inside.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(theScript()?.src).toBe('http://localhost:3000/dev/checkout/stripe.js'),
    );
  });

  it('loads no script before it is opened', async () => {
    renderApp('/terms', { signedIn: true });
    await screen.findByRole('heading', { level: 1 });
    expect(theScript()).toBeNull();
    expect(fakeServer.count('GET', '/api/capabilities')).toBe(0);
  });

  it.each(['', '0', '-1', '1.5', '2e2', 'seven', ' 4', '1001'])(
    'ignores the entry %j and keeps the previous value, without a word',
    async (entry) => {
      const { inside, field, purchase } = await openDialog();
      fireEvent.change(field, { target: { value: '7' } });
      fireEvent.change(field, { target: { value: entry } });
      expect(fieldReads(field)).toBe('7');
      expect(inside.getByText('7.00 €')).toBeVisible();
      expect(inside.queryByRole('alert')).toBeNull();
      expect(purchase()).toBeEnabled();
    },
  );

  it('is counted up and down by buttons, not below one; the total follows', async () => {
    const { person, inside, field } = await openDialog();
    expect(inside.getByRole('button', { name: 'One credit less' })).toBeDisabled();
    await person.click(inside.getByRole('button', { name: 'One credit more' }));
    expect(fieldReads(field)).toBe('2');
    expect(inside.getByText('2.00 €')).toBeVisible();
    await person.click(inside.getByRole('button', { name: 'One credit less' }));
    await person.tripleClick(field);
    await person.keyboard('12');
    expect(fieldReads(field)).toBe('12');
    expect(field).toHaveAccessibleDescription('Total: 12.00 €');
  });

  it('asks for a checkout, waits for the script, and hands the session to the provider; meanwhile both buttons are off', async () => {
    const asked = sellsCredits();
    const { person, inside, field, purchase } = await openDialog();
    fireEvent.change(field, { target: { value: '5' } });
    await person.click(purchase());
    expect(purchase()).toHaveTextContent('Processing...');
    expect(purchase().querySelector('[aria-hidden="true"]')).not.toBeNull();
    expect(purchase()).toBeDisabled();
    expect(inside.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(field).toBeDisabled();
    await waitFor(() => expect(asked).toHaveLength(1));
    const redirect = vi.fn(() => never);
    const keys = await scriptArrives(redirect);
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith({ sessionId: 'cs_1' }));
    expect(keys).toEqual(['pk_test_built_in']);
    expect(asked[0]!.body).toEqual({ quantity: 5 });
    expect(purchase()).toBeDisabled();
  });

  it('says "Failed to load Stripe" when the script does not come, and loads it again when asked again', async () => {
    sellsCredits();
    const { person, inside, purchase } = await openDialog();
    await scriptFails();
    expect(await inside.findByRole('alert')).toHaveTextContent(/^Failed to load Stripe$/);
    await person.click(purchase());
    expect(inside.queryByRole('alert')).toBeNull();
    await scriptFails();
    expect(await inside.findByRole('alert')).toHaveTextContent('Failed to load Stripe');
    expect(purchase()).toHaveTextContent('Purchase');
    await person.click(purchase());
    const redirect = vi.fn(() => never);
    await scriptArrives(redirect);
    await waitFor(() => expect(redirect).toHaveBeenCalledTimes(1));
  });

  it('runs no script of a stranger', async () => {
    const { inside } = await openDialog({
      payments: {
        kind: 'stripe',
        publishable_key: 'pk',
        script_url: 'https://js.stripe.com.example.org/v3/',
      },
    });
    expect(await inside.findByRole('alert')).toHaveTextContent('Failed to load Stripe');
    expect(theScript()).toBeNull();
  });

  it.each([
    [{ message: 'This session has expired.' }, 'This session has expired.'],
    [{}, 'Failed to initiate purchase'],
    [{ message: '' }, 'Failed to initiate purchase'],
  ])('shows the redirect’s own error %j and is ready again', async (error, shown) => {
    sellsCredits();
    const { person, inside, purchase } = await openDialog();
    await scriptArrives(async () => ({ error }));
    await person.click(purchase());
    expect(await inside.findByRole('alert')).toHaveTextContent(shown);
    expect(purchase()).toHaveTextContent('Purchase');
    expect(purchase()).toBeEnabled();
    expect(inside.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('says "Failed to initiate purchase" to what has no words', async () => {
    sellsCredits();
    const { person, inside, purchase } = await openDialog();
    await scriptArrives(() => Promise.reject(new Error('')));
    await person.click(purchase());
    expect(await inside.findByRole('alert')).toHaveTextContent('Failed to initiate purchase');
  });

  it('repeats a purchase under the same idempotency key, and sends another quantity under a new one', async () => {
    const keys: (string | null)[] = [];
    fakeServer.on(operations.createCheckout, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      throw new AppError('provider_error', 'The payment provider does not answer.');
    });
    const { person, inside, field, purchase } = await openDialog();
    await person.click(purchase());
    expect(await inside.findByRole('alert')).toHaveTextContent(
      'The payment provider does not answer.',
    );
    await person.click(purchase());
    await waitFor(() => expect(keys).toHaveLength(2));
    await inside.findByRole('alert');
    fireEvent.change(field, { target: { value: '2' } });
    await person.click(purchase());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('goes to the address of the checkout where the provider’s client does not redirect', async () => {
    sellsCredits('http://localhost:3000/terms#checkout');
    window.history.replaceState(null, '', '/terms');
    const { person, purchase } = await openDialog();
    await scriptArrives(null);
    await person.click(purchase());
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
    window.history.replaceState(null, '', '/');
  });

  it('goes to no other server without encryption', async () => {
    sellsCredits('http://pay.example.org/cs_1');
    const { person, inside, purchase } = await openDialog();
    await scriptArrives(null);
    await person.click(purchase());
    expect(await inside.findByRole('alert')).toHaveTextContent('Failed to initiate purchase');
  });

  it('closes on Cancel and begins anew the next time', async () => {
    const { person, inside, dialog, field } = await openDialog();
    await scriptFails();
    await inside.findByRole('alert');
    fireEvent.change(field, { target: { value: '9' } });
    await person.click(inside.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await person.click(screen.getByRole('button', { name: '3 credits' }));
    expect(fieldReads(await inside.findByRole('textbox', { name: 'Number of Credits' }))).toBe('1');
    expect(inside.queryByRole('alert')).toBeNull();
  });

  it('stays when it is opened again before the browser has told that it was closed', async () => {
    const { person, inside, dialog } = await openDialog();
    fireEvent(dialog, new Event('cancel'));
    await person.click(screen.getByRole('button', { name: '3 credits' }));
    fireEvent(dialog, new Event('close'));
    expect(await inside.findByRole('textbox', { name: 'Number of Credits' })).toBeVisible();
  });

  it('takes nobody to a checkout who has closed it meanwhile', async () => {
    const asked = sellsCredits();
    const { person, dialog, purchase } = await openDialog();
    await person.click(purchase());
    await waitFor(() => expect(asked).toHaveLength(1));
    // As the browser closes it.
    fireEvent(dialog, new Event('cancel'));
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect(purchase).toThrow());
    const redirect = vi.fn(() => never);
    await scriptArrives(redirect);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(redirect).not.toHaveBeenCalled();
  });

  it('is ready again for whoever goes back from the checkout to the page as it was', async () => {
    sellsCredits();
    const { person, purchase } = await openDialog();
    await scriptArrives(() => never);
    await person.click(purchase());
    await waitFor(() => expect(purchase()).toBeDisabled());
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(purchase()).toBeEnabled();
    expect(purchase()).toHaveTextContent('Purchase');
  });

  it('says so where no credits are sold', async () => {
    const { inside, purchase } = await openDialog({
      payments: { kind: 'none', publishable_key: null, script_url: null },
    });
    expect(await inside.findByText('This installation does not sell credits.')).toBeVisible();
    expect(purchase()).toBeDisabled();
    expect(inside.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(theScript()).toBeNull();
  });
});

const purchase = (change: Partial<PaymentSession> = {}): PaymentSession => ({
  session_id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  quantity: 5,
  amount_total: 500,
  currency: 'eur',
  credited: true,
  taken_back: 0,
  ...change,
});

describe('/purchase-result', () => {
  /** Answers one after the other, the last one for good. */
  function result(...answers: (PaymentSession | AppError)[]) {
    const ids: string[] = [];
    fakeServer.useCases.paymentSession = {
      run: async (_, { id }) => {
        ids.push(id);
        const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
        if (answer instanceof AppError) throw answer;
        return answer;
      },
    };
    return ids;
  }
  const show = (search = '?session_id=cs_1') =>
    renderApp({ pathname: '/purchase-result', search }, { signedIn: true });

  it('thanks for what is paid and shows the new balance, here and in the bar', async () => {
    const ids = result(purchase());
    fakeServer.state.user = aUser({ credits: 3 });
    const { person, address } = show();
    fakeServer.state.user = aUser({ credits: 8 });
    expect(await screen.findByText('5 credits for 5.00 €: thank you.')).toBeVisible();
    expect(await screen.findByText('They are in your balance: you have 8 now.')).toBeVisible();
    expect(screen.getByRole('button', { name: '8 credits' })).toBeVisible();
    expect(ids).toEqual(['cs_1']);
    await person.click(screen.getByRole('link', { name: 'Create a course' }));
    expect(address()).toBe('/generator');
  });

  it.each([
    [
      'paid but not in the balance',
      purchase({ credited: false }),
      'Your payment of 5.00 € has arrived.',
    ],
    [
      'waiting for the bank',
      purchase({ credited: false, payment_status: 'unpaid' }),
      'Your bank has yet to confirm the payment.',
    ],
    [
      'not paid',
      purchase({ credited: false, payment_status: 'unpaid', status: 'open' }),
      'This checkout is not paid yet.',
    ],
  ])('keeps looking while it is %s', { tags: ['proof'] }, async (_, first, title) => {
    const ids = result(first, purchase());
    show();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Checking…')).toBeVisible();
    expect(
      await screen.findByText('5 credits for 5.00 €: thank you.', undefined, { timeout: 12_000 }),
    ).toBeVisible();
    expect(ids).toHaveLength(2);
  });

  it.each([
    [
      'an expired checkout',
      '?session_id=cs_1',
      'This checkout has expired.',
      'Nothing was charged.',
    ],
    ['a cancelled one', '?cancelled=true', 'You left the checkout.', 'Nothing was charged.'],
    [
      'an address without a purchase',
      '',
      'No purchase to show.',
      'The address does not name a purchase.',
    ],
  ])('says that nothing was charged for %s and offers another', async (_, search, title, text) => {
    const ids = result(purchase({ status: 'expired', payment_status: 'unpaid', credited: false }));
    const { person } = show(search);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Checking…')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Buy credits' }));
    expect(await screen.findByRole('dialog', { name: 'Purchase Credits' })).toBeVisible();
    expect(ids.length).toBeLessThanOrEqual(1);
  });

  it.each([
    [5, 'The 5 credits that it bought were taken back: you have 8 now.'],
    [1, '1 of the 5 credits that it bought was taken back: you have 8 now.'],
  ])('says so when the payment was returned: %i credits', async (takenBack, text) => {
    result(purchase({ taken_back: takenBack }));
    fakeServer.state.user = aUser({ credits: 8 });
    show();
    expect(await screen.findByText('Your payment was returned.')).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/thank you/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy credits' })).toBeVisible();
  });

  it('looks no longer once the bank has refused, and offers another purchase', async () => {
    hurry();
    const ids = result(
      purchase({ credited: false, payment_status: 'unpaid' }),
      purchase({ credited: false, payment_status: 'failed' }),
    );
    show();
    expect(await screen.findByText('Your bank has refused the payment.')).toBeVisible();
    expect(screen.getByText('Nothing was charged, and no credits were added.')).toBeVisible();
    expect(screen.queryByText('Checking…')).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy credits' })).toBeVisible();
    expect(ids).toHaveLength(2);
  });

  it.each([
    ['someone else’s', '?session_id=cs_1'],
    ['a forged', '?session_id=%3Cscript%3E'],
  ])('knows nothing of %s purchase', async (_, search) => {
    result(new AppError('not_found', 'Purchase not found.'));
    show(search);
    expect(await screen.findByText('Purchase not found.')).toBeVisible();
    expect(
      screen.getByText('It may belong to another account than the one you are logged in with.'),
    ).toBeVisible();
  });

  it('can be asked again when the provider is away', async () => {
    hurry();
    result(new AppError('provider_error', 'The payment provider does not answer.'));
    const { person } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Your purchase could not be loaded\.The payment provider does not answer\..* If you paid, your credits come by themselves\.$/,
    );
    result(purchase());
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 credits for 5.00 €: thank you.')).toBeVisible();
  });

  it('is for whoever is logged in, who comes back to it', async () => {
    const { address } = renderApp({ pathname: '/purchase-result', search: '?session_id=cs_1' });
    await waitFor(() =>
      expect(address()).toBe(
        `/login?redirect=${encodeURIComponent('/purchase-result?session_id=cs_1')}`,
      ),
    );
  });
});
