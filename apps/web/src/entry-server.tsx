import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { legalTitles } from './features/legal/titles.ts';
import { titleOf } from './shared/page-title.ts';

/** A public page as finished HTML, for the build. */
export async function render(url: string): Promise<{ html: string; title: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  return { html: await new Response(prelude).text(), title: titleOf(legalTitles.get(url)) };
}
