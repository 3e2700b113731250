import {
  AppError,
  deleteAccountInput,
  fieldRefusal,
  operations,
  say,
  type ApiToken,
  type OwnSession,
  type UserKey,
} from '@coursewright/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interfaceLanguage } from '../../shared/language.ts';
import { anApiToken, aProfile, aSession, aTransaction } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that it does not count against the first test's time.
import './own-account.route.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  act(() => interfaceLanguage.choose('en'));
  delete document.documentElement.dataset['mode'];
});

async function open() {
  const app = renderApp('/account', { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { ...app, part };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the account screen', () => {
  it('is reached from the account menu, and only by who is logged in', async () => {
    const visitor = renderApp('/account');
    await waitFor(() => expect(visitor.address()).toBe('/login?redirect=%2Faccount'));
    visitor.unmount();
    const { person, address } = renderApp('/', { signedIn: true });
    await screen.findByRole('link', { name: 'Open a sample course' });
    await person.click(screen.getByRole('button', { name: 'Account' }));
    await person.click(screen.getByRole('link', { name: 'Account' }));
    expect(address()).toBe('/account');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus(),
    );
    const contents = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole(
      'link',
    );
    for (const link of contents)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAccessibleName(
        link.textContent,
      );
  });

  it('says that a part did not load and tries again, without taking the others along', async () => {
    fakeServer.useCases.listSessions = {
      run: () => Promise.reject(new AppError('forbidden', 'Not now.')),
    };
    const { person, part } = await open();
    expect(await part('Sessions').findByRole('alert')).toHaveTextContent('Not now.');
    expect(await part('Profile').findByRole('textbox', { name: 'Full name' })).toHaveValue(
      'Ada Lovelace',
    );
    fakeServer.useCases.listSessions = { run: async () => ({ sessions: [aSession()] }) };
    await person.click(part('Sessions').getByRole('button', { name: 'Try again' }));
    expect(await part('Sessions').findByText('No other sessions.')).toBeVisible();
  });

  it('saves name, language of mails and theme; the name changes in the bar at once', async () => {
    const sent = vi.fn();
    fakeServer.useCases.updateProfile = {
      run: async (_, input) => {
        sent(input);
        return aProfile(input);
      },
    };
    const { person, part } = await open();
    const name = await part('Profile').findByRole('textbox', { name: 'Full name' });
    await person.clear(name);
    await person.click(part('Profile').getByRole('button', { name: 'Save profile' }));
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
    await person.type(name, 'Grace Hopper');
    await person.selectOptions(part('Profile').getByLabelText('E-mail language'), 'español');
    await person.click(part('Profile').getByRole('radio', { name: 'Dark' }));
    await person.click(part('Profile').getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ full_name: 'Grace Hopper', language: 'es', theme: 'dark' });
    expect(screen.getByRole('button', { name: 'Account' })).toHaveTextContent('G');
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
  });

  it('says in the language of the person that it is another password, whatever the server speaks', async () => {
    fakeServer.useCases.changePassword = {
      run: () => Promise.reject(fieldRefusal('current_password', say('not_your_password'))),
    };
    const { person, part } = await open();
    const password = part('Password');
    const [current, send] = [
      password.getByLabelText('Current password'),
      password.getByRole('button', { name: 'Change password' }),
    ];
    await act(async () => interfaceLanguage.choose('de'));
    await person.type(current, 'wrong');
    const wanted = await password.findByLabelText('Neues Passwort', {}, { timeout: 20_000 });
    await person.type(wanted, 'seven herons over water');
    await person.click(send);
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('Das ist nicht dein Passwort.'),
    );
    await act(async () => interfaceLanguage.choose('en'));
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your password.'));
    await act(async () => interfaceLanguage.choose('fr'));
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription('Ce n’est pas votre mot de passe.'),
    );
  });

  it('changes the password, and says which one is wrong', async () => {
    const message = 'This is not your password.';
    fakeServer.useCases.changePassword = {
      run: async (_, { current_password }) => {
        if (current_password !== 'correct horse battery')
          throw new AppError('validation_error', message, {
            details: [{ path: 'current_password', message }],
          });
        return { message: 'Your password is changed. Other devices have been logged out.' };
      },
    };
    const { person, part } = await open();
    const password = part('Password');
    await person.type(password.getByLabelText('Current password'), 'wrong');
    await person.type(password.getByLabelText('New password'), 'seven herons over water');
    await person.click(password.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(password.getByLabelText('Current password')).toHaveAccessibleDescription(message),
    );
    expect(password.getByLabelText('Current password')).toHaveFocus();
    expect(password.getAllByText(message)).toHaveLength(1);
    await person.clear(password.getByLabelText('Current password'));
    await person.type(password.getByLabelText('Current password'), 'correct horse battery');
    await person.click(password.getByRole('button', { name: 'Change password' }));
    expect(
      await password.findByText('Your password is changed. Other devices have been logged out.'),
    ).toBeVisible();
    expect(password.getByLabelText('Current password')).toHaveValue('');
    expect(password.getByLabelText('New password')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Password' })).toHaveFocus());
  });

  it('lists devices and logs one out, or all others, after asking', async () => {
    const id = (digit: number) => `${`${digit}`.repeat(8)}-1111-4111-8111-111111111111`;
    let sessions: OwnSession[] = [
      aSession(),
      aSession({ id: id(2), browser: 'Safari', system: 'iPhone', is_current: false }),
      aSession({ id: id(3), browser: 'curl', system: null, is_current: false }),
    ];
    fakeServer.useCases.listSessions = { run: async () => ({ sessions }) };
    fakeServer.useCases.revokeSession = {
      run: async (_, revoked) =>
        void (sessions = sessions.filter((session) => session.id !== revoked.id)),
    };
    const { person, part } = await open();
    const rows = async () =>
      within(await part('Sessions').findByRole('list', { name: 'Sessions' })).getAllByRole(
        'listitem',
      );
    expect((await rows())[0]).toHaveTextContent('Firefox on Linux This device');
    expect(within((await rows())[0]!).queryByRole('button')).toBeNull();

    await person.click(part('Sessions').getByRole('button', { name: /^Log out Safari on iPhone/ }));
    await person.click(
      (await dialog('Log out Safari on iPhone?')).getByRole('button', { name: 'Cancel' }),
    );
    expect(await rows()).toHaveLength(3);
    await person.click(part('Sessions').getByRole('button', { name: /^Log out Safari on iPhone/ }));
    await person.click(
      (await dialog('Log out Safari on iPhone?')).getByRole('button', { name: 'Log it out' }),
    );
    expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('creates a token, shows it once, and revokes it', async () => {
    let tokens: ApiToken[] = [];
    const asked = vi.fn();
    fakeServer.useCases.listApiTokens = { run: async () => ({ api_tokens: tokens }) };
    fakeServer.useCases.createApiToken = {
      run: async (_, input) => {
        asked(input);
        const created = anApiToken({ name: input.name, scopes: input.scopes });
        tokens = [created];
        return { ...created, token: 'cw_secret' };
      },
    };
    fakeServer.useCases.revokeApiToken = { run: async () => void (tokens = []) };
    const { person, part } = await open();
    const section = part('API tokens');
    expect(await section.findByText('No API tokens yet.')).toBeVisible();
    await person.click(section.getByRole('checkbox', { name: /^Read/ }));
    await person.type(section.getByLabelText('Name'), 'My script');
    await person.click(section.getByRole('button', { name: 'Create token' }));
    expect(section.getByRole('alert')).toHaveTextContent('Choose at least one.');
    await person.click(section.getByRole('checkbox', { name: /^Read/ }));
    await person.click(section.getByRole('checkbox', { name: /^Generate/ }));
    await person.selectOptions(section.getByLabelText('Expires after'), '30 days');
    await person.click(section.getByRole('button', { name: 'Create token' }));
    const shown = await section.findByLabelText('New API token', { selector: 'input' });
    expect(shown).toHaveValue('cw_secret');
    expect(shown).toHaveFocus();
    expect(asked).toHaveBeenCalledWith({
      name: 'My script',
      scopes: ['read', 'generate'],
      expires_in_days: 30,
    });
    await person.click(section.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('cw_secret');
    await person.click(section.getByRole('button', { name: 'I have it' }));
    expect(section.queryByDisplayValue('cw_secret')).toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'API tokens' })).toHaveFocus());
    expect(
      await section.findByText(
        /^Read and Generate · created Nov 20, 2026 · never expires · not used yet$/,
      ),
    ).toBeVisible();

    await person.click(section.getByRole('button', { name: 'Revoke My script' }));
    await person.click(
      (await dialog('Revoke My script?')).getByRole('button', { name: 'Revoke it' }),
    );
    expect(await section.findByText('No API tokens yet.')).toBeVisible();
  });

  it('keeps a key that its provider accepts, shows its end, and deletes it', async () => {
    let keys: UserKey[] = [];
    const message = 'Google does not accept this key.';
    fakeServer.useCases.listUserKeys = { run: async () => ({ keys }) };
    fakeServer.useCases.saveUserKey = {
      run: async (_, { provider, key }) => {
        if (key.startsWith('bad'))
          throw new AppError('validation_error', message, { details: [{ path: 'key', message }] });
        const saved: UserKey = {
          provider,
          token: 'uk_1',
          last_four: key.slice(-4),
          created_at: '2026-11-20T10:00:00.000Z',
          last_used_at: null,
          expires_at: '2027-05-19T10:00:00.000Z',
        };
        keys = [saved];
        return saved;
      },
    };
    fakeServer.useCases.deleteUserKey = { run: async () => void (keys = []) };
    const { person, part } = await open();
    const section = part('Own keys');
    await person.selectOptions(await section.findByLabelText('Provider'), 'Google');
    await person.type(section.getByLabelText('Key'), 'short');
    await person.click(section.getByRole('button', { name: 'Test and save' }));
    expect(section.getByLabelText('Key')).toHaveAccessibleDescription('Use at least 8 characters.');
    await person.clear(section.getByLabelText('Key'));
    await person.type(section.getByLabelText('Key'), 'bad-key-1234');
    await person.click(section.getByRole('button', { name: 'Test and save' }));
    expect(await section.findByRole('alert')).toHaveTextContent(message);
    await person.clear(section.getByLabelText('Key'));
    await person.type(section.getByLabelText('Key'), 'AIza-good-key-9876');
    await person.click(section.getByRole('button', { name: 'Test and save' }));
    expect(await section.findByText('•••• 9876')).toBeVisible();
    expect(section.getByText('google_key_token: uk_1')).toBeVisible();
    expect(section.getByLabelText('Key')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Own keys' })).toHaveFocus());
    await person.click(section.getByRole('button', { name: 'Delete the Google key' }));
    await person.click(
      (await dialog('Delete your Google key?')).getByRole('button', { name: 'Delete it' }),
    );
    expect(await section.findByText('No keys yet.')).toBeVisible();
  });

  it('shows what happened to the credits, page by page', async () => {
    const all = Array.from({ length: 23 }, (_, index) =>
      aTransaction({
        amount: index === 0 ? 3 : -1,
        balance_after: 40 - index,
        action_type: index === 0 ? 'refund' : 'generation_use',
      }),
    );
    fakeServer.useCases.listCreditTransactions = {
      run: async (_, { page, per_page }) => ({
        transactions: all.slice((page - 1) * per_page, page * per_page),
        total: all.length,
        page,
        per_page,
      }),
    };
    const { person, part } = await open();
    const table = await part('Credits').findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(21);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Refund\+340$/);
    expect(part('Credits').getByRole('button', { name: 'Newer' })).toBeDisabled();
    await person.click(part('Credits').getByRole('button', { name: 'Older' }));
    expect(await part('Credits').findByText('Page 2 of 2')).toBeVisible();
    await waitFor(() =>
      expect(within(part('Credits').getByRole('table')).getAllByRole('row')).toHaveLength(4),
    );
    expect(part('Credits').getByRole('button', { name: 'Older' })).toBeDisabled();
  });

  it('hands out all data as a file, and says when it cannot', async () => {
    fakeServer.on(operations.exportAccount, () =>
      HttpResponse.json({ user: { email: 'ada@example.org' } }),
    );
    const save = vi.fn();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      save(this.download, this.href);
    });
    const { person, part } = await open();
    await person.click(part('Your data').getByRole('button', { name: 'Download your data' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('coursewright-account.json', 'blob:1'));
    fakeServer.on(operations.exportAccount, () => {
      throw new AppError('too_many_requests', 'Please wait an hour.');
    });
    await person.click(part('Your data').getByRole('button', { name: 'Download your data' }));
    expect(await part('Your data').findByRole('alert')).toHaveTextContent('Please wait an hour.');
    vi.unstubAllGlobals();
  });

  it('deletes the account only with address and password, and ends on the home page, logged out', async () => {
    const message = 'This is not the address of your account.';
    fakeServer.on(operations.deleteAccount, async (request) => {
      const { email, password } = deleteAccountInput.parse(await request.json());
      if (email !== 'ada@example.org' || password !== 'correct horse battery')
        throw new AppError('validation_error', message, { details: [{ path: 'email', message }] });
      return new HttpResponse(null, { status: 204 });
    });
    const { person, part, address } = await open();
    await person.click(part('Delete account').getByRole('button', { name: 'Delete account…' }));
    const asked = await dialog('Delete your account?');
    await person.click(asked.getByRole('button', { name: 'Delete my account for good' }));
    expect(asked.getByLabelText('Your e-mail address')).toHaveFocus();
    await person.type(asked.getByLabelText('Your e-mail address'), 'bob@example.org');
    await person.type(asked.getByLabelText('Your password'), 'correct horse battery');
    await person.click(asked.getByRole('button', { name: 'Delete my account for good' }));
    const mail = asked.getByLabelText('Your e-mail address');
    await waitFor(() => expect(mail).toHaveAccessibleDescription(message));
    expect(mail).toHaveFocus();
    expect(asked.getAllByText(message)).toHaveLength(1);
    await person.clear(asked.getByLabelText('Your e-mail address'));
    await person.type(asked.getByLabelText('Your e-mail address'), 'ada@example.org');
    await person.click(asked.getByRole('button', { name: 'Delete my account for good' }));
    expect(await screen.findByText('Your account is deleted.')).toBeVisible();
    // Whoever reloads the page once that is said finds no session, and none that is over.
    expect(localStorage.getItem('auth')).toBeNull();
    await waitFor(() => expect(address()).toBe('/'));
    expect(address()).toBe('/');
  });
});
