import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writtenPage } from './written-page.ts';

const lesson = '<a href="?lesson=1">Where a river begins</a>';
const microtasks = () => new Promise<void>((resolve) => queueMicrotask(resolve));

/** The page as the server wrote it, and where the application draws. */
function arrive(html = `<main><article id="written">${lesson}</article></main>`) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const place = document.querySelector<HTMLElement>('#root');
  if (!place) throw new Error('no root');
  return writtenPage.take(place);
}
const written = () => document.querySelector('#written');
const linkIn = (place: ParentNode, name: string) =>
  [...place.querySelectorAll('a')].find(({ textContent }) => textContent.includes(name));

afterEach(() => {
  writtenPage.settle();
  document.body.innerHTML = '';
});

describe('what the server wrote of a page', () => {
  it('leaves the application its own place where there is nothing of it', () => {
    const root = arrive('');
    expect(root).toBe(document.querySelector('#root'));
    expect(root.dataset).not.toHaveProperty('state');
  });

  it('stays as it is until the application waits for nothing any more, and goes then', async () => {
    const root = arrive();
    const [screen, course] = [writtenPage.await(), writtenPage.await()];
    writtenPage.settle();
    screen();
    await microtasks();
    expect(written()).toBeInstanceOf(HTMLElement);
    expect(root.dataset).toHaveProperty('state', 'behind');
    course();
    await microtasks();
    expect(written()).toBeNull();
    expect(root.dataset).not.toHaveProperty('state');
    expect(document.querySelector('#root')).toBe(root);
  });

  it('stays where what has come waits for something itself', async () => {
    arrive();
    const screen = writtenPage.await();
    screen();
    const course = writtenPage.await();
    await microtasks();
    expect(written()).toBeInstanceOf(HTMLElement);
    course();
    await microtasks();
    expect(written()).toBeNull();
  });

  it('stays under a finger until it has pressed what it is on', async () => {
    arrive();
    window.dispatchEvent(new Event('pointerdown'));
    writtenPage.settle();
    expect(written()).toBeInstanceOf(HTMLElement);
    window.dispatchEvent(new Event('pointerup'));
    expect(written()).toBeInstanceOf(HTMLElement);
    await vi.waitFor(() => expect(written()).toBeNull());
  });

  it('gives the focus of a link to the same link of the application, not to another one that leads there', () => {
    const root = arrive();
    linkIn(document, 'Where a river begins')?.focus();
    root.innerHTML =
      '<a href="?lesson=1">Begin</a><a href="?lesson=1">1.1 Where a river begins</a>';
    writtenPage.settle();
    expect(document.activeElement).toBe(linkIn(root, '1.1'));
  });

  it('gives no link the focus where none had it', () => {
    const root = arrive();
    root.innerHTML = lesson;
    writtenPage.settle();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the application takes over', () => {
  beforeEach(() => {
    // Whoever asks for a lesson waits for nothing; the address is left by the file before.
    window.history.replaceState(null, '', '/');
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());
  const began = () => {
    const begin = vi.fn<() => void>();
    void writtenPage.read().then(begin);
    return begin;
  };

  it.each(['pointermove', 'keydown', 'touchstart', 'scroll'])('at the first %s', async (sign) => {
    arrive();
    const begin = began();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begin).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(0);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('by itself after a while', async () => {
    arrive();
    const begin = began();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('at once where nothing was written', async () => {
    arrive('');
    const begin = began();
    await vi.advanceTimersByTimeAsync(0);
    expect(begin).toHaveBeenCalledOnce();
  });
});
