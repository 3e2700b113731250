import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../launch/run-step.ts';
import { Boundaries, declarationsOf, sourceFilesOf } from './check.ts';
import { rules } from './rules.ts';
import type { Folder, Rules } from './rules/shapes.ts';

const boundaries = new Boundaries(rules, declarationsOf(root));
const pipeline = 'libs/server/generation/src/pipeline/steps/planted.ts';
const extractive = 'libs/server/authoring/src/extractive/planted.ts';
const ledger = 'libs/server/credits/src/planted.ts';
const accounts = 'libs/server/auth/src/planted.ts';
const feature = 'apps/web/src/features/course/planted.tsx';
const shared = 'apps/web/src/shared/planted.ts';

describe('an import', () => {
  it.each([
    // Uphill and sideways, in every spelling.
    ['for its effect', ledger, "import '@coursewright/generation';"],
    ['of a type', ledger, "import type { Runs } from '@coursewright/generation';"],
    ['in a type', ledger, "export type Runs = import('@coursewright/generation').Runs;"],
    ['that is handed on', ledger, "export * from '@coursewright/generation';"],
    ['of which one name is handed on', ledger, "export { Runs } from '@coursewright/generation';"],
    ['made later', ledger, "await import('@coursewright/generation');"],
    ['in a template', ledger, 'await import(`@coursewright/generation`);'],
    ['by require', ledger, "const runs = require('@coursewright/generation');"],
    ['by import and require', ledger, "import runs = require('@coursewright/generation');"],
    [
      'by createRequire',
      accounts,
      "import { createRequire as make } from 'node:module';\nmake(import.meta.url)('@coursewright/generation');",
    ],
    [
      'by a require with a name',
      accounts,
      "import { createRequire } from 'node:module';\nconst load = createRequire(import.meta.url);\nload.resolve('@coursewright/generation');",
    ],
    ['that is only resolved', ledger, "import.meta.resolve('@coursewright/generation');"],
    [
      'that a test takes past its mock',
      'libs/server/credits/src/planted.spec.ts',
      "await vi.importActual('@coursewright/generation');",
    ],
    [
      'behind comments',
      ledger,
      "import { a /* from 'x' */ } /* y */ from '@coursewright/generation';",
    ],
    ['of a name that is computed', ledger, "const name = 'typeorm';\nawait import(name);"],
    ['of a reference', ledger, '/// <reference path="../../generation/src/index.ts" />'],

    // Into a library behind its entry point.
    ['of what a library has built', ledger, "import '@coursewright/platform/dist/clock.js';"],
    ["of a library's source", ledger, "import '@coursewright/platform/src/clock.ts';"],
    ["of another library's file", ledger, "import { Clock } from '../../platform/src/clock.ts';"],
    ['of a file outside', ledger, "import '../../../../../elsewhere/planted.ts';"],
    ['of an absolute path', ledger, "import '/etc/planted.js';"],
    ['of an address', ledger, "import 'https://example.org/planted.js';"],
    ['of an alias', ledger, "import '#planted';"],

    // Between the folders of a library.
    ['of the model by the built-in author', extractive, "import '../model/index.ts';"],
    ['of Nest by the built-in author', extractive, "import { Injectable } from '@nestjs/common';"],
    [
      'of a thread of another folder',
      extractive,
      "new URL('../model/worker.ts', import.meta.url);",
    ],
    ['of the database by the pipeline', pipeline, "import { DataSource } from 'typeorm';"],
    ['of the driver by the pipeline', pipeline, "import type pg from 'pg';"],
    [
      'of the platform by the pipeline',
      pipeline,
      "import { Database } from '@coursewright/platform';",
    ],
    ['of a use case by the pipeline', pipeline, "import '../../start-generation.ts';"],
    [
      'of embedded PostgreSQL by the configuration',
      'libs/server/platform/src/config/planted.ts',
      "import '../database/embedded/index.ts';",
    ],

    // Packages.
    [
      'of LangChain outside its folders',
      'libs/server/authoring/src/planted.ts',
      "import '@langchain/core/messages';",
    ],
    [
      'of langchain outside its folders',
      'libs/server/generation/src/planted.ts',
      "import 'langchain';",
    ],
    [
      'of Stripe outside payments',
      'libs/server/auth/src/planted.ts',
      "import Stripe from 'stripe';",
    ],
    ['of Fastify by the ledger', ledger, "import type { FastifyRequest } from 'fastify';"],
    ['of React by the server', 'libs/server/admin/src/planted.ts', "import 'react';"],
    ['of antd by the contract', 'libs/contract/src/planted.ts', "import { Button } from 'antd';"],
    ['of Node by the contract', 'libs/contract/src/planted.ts', "import 'node:fs';"],
    ['of a package that nobody declares', ledger, "import 'left-pad';"],
    ['of a package that others bring along', 'apps/web/src/app/planted.tsx', "import 'scheduler';"],
    ['of a test package by the product', ledger, "import fc from 'fast-check';"],
    ['of Node without its prefix', ledger, "import { createHash } from 'crypto';"],
    ['of processes', ledger, "import { exec } from 'node:child_process';"],

    // The web.
    ['of a feature by another', feature, "import '../generator/draft.ts';"],
    [
      'of a feature by what features share',
      shared,
      "import '../features/course/course.route.tsx';",
    ],
    ['of the composition by a feature', feature, "import '../../app/router.tsx';"],
    ['of the composition by what features share', shared, "import '../app/router.tsx';"],
    [
      'of more than types of rpc',
      shared,
      "import { type AppRouter, appRouter } from '@coursewright/rpc';",
    ],
    ['of rpc by a feature', feature, "import type { AppRouter } from '@coursewright/rpc';"],
    ['of the server by the web', shared, "import type { Config } from '@coursewright/platform';"],
    ['of Node by the web', shared, "import { spawn } from 'node:child_process';"],
    ['of test helpers by a screen', feature, "import '../../testing/fake-server.ts';"],

    // Tests may more, and not everything.
    [
      'of a library above by a test',
      'libs/server/credits/src/planted.spec.ts',
      "import '@coursewright/generation';",
    ],
    [
      'of a feature by a test of another',
      'apps/web/src/features/course/planted.test.tsx',
      "import '../admin/admin.route.tsx';",
    ],
    [
      'of scripted services by the product',
      ledger,
      "import { startScriptedModel } from '@coursewright/testing';",
    ],
  ])('%s is refused', (_name, file, text) => {
    expect(boundaries.complaintsAbout({ path: file, text })).toHaveLength(1);
  });

  it.each([
    ['of a library below', ledger, "import { Database } from '@coursewright/platform';"],
    ['of a type of rpc by the web', shared, "import type { AppRouter } from '@coursewright/rpc';"],
    ['of what features share', feature, "import { paths } from '../../shared/paths.ts';"],
    [
      'of LangGraph by the pipeline',
      pipeline,
      "import { StateGraph } from '@langchain/langgraph';",
    ],
    [
      'of scripted services by a test',
      'libs/server/credits/src/planted.spec.ts',
      "import '@coursewright/testing';",
    ],
    ['that only a text contains', ledger, "const text = \"import 'typeorm'\"; // import 'react'"],
  ])('%s is let through', (_name, file, text) => {
    expect(boundaries.complaintsAbout({ path: file, text })).toEqual([]);
  });

  it('of a devDependency is refused in what is installed, even where the list allows the package', () => {
    const allowing = new Boundaries(
      { ...rules, areas: [{ at: 'libs/x', folders: { src: { packages: ['msw', 'zod'] } } }] },
      declarationsOf(root),
    );
    const about = (name: string) =>
      allowing.complaintsAbout({ path: 'libs/x/src/planted.ts', text: `import '${name}';` });
    expect(about('zod')).toEqual([]);
    expect(about('msw')).toEqual([expect.stringContaining('devDependency')]);
  });

  it('of a library that package.json does not name is refused, because it would not be built before', () => {
    const allowing = new Boundaries(
      {
        ...rules,
        areas: [{ at: 'libs/server/credits', folders: { src: { libraries: ['sources'] } } }],
      },
      declarationsOf(root),
    );
    expect(
      allowing.complaintsAbout({ path: ledger, text: "import '@coursewright/sources';" }),
    ).toEqual([expect.stringContaining('does not name')]);
  });
});

