import { operations } from '@coursewright/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someCapabilities } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { startInsights } from './start-insights.ts';

const insights = {
  endpoint: 'https://count.example.org/api/event',
  site: 'courses.example.org',
  kinds: ['usage' as const, 'performance' as const],
};
const sent = () =>
  fakeServer.state.requests
    .filter(({ path }) => path === '/api/event')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('what the operator has counted', () => {
  beforeEach(() => {
    fakeServer.on({ ...operations.startGeneration, path: '/event' }, () =>
      HttpResponse.text('ok', { status: 202 }),
    );
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const measuring = () => {
    fakeServer.useCases.capabilities = { run: async () => ({ ...someCapabilities(), insights }) };
  };

  it('is nothing where there is no collector', async () => {
    await startInsights();
    window.history.pushState({}, '', '/history');
    expect(sent()).toEqual([]);
  });

  it('is nothing of somebody whose browser asks not to be tracked', async () => {
    measuring();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await startInsights();
    window.history.pushState({}, '', '/history');
    expect(sent()).toEqual([]);
  });

  it('is the kind of each page that is opened, and nothing that names a course or a person', async () => {
    measuring();
    window.history.replaceState({}, '', '/public/3sX9QkUeY1mZbL7tR2vWcd?lesson=secret#here');
    await startInsights();
    window.history.pushState({}, '', '/public/3sX9QkUeY1mZbL7tR2vWcd?lesson=other');
    window.history.pushState({}, '', '/reset-password/tok3n');
    window.history.pushState({}, '', '/generator?topic=divorce');
    const { origin } = window.location;
    const kinds = ['/public/:id', '/:id/:id', '/generator'].map((path) => origin + path);
    await vi.waitFor(() =>
      expect(
        sent()
          .filter(({ n }) => n === 'pageview')
          .map(({ u }) => u),
      ).toEqual(kinds),
    );
    for (const { d, u } of sent()) {
      expect(d).toBe('courses.example.org');
      expect(kinds).toContain(u);
    }
    expect(JSON.stringify(sent())).not.toMatch(/secret|tok3n|divorce|3sX9/);
    expect(document.cookie).toBe('');
  });
});
