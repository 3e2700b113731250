// Libraries of the server.
import { http, nest, node, nodeOfTests, serverTests, tables } from './common.ts';
import type { Area, Folder } from './shapes.ts';

export const platform: Area = {
  at: 'libs/server/platform',
  folders: {
    src: {
      folders: [
        'src/config',
        'src/database',
        'src/files',
        'src/http',
        'src/idempotency',
        'src/jobs',
        'src/limits',
        'src/mail',
        'src/wakeups',
      ],
      libraries: ['contract'],
      packages: [...node, 'node:worker_threads', ...nest, '@nestjs/typeorm', 'nestjs-pino', 'zod'],
    },
    'src/config': { libraries: ['contract'], packages: [...node, 'zod'] },
    'src/database': {
      folders: ['src/config', 'src/database/migrations'],
      packages: [...node, ...nest, ...tables, 'pg', 'pg-boss', 'zod'],
    },
    'src/database/embedded': { packages: [...node, 'node:child_process', 'pg'] },
    'src/database/migrations': { packages: ['typeorm'] },
    'src/files': {
      folders: ['src/config'],
      libraries: ['contract'],
      packages: node,
    },
    'src/http': {
      folders: ['src/database', 'src/idempotency'],
      libraries: ['contract', 'rpc'],
      packages: [...node, ...nest, ...http, '@nestjs/passport', '@trpc/server', 'rxjs', 'zod'],
    },
    'src/idempotency': {
      folders: ['src', 'src/config', 'src/database'],
      libraries: ['contract'],
      types: ['rpc'],
      packages: [...node, ...nest, 'typeorm', 'zod'],
    },
    'src/jobs': { folders: ['src/config', 'src/database'], packages: [...nest, 'pg-boss'] },
    'src/limits': {
      folders: ['src', 'src/database'],
      libraries: ['contract'],
      packages: [...nest, 'ipaddr.js', 'typeorm', 'zod'],
    },
    'src/mail/**': {
      folders: ['src', 'src/config', 'src/jobs'],
      libraries: ['contract', 'contract/failures', 'contract/words'],
      packages: [...node, ...nest, 'nodemailer', 'postal-mime', 'zod'],
    },
    'src/wakeups': {
      folders: ['src/config', 'src/database'],
      packages: [...node, ...nest, 'pg'],
    },
  },
  tests: serverTests('contract/catalogue-check'),
};

export const credits: Area = {
  at: 'libs/server/credits',
  folders: {
    src: {
      libraries: ['contract', 'platform'],
      packages: [...nest, ...tables, 'zod'],
    },
  },
  tests: serverTests(),
};