describe('the environment', () => {
  it.each([
    'process.env.PORT',
    "process['env'].PORT",
    'globalThis.process.env.PORT',
    'const { env } = process;',
    'const { env: all } = globalThis.process;',
    "import { env } from 'node:process';",
    "import process from 'process';",
    'import.meta.env.PORT',
  ])('is read by the configuration only: %s', (text) => {
    expect(boundaries.complaintsAbout({ path: ledger, text })).not.toEqual([]);
    expect(
      boundaries.complaintsAbout({ path: 'libs/server/credits/src/planted.spec.ts', text }),
    ).not.toEqual([]);
  });

  it('may be named in a comment', () => {
    expect(boundaries.complaintsAbout({ path: ledger, text: '// Not process.env' })).toEqual([]);
  });
});

describe('a text that no file may contain', () => {
  it.each([
    ['a mock of a module', "vi.mock('./planted.ts');"],
    ['an unchecked row', 'await this.database.query<{ n: number }>(sql);'],
  ])('is refused: %s', (_name, text) => {
    expect(
      boundaries.complaintsAbout({ path: ledger, text: `async () => { ${text} }` }),
    ).not.toEqual([]);
  });
});

describe('a folder', () => {
  it.each([
    'libs/server/auth/src/planted/planted.ts',
    'libs/server/planted/src/index.ts',
    'libs/planted/src/index.ts',
    'apps/web/src/features/planted/planted.route.tsx',
    'apps/planted/src/main.ts',
    'tools/planted/planted.ts',
  ])('without a row is refused: %s', (file) => {
    expect(boundaries.complaintsAbout({ path: file, text: '' })).toEqual([
      expect.stringContaining('no row'),
    ]);
  });
});

