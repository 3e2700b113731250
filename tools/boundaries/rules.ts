// Who may import whom. What is not written here is refused, a folder without a row too: a new folder gets its row first.
// `npm run lint` holds every file to it (check.ts); boundaries.test.ts proves that it refuses.

/** What the files of a folder may import besides each other. Tests (*.spec.ts, *.test.ts) may also import what `tests` of their area says. */
export interface Folder {
  /** Folders of the same area; with a leading slash: from the root. `*`: every folder of the area. */
  readonly folders?: readonly string[];
  /** Libraries by their name without @coursewright/, an entry point of one with its path. */
  readonly libraries?: readonly string[];
  /** As `libraries`, but only what is gone at run time. */
  readonly types?: readonly string[];
  /** npm packages, with all they export, and modules of Node. */
  readonly packages?: readonly string[];
  /** Never part of an installation, so devDependencies and libraries that package.json does not name will do. */
  readonly isDevelopment?: true;
}

export interface Area {
  /** A project, or another folder whose rows belong together. */
  readonly at: string;
  /** Rows by folder below `at`; `**` at the end covers the folders below, which then import each other as they like. */
  readonly folders: Readonly<Record<string, Folder>>;
  readonly tests?: Folder;
  /** As that of a folder, for all. */
  readonly isDevelopment?: true;
}

/** Text that no file may contain. */
interface Forbidden {
  /** A regular expression. */
  readonly pattern: string;
  readonly reason: string;
  /** Files that may. */
  readonly but: readonly string[];
}

export interface Rules {
  readonly areas: readonly Area[];
  /** Files that may read environment variables. */
  readonly readEnvironment: readonly string[];
  /** Files that may import what they compute. */
  readonly computeImports: readonly string[];
  readonly forbidden: readonly Forbidden[];
  /** Packages that come with another one, which package.json names. */
  readonly comesWith: Readonly<Record<string, string>>;
}

// Modules of Node that touch neither network, processes nor threads.
const node = [
  'node:async_hooks',
  'node:crypto',
  'node:events',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:net',
  'node:os',
  'node:path',
  'node:stream',
  'node:timers/promises',
  'node:url',
  'node:util',
  'node:zlib',
];
const nodeOfTests = [
  ...node,
  'node:assert/strict',
  'node:child_process',
  'node:diagnostics_channel',
  'node:http',
  'node:https',
  'node:readline',
  'node:stream/consumers',
];
// Nest, and what rows and inputs are parsed with.
const nest = ['@nestjs/common', '@nestjs/core', 'zod'];
const tables = ['@nestjs/typeorm', 'typeorm'];
const http = ['fastify'];
const jestTests = ['@jest/globals', 'fast-check', 'reflect-metadata', 'zod', ...nodeOfTests];
/** jest.config.js, vitest.config.ts. */
const config: Folder = { folders: ['/'], packages: ['vitest'], isDevelopment: true };
/** What the tests of a server library use besides. */
const serverTests = (...libraries: string[]): Folder => ({
  folders: ['*'],
  libraries: ['contract', 'platform', 'platform/embedded', 'testing', ...libraries],
  packages: [...jestTests, ...nest, 'fflate', 'pg', 'typeorm'],
});

const contract: Area = {
  at: 'libs/contract',
  folders: { '': config, 'src/**': { packages: ['zod'] } },
  tests: { packages: ['vitest', 'fast-check'] },
};

const text: Area = {
  at: 'libs/text',
  folders: {
    '': config,
    'src/**': {},
    // Lists and statistics, each behind an entry point of its own.
    'src/terms/**': {
      folders: ['src', 'src/words'],
      packages: ['@orama/stemmers', '@orama/stopwords'],
    },
    'src/detection': { folders: ['src'], packages: ['tinyld'] },
    test: { isDevelopment: true, packages: ['node:fs', 'node:path', 'vitest'] },
  },
  tests: { folders: ['test'], packages: ['vitest', 'fast-check', 'node:fs', 'node:path'] },
};

