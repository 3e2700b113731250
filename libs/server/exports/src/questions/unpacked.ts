import { limits, say, sayAs } from '@coursewright/contract';
import { unzipSync } from 'fflate';
import { Refused } from './draft.ts';

const mostEntries = 20_000;

/** The entries of a zip that are wanted, by their names, within the bounds of all of them together. */
export function unpacked(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let size = 0;
  let entries = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > mostEntries)
          throw new Refused(sayAs('file_unpacks_to_too_much', 'This file has too many parts.'));
        if (!isWanted(name)) return false;
        // No more than this is made of an entry, whatever is in it.
        size += originalSize;
        if (size > limits.questionFile.unpackedBytes)
          throw new Refused(say('file_unpacks_to_too_much'));
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(say('file_damaged'), {
      cause: error,
    });
  }
}