describe('a row of the list', () => {
  const planted = 'libs/x/src/planted.ts';
  const src: Folder = {
    libraries: ['platform'],
    types: ['rpc'],
    packages: ['zod', 'pg', 'typeorm'],
  };
  const nothing: Rules = {
    areas: [],
    lists: [['pg', 'typeorm']],
    readEnvironment: [],
    computeImports: [],
    forbidden: [],
  };
  const unused = (given: Partial<Rules>, ...files: [file: string, text: string][]) => {
    const list = new Boundaries({ ...nothing, ...given }, declarationsOf(root));
    for (const [file, text] of files) list.complaintsAbout({ path: file, text });
    return list.unused().map((complaint) => complaint.replace('tools/boundaries/rules: ', ''));
  };

  it.each<[string, Partial<Rules>, string, string[]]>([
    [
      'that lies idle in part',
      { areas: [{ at: 'libs/x', folders: { src } }] },
      "import 'zod';",
      [
        'libs/x/src: nothing uses platform (libraries)',
        'libs/x/src: nothing uses rpc (types)',
        'libs/x/src: nothing uses pg, typeorm (packages)',
      ],
    ],
    [
      'for a folder that is gone',
      { areas: [{ at: 'libs/x', folders: { src: {}, 'src/gone': {} } }] },
      '',
      ['libs/x/src/gone: the row is for no file'],
    ],
    [
      'for a neighbour that is not imported',
      { areas: [{ at: 'libs/x', folders: { src: { folders: ['test'] }, test: {} } }] },
      '',
      ['libs/x/src: nothing uses test (folders)', 'libs/x/test: the row is for no file'],
    ],
    [
      'for tests that need less',
      { areas: [{ at: 'libs/x', folders: { src: {} }, tests: { packages: ['vitest'] } }] },
      '',
      ['libs/x (tests): nothing uses vitest (packages)'],
    ],
    [
      'that only tests need',
      {
        areas: [
          { at: 'libs/x', folders: { src: { packages: ['zod'] } }, tests: { packages: ['zod'] } },
        ],
      },
      '',
      ['libs/x/src: nothing uses zod (packages)'],
    ],
  ])('%s is reported', (_name, given, text, complaints) => {
    const test = "import 'zod';";
    expect(unused(given, [planted, text], ['libs/x/src/planted.test.ts', test])).toEqual(
      complaints,
    );
  });

  it('is not reported when it is needed, as a whole list, by a neighbour or by one of its areas', () => {
    const config: Folder = { packages: ['zod'] };
    expect(
      unused(
        {
          areas: [
            { at: 'libs/x', folders: { '': config, src: { ...src, folders: ['test'] }, test: {} } },
            { at: 'libs/y', folders: { '': config, src: {} } },
          ],
        },
        ['libs/y/planted.ts', "import 'zod';"],
        ['libs/x/planted.ts', ''],
        [
          planted,
          "import 'zod'; import 'pg'; import type { Rows } from '@coursewright/rpc'; import '@coursewright/platform'; import '../test/it.ts';",
        ],
        ['libs/y/src/planted.ts', ''],
      ),
    ).toEqual([]);
  });

  it('is reported when it is an exception that no file needs', () => {
    expect(
      unused(
        {
          areas: [{ at: 'libs/x', folders: { src: {} } }],
          readEnvironment: [planted],
          computeImports: ['libs/x/**'],
          forbidden: [{ pattern: 'eval', reason: 'no', but: ['libs/x/src/*.ts'] }],
        },
        [planted, 'process.env.PORT'],
      ),
    ).toEqual(
      ['libs/x/**', 'libs/x/src/*.ts'].map((each) => `nothing needs the exception for ${each}`),
    );
  });
});

