import { AppError, operations } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aProfile, someCapabilities } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const main = () => within(screen.getByRole('main'));
const submit = (name: string) => main().getByRole('button', { name });

async function fillIn(
  person: ReturnType<typeof renderApp>['person'],
  fields: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await person.type(await main().findByLabelText(label), text);
}

const newcomer = {
  'Full name': 'Ada Lovelace',
  'E-mail': 'ada@example.org',
  Password: 'correct horse battery',
};
const known = { 'E-mail': 'ada@example.org', Password: 'correct horse battery' };

describe('registering', () => {
  it('leads to "check your mail", with the link once more on request and the way to the development mailbox', async () => {
    const register = vi.spyOn(fakeServer.useCases.register, 'run');
    const resend = vi.spyOn(fakeServer.useCases.resendVerification, 'run');
    const { person } = renderApp('/register');
    await fillIn(person, newcomer);
    await person.click(submit('Register'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check your mail' })).toHaveFocus(),
    );
    expect(register.mock.calls[0]?.[1]).toEqual({
      full_name: 'Ada Lovelace',
      email: 'ada@example.org',
      password: 'correct horse battery',
    });
    expect(document.title).toBe('Check your mail · Coursewright');
    expect(await screen.findByRole('link', { name: 'development mailbox' })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
    await person.click(submit('Send the link again'));
    expect(await screen.findByText(/we have sent a new link/)).toBeVisible();
    expect(resend.mock.calls[0]?.[1]).toEqual({ email: 'ada@example.org' });
  });

  it('remembers where one was going until the address is confirmed', async () => {
    const wanted = '/history?search=rivers';
    const login = `/login?redirect=${encodeURIComponent(wanted)}`;
    const { person, unmount } = renderApp(login);
    await person.click(await main().findByRole('link', { name: 'Create an account' }));
    await fillIn(person, newcomer);
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', login);
    await person.click(submit('Register'));
    await screen.findByRole('heading', { name: 'Check your mail' });
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', login);
    unmount();
    // The mailed link, in a new tab of the same browser.
    const later = renderApp('/verify-email?token=abc');
    await later.person.click(await main().findByRole('link', { name: 'Log in' }));
    await fillIn(later.person, known);
    await later.person.click(submit('Log in'));
    await waitFor(() => expect(later.address()).toBe(wanted));
  });

  it('shows the password rules while typing and marks nothing wrong before the first try', async () => {
    const { person } = renderApp('/register');
    const password = await main().findByLabelText('Password');
    const rule = (text: RegExp) => main().getByText(text).closest('li');
    await person.type(password, 'too short');
    expect(rule(/10 to 256 characters/)).toHaveTextContent('(not met yet)');
    await person.type(password, '!');
    expect(rule(/10 to 256 characters/)).toHaveTextContent('(met)');
    await person.clear(password);
    await fillIn(person, { 'Full name': 'Ada Lovelace', Password: 'Lovelace99' });
    expect(rule(/Not your name/)).toHaveTextContent('(not met yet)');
    expect(main().queryByText(/Enter an e-mail address/)).toBeNull();

    await person.click(submit('Register'));
    const email = main().getByLabelText('E-mail');
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(/Enter an e-mail address/);
    await person.type(email, 'ada@example.org');
    expect(email).toBeValid();
    expect(fakeServer.count('POST', '/api/auth/register')).toBe(0);
  });

  it('says that it failed when the server gives no reason', async () => {
    fakeServer.useCases.register = { run: () => Promise.reject(new AppError('server_error', '')) };
    const { person } = renderApp('/register');
    await fillIn(person, newcomer);
    await person.click(submit('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration failed$/);
  });

  it('puts a refusal by the server at its field until that is changed, and lets the password be looked at', async () => {
    const message = 'This password is one of the first that anybody would try. Use another one.';
    fakeServer.useCases.register = {
      run: () =>
        Promise.reject(
          new AppError('validation_error', message, { details: [{ path: 'password', message }] }),
        ),
    };
    const { person } = renderApp('/register');
    await fillIn(person, { ...newcomer, Password: 'password123' });
    await person.click(submit('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const password = main().getByLabelText('Password');
    expect(password).toHaveAccessibleDescription(new RegExp(message));
    expect(password).toHaveAttribute('type', 'password');
    await person.click(main().getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await person.type(password, '!');
    expect(password).toBeValid();
  });

  it('says nothing of a development mailbox where mail is real', async () => {
    fakeServer.useCases.capabilities = {
      run: async () => someCapabilities({ development_mailbox: false }),
    };
    fakeServer.useCases.resendVerification = {
      run: () => Promise.reject(new AppError('too_many_requests', 'Slower.')),
    };
    const { person } = renderApp('/register');
    await fillIn(person, newcomer);
    await person.click(submit('Register'));
    await screen.findByRole('heading', { name: 'Check your mail' });
    await person.click(submit('Send the link again'));
    expect(
      await screen.findByText('Failed to resend verification email. Please try again later.'),
    ).toBeVisible();
    expect(screen.queryByText(/development mailbox/)).toBeNull();
  });
});

describe('logging in', () => {
  it('says what it can when the server gives no reason, or somebody else answers in its place', async () => {
    fakeServer.on(
      operations.login,
      () =>
        new HttpResponse('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
    );
    const { person } = renderApp('/login');
    await fillIn(person, known);
    await person.click(submit('Log in'));
    expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
    fakeServer.on(operations.login, () => {
      throw new AppError('server_error', '');
    });
    await person.click(submit('Log in'));
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  it('goes on to the generator by default, remembering on request', async () => {
    const { person, address } = renderApp('/login');
    await fillIn(person, known);
    await person.click(main().getByRole('checkbox', { name: 'Remember me' }));
    await person.click(submit('Log in'));
    await waitFor(() => expect(address()).toBe('/generator'));
    const sent: unknown = JSON.parse(
      fakeServer.state.requests.find(({ path }) => path === '/api/auth/login')?.body ?? '',
    );
    expect(sent).toEqual({
      email: 'ada@example.org',
      password: 'correct horse battery',
      remember_me: true,
    });
  });

  it.each([
    [undefined, 'dark'],
    ['light', 'light'],
  ])('brings the theme of the account to a device whose own is %s: %s', async (own, shown) => {
    fakeServer.useCases.profile = { run: async () => aProfile({ theme: 'dark' }) };
    if (own) localStorage.setItem('theme', own);
    const { person, address } = renderApp('/login');
    await fillIn(person, known);
    await person.click(submit('Log in'));
    await waitFor(() => expect(address()).toBe('/generator'));
    await waitFor(() => expect(localStorage.getItem('theme')).toBe(shown));
    delete document.documentElement.dataset['mode'];
  });

  it.each([
    ['/login?redirect=%2Fgenerator%3Ftopic%3DRivers%23x', '/generator?topic=Rivers#x'],
    ['/login?returnUrl=%2Fgenerate%3Ftopic%3DRivers', '/generator?topic=Rivers'],
    ['/login?redirect=https%3A%2F%2Fevil.example%2Fgenerator', '/generator'],
  ])('returns from %s to %s', async (from, to) => {
    const { person, address } = renderApp(from);
    await fillIn(person, known);
    await person.click(submit('Log in'));
    await waitFor(() => expect(address()).toBe(to));
  });

  it('shows why it failed', async () => {
    const { person } = renderApp('/login?session_expired=true');
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeVisible();
    await fillIn(person, { ...known, Password: 'wrong' });
    await person.click(submit('Log in'));
    expect(await screen.findByText('Wrong e-mail address or password.')).toBeVisible();
    expect(screen.queryByText(/session has expired/)).toBeNull();
  });

  it('says what is wrong when the browser blocks storage', async () => {
    const read = Storage.prototype.getItem;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      if (key === 'auth') throw new DOMException('denied', 'SecurityError');
      return read.call(this, key);
    });
    renderApp('/login');
    expect(await screen.findByText('Failed to initialize session.')).toBeVisible();
  });

  it('offers a new link to somebody whose address is not confirmed', async () => {
    fakeServer.on(operations.login, () => {
      throw new AppError('forbidden', 'Your e-mail address is not confirmed yet.', {
        details: [{ path: 'email', message: 'Not confirmed yet.' }],
      });
    });
    const { person } = renderApp('/login');
    await fillIn(person, known);
    await person.click(submit('Log in'));
    expect(await screen.findByText(/^Confirm your e-mail address first/)).toBeVisible();
    await person.click(submit('Send the link again'));
    expect(await screen.findByText(/we have sent a new link/)).toBeVisible();
  });

  it('appends the error id when the server is to blame', async () => {
    fakeServer.on(operations.login, () =>
      HttpResponse.json(
        { error: { message: 'The database is away.', type: 'unavailable', error_id: 'e-17' } },
        { status: 503 },
      ),
    );
    const { person } = renderApp('/login');
    await fillIn(person, known);
    await person.click(submit('Log in'));
    expect(await screen.findByText('The database is away. (Error ID: e-17)')).toBeVisible();
  });

  it.each(['/login', '/register'])('sends somebody who is logged in on from %s', async (at) => {
    const { address } = renderApp(at, { signedIn: true });
    await waitFor(() => expect(address()).toBe('/generator'));
  });
});

describe('confirming the address', () => {
  it('uses the token once and offers the login', async () => {
    const verify = vi.spyOn(fakeServer.useCases.verifyEmail, 'run');
    renderApp('/verify-email?token=abc');
    expect(await screen.findByText('Verifying your e-mail address…')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'E-mail address confirmed' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(verify).toHaveBeenCalledTimes(1);
    expect(verify.mock.calls[0]?.[1]).toEqual({ token: 'abc' });
  });

  it('says that it failed and why, and mails another link', async () => {
    fakeServer.useCases.verifyEmail = {
      run: () =>
        Promise.reject(new AppError('bad_request', 'This link is not valid or has expired.')),
    };
    const { person } = renderApp('/verify-email?token=old');
    expect(await screen.findByRole('heading', { name: 'Email verification failed' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not valid or has expired.');
    await fillIn(person, { 'E-mail': 'ada@example.org' });
    await person.click(submit('Send the link again'));
    expect(await screen.findByText(/we have sent a new link/)).toBeVisible();
  });

  it('without a token, is the place to ask for one', async () => {
    renderApp('/verify-email');
    expect(
      await screen.findByRole('heading', { name: 'Confirm your e-mail address' }),
    ).toBeVisible();
    expect(submit('Send the link again')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is asked about with the address typed at the login, and answered without saying whether it is known', async () => {
    const forgot = vi.spyOn(fakeServer.useCases.forgotPassword, 'run');
    const { person, address } = renderApp('/login');
    await fillIn(person, { 'E-mail': 'ada@example.org' });
    await person.click(main().getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus(),
    );
    expect(address()).toBe('/forgot-password');
    expect(await main().findByLabelText('E-mail')).toHaveValue('ada@example.org');
    await person.click(submit('Mail me the link'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check your mail' })).toHaveFocus(),
    );
    expect(forgot.mock.calls[0]?.[1]).toEqual({ email: 'ada@example.org' });
    expect(main().getByText(/^If there is an account with this address/)).toBeVisible();
    expect(await main().findByRole('link', { name: 'development mailbox' })).toBeVisible();

    fakeServer.useCases.forgotPassword = {
      run: () =>
        Promise.reject(
          new AppError('too_many_requests', 'Too many attempts. Please wait a minute.'),
        ),
    };
    await person.click(submit('Ask again'));
    await person.click(submit('Mail me the link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a minute.',
    );
  });

  it('is replaced by the mailed link; a refused password leaves the link good, and who was logged in here no longer is', async () => {
    const message = 'Use a password that is more than a repetition.';
    fakeServer.useCases.resetPassword = {
      run: async (_, { new_password }) => {
        if (new_password.startsWith('aaa'))
          throw new AppError('validation_error', message, {
            details: [{ path: 'new_password', message }],
          });
        return { message: 'Your password is changed. You can log in with it now.' };
      },
    };
    const reset = vi.spyOn(fakeServer.useCases.resetPassword, 'run');
    const { person } = renderApp('/reset-password/tok-1', { signedIn: true });
    await fillIn(person, { 'New password': 'short' });
    await person.click(submit('Set password'));
    const password = main().getByLabelText('New password');
    expect(password).toHaveFocus();
    expect(password).toBeInvalid();
    await person.clear(password);
    await person.type(password, 'aaaaaaaaaaaa');
    await person.click(submit('Set password'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(password).toHaveAccessibleDescription(new RegExp(message));
    await person.clear(password);
    await person.type(password, 'seven herons over water');
    await person.click(submit('Set password'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus(),
    );
    expect(reset.mock.lastCall?.[1]).toEqual({
      token: 'tok-1',
      new_password: 'seven herons over water',
    });
    expect(localStorage.getItem('auth')).toBeNull();
    expect(main().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('says what to do about a link that is used up or cut short', async () => {
    fakeServer.useCases.resetPassword = {
      run: () =>
        Promise.reject(
          new AppError(
            'bad_request',
            'This link is not valid or has expired. Please ask for a new one.',
          ),
        ),
    };
    const { person, unmount } = renderApp('/reset-password/used');
    await fillIn(person, { 'New password': 'seven herons over water' });
    await person.click(submit('Set password'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This link does not work' })).toHaveFocus(),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not valid or has expired.');
    expect(main().getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    unmount();
    renderApp(`/reset-password/${'x'.repeat(201)}`);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });
});
