import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

/** For the first look, which loads the screen. */
const slow = { timeout: 20_000 };

describe('/dev/pieces', () => {
  it('is there without an account, and in no menu', async () => {
    renderApp('/dev/pieces');
    await screen.findByRole('heading', { level: 1, name: 'Pieces' }, slow);
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
    expect(document.querySelector('a[href="/dev/pieces"]')).toBeNull();
  });

  it('has a piece answer: a switch turns, a dialog opens and closes', async () => {
    const { person } = renderApp('/dev/pieces');
    const mail = await screen.findByRole('switch', { name: 'E-mail me when it is ready' }, slow);
    expect(mail).toBeChecked();
    await person.click(mail);
    expect(mail).not.toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Open a dialog' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this course?' }, slow);
    await person.click(within(dialog).getByRole('button', { name: 'OK' }));
  });
});
