import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { FetchError } from './fetch-error.ts';

/** Beside the weights: which files came, and that later calls must find the same. */
export const pinsFile = 'fetched.lock.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const lock = z.object({
  model: z.string(),
  revision: z.string(),
  sha256: z.record(z.string(), sha256),
});
type Lock = z.infer<typeof lock>;

/** The hashes of the files that a folder has of a model. */
export class Pins {
  private constructor(
    private readonly file: string,
    private readonly known: Lock,
  ) {}

  /** Throws FetchError where the folder is another model's, or cannot tell. */
  static async in(folder: string, model: string, revision: string): Promise<Pins> {
    const file = path.join(folder, pinsFile);
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return new Pins(file, { model, revision, sha256: {} });
    const known = lockIn(text);
    if (!known) throw new FetchError(`${file} cannot be read; delete it to begin anew.`);
    if (known.model !== model)
      throw new FetchError(`${folder} has files of ${known.model}; name another folder.`);
    return new Pins(file, { ...known, revision });
  }

  of(name: string): string | undefined {
    return this.known.sha256[name];
  }

  async keep(name: string, hash: string): Promise<void> {
    this.known.sha256[name] = hash;
    const part = `${this.file}.part`;
    await writeFile(part, `${JSON.stringify(this.known, null, 2)}\n`);
    await rename(part, this.file);
  }
}

function lockIn(text: string): Lock | undefined {
  try {
    return lock.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
