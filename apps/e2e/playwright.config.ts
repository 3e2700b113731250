import { defineConfig, devices } from '@playwright/test';

/** Run by `npm run e2e`, which builds and starts the product and names it in BASE_URL. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../../test-results/journeys',
  workers: 2,
  fullyParallel: true,
  // Watchdogs against hanging, not measures: the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  // Of journeys whose page the browser stopped drawing, and of no others: see journeys/journey.ts.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL: process.env['BASE_URL'],
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: (process.env['CHROME_FLAGS'] ?? '').split(' ').filter(Boolean),
    },
    // A trace costs a third of the time, and nobody can open one that a CI machine kept.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // A click that lands while a dialog still grows may meet nothing.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed says so itself, and does not run into the journey's own end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What a journey routes would not reach it past the worker. pwa.journey.spec.ts has one.
    serviceWorkers: 'block',
    // Somebody who has been here: the install tutorial would open by itself on a telephone.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(process.env['BASE_URL'] ?? 'http://localhost').origin,
          localStorage: [{ name: 'pwa_intro_v2.0', value: 'completed' }],
        },
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // What would only repeat on a telephone what a wide screen has shown is left out.
    {
      name: 'phone',
      grep: /@every-width/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
