import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['libs/contract', 'libs/rpc', 'libs/text', 'apps/web', 'tools'] },
});
