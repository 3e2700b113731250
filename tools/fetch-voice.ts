// npm run fetch-voice -- FOLDER [--dtype q8] [--sha256 HASH] [--revision COMMIT] [--model owner/name] [--from URL]:
// fetches the model of Kokoro for SPEECH=kokoro. Nothing else fetches it, and nothing asks for it by itself.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './launch/run-step.ts';
import { FetchError } from './voice/fetch-error.ts';
import { type Dtype, fetchModel, weights } from './voice/fetch-model.ts';
import { knownModel } from './voice/known-model.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dtype: { type: 'string', default: 'q8' },
    sha256: { type: 'string' },
    revision: { type: 'string' },
    model: { type: 'string', default: knownModel.model },
    from: { type: 'string', default: 'https://huggingface.co' },
  },
});
const [folder, ...more] = positionals;
const isDtype = (name: string): name is Dtype => name in weights;
if (folder === undefined || more.length > 0 || !isDtype(values.dtype)) {
  say(
    'name one folder: npm run fetch-voice -- FOLDER [--dtype fp32|fp16|q8|q4|q4f16] [--sha256 HASH]',
  );
  process.exit(1);
}
try {
  const { dtype, sha256, model, from } = values;
  const revision = values.revision ?? (model === knownModel.model ? knownModel.revision : 'main');
  await fetchModel({ from, model, revision, dtype, sha256, folder: path.resolve(folder), say });
  say(`set KOKORO_MODEL=${path.resolve(folder)} and KOKORO_DTYPE=${dtype}`);
} catch (error) {
  if (!(error instanceof FetchError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
