import { createTestApp, type TestApp } from './create-test-app.ts';
describe('x', () => {
  let house: TestApp;
  beforeAll(async () => { house = await createTestApp({ env: { LOG_LEVEL: 'warn' } }); });
  afterAll(() => house?.close());
  it('lives', async () => {
    for (const p of ['/api/health/ready', '/api/health/live', '/api/capabilities', '/api/openapi.json', '/api/docs', '/api/nope', '/x', '/api/trpc/system.capabilities', '/api/trpc/generation.active','/api/trpc/nope']) {
      const r = await fetch(house.url + p);
      console.log(p, r.status, (await r.text()).slice(0, 300), p === '/x' ? Object.fromEntries(r.headers) : '');
    }
  });
});
