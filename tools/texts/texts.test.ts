import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../launch/run-step.ts';
import { checkTexts } from './check.ts';

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'coursewright-texts-'));
});
const feature = 'apps/web/src/features/planted';
const screen = `${feature}/planted.tsx`;
const plant = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
};
const complaints = () => checkTexts(tree, new Set(['Coursewright'])).complaints;
const catalogue = (messages: string) =>
  plant(`${feature}/messages/en.tsx`, `export const en = { ${messages} };`);

beforeEach(() => rmSync(path.join(tree, 'apps'), { recursive: true, force: true }));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('a text in a component', () => {
  it.each([
    ['between tags', '<p>Saved</p>'],
    ['beside a message', '<p>{t.saved} now</p>'],
    ['in a fragment', '<>Saved</>'],
    ['in braces', "<p>{'Saved'}</p>"],
    ['in a template', '<p>{`${count} saved`}</p>'],
    ['in a condition', "<p>{isSaved ? 'Saved' : t.saved}</p>"],
    ['behind a condition', "<p>{isSaved && 'Saved'}</p>"],
    ['in aria-label', '<nav aria-label="Lessons" />'],
    ['in a placeholder', '<input placeholder="Topic" />'],
    ['in title', "<abbr title={'Lessons'} />"],
    ['in alt', '<img alt={isOpen ? `Lessons` : undefined} />'],
    ['of a notification', "notify('Saved')"],
    ['of a notification, in a template', 'notify(`Saved ${count}`)'],
    ['of a notification that depends', "notify(isSaved ? t.saved : 'Not saved')"],
    ['of a question', "confirm('Sure?')"],
    ['of the page', "usePageTitle('Lessons')"],
    ['of a property that is shown', "const option = { label: 'Lessons' }"],
    ['in a variable', "const said = 'The lesson is saved.'"],
    ['that is thrown', "throw new Error('The lesson is gone.')"],
  ])('is refused %s', (_name, code) => {
    plant(screen, `() => {\n ${code};\n}`);
    expect(complaints()).toEqual([
      expect.stringMatching(`^${screen}:2: .* belongs in a message catalogue`),
    ]);
  });

  it.each([
    ['a message', '<p aria-label={t.lessons} title={t.title}>{t.saved}</p>'],
    ['a name', '<p>Coursewright</p>'],
    ['a number and signs', "<p>{count} · {'…'}</p>"],
    ['what no one reads', '<p className={styles[\'lead\']} role="status" data-kind="Saved" />'],
    ['a key', "document.querySelector('Saved')"],
    ['the log', "console.warn('The lesson could not be saved.')"],
  ])('is not what is found in %s', (_name, code) => {
    plant(screen, `() => {\n ${code};\n}`);
    expect(complaints()).toEqual([]);
  });

  it('is for tests to write', () => {
    plant(`${feature}/planted.test.tsx`, '() => <p>Saved</p>');
    expect(complaints()).toEqual([]);
  });
});

describe('a message', () => {
  it('is refused when nothing uses it, alone or in a group', () => {
    catalogue("saved: 'Saved', lost: 'Lost', status: { failed: 'Failed', ended: 'Ended' }");
    plant(screen, '() => <p title={t.status.failed}>{t.saved}</p>');
    expect(complaints()).toEqual([
      `${feature}/messages/en.tsx: nothing uses the message "lost"`,
      `${feature}/messages/en.tsx: nothing uses the message "status.ended"`,
    ]);
  });

  it('is refused when only a test or another feature uses a name like it', () => {
    catalogue("saved: 'Saved'");
    plant(`${feature}/planted.test.tsx`, '() => t.saved');
    plant('apps/web/src/features/other/other.tsx', '() => t.saved');
    expect(complaints()).toHaveLength(1);
  });

  it('is used in a group that is indexed, by destructuring and by who imports its catalogue', () => {
    catalogue("saved: 'Saved', lost: 'Lost', status: { failed: 'Failed', ended: 'Ended' }");
    plant(
      screen,
      '() => { const { saved } = t; return <p title={saved}>{t.status[task.status]}</p>; }',
    );
    plant(
      'apps/web/src/features/other/other.tsx',
      "import { usePlanted } from '../planted/messages/index.ts';\n() => usePlanted().lost",
    );
    expect(complaints()).toEqual([]);
  });

  it('of a mail is held to the same', () => {
    plant('libs/server/auth/src/mails/messages/en.ts', "export const en = { subject: 'Welcome' };");
    expect(complaints()).toHaveLength(1);
    plant('libs/server/auth/src/mails/welcome.ts', 'export const welcome = (t) => t.subject;');
    expect(complaints()).toEqual([]);
    rmSync(path.join(tree, 'libs'), { recursive: true });
  });
});

describe('a refusal', () => {
  const file = 'libs/server/planted/src/refuse.ts';
  afterEach(() => rmSync(path.join(tree, 'libs'), { recursive: true, force: true }));

  it.each([
    ['of a type that says too little', "new AppError('conflict', 'It was changed.')"],
    ['in a template', 'new AppError(`validation_error`, `At most ${count}.`)'],
    ['of a type that is found out later', 'new AppError(problem.type, problem.reason)'],
  ])('is refused without a code %s', (_name, code) => {
    plant(file, `() => {\n throw ${code};\n}`);
    expect(complaints()).toEqual([expect.stringMatching(`^${file}:2: .* has a code$`)]);
  });

  it('has one, or is of a type that says enough', () => {
    plant(
      file,
      "() => [new Refusal('conflict', say('charge_returned')), new AppError('not_found', 'Not found.')]",
    );
    expect(complaints()).toEqual([]);
  });
});

describe('the command', () => {
  const run = () =>
    spawnSync(process.execPath, ['tools/texts.ts', tree], { cwd: root, encoding: 'utf8' });

  it('fails and says where, while one text stands outside', () => {
    plant(screen, '() => <p>Saved</p>');
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`${screen}:1: "Saved"`),
    });
    plant(screen, '() => <p>{t.saved}</p>');
    expect(run()).toMatchObject({ status: 0 });
  });
});

describe('a French catalogue', () => {
  const french = `${feature}/messages/fr.tsx`;
  it.each([
    ['behind an opening quotation mark', "'« Cours » importé'"],
    ['before a sign at the end', "'Importer ?'"],
    ['before a sign in the middle', "'Trop grand : un fichier'"],
    ['in a part of a template', '`Clé : ${name}`'],
    ['between tags', '<p>Importer <b>ceci</b> ; puis</p>'],
  ])('has no space that breaks a line %s', (_name, text) => {
    plant(french, `export const fr = { said: (name) => ${text} };`);
    expect(complaints()).toEqual([expect.stringContaining(`${french}:1: `)]);
  });

  it('has its signs with their words', () => {
    plant(
      french,
      "export const fr = { said: (a) => a ? '«\u00a0Cours\u00a0» importé\u00a0: 10:30' : '' };",
    );
    expect(complaints()).toEqual([]);
  });
});
