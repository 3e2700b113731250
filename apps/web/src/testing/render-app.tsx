import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/app.tsx';
// Loaded before the tests begin to count the time: on a busy machine the import of a screen takes
// longer than any wait should.
import '../app/member-routes.tsx';
import '../app/workspace-scope.tsx';
import '../features/generator/generator.route.tsx';
import '../features/home/home.route.tsx';
import { session } from '../shared/session/index.ts';
import {
  sessionStorageKey,
  toStoredSession,
  welcomeShownKey,
} from '../shared/session/stored-session.ts';
import { fakeServer } from './fake-server.ts';

/** Where the app is: pathname, query and hash. */
let address = '';
function Address() {
  const { pathname, search, hash } = useLocation();
  // oxlint-disable-next-line react/globals -- tests read it before effects have run
  address = `${pathname}${search}${hash}`;
  return null;
}

/**
 * The whole app at an address, as a visitor or as the fake server's user, and a person to drive it
 * by roles: `const { person } = await renderApp('/generator', { signedIn: true })`. The welcome
 * dialog has been seen unless `welcomed` is false.
 */
export function renderApp(
  at: string | { pathname: string; search?: string; state?: unknown } = '/',
  { signedIn = false, welcomed = true } = {},
) {
  if (signedIn) {
    const { user, token, expiresIn } = fakeServer.state;
    const stored = toStoredSession(
      { access_token: token, expires_in: expiresIn, user },
      Math.floor(Date.now() / 1000),
    );
    localStorage.setItem(sessionStorageKey, JSON.stringify(stored));
  }
  if (welcomed) localStorage.setItem(welcomeShownKey, 'true');
  // A second one in a test is a reload: what followed the browser for the first is let go of.
  session.stop();
  session.start();
  const person = userEvent.setup();
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
  return { person, screen, ...view, address: () => address };
}
