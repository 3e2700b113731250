// Sizes, colours, corners and durations of the interface are steps of styles/tokens.css. Fails where
// a style sheet says one itself; `--write` puts the nearest step in its place (of spaces only those
// that are a step already). `node tools/styles.ts [folder]` checks another tree.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch/run-step.ts';
import { checkStyles, withSteps } from './styles/check.ts';

const isToWrite = process.argv.includes('--write');
const tree = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? root;
const { sheets, complaints } = checkStyles(tree);
if (isToWrite)
  for (const file of new Set(complaints.map((complaint) => complaint.file))) {
    const full = path.join(tree, file);
    writeFileSync(full, withSteps(readFileSync(full, 'utf8')));
  }
const left = isToWrite ? checkStyles(tree).complaints : complaints;
if (left.length > 0) {
  console.error(left.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'));
  console.error(`styles: ${left.length} complaints`);
  process.exit(1);
}
console.log(`styles: ${sheets} style sheets, all in steps`);
