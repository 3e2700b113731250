import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { watchChunks } from './gone-chunk.ts';
import { updates } from './updates.ts';

/** What the browser says when an import fails, as Vite passes it on. */
const chunkIsGone = () => window.dispatchEvent(new Event('vite:preloadError'));
const needed = /^A new version is needed to go on\./;

describe('a piece of code that the server does not have any more', () => {
  const reload = vi.fn();
  let stop: () => void;
  let entry: HTMLScriptElement;
  /** The page that the server would give now. */
  let shell = '';
  const asked = vi.fn(() => Promise.resolve(new Response(shell)));

  beforeEach(() => {
    shell = '<script type="module" src="/assets/index-B.js"></script>';
    vi.stubGlobal('fetch', asked);
    entry = document.createElement('script');
    Object.assign(entry, { type: 'module', src: '/assets/index-A.js' });
    document.head.append(entry);
    stop = watchChunks(reload);
  });
  afterEach(() => {
    stop();
    entry.remove();
    updates.offer(undefined);
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('has the page loaded anew, once for several pieces, and not again after that', async () => {
    chunkIsGone();
    chunkIsGone();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // The page that comes is of the same release: the server may be half rolled out.
    stop();
    stop = watchChunks(reload);
    chunkIsGone();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('changes nothing while the server has this release: the network has blinked', async () => {
    shell = '<script type="module" src="/assets/index-A.js"></script>';
    chunkIsGone();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for whoever has typed something, who is told and cannot put it off', async () => {
    const { person } = renderApp('/login');
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    await person.type(email, 'ada@');
    chunkIsGone();
    expect(await screen.findByText(needed)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    expect(email).toHaveValue('ada@');
    expect(reload).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('waits where a screen would not let the tab be closed', async () => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    renderApp('/');
    chunkIsGone();
    expect(await screen.findByText(needed)).toBeInTheDocument();
    window.removeEventListener('beforeunload', hold);
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page anew for the next piece that is missed, when what was typed is gone', async () => {
    const { person } = renderApp('/login');
    const email = await screen.findByRole('textbox', { name: 'E-mail' });
    await person.type(email, 'ada@');
    chunkIsGone();
    expect(await screen.findByText(needed)).toBeInTheDocument();
    await person.clear(email);
    chunkIsGone();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('does not wait for a field that is gone with its screen', async () => {
    const { person, unmount } = renderApp('/login');
    await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ada@');
    unmount();
    chunkIsGone();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
