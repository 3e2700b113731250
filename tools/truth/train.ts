// node --conditions=@coursewright/source tools/truth/train.ts: trains the weights of the citation
// check from the sentences of ours and what is made of them, and writes them. The same sentences
// give the same weights.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { modelOf, rowsOf } from './model-of.ts';
import { trainingSet } from './training-set.ts';

const file = path.join(
  import.meta.dirname,
  '../../libs/server/authoring/citation-model/weights.json',
);
const rows = rowsOf(trainingSet());
const model = modelOf(rows);
writeFileSync(file, `${JSON.stringify(model)}\n`);
console.log(`${rows.length} sentences, ${model.trees.length} trees → ${path.relative('.', file)}`);
