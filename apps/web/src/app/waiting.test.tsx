import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../shared/session/index.ts';
import { forgetWaiting } from '../shared/waiting.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const run = {
  task_id: '0000000e-0000-4000-8000-000000000001',
  topic: 'Deltas',
  status: 'running' as const,
  overall_progress: 0.4,
  created_at: '2026-11-20T10:00:00.000Z',
};
const underWay = (count: number) => {
  fakeServer.useCases.activeGenerations = {
    run: async () => Array.from({ length: count }, () => run),
  };
};
const slow = { timeout: 10_000 };
const inBar = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name }, slow);

describe('courses that are being written', () => {
  /** What the icon of the installed application says. */
  let icon: number | undefined;
  const badging = {
    setAppBadge: vi.fn(async (count?: number) => void (icon = count)),
    clearAppBadge: vi.fn(async () => void (icon = 0)),
  };
  beforeEach(() => {
    forgetWaiting();
    icon = undefined;
    Object.assign(navigator, badging);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const name of Object.keys(badging)) Reflect.deleteProperty(navigator, name);
  });

  it('are counted on the icon and beside the history, until there are none', async () => {
    underWay(2);
    const first = renderApp('/generator', { signedIn: true });
    await inBar('History 2 in progress');
    expect(icon).toBe(2);
    first.unmount();
    underWay(0);
    renderApp('/generator', { signedIn: true });
    await inBar('History');
    await waitFor(() => expect(icon).toBe(0), slow);
  });

  it('are counted up to 99', async () => {
    underWay(100);
    renderApp('/generator', { signedIn: true });
    await inBar('History 100 in progress');
    expect(screen.getByText('99+')).toBeInTheDocument();
  });

  it('are nobody else’s business after a logout', async () => {
    underWay(1);
    renderApp('/generator', { signedIn: true });
    await inBar('History 1 in progress');
    await act(() => session.logout());
    await waitFor(() => expect(icon).toBe(0));
  });

  it('are still counted beside the history where the browser cannot mark an icon, or will not', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    badging.setAppBadge.mockRejectedValueOnce(new Error('not allowed'));
    underWay(1);
    const first = renderApp('/generator', { signedIn: true });
    await inBar('History 1 in progress');
    await waitFor(() =>
      expect(warn.mock.calls.map(([said]) => said)).toContain('The icon could not be marked.'),
    );
    first.unmount();
    for (const name of Object.keys(badging)) Reflect.deleteProperty(navigator, name);
    underWay(3);
    renderApp('/generator', { signedIn: true });
    await inBar('History 3 in progress');
  });
});
