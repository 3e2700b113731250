import { chromium } from '@playwright/test';
import { browserFlags, findBrowsers } from '../launch/browser.ts';
import { startFreshProduct } from '../launch/fresh-product.ts';
const account = { email: 'reader@example.org', password: 'seven herons over the estuary' };
const { whole } = await findBrowsers();
const product = await startFreshProduct({
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
});
const browser = await chromium.launch({
  executablePath: whole,
  args: ['--headless=new', ...browserFlags],
});
try {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  await context.addInitScript(() => {
    (window as any).lcp = [];
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as any[])
        (window as any).lcp.push([
          Math.round(e.startTime),
          e.size,
          e.element?.outerHTML?.slice(0, 90),
        ]);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as any[])
        (window as any).lcp.push(['paint', e.name, Math.round(e.startTime)]);
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      (window as any).first = document.querySelector('main h1, main');
      (window as any).lcp.push([
        'dcl',
        Math.round(performance.now()),
        getComputedStyle(document.querySelector('#root')!).visibility,
      ]);
    });
  });
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 400)));
  page.on('pageerror', (m) => console.log('pageerror', m.message.slice(0, 800)));
  await page.goto(`${product.url}/login`);
  await page.evaluate(() => {
    localStorage.setItem('welcome_shown', 'true');
    localStorage.setItem('pwa_intro_v2.0', 'completed');
  });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/generator');
  for (const path of [
    '/generator',
    '/history',
    '/account',
    '/history/40799376-0fb4-4cdc-b38a-04b34c14cbbc',
  ]) {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.RATE ?? 1) });
    await page.goto(product.url + path);
    await page.waitForTimeout(2500);
    console.log(
      path,
      JSON.stringify(
        await page.evaluate(() => [
          (window as any).lcp,
          (window as any).first?.isConnected,
          performance
            .getEntriesByType('resource')
            .filter((e) => e.name.includes('/api/'))
            .map((e) => [e.name.slice(-40), Math.round(e.startTime)]),
        ]),
        null,
        0,
      ),
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exit(0);
