import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createChat } from './chats.ts';

const open: Server[] = [];
async function serve(answer: (path: string) => { status: number; location?: string }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, location } = answer(request.url ?? '');
    response.writeHead(status, location === undefined ? {} : { location }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(server);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { asked, url: `http://127.0.0.1:${port}` };
}
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a model’s server that sends its askers elsewhere', () => {
  it.each(['openai', 'anthropic', 'google', 'ollama'])(
    'is not followed by %s: neither the key nor the lesson goes there',
    async (provider) => {
      const canary = await serve(() => ({ status: 200 }));
      for (const status of [301, 302, 303, 307, 308]) {
        const server = await serve(() => ({ status, location: `${canary.url}/stray` }));
        const chat = await createChat({
          provider,
          name: 'scripted-1',
          baseUrl: server.url,
          apiKey: 'the-key',
          timeoutMs: 20_000,
        });
        const form = { name: 'greeting', schema: z.object({ words: z.string() }) };
        await expect(
          chat([{ role: 'user', text: 'Hello' }], { form, signal: AbortSignal.timeout(20_000) }),
        ).rejects.toThrow(/./);
        expect(server.asked).toHaveLength(1);
      }
      expect(canary.asked).toEqual([]);
    },
  );
});
