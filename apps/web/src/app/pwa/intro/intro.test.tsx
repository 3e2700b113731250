import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserOf, deviceOf, variantOf } from '../../../shared/install/capability.ts';
import { listenForInstallation } from '../../../shared/install/install-prompt.ts';
import { usePwaIntro } from '../../../shared/pwa-intro.ts';
import { session } from '../../../shared/session/index.ts';
import { backToRealTime } from '../../../testing/real-time.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that they are there as soon as they are asked for.
import '../../layout/welcome/welcome-dialog.tsx';
import './intro-dialog.tsx';

const key = 'pwa_intro_v2.0';
let matching: string[];
let stopListening: () => void;
const opened = () => screen.findByRole('dialog', {}, { timeout: 8_000 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const chip = () => within(screen.getByRole('dialog')).getByText(/^\d \/ 4$/).textContent;

beforeEach(() => {
  matching = ['(max-width: 599.98px)'];
  const known = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(Object.create(known(query)) as MediaQueryList, {
      matches: matching.includes(query),
    }),
  );
  stopListening = listenForInstallation();
});
afterEach(() => {
  stopListening();
  backToRealTime();
});

describe('the install tutorial', () => {
  it('opens by itself after 1,000 ms on a small screen, until it was completed once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    localStorage.setItem('pwa_intro_shown', 'true');
    const { unmount } = renderApp('/');
    expect(localStorage.getItem('pwa_intro_shown')).toBeNull();
    await later(999);
    expect(screen.queryByRole('dialog')).toBeNull();
    await later(1);
    await later(0);
    expect(chip()).toBe('1 / 4');
    expect(screen.getByRole('heading', { name: 'Benefits' })).toHaveFocus();
    expect(localStorage.getItem(key)).toBeNull();
    press('Skip');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(key)).toBe('completed');
    unmount();
    renderApp('/');
    await later(5_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open by itself on a wide screen, and waits until the welcome was read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    matching = [];
    const { unmount } = renderApp('/');
    await later(5_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();

    matching = ['(max-width: 599.98px)'];
    renderApp('/', { signedIn: true, welcomed: false });
    await later(5_000);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeInTheDocument();
    act(() => session.markWelcomeShown());
    await later(1_000);
    await later(0);
    expect(screen.getByRole('dialog', { name: 'Benefits' })).toBeInTheDocument();
  });

  it('leads through four steps, says that nothing is installed, and closes 1,500 ms after its end', async () => {
    matching = [];
    renderApp('/terms');
    press('Install the app');
    await opened();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1');
    for (const said of [
      '1 credit generates 1 course.',
      'Audio and visualizations of a lesson take credits of their own.',
      'Saved courses wait for you on the Offline page.',
      'New users receive free credits.',
    ])
      expect(screen.getByRole('dialog')).toHaveTextContent(said);
    press('Next');
    expect(chip()).toBe('2 / 4');
    press('Next');
    expect(screen.getByRole('heading', { name: 'Offline' })).toHaveFocus();
    press('Back');
    expect(chip()).toBe('2 / 4');
    press('Next');
    press('Next');
    expect(screen.getByText('Checking the installation…')).toBeInTheDocument();
    expect(await screen.findByText('Installation not detected')).toBeInTheDocument();
    expect(
      screen.getByText(
        "Installation didn't complete automatically. You can still bookmark this page and use all offline features!",
      ),
    ).toBeInTheDocument();
    const [next, tips] = within(screen.getByRole('dialog')).getAllByRole('list');
    expect(within(next!).getAllByRole('listitem')).toHaveLength(3);
    expect(within(tips!).getAllByRole('listitem')).toHaveLength(2);

    vi.useFakeTimers({ shouldAdvanceTime: false });
    press('Finish');
    expect(localStorage.getItem(key)).toBe('completed');
    await later(1_499);
    expect(screen.getByRole('dialog')).toHaveTextContent('All set. Enjoy learning!');
    await later(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to step 3 where the application is installed, and detects that', async () => {
    matching = ['(display-mode: standalone)'];
    renderApp('/terms');
    press('Install the app');
    await opened();
    expect(chip()).toBe('3 / 4');
    press('Back');
    expect(
      screen.getByText('Coursewright is already installed on this device.'),
    ).toBeInTheDocument();
    press('Next');
    press('Next');
    expect(await screen.findByText('Installation detected')).toBeInTheDocument();
  });

  it('goes to step 3 in a tab of a browser that knows of an installation elsewhere', async () => {
    matching = [];
    const known = { getInstalledRelatedApps: vi.fn(async () => [{ platform: 'webapp' }]) };
    Object.assign(navigator, known);
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'getInstalledRelatedApps'));
    renderApp('/terms');
    press('Install the app');
    await opened();
    expect(chip()).toBe('3 / 4');
    press('Next');
    expect(await screen.findByText('Installation detected')).toBeInTheDocument();
  });

  it('uses the dialog of the browser where it is offered, once, and closes with Escape', async () => {
    matching = [];
    renderApp('/terms');
    const answers: ('accepted' | 'dismissed' | Error)[] = ['dismissed', new Error('not now')];
    const offer = () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          const answer = answers.shift() ?? 'accepted';
          if (answer instanceof Error) throw answer;
          return { outcome: answer };
        },
      });
      act(() => void window.dispatchEvent(event));
      return event;
    };
    expect(offer().defaultPrevented).toBe(true);
    press('Install the app');
    await opened();
    press('Next');
    press('Install now');
    expect(await screen.findByText(/^Not now, then\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Install now' })).toBeNull();

    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    offer();
    press('Install now');
    expect(await screen.findByText(/^Installation didn't complete/)).toBeInTheDocument();
    expect(warn).toHaveBeenCalledOnce();

    offer();
    press('Install now');
    expect(await screen.findByText(/^Your browser is installing it/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(
      screen.getByText('Coursewright is already installed on this device.'),
    ).toBeInTheDocument();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(key)).toBe('completed');
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      5,
      'safari',
      'ios',
      'safari_ios',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      5,
      'safari',
      'ios',
      'safari_ios',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148 Safari/604.1',
      5,
      'chrome',
      'ios',
      'generic',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
      5,
      'chrome',
      'android',
      'chrome_android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
      0,
      'chrome',
      'desktop',
      'chrome_desktop',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      0,
      'edge',
      'desktop',
      'edge_desktop',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0',
      5,
      'edge',
      'android',
      'generic',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      0,
      'firefox',
      'desktop',
      'firefox_manual',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      0,
      'safari',
      'desktop',
      'generic',
    ],
    ['curl/8', 0, 'unknown', 'desktop', 'generic'],
  ])('knows the browser of %s', (userAgent, touchPoints, browser, device, variant) => {
    const said = { userAgent, touchPoints };
    expect([browserOf(said), deviceOf(said)]).toEqual([browser, device]);
    expect(variantOf({ browser: browserOf(said), device: deviceOf(said) })).toBe(variant);
  });

  it('is opened inside its provider only', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = () => {
      usePwaIntro();
      return null;
    };
    expect(() => render(<Lost />)).toThrow(
      'usePwaIntro must be used within a PwaIntroContext provider',
    );
  });
});
