import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { en as accounts } from './features/accounts/messages/en.tsx';
import { en as legal } from './features/legal/messages/en.tsx';
import { en } from './shared/messages/en.tsx';
import { paths } from './shared/paths.ts';
import { writeForMembers } from './shared/session/index.ts';
import { titleOf } from './shared/page-title.ts';

const titles: ReadonlyMap<string, string> = new Map([
  [paths.terms, legal.terms],
  [paths.privacy, legal.privacy],
  [paths.login, accounts.log_in],
  [paths.register, accounts.register],
]);

/** A public page as finished HTML, for the build. */
export async function render(url: string): Promise<{ html: string; title: string }> {
  return { html: await write(url), title: titleOf(titles.get(url), en.tagline) };
}

/** A member's screen before anything of theirs is known, as HTML, for the build. */
export function renderFrame(url: string): Promise<string> {
  writeForMembers();
  return write(url);
}

async function write(url: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { onError: (error) => void failures.push(error) },
  );
  // React would leave the part out, and the page to the script.
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
