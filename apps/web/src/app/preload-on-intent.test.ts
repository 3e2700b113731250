import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadOnIntent } from './preload-on-intent.ts';

let end = () => undefined as void;
afterEach(() => {
  end();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

/** A page with a link, and what was fetched because of it. */
function pageWith(link: string) {
  document.body.innerHTML = link;
  const asked: string[] = [];
  end = preloadOnIntent(async (pathname) => void asked.push(pathname));
  const inside = document.querySelector('b');
  if (!inside) throw new Error('the link has nothing inside');
  return { asked, inside };
}

describe('a link that somebody is about to follow', () => {
  it.each([
    ['a pointer comes over it', fireEvent.pointerOver],
    ['it gets the focus', fireEvent.focusIn],
    ['a finger touches it', fireEvent.touchStart],
  ])('has its screen fetched when %s, once', (_sign, give) => {
    const { asked, inside } = pageWith('<a href="/history?page=2"><b>History</b></a>');
    expect(asked).toEqual([]);
    give(inside);
    give(inside);
    expect(asked).toEqual(['/history']);
  });

  it.each([
    ['to another site', '<a href="https://elsewhere.example/history"><b>x</b></a>'],
    ['in another window', '<a href="/history" target="_blank"><b>x</b></a>'],
    ['nowhere', '<p><b>x</b></p>'],
  ])('has nothing fetched where it leads %s', (_where, link) => {
    const { asked, inside } = pageWith(link);
    fireEvent.pointerOver(inside);
    expect(asked).toEqual([]);
  });

  it('has nothing fetched for whoever saves data', () => {
    const { asked, inside } = pageWith('<a href="/history"><b>x</b></a>');
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    fireEvent.pointerOver(inside);
    expect(asked).toEqual([]);
  });

  it('is asked for again after a fetch that failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.body.innerHTML = '<a href="/history"><b>x</b></a>';
    const preload = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('away'))
      .mockResolvedValue(undefined);
    end = preloadOnIntent(preload);
    const inside = document.querySelector('b');
    if (!inside) throw new Error('the link has nothing inside');
    fireEvent.pointerOver(inside);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    fireEvent.pointerOver(inside);
    expect(preload).toHaveBeenCalledTimes(2);
  });
});
