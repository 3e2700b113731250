import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from './render-app.tsx';

it('shows the generator to a signed-in person', async () => {
  renderApp('/generator', { signedIn: true });
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
});
