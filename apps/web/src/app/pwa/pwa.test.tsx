import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { interfaceLanguage } from '../../shared/language.ts';
import { updates } from './updates.ts';
import { watchReleases } from './watch-releases.ts';

/** A service worker as the browser shows it to a page. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];
  postMessage(message: unknown): void {
    this.said.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = () => Promise.resolve();
  readonly unregister = vi.fn(() => Promise.resolve(true));
}
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly active = new FakeWorker();
  readonly ready = Promise.resolve({ active: this.active });
  registered: string[] = [];
  refusal: Error | undefined;
  register(script: string): Promise<FakeRegistration> {
    this.registered.push(script);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve(this.registration);
  }
}
const asContainer = (container: FakeContainer) =>
  container as unknown as Parameters<typeof watchReleases>[0];

describe('the service worker', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    updates.offer(undefined);
    vi.useRealTimers();
  });

  it('is registered from its fixed path; where the browser refuses, that is logged and nothing else', async () => {
    const container = new FakeContainer();
    container.refusal = new Error('not allowed');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderApp('/');
    stop = await watchReleases(asContainer(container));
    expect(container.registered).toEqual(['/sw.js']);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'The service worker could not be registered.',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  it('keeps the texts of a language that is chosen', async () => {
    const container = new FakeContainer();
    renderApp('/');
    stop = await watchReleases(asContainer(container));
    act(() => interfaceLanguage.choose('es'));
    await waitFor(() => expect(container.active.said).toContainEqual({ language: 'es' }));
    act(() => interfaceLanguage.choose('en'));
  });

  it('is no news the first time; a newer one is offered, declined, and taken with one press', async () => {
    const container = new FakeContainer();
    const reload = vi.fn();
    const { person } = renderApp('/');
    const first = new FakeWorker();
    container.registration.installing = first;
    stop = await watchReleases(asContainer(container), reload);
    act(() => first.become('installed'));
    container.controller = first;
    act(() => void container.dispatchEvent(new Event('controllerchange')));
    expect(screen.queryByText('A new version is ready.')).toBeNull();

    const next = new FakeWorker();
    container.registration.installing = next;
    act(() => void container.registration.dispatchEvent(new Event('updatefound')));
    act(() => next.become('installed'));
    await person.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    expect(next.said).toEqual([]);

    act(() => next.become('installed'));
    await person.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(next.said).toEqual(['take over']));
    expect(screen.getByRole('button', { name: 'Reload' })).toHaveAttribute('aria-busy', 'true');
    act(() => void container.dispatchEvent(new Event('controllerchange')));
    expect(reload).not.toHaveBeenCalled();
    act(() => next.become('activated'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(container.registration.unregister).not.toHaveBeenCalled();
  });

  it('is given up for what the server has, when the browser holds on to the older release', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    const next = new FakeWorker();
    next.state = 'installed';
    container.registration.waiting = next;
    const reload = vi.fn();
    renderApp('/');
    stop = await watchReleases(asContainer(container), reload);
    fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(next.said).toEqual(['take over']);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('interrupts nobody when another tab has taken the newer release', async () => {
    const container = new FakeContainer();
    container.controller = new FakeWorker();
    const reload = vi.fn();
    const { person } = renderApp('/');
    stop = await watchReleases(asContainer(container), reload);
    act(() => void container.dispatchEvent(new Event('controllerchange')));
    expect(reload).not.toHaveBeenCalled();
    await person.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
