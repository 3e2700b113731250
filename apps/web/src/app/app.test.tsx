import { AppError, operations } from '@coursewright/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSafeExternalUrl } from '../shared/external-link.ts';
import { NotificationProvider, useNotify, type NotifyOptions } from '../shared/notify.tsx';
import { session } from '../shared/session/index.ts';
import { aUser } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { backToRealTime } from '../testing/real-time.ts';
import { renderApp } from '../testing/render-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen, loadChunk } from './lazy-screen.tsx';
import { OfflineBanner } from './layout/offline-banner.tsx';

afterEach(() => backToRealTime());

// A screen may have headers and footers of its own, which the testing library also calls by these
// roles.
const banner = () => screen.getAllByRole('banner')[0] ?? document.body;
const footer = () => within(screen.getAllByRole('contentinfo').at(-1) ?? document.body);

describe('the guard', () => {
  it.each([
    '/history?sort_by=topic',
    '/generator',
    '/generator?topic=Rivers&x=1#advanced',
    '/generating/7',
    '/result/7',
  ])('sends a visitor of %s to the login, with the way back', async (path) => {
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(path)}`));
  });

  it('waits with a spinner while the session is being refreshed, then lets through', async () => {
    const gate = Promise.withResolvers<void>();
    fakeServer.on(operations.refresh, async () => {
      await gate.promise;
      return Response.json({
        access_token: fakeServer.state.token,
        expires_in: 600,
        user: fakeServer.state.user,
      });
    });
    fakeServer.state.expiresIn = -1;
    const { address } = renderApp('/generator', { signedIn: true });
    fakeServer.state.expiresIn = 600;
    expect(screen.getByText('Verifying authentication...')).not.toHaveClass('visually-hidden');
    await waitFor(() => expect(fakeServer.count('POST', '/api/auth/refresh')).toBe(1));
    gate.resolve();
    await waitFor(() => expect(screen.queryByText('Verifying authentication...')).toBeNull());
    expect(address()).toBe('/generator');
  });

  it('sends somebody whose session ended to the login and says so', async () => {
    const { address } = renderApp('/generator', { signedIn: true });
    await screen.findByRole('heading', { level: 1 });
    fakeServer.on(operations.refresh, () => {
      throw new AppError('unauthorized', 'Your session has ended.');
    });
    fakeServer.state.token = 'revoked';
    await act(() => session.renewForRequest(session.tokenForRequest()));
    await waitFor(() => expect(address()).toBe('/login?session_expired=true'));
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeVisible();
  });

  it.each([
    ['/nowhere', '/'],
    ['/administration', '/'],
    ['/reset-password', '/'],
  ])('answers %s silently with %s', async (path, to) => {
    const { address } = renderApp(path);
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Name a topic.');
  });

  it('takes /generate for the generator, keeping query and hash', async () => {
    const { address } = renderApp('/generate?topic=Rivers#advanced', { signedIn: true });
    await waitFor(() => expect(address()).toBe('/generator?topic=Rivers#advanced'));
  });
});

describe('the navigation bar', () => {
  const bar = () => within(banner());
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  it('offers a visitor Login and Register, and no dead ends', () => {
    renderApp('/');
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Coursewright', 'Home', 'Offline', 'Login', 'Register']);
    expect(bar().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows credits, letter and dot; the menu refreshes the credits; Logout goes home', async () => {
    fakeServer.state.user = aUser({ full_name: 'émile Zola', credits: 0 });
    const { person, address } = renderApp('/generator', { signedIn: true });
    const account = bar().getByRole('button', { name: 'Account' });
    expect(account).toHaveTextContent('É');
    expect(screen.queryByTestId('credits-dot')).toBeNull();
    const chip = bar().getByRole('button', { name: '0 credits' });
    expect(chip).toHaveAccessibleDescription('1 credit generates 1 course. Buy credits.');
    await person.click(chip);
    expect(await screen.findByRole('dialog', { name: 'Purchase Credits' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));

    fakeServer.state.user = aUser({ full_name: 'émile Zola', credits: 12 });
    await person.click(account);
    expect(await bar().findByRole('button', { name: '12 credits' })).toBeVisible();
    expect(screen.getByTestId('credits-dot')).toBeInTheDocument();
    expect(bar().getByText('ada@example.org')).toBeVisible();
    await person.keyboard('{Escape}');
    expect(bar().queryByText('ada@example.org')).toBeNull();
    expect(account).toHaveFocus();

    await person.click(account);
    await person.click(bar().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(fakeServer.count('POST', '/api/auth/logout')).toBe(1));
    expect(await bar().findByRole('link', { name: 'Login' })).toBeVisible();
    expect(address()).toBe('/');
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it.each([
    [{ full_name: '', email: 'zoe@example.org' }, 'Z', 'User'],
    [{ full_name: '  ', email: '' }, 'U', 'User'],
    [{ full_name: '李 雷', email: 'l@example.org' }, '李', '李 雷'],
  ])('calls %o "%s" and "%s"', async (change, letter, name) => {
    fakeServer.state.user = aUser(change);
    const { person } = renderApp('/', { signedIn: true });
    const account = bar().getByRole('button', { name: 'Account' });
    expect(account).toHaveTextContent(letter);
    await person.click(account);
    expect(bar().getByText(name)).toBeVisible();
  });

  it('has everything in the collapsed menu too, which a navigation closes', async () => {
    const { person } = renderApp('/', { signedIn: true });
    const menu = bar().getByRole('button', { name: 'Menu' });
    await person.click(menu);
    const panel = within(
      document.getElementById(menu.getAttribute('aria-controls') ?? '') ?? document.body,
    );
    expect(panel.getByText('3 credits')).toBeVisible();
    expect(panel.getByText('Ada Lovelace')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Logout' })).toBeVisible();
    await person.click(panel.getByRole('link', { name: 'Generator' }));
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
  });

  it('is lifted after 20 px; the way to the top appears after 100 px', async () => {
    const { person } = renderApp('/');
    const scroll = vi.spyOn(window, 'scrollTo');
    scrollTo(20);
    expect(banner()).not.toHaveAttribute('data-lifted');
    scrollTo(21);
    expect(banner()).toHaveAttribute('data-lifted');
    scrollTo(100);
    expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
    scrollTo(101);
    await person.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('switches the theme, remembers it and can go back to the system', async () => {
    const { person } = renderApp('/');
    await person.click(bar().getByRole('button', { name: 'Theme and language' }));
    expect(bar().getByRole('radio', { name: 'Same as system' })).toBeChecked();
    await person.click(bar().getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await person.click(bar().getByRole('radio', { name: 'Same as system' }));
    expect(document.documentElement).not.toHaveAttribute('data-mode');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('switches the language, keeps the menu open, and can go back to the browser', async () => {
    const { person } = renderApp('/');
    await person.click(bar().getByRole('button', { name: 'Theme and language' }));
    expect(bar().getByRole('radio', { name: 'Same as browser' })).toBeChecked();
    await person.click(bar().getByRole('radio', { name: 'Español' }));
    expect(await bar().findByRole('group', { name: 'Idioma' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    await person.click(bar().getByRole('radio', { name: 'Igual que el navegador' }));
    expect(await bar().findByRole('group', { name: 'Language' })).toBeVisible();
  });
});

describe('the frame', () => {
  it('ends with links, this year, and only safe addresses as links', () => {
    renderApp('/');
    expect(footer().getByText(`© ${new Date().getFullYear()} Coursewright`)).toBeVisible();
    for (const name of ['Home', 'Generator', 'History', 'Terms', 'Privacy'])
      expect(footer().getByRole('link', { name })).toBeVisible();
    expect(
      within(footer().getByRole('navigation', { name: 'Connect With Us' })).getAllByRole('link'),
    ).toHaveLength(4);
    expect(
      ['https://a.example', 'http://a.example', 'mailto:a@b.example', 'MAILTO:a@b.example'].every(
        isSafeExternalUrl,
      ),
    ).toBe(true);
    expect(
      [
        '',
        'a.example',
        '/terms',
        'javascript:alert(1)',
        ' javascript:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        'ftp://a.example',
        'tel:1',
      ].some(isSafeExternalUrl),
    ).toBe(false);
  });

  it('moves the focus to the heading of the next screen and names the document after it', async () => {
    const { person } = renderApp('/');
    expect(document.body).toHaveFocus();
    const headingHasFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
    await person.click(footer().getByRole('link', { name: 'Privacy' }));
    await headingHasFocus('Privacy');
    expect(document.title).toBe('Privacy · Coursewright');
    await person.click(footer().getByRole('link', { name: 'Terms' }));
    await headingHasFocus('Terms of use');
  });

  it('is at once at the part of a screen that the address names: where a glide ended, what loads above would have moved it away', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderApp('/#how');
    expect(scroll.mock.contexts).toEqual([document.getElementById('how')]);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' });
  });

  it('lets the keyboard skip to the content', async () => {
    const { person } = renderApp('/');
    await person.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('says when there is no network', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { container } = render(<OfflineBanner />);
    expect(container).toHaveTextContent('You are offline.');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(container).toHaveTextContent('');
  });

  it('stands when a screen breaks, and another address is a fresh start', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('Boom');
    };
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please reload.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    rerender(<ErrorBoundary resetKey="/b">Fine</ErrorBoundary>);
    expect(screen.getByText('Fine')).toBeVisible();
  });
});

it('says that the application failed when not even the frame of the page can be drawn', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    throw new Error('Boom');
  });
  renderApp('/');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to initialize application.');
  online.mockRestore();
});

describe('the code of a screen', () => {
  it('is fetched once more after a failure', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: () => <p>Here</p> });
    const Screen = lazyScreen('late', load);
    render(
      <Suspense fallback="Waiting">
        <Screen />
      </Suspense>,
    );
    expect(await screen.findByText('Here', {}, { timeout: 3000 })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails as a ChunkLoadError when it never comes: 120 s for each of two tries', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const outcome = loadChunk('history', load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk history failed.',
    });
  });
});

describe('notifications', () => {
  function Teller({ message, options }: { message: string; options?: NotifyOptions }) {
    const notify = useNotify();
    return <button onClick={() => notify(message, options)}>Tell</button>;
  }
  const tell = async (message: string, options?: NotifyOptions) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(
      <NotificationProvider>
        <Teller message={message} {...(options ? { options } : {})} />
      </NotificationProvider>,
    );
    await person.click(screen.getByRole('button', { name: 'Tell' }));
    return person;
  };

  it('leave after 6000 ms, as information by default', async () => {
    await tell('Saved.');
    expect(screen.getByText('Saved.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    expect(screen.getByText('Saved.').parentElement).toHaveAttribute('data-severity', 'info');
    act(() => void vi.advanceTimersByTime(5800));
    expect(screen.getByText('Saved.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(400));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('interrupt when they are errors, stay while pointed at, and can be closed', async () => {
    const person = await tell('Failed.', { severity: 'error', duration: 1000 });
    expect(screen.getByText('Failed.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    await person.hover(screen.getByText('Failed.'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Failed.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Failed.')).toBeNull();
  });

  it('need their provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <MemoryRouter>
          <Teller message="x" />
        </MemoryRouter>,
      ),
    ).toThrow('notifier must be used within a notification provider');
  });
});

describe('the welcome', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const press = (person: ReturnType<typeof renderApp>['person'], name: string) =>
    person.click(dialog().getByRole('button', { name }));

  it('shows three pages once, is not closed by Escape, leads on, and begins anew after 300 ms', async () => {
    const { person, address } = renderApp('/', { signedIn: true, welcomed: false });
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
    expect(dialog().getByRole('heading', { name: 'Welcome' })).toHaveFocus();
    expect(dialog().queryByRole('button', { name: 'Back' })).toBeNull();
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false);
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(
      false,
    );
    await press(person, 'Next');
    await waitFor(() =>
      expect(dialog().getByRole('heading', { name: 'How it Works' })).toHaveFocus(),
    );
    await press(person, 'Back');
    expect(dialog().getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await press(person, 'Next');
    await press(person, 'Next');
    expect(dialog().getByRole('heading', { name: 'Get Started' })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'You have 3 credits. 1 credit generates 1 course.',
    );
    // What costs more is said, and no amount.
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Audio and visualizations of a lesson take credits of their own. Courses that you save wait on the page “Offline”',
    );
    expect(localStorage.getItem('welcome_shown')).toBeNull();

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(dialog().getByRole('button', { name: 'Let’s go' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('welcome_shown')).toBe('true');
    act(() => void vi.advanceTimersByTime(299));
    expect(document.getElementById('welcome-title')).toHaveTextContent('Get Started');
    act(() => void vi.advanceTimersByTime(1));
    expect(document.getElementById('welcome-title')).toHaveTextContent('Welcome');
    backToRealTime();
    await waitFor(() => expect(address()).toBe('/generator'));
  });

  it('is for people who are logged in, and not for those who have seen it', async () => {
    const visitor = renderApp('/', { welcomed: false });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    visitor.unmount();
    session.stop();
    renderApp('/', { signedIn: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
