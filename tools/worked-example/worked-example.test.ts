// @module-tag proof
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout } from '../launch/copied-checkout.ts';
import { root } from '../launch/run-step.ts';
import { applyBlocks, blocksOf } from './blocks.ts';

/** A watchdog (ms): the copy is compiled, and a specification runs on a database of its own. */
const longest = 900_000;

describe('the worked example of CONTRIBUTING', () => {
  let temporary: string;
  let copy: string;
  const blocks = blocksOf(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'));

  beforeAll(() => {
    temporary = mkdtempSync(path.join(tmpdir(), 'coursewright-example-'));
    copy = path.join(temporary, 'checkout');
    // The account that PostgreSQL runs as must be able to enter.
    chmodSync(temporary, 0o755);
    copyCheckout(copy);
    applyBlocks(copy, blocks);
  }, longest);
  afterAll(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }), longest);

  const run = (words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: copy,
      encoding: 'utf8',
      timeout: longest,
    });
    return { status, said: `${stdout}${stderr}` };
  };

  it('touches at most five files', () => {
    expect(new Set(blocks.map(({ file }) => file)).size).toBeLessThanOrEqual(5);
  });

  it(
    'compiles, and does not without its line in the module',
    () => {
      const compile = () => run(['node_modules/typescript/bin/tsc', '-b', 'apps/api']);
      expect(compile()).toEqual({ status: 0, said: '' });
      const module = path.join(copy, 'libs/server/learning-paths/src/learning-paths.module.ts');
      const whole = readFileSync(module, 'utf8');
      writeFileSync(module, whole.replace('  wordCount: CountCourseWords,\n', ''));
      const { status, said } = compile();
      writeFileSync(module, whole);
      expect(status).not.toBe(0);
      expect(said).toContain("Property 'wordCount' is missing");
    },
    longest,
  );

  it(
    'does on both APIs what its specification says',
    () => {
      const spec = blocks.find(({ file }) => file.endsWith('.spec.ts') && file.includes('word'));
      const { status, said } = run([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=server',
        spec?.file ?? 'no specification',
      ]);
      expect(said).toContain('1 passed');
      expect(status).toBe(0);
    },
    longest,
  );
});
