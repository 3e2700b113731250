// Who may import whom (CONTRIBUTING.md has the table in words). Runs over every import of the tree and fails when one points uphill.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch/run-step.ts';

/** Project → the projects it may import. */
const mayImport: Record<string, string[]> = {
  contract: [],
  text: [],
  rpc: ['contract'],
  platform: ['contract', 'rpc'],
  credits: ['contract', 'platform'],
  auth: ['contract', 'rpc', 'platform', 'credits'],
  sources: ['contract', 'text', 'rpc', 'platform'],
  authoring: ['contract', 'text', 'rpc', 'platform', 'sources'],
  'learning-paths': ['contract', 'text', 'rpc', 'platform', 'credits', 'sources', 'authoring'],
  generation: ['contract', 'rpc', 'platform', 'credits', 'sources', 'authoring', 'learning-paths'],
  payments: ['contract', 'rpc', 'platform', 'credits', 'auth'],
  admin: ['contract', 'rpc', 'platform', 'credits', 'auth', 'generation', 'payments'],
  testing: ['contract', 'platform'],
  api: [
    'contract',
    'rpc',
    'platform',
    'credits',
    'auth',
    'sources',
    'authoring',
    'generation',
    'payments',
    'admin',
  ],
  worker: [
    'contract',
    'platform',
    'credits',
    'auth',
    'sources',
    'authoring',
    'generation',
    'payments',
    'api',
  ],
  web: ['contract', 'rpc'],
  e2e: ['contract', 'testing'],
  tools: [
    'contract',
    'platform',
    'credits',
    'auth',
    'sources',
    'authoring',
    'generation',
    'payments',
    'admin',
    'testing',
    'api',
  ],
};

interface Rule {
  readonly name: string;
  /** The complaint, or undefined when the import is fine. */
  readonly check: (file: SourceFile, target: string, typeOnly: boolean) => string | undefined;
}

interface SourceFile {
  readonly path: string;
  readonly project: string;
  readonly isTest: boolean;
}

const rules: Rule[] = [
  {
    name: 'imports run downhill',
    check: ({ project, isTest }, target) => {
      const wanted = /^@coursewright\/([a-z-]+)/.exec(target)?.[1];
      if (!wanted || wanted === project) return undefined;
      const allowed = [
        ...(mayImport[project] ?? []),
        ...(isTest ? ['testing', 'sources', 'authoring'] : []),
      ];
      return allowed.includes(wanted) ? undefined : `${project} may not import ${wanted}`;
    },
  },
  {
    name: 'what is imported is declared, so that it is built before',
    check: ({ project, isTest }, target) => {
      const wanted = /^@coursewright\/([a-z-]+)/.exec(target)?.[1];
      if (!wanted || wanted === project || isTest || project === 'tools' || project === 'e2e')
        return undefined;
      return declaredBy(project).includes(`"@coursewright/${wanted}"`)
        ? undefined
        : `package.json of ${project} lacks @coursewright/${wanted}`;
    },
  },
  {
    name: 'the web takes rpc as a type only',
    // Its fake server is the exception: tests drive the screens through the real router.
    check: ({ path: file, project }, target, typeOnly) =>
      project === 'web' &&
      target === '@coursewright/rpc' &&
      !typeOnly &&
      !file.startsWith('apps/web/src/testing/')
        ? 'import type { … } from rpc'
        : undefined,
  },
  {
    name: 'LangChain stays in authoring/model and generation/pipeline',
    check: ({ path: file }, target) =>
      target.startsWith('@langchain/') &&
      !/^libs\/server\/(authoring\/src\/model|generation\/src\/pipeline)\//.test(file)
        ? 'no LangChain here'
        : undefined,
  },
  {
    name: 'the pipeline knows no database',
    check: ({ path: file }, target) =>
      /\/generation\/src\/pipeline\/(?!journal)/.test(file) && /^(typeorm|pg)$/.test(target)
        ? 'no database in the pipeline'
        : undefined,
  },
  {
    name: 'features of the web never import each other',
    check: ({ path: file }, target) => {
      const own = /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
      if (!own || !target.startsWith('.')) return undefined;
      const other = /^apps\/web\/src\/features\/([^/]+)\//.exec(
        path.posix.join(path.posix.dirname(file), target) + '/',
      )?.[1];
      return other && other !== own ? `feature ${own} imports feature ${other}` : undefined;
    },
  },
  {
    name: 'no import leaves its project by a path',
    check: ({ path: file, project }, target) => {
      // Benches drive what the specs of a project drive with, and tests are not exported.
      if (!target.startsWith('.') || project === 'tools') return undefined;
      return projectOf(path.posix.join(path.posix.dirname(file), target)) === project
        ? undefined
        : 'use the package name';
    },
  },
];

function declaredBy(project: string): string {
  const [file] = globSync(`{apps,libs,libs/server}/${project}/package.json`, { cwd: root });
  return file ? readFileSync(path.join(root, file), 'utf8') : '';
}

function projectOf(file: string): string {
  const match = /^(?:apps|libs\/server|libs)\/([^/]+)/.exec(file);
  return match ? match[1]! : file.startsWith('tools') ? 'tools' : 'root';
}

const importPattern =
  /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const complaints: string[] = [];
const files = globSync(
  [
    'apps/*/{src,test}/**/*.{ts,tsx}',
    'apps/e2e/**/*.ts',
    'libs/*/src/**/*.ts',
    'libs/server/*/src/**/*.ts',
    'tools/**/*.ts',
  ],
  { cwd: root },
)
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/(^|\/)(dist|node_modules)\//.test(file));

for (const file of files) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const about: SourceFile = {
    path: file,
    project: projectOf(file),
    isTest: /\.(spec|test)\.tsx?$|\/test\/|\/testing\//.test(file),
  };
  for (const [, typeOnly, target, dynamicTarget] of source.matchAll(importPattern)) {
    for (const rule of rules) {
      const complaint = rule.check(about, (target ?? dynamicTarget)!, Boolean(typeOnly));
      if (complaint) complaints.push(`${file}: ${complaint} (${rule.name})`);
    }
  }
  const readsEnvironment =
    /\bprocess\.env\b/.test(source) &&
    !/^(libs\/server\/platform\/src\/config\/|tools\/|apps\/e2e\/|apps\/(api|worker)\/src\/main\.ts)/.test(
      file,
    );
  if (readsEnvironment && !about.isTest)
    complaints.push(`${file}: reads process.env (only platform/config does)`);
}

if (complaints.length) {
  console.error(complaints.join('\n'));
  console.error(`${complaints.length} imports break the rules of the house`);
  process.exit(1);
}
console.log(`boundaries: ${files.length} files, no import points uphill`);
