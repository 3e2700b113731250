import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTrpcClient } from '../shared/trpc.ts';
import { backToRealTime } from './real-time.ts';

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

it('sends the calls that began under fake timers, and those after them', async () => {
  const { system } = createTrpcClient();
  vi.useFakeTimers();
  const during = system.capabilities.query();
  backToRealTime();
  const answers = Promise.all([during, system.capabilities.query()]).then(() => 'answered');
  expect(await Promise.race([answers, pause(2_000)])).toBe('answered');
});

it('shows the page where something is not found', async () => {
  const page = document.body.appendChild(document.createElement('p'));
  page.textContent = 'What there is';
  expect(() => screen.getByText('missing')).toThrow(/missing[^]*What there is/);
  const late = screen.findByText('late', {}, { timeout: 60 });
  await expect(late).rejects.toThrow(/late[^]*What there is/);
  page.remove();
});
