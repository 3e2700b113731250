// Who may import whom: holds every file to the allow-list in boundaries/rules, and the table in
// CONTRIBUTING.md to the same list. `node tools/boundaries.ts [folder]` checks another tree;
// `--write` brings the table up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Boundaries, declarationsOf, sourceFilesOf, withImportTable } from './boundaries/check.ts';
import { rules } from './boundaries/rules.ts';
import { root } from './launch/run-step.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [tree = root] = positionals;
const boundaries = new Boundaries(rules, declarationsOf(tree));
const files = sourceFilesOf(tree);
const complaints = files.flatMap((file) => boundaries.complaintsAbout(file));
// Another tree need not hold all that the list allows.
if (tree === root) complaints.push(...boundaries.unused());

const document = path.join(tree, 'CONTRIBUTING.md');
const written = readFileSync(document, 'utf8');
const right = withImportTable(written, rules);
if (right === undefined) complaints.push('CONTRIBUTING.md: the table of imports is gone');
else if (values.write) writeFileSync(document, right);
else if (right !== written)
  complaints.push('CONTRIBUTING.md: node tools/boundaries.ts --write brings its table up to date');

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`boundaries: ${complaints.length} rules are broken`);
  process.exit(1);
}
console.log(`boundaries: ${files.length} files import what they may`);
