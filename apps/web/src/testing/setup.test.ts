import { expect, it, vi } from 'vitest';

const pause = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('paused'), ms));

it('draws frames after the page changed around a focused element under fake timers', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await pause(100);
  vi.useFakeTimers();
  button.hidden = true;
  vi.useRealTimers();
  button.remove();
  const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('drawn')));
  expect(await Promise.race([frame, pause(1_000)])).toBe('drawn');
});