export const auth: Area = {
  at: 'libs/server/auth',
  folders: {
    src: {
      folders: [
        'src/account',
        'src/api-tokens',
        'src/password-reset',
        'src/strategies',
        'src/user-keys',
      ],
      libraries: ['contract', 'credits', 'platform'],
      types: ['rpc'],
      packages: [
        ...node,
        ...nest,
        ...tables,
        ...http,
        '@fastify/cookie',
        '@node-rs/argon2',
        'jose',
        'p-limit',
        'zod',
      ],
    },
    'src/account': {
      folders: ['src', 'src/api-tokens', 'src/password-reset', 'src/user-keys'],
      libraries: ['contract', 'credits', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...http],
    },
    'src/api-tokens': {
      folders: ['src'],
      libraries: ['contract', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
    'src/password-reset': {
      folders: ['src', 'src/account'],
      libraries: ['contract', 'platform'],
      types: ['rpc'],
      packages: nest,
    },
    'src/strategies': {
      folders: ['src', 'src/api-tokens'],
      libraries: ['platform'],
      types: ['rpc'],
      packages: [
        ...nest,
        ...http,
        '@nestjs/passport',
        'node:crypto',
        'passport',
        'passport-jwt',
        'passport-strategy',
        'zod',
      ],
    },
    'src/user-keys': {
      folders: ['src'],
      libraries: ['contract', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
  },
};

const sourcesFolder = (...folders: string[]): Folder => ({
  folders,
  libraries: ['contract', 'platform'],
});
export const sources: Area = {
  at: 'libs/server/sources',
  folders: {
    src: {
      ...sourcesFolder(
        'src/fetching',
        'src/library',
        'src/parsing',
        'src/passages',
        'src/retrieval',
        'src/search',
      ),
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http, '@fastify/multipart', 'zod'],
    },
    'src/fetching': {
      ...sourcesFolder('src', 'src/parsing', 'src/passages'),
      libraries: ['contract'],
      packages: [...node, 'node:dns/promises', 'ipaddr.js', 'robots-parser', 'undici'],
    },
    'src/library': {
      ...sourcesFolder('src', 'src/parsing', 'src/passages'),
      libraries: ['contract', 'platform', 'text', 'text/terms'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
    'src/parsing/**': {
      ...sourcesFolder('src/passages'),
      libraries: ['contract', 'contract/zip', 'platform', 'platform/zip', 'text'],
      packages: [
        ...node,
        'node:worker_threads',
        '@mozilla/readability',
        'linkedom',
        'mammoth',
        'marked',
        'parse5',
        'pdfjs-dist',
      ],
    },
    'src/passages': {
      ...sourcesFolder('src', 'src/parsing'),
      libraries: ['text', 'text/detection'],
      packages: ['node:crypto'],
    },
    'src/retrieval': { folders: ['src'], libraries: ['text', 'text/terms'] },
    'src/search': { ...sourcesFolder('src'), packages: ['node:timers/promises', 'zod'] },
    test: { isDevelopment: true, folders: ['*'], packages: ['fflate', 'pdfkit'] },
  },
  tests: serverTests('text'),
};

export const authoring: Area = {
  at: 'libs/server/authoring',
  folders: {
    src: {
      folders: ['src/citations', 'src/extractive', 'src/model', 'src/quality'],
      libraries: ['contract', 'platform', 'sources'],
      packages: ['@nestjs/common'],
    },
    'src/citations': {
      folders: ['src/citations/engine', 'src/markdown'],
      libraries: ['contract', 'platform', 'text', 'text/terms'],
      packages: ['@nestjs/common', 'node:worker_threads'],
    },
    // The check itself: pure, and used by tools without the rest.
    'src/citations/engine': {
      folders: ['src/citations/engine/lexicon'],
      libraries: ['text', 'text/terms'],
      packages: ['node:fs'],
    },
    'src/citations/engine/lexicon': { libraries: ['text/terms'] },
    // Runs in a thread of its own, without Nest, database or model.
    'src/extractive/**': {
      folders: ['src', 'src/citations', 'src/markdown'],
      libraries: ['contract', 'sources', 'text', 'text/terms'],
      packages: ['node:crypto', 'node:worker_threads', 'zod'],
    },
    'src/markdown/**': {},
    'src/quality': {
      folders: ['src/citations', 'src/markdown', 'src/quality/checks'],
      libraries: ['contract', 'platform', 'text', 'text/terms'],
      packages: ['@nestjs/common', 'node:worker_threads'],
    },
    // One module per check: pure functions over the course as it was read.
    'src/quality/checks': {
      folders: ['src/markdown', 'src/quality'],
      libraries: ['contract', 'text', 'text/terms'],
    },
    'src/model': {
      folders: ['src', 'src/citations', 'src/markdown', 'src/model/chats', 'src/model/prompts'],
      libraries: ['contract', 'platform', 'text', 'text/other-language'],
      packages: ['node:timers/promises', 'zod'],
    },
    'src/model/chats': {
      folders: ['src', 'src/model'],
      types: ['platform'],
      packages: [
        '@langchain/anthropic',
        '@langchain/core',
        '@langchain/google-genai',
        '@langchain/ollama',
        '@langchain/openai',
        'langchain',
        'node:async_hooks',
      ],
    },
    'src/model/prompts': {
      folders: ['src', 'src/markdown'],
      libraries: ['contract', 'text', 'text/terms'],
    },
    'test/**': {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['authoring', 'contract', 'sources', 'text', 'text/terms'],
      packages: [...nodeOfTests, 'node:worker_threads'],
    },
  },
  tests: serverTests('authoring', 'sources', 'text'),
};

export const learningPaths: Area = {
  at: 'libs/server/learning-paths',
  folders: {
    'src/**': {
      libraries: ['contract', 'contract/course-file', 'text', 'platform', 'authoring'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http, 'zod'],
    },
  },
};

export const generation: Area = {
  at: 'libs/server/generation',
  folders: {
    'src/**': {
      folders: ['src/pipeline'],
      libraries: [
        'contract',
        'platform',
        'credits',
        'sources',
        'authoring',
        'learning-paths',
        'learning-paths/document',
      ],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http, 'rxjs', 'zod'],
    },
    // Plain functions over what they are handed: no database, no Nest, no stream, and of courses
    // nothing but the document's shape.
    'src/pipeline/**': {
      libraries: ['contract', 'sources', 'authoring', 'learning-paths/document'],
      packages: ['@langchain/langgraph', 'node:crypto', 'p-limit', 'zod'],
    },
    test: {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'sources', 'authoring', 'generation'],
      packages: nodeOfTests,
    },
  },
  tests: serverTests('learning-paths'),
};

export const visualization: Area = {
  at: 'libs/server/visualization',
  folders: {
    src: {
      libraries: ['authoring', 'contract', 'credits', 'learning-paths', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
  },
};

export const chatbot: Area = {
  at: 'libs/server/chatbot',
  folders: {
    src: {
      libraries: [
        'authoring',
        'contract',
        'credits',
        'learning-paths',
        'platform',
        'text',
        'text/terms',
      ],
      types: ['rpc'],
      packages: [...nest, ...tables, 'rxjs', 'zod'],
    },
  },
  tests: serverTests(),
};

export const payments: Area = {
  at: 'libs/server/payments',
  folders: {
    src: {
      folders: ['src/test-checkout', 'src/webhook'],
      libraries: ['auth', 'contract', 'credits', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, 'stripe', 'zod'],
    },
    'src/test-checkout': {
      libraries: ['contract', 'platform'],
      packages: [
        ...node,
        ...nest,
        ...tables,
        'node:http',
        'node:stream/consumers',
        'stripe',
        'zod',
      ],
    },
    'src/webhook': {
      folders: ['src'],
      libraries: ['contract', 'platform'],
      packages: [...nest, ...tables, 'stripe', 'zod'],
    },
  },
  tests: serverTests(),
};

export const admin: Area = {
  at: 'libs/server/admin',
  folders: {
    src: {
      libraries: [
        'auth',
        'contract',
        'credits',
        'generation',
        'learning-paths',
        'payments',
        'platform',
      ],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
  },
};
