import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { ConfigError } from '@coursewright/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthor } from '../create-author.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../../../..');

/** An operator's package for the provider `xai`, as small as LangChain allows. */
const operatorsPackage = `
import { AIMessage } from '@langchain/core/messages';
import { BaseChatModel } from '@langchain/core/language_models/chat_models';

export class ChatXAI extends BaseChatModel {
  constructor(fields) {
    super(fields);
    this.fields = fields;
    if (!fields.apiKey) throw new Error('XAI_API_KEY is not set');
  }
  _llmType() { return 'xai'; }
  bindTools(tools, options) { return this.withConfig({ tools, ...options }); }
  async _generate(messages, { tools, signal }) {
    const response = await this.caller.call(() => fetch(this.fields.baseUrl + '/chat', {
      method: 'POST', signal, headers: { authorization: 'Bearer ' + this.fields.apiKey },
      body: JSON.stringify({ model: this.fields.model, tools, messages: messages.map(({ text }) => text) }),
    }).then((answer) => { if (answer.ok) return answer; throw new Error('Status ' + answer.status); }));
    const args = await response.json();
    const message = new AIMessage({
      content: '', tool_calls: [{ name: tools[0].function.name, args, id: '1' }],
      response_metadata: { finish_reason: 'length' },
      usage_metadata: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
    });
    return { generations: [{ text: '', message }] };
  }
}
`;

const program = `
import { createChat } from './model/chats.ts';
import { z } from 'zod';
const { provider, baseUrl, apiKey } = JSON.parse(process.argv[2]);
try {
  const chat = await createChat({ provider, name: 'grok-1', baseUrl, apiKey, timeoutMs: 60_000 });
  const form = { name: 'greeting', schema: z.object({ words: z.string() }) };
  const reply = await chat([{ role: 'user', text: 'Hello' }], { form, signal: AbortSignal.timeout(60_000) });
  console.log(JSON.stringify({ reply }));
} catch (error) {
  console.log(JSON.stringify({ name: error.name, message: error.message }));
}
`;

describe('a provider that we do not ship', () => {
  let installation: string;
  let server: Server;
  let status = 200;
  let requests: { authorization: string | undefined; body: unknown }[] = [];

  beforeAll(async () => {
    installation = await mkdtemp(join(tmpdir(), 'coursewright-providers-'));
    const modules = join(installation, 'node_modules');
    const link = async (name: string, from = join(root, 'node_modules', name)) => {
      await mkdir(dirname(join(modules, name)), { recursive: true });
      await symlink(from, join(modules, name));
    };
    await Promise.all([
      link('zod'),
      link('@langchain/core'),
      link('@coursewright/contract', join(root, 'libs/contract')),
      // A copy, because a package behind a link would look for its providers where it really lies.
      cp(join(root, 'node_modules/langchain'), join(modules, 'langchain'), { recursive: true }),
      cp(import.meta.dirname, join(installation, 'model'), { recursive: true }),
      writeFile(join(installation, 'package.json'), '{"type":"module"}'),
      writeFile(join(installation, 'ask.ts'), program),
    ]);
    server = createServer((request, response) => {
      void text(request).then((body) => {
        requests.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
        response.writeHead(status).end('{"words":"Good morning"}');
      });
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
  });
  afterAll(async () => {
    server.close();
    await rm(installation, { recursive: true, force: true });
  });
  beforeEach(() => {
    requests = [];
    status = 200;
  });

  async function ask(config: { provider: string; apiKey?: string }): Promise<unknown> {
    const { port } = server.address() as AddressInfo;
    const argument = JSON.stringify({ ...config, baseUrl: `http://127.0.0.1:${port}` });
    const { stdout } = await run(
      process.execPath,
      ['--conditions=@coursewright/source', '--experimental-transform-types', 'ask.ts', argument],
      { cwd: installation },
    );
    return JSON.parse(stdout);
  }

  it('stops the start and names the package to install while that is missing', async () => {
    expect(await ask({ provider: 'xai', apiKey: 'key' })).toEqual({
      name: 'ProviderUnusable',
      message:
        'MODEL=xai:grok-1 needs the package @langchain/xai. Install it where Coursewright is installed: npm install @langchain/xai',
    });
  });

  describe('once its package is installed', () => {
    beforeAll(async () => {
      const folder = join(installation, 'node_modules/@langchain/xai');
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, 'package.json'),
        '{"name":"@langchain/xai","type":"module","exports":"./index.js"}',
      );
      await writeFile(join(folder, 'index.js'), operatorsPackage);
    });

    it('answers in the form that was asked for', async () => {
      expect(await ask({ provider: 'xai', apiKey: 'key' })).toEqual({
        reply: {
          text: '{"words":"Good morning"}',
          finish: 'length',
          usage: { inputTokens: 3, outputTokens: 4 },
        },
      });
      expect(requests).toEqual([
        {
          authorization: 'Bearer key',
          body: {
            model: 'grok-1',
            messages: ['Hello'],
            tools: [
              expect.objectContaining({ function: expect.objectContaining({ name: 'greeting' }) }),
            ],
          },
        },
      ]);
    });

    it(
      'is asked once and not again when it fails, because the author counts and limits retries',
      { tags: 'proof' },
      async () => {
        status = 500;
        expect(await ask({ provider: 'xai', apiKey: 'key' })).toEqual({
          name: 'Error',
          message: 'Status 500',
        });
        expect(requests).toHaveLength(1);
      },
    );

    it(
      'stops the start with what its package says about the settings',
      { tags: 'proof' },
      async () => {
        expect(await ask({ provider: 'xai' })).toEqual({
          name: 'ProviderUnusable',
          message: 'MODEL=xai:grok-1 cannot be used: XAI_API_KEY is not set',
        });
      },
    );
  });

  it.each([
    [
      'openia',
      /MODEL=openia:gpt-5 names no provider that is known\. Use one of anthropic, .*xai\./,
    ],
    ['mistralai', /MODEL=mistralai:gpt-5 needs the package @langchain\/mistralai\./],
  ])('fails the configuration when MODEL names %s', async (provider, message) => {
    const author = createAuthor({ provider, name: 'gpt-5', timeoutMs: 1_000 });
    await expect(author).rejects.toThrow(ConfigError);
    await expect(author).rejects.toThrow(message);
  });
});
