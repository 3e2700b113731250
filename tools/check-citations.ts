// npm run check-citations -- FILE.jsonl: judges sentences by the passages they cite, one JSON answer
// a line. Runs from the sources: nothing has to be built for it.
import path from 'node:path';
import { root, runStep, say } from './launch/run-step.ts';

const files = process.argv.slice(2);
if (files.length !== 1) {
  say('name one file: npm run check-citations -- FILE.jsonl ("-" reads standard input)');
  say('its lines: { "id", "language", "sentence", "passages": ["text"], "evidence"?: "text" }');
  process.exit(1);
}
const step = path.join(root, 'tools/truth/check-file.ts');
process.exit(
  await runStep(process.execPath, ['--conditions=@coursewright/source', step, ...files]),
);