const rpc: Area = {
  at: 'libs/rpc',
  folders: { '': config, 'src/**': { libraries: ['contract'], packages: ['@trpc/server', 'zod'] } },
  tests: { packages: ['vitest'] },
};

const platform: Area = {
  at: 'libs/server/platform',
  folders: {
    '': config,
    src: {
      folders: [
        'src/config',
        'src/database',
        'src/http',
        'src/idempotency',
        'src/jobs',
        'src/limits',
        'src/mail',
        'src/wakeups',
      ],
      libraries: ['contract'],
      types: ['rpc'],
      packages: [...node, 'node:worker_threads', ...nest, '@nestjs/typeorm', 'nestjs-pino', 'zod'],
    },
    'src/config': { libraries: ['contract'], packages: [...node, 'zod'] },
    'src/database': {
      folders: ['src', 'src/config', 'src/database/migrations'],
      libraries: ['contract'],
      packages: [...node, ...nest, ...tables, 'pg', 'pg-boss', 'zod'],
    },
    'src/database/embedded': { packages: [...node, 'node:child_process', 'pg', 'zod'] },
    'src/database/migrations': { packages: ['typeorm'] },
    'src/http': {
      folders: ['src', 'src/config', 'src/database', 'src/idempotency'],
      libraries: ['contract', 'rpc'],
      packages: [...node, ...nest, ...http, '@nestjs/passport', '@trpc/server', 'rxjs', 'zod'],
    },
    'src/idempotency': {
      folders: ['src', 'src/config', 'src/database'],
      libraries: ['contract'],
      types: ['rpc'],
      packages: [...node, ...nest, 'typeorm', 'zod'],
    },
    'src/jobs': { folders: ['src', 'src/config', 'src/database'], packages: [...nest, 'pg-boss'] },
    'src/limits': {
      folders: ['src', 'src/database'],
      libraries: ['contract'],
      packages: [...nest, 'typeorm', 'zod'],
    },
    'src/mail/**': {
      folders: ['src', 'src/config', 'src/jobs'],
      libraries: ['contract', 'contract/words'],
      types: ['rpc'],
      packages: [...node, ...nest, 'nodemailer', 'postal-mime', 'zod'],
    },
    'src/wakeups': {
      folders: ['src', 'src/config', 'src/database'],
      packages: [...node, ...nest, 'pg'],
    },
  },
  tests: serverTests('contract/catalogue-check'),
};

