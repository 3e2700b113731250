import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run e2e -- --screens`: makes the pictures in docs/screenshots anew. */
export default defineConfig(journeys, { testDir: 'screens' });