describe('this repository', () => {
  it('keeps the rules, and needs all of them', { tags: 'proof' }, () => {
    const whole = new Boundaries(rules, declarationsOf(root));
    expect(sourceFilesOf(root).flatMap((file) => whole.complaintsAbout(file))).toEqual([]);
    expect(whole.unused()).toEqual([]);
  });
});

describe('the command', () => {
  let tree: string;
  beforeAll(() => {
    tree = mkdtempSync(path.join(tmpdir(), 'coursewright-boundaries-'));
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));
  const run = () =>
    spawnSync(process.execPath, ['tools/boundaries.ts', tree], { cwd: root, encoding: 'utf8' });

  it('fails and names file, line and import while one file breaks a rule', () => {
    for (const file of ['package.json', 'CONTRIBUTING.md'])
      cpSync(path.join(root, file), path.join(tree, file));
    mkdirSync(path.join(tree, path.dirname(ledger)), { recursive: true });
    writeFileSync(path.join(tree, ledger), "\nimport 'stripe';\n");
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain(
      `${ledger}:2: libs/server/credits/src may not import the package stripe`,
    );
    rmSync(path.join(tree, ledger));
    expect(run()).toMatchObject({ status: 0 });
  });

  it('fails while the table in CONTRIBUTING.md says something else', () => {
    writeFileSync(
      path.join(tree, 'CONTRIBUTING.md'),
      '<!-- imports: written by it -->\n\n| libs/contract | everything |\n\n<!-- end of imports -->\n',
    );
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('--write') });
    writeFileSync(path.join(tree, 'CONTRIBUTING.md'), '# Contributing\n');
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('is gone') });
  });
});