const credits: Area = {
  at: 'libs/server/credits',
  folders: {
    '': config,
    src: {
      libraries: ['contract', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
  },
  tests: serverTests(),
};

const auth: Area = {
  at: 'libs/server/auth',
  folders: {
    '': config,
    src: {
      folders: [
        'src/account',
        'src/api-tokens',
        'src/password-reset',
        'src/strategies',
        'src/user-keys',
      ],
      libraries: ['contract', 'contract/words', 'credits', 'platform'],
      types: ['rpc'],
      packages: [
        ...node,
        ...nest,
        ...tables,
        ...http,
        '@fastify/cookie',
        '@node-rs/argon2',
        'ipaddr.js',
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
  tests: serverTests(),
};

const sourcesFolder = (...folders: string[]): Folder => ({
  folders,
  libraries: ['contract', 'platform', 'text'],
});
const sources: Area = {
  at: 'libs/server/sources',
  folders: {
    '': config,
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
      packages: [...node, 'node:dns/promises', 'ipaddr.js', 'robots-parser', 'undici'],
    },
    'src/library': {
      ...sourcesFolder('src', 'src/parsing', 'src/passages', 'src/retrieval'),
      libraries: ['contract', 'platform', 'text', 'text/terms'],
      packages: [...node, ...nest, ...tables, 'zod'],
    },
    'src/parsing/**': {
      ...sourcesFolder('src/passages'),
      packages: [
        ...node,
        'node:worker_threads',
        '@mozilla/readability',
        'fflate',
        'linkedom',
        'mammoth',
        'marked',
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
    test: { isDevelopment: true, folders: ['*'], packages: ['fflate', 'pdfkit', ...nodeOfTests] },
  },
  tests: serverTests('text'),
};

const authoring: Area = {
  at: 'libs/server/authoring',
  folders: {
    '': config,
    src: {
      folders: ['src/citations', 'src/extractive', 'src/model'],
      libraries: ['contract', 'platform', 'sources'],
      packages: ['@nestjs/common'],
    },
    'src/citations': {
      folders: ['src/markdown'],
      libraries: ['contract', 'platform', 'text', 'text/terms'],
      packages: ['@nestjs/common', 'node:worker_threads'],
    },
    // Runs in a thread of its own, without Nest, database or model.
    'src/extractive/**': {
      folders: ['src', 'src/citations', 'src/markdown'],
      libraries: ['contract', 'sources', 'text', 'text/terms'],
      packages: ['node:crypto', 'node:worker_threads', 'zod'],
    },
    'src/markdown/**': { libraries: ['text'] },
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
      folders: ['src', 'src/markdown', 'src/model'],
      libraries: ['contract', 'text/terms'],
    },
    test: {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'sources', 'text'],
      packages: [...nodeOfTests, 'node:worker_threads'],
    },
  },
  tests: serverTests('sources', 'text'),
};

const learningPaths: Area = {
  at: 'libs/server/learning-paths',
  folders: {
    '': config,
    'src/**': {
      libraries: ['contract', 'text', 'platform', 'credits', 'sources', 'authoring'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http, 'zod'],
    },
    test: {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'platform', 'sources', 'authoring'],
    },
  },
  tests: serverTests('authoring', 'credits', 'sources', 'text'),
};

const generation: Area = {
  at: 'libs/server/generation',
  folders: {
    '': config,
    'src/**': {
      folders: ['src/pipeline'],
      libraries: [
        'contract',
        'text',
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
    // Plain functions over what they are handed: no database, no Nest, no stream, and of courses nothing but the document's shape.
    'src/pipeline/**': {
      libraries: ['contract', 'text', 'sources', 'authoring', 'learning-paths/document'],
      packages: ['@langchain/langgraph', 'node:crypto', 'p-limit', 'zod'],
    },
    test: {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'sources', 'authoring', 'generation'],
      packages: nodeOfTests,
    },
  },
  tests: serverTests('authoring', 'credits', 'learning-paths', 'sources'),
};

const payments: Area = {
  at: 'libs/server/payments',
  folders: {
    '': config,
    src: {
      folders: ['src/test-checkout', 'src/webhook'],
      libraries: ['auth', 'contract', 'contract/words', 'credits', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http, 'stripe', 'zod'],
    },
    'src/test-checkout': {
      folders: ['src'],
      libraries: ['contract', 'contract/words', 'platform'],
      types: ['rpc'],
      packages: [
        ...node,
        ...nest,
        ...tables,
        ...http,
        'node:http',
        'node:stream/consumers',
        'stripe',
        'zod',
      ],
    },
    'src/webhook': {
      folders: ['src'],
      libraries: ['contract', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http, 'stripe', 'zod'],
    },
  },
  tests: serverTests('auth', 'credits'),
};

const admin: Area = {
  at: 'libs/server/admin',
  folders: {
    '': config,
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
      packages: [...node, ...nest, ...tables, ...http, 'zod'],
    },
  },
  tests: serverTests('auth', 'credits', 'generation', 'payments'),
};

/** Scripted outside services and test databases. */
const testing: Area = {
  at: 'libs/server/testing',
  isDevelopment: true,
  folders: {
    '': config,
    'src/**': {
      libraries: ['contract', 'platform', 'platform/embedded', 'text'],
      packages: [...nodeOfTests, 'pg', 'stripe', 'zod'],
    },
  },
  tests: { packages: jestTests },
};

const everyFeature = [
  'admin',
  'auth',
  'authoring',
  'credits',
  'generation',
  'learning-paths',
  'payments',
  'platform',
  'sources',
];

const api: Area = {
  at: 'apps/api',
  folders: {
    '': config,
    'src/**': {
      libraries: ['contract', 'rpc', ...everyFeature],
      packages: [
        ...node,
        ...nest,
        ...http,
        '@fastify/cookie',
        '@fastify/helmet',
        '@fastify/multipart',
        '@fastify/static',
        '@nestjs/platform-fastify',
        '@nestjs/swagger',
        '@trpc/server',
        'reflect-metadata',
        'zod',
      ],
    },
    'test/**': {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'rpc', 'testing', 'text', 'platform/embedded', ...everyFeature],
      packages: [
        ...jestTests,
        ...nest,
        '@nestjs/platform-fastify',
        'fflate',
        'marked',
        'pdfkit',
        'pg',
        'postal-mime',
        'smtp-server',
        'stripe',
        'typeorm',
      ],
    },
  },
};

const worker: Area = {
  at: 'apps/worker',
  folders: {
    '': config,
    src: {
      libraries: everyFeature.filter((name) => name !== 'admin'),
      packages: [...nest, 'reflect-metadata'],
    },
    test: {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['platform', 'testing'],
      packages: [...jestTests, ...nest],
    },
  },
};

const screens = ['antd', 'react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zod'];
/** A product area of the web: everything shared, nothing of another feature. */
const feature = (...packages: string[]): Folder => ({
  folders: ['src/shared'],
  libraries: ['contract', 'contract/words', 'text'],
  packages: [...screens, ...packages],
});
const webTests = [
  'vitest',
  'msw',
  'fast-check',
  '@testing-library/react',
  '@testing-library/user-event',
  'vitest-axe',
];
const fonts = ['figtree', 'jetbrains-mono', 'literata'].map(
  (name) => `@fontsource-variable/${name}`,
);
const web: Area = {
  at: 'apps/web',
  isDevelopment: true,
  folders: {
    '': { folders: ['build', '/'], packages: ['vite', 'vitest', '@vitejs/plugin-react'] },
    // Runs while the web is built, under Node.
    build: { packages: [...node, 'vite', 'linkedom'] },
    public: {},
    src: {
      folders: [
        'src/app',
        'src/shared',
        'src/styles',
        'src/features/accounts',
        'src/features/legal',
      ],
      libraries: ['contract', 'contract/words'],
      packages: ['react', 'react-dom', 'react-router-dom', ...fonts],
    },
    'src/styles': {},
    'src/app/**': {
      folders: [
        'src/shared',
        'src/features/accounts',
        'src/features/admin',
        'src/features/course',
        'src/features/generating',
        'src/features/generator',
        'src/features/home',
        'src/features/legal',
        'src/features/purchase',
      ],
      libraries: ['contract', 'contract/words'],
      packages: screens,
    },
    'src/features/accounts/**': feature(),
    'src/features/admin/**': feature(),
    'src/features/course/**': feature('diff'),
    'src/features/generating/**': feature(),
    'src/features/generator/**': feature(),
    'src/features/home/**': feature(),
    'src/features/legal/**': feature(),
    'src/features/purchase/**': feature(),
    'src/shared/**': {
      libraries: ['contract', 'contract/words', 'text'],
      types: ['rpc'],
      packages: [
        ...screens,
        '@ant-design/cssinjs',
        '@ant-design/icons',
        '@trpc/client',
        '@trpc/react-query',
        '@trpc/server',
        'dompurify',
        'highlight.js',
        'katex',
        'marked',
      ],
    },
    // The fake server answers through the real router.
    'src/testing/**': {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'contract/words', 'rpc'],
      packages: [...screens, ...webTests, '@testing-library/jest-dom', '@trpc/server'],
    },
  },
  tests: {
    folders: ['src/app', 'src/testing', 'src/features/generator', 'src/shared'],
    libraries: ['contract/catalogue-check', 'rpc'],
    packages: webTests,
  },
};

const e2e: Area = {
  at: 'apps/e2e',
  isDevelopment: true,
  folders: {
    '': { packages: ['@playwright/test', ...nodeOfTests] },
    'journeys/**': {
      libraries: ['contract', 'testing'],
      packages: ['@playwright/test', '@axe-core/playwright', ...nodeOfTests],
    },
    screens: { folders: ['journeys'], packages: ['@playwright/test', ...nodeOfTests] },
  },
};

const everything = ['contract', 'platform/embedded', 'testing', 'text', ...everyFeature];
const nodeOfTools = [...nodeOfTests, 'node:worker_threads'];
const tools: Area = {
  at: 'tools',
  isDevelopment: true,
  folders: {
    '': {
      folders: ['*'],
      libraries: ['platform/embedded'],
      packages: [...nodeOfTools, 'pg', 'vitest'],
    },
    boundaries: { folders: ['launch'], packages: [...nodeOfTools, 'vite'] },
    texts: { packages: [...nodeOfTools, 'vite'] },
    'worked-example': { folders: ['launch'], packages: nodeOfTools },
    launch: { packages: [...nodeOfTools, '@sparticuz/chromium'] },
    'lint-rules': { packages: nodeOfTools },
    'mutants/**': {
      folders: ['launch'],
      libraries: ['platform/embedded', 'testing'],
      packages: [...nodeOfTools, 'vite'],
    },
    'bench/**': {
      folders: ['launch', '/libs/server/generation/test'],
      libraries: everything,
      packages: [
        ...nodeOfTools,
        ...nest,
        '@nestjs/platform-fastify',
        'chrome-launcher',
        'lighthouse',
        'pg',
        'reflect-metadata',
        'typeorm',
      ],
    },
    'rig/**': {
      folders: ['launch', '/apps/api/test'],
      libraries: everything,
      packages: [
        ...nodeOfTools,
        '@node-rs/argon2',
        'p-limit',
        'pg',
        'pg-boss',
        'stripe',
        'typeorm',
        'zod',
      ],
    },
  },
  tests: { packages: ['vitest'] },
};

export const rules: Rules = {
  areas: [
    { at: '', isDevelopment: true, folders: { '': { packages: ['vitest'] } } },
    contract,
    text,
    rpc,
    platform,
    credits,
    auth,
    sources,
    authoring,
    learningPaths,
    generation,
    payments,
    admin,
    testing,
    api,
    worker,
    web,
    e2e,
    tools,
  ],
  readEnvironment: [
    'libs/server/platform/src/config/load-config.ts',
    'apps/web/vite.config.ts',
    'apps/e2e/**',
    'tools/**',
  ],
  computeImports: [
    // Bundles the pages of the web, then loads what it has built.
    'apps/web/build/prerender.ts',
    'apps/web/build/antd-direct.ts',
    // Finds the binaries of this platform.
    'libs/server/platform/src/database/embedded/postgres-binaries.ts',
    // Scenarios, benches and mutants named on the command line; built applications.
    'tools/**',
  ],
  forbidden: [
    {
      pattern: String.raw`\b(?:jest|vi)\s*\.\s*(?:mock|doMock|unstable_mockModule|setMock)\s*\(`,
      reason: 'replaces a module; script the outside service over real HTTP (libs/server/testing)',
      but: ['tools/boundaries/boundaries.test.ts'],
    },
    {
      pattern: String.raw`\bdatabase\s*\.\s*query<`,
      reason: 'believes what a row is; hand the schema of the row to query instead',
      // Not done yet.
      but: ['libs/server/generation/src/**', '**/*.spec.ts', 'apps/api/test/**', 'tools/**'],
    },
  ],
  comesWith: { '@jest/globals': 'jest' },
};
