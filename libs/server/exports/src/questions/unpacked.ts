import { limits, say, sayAs } from '@coursewright/contract';
import { ZipArchive } from '@coursewright/contract/zip';
import { Refused } from './draft.ts';

const bounds = { entries: 20_000, bytes: limits.questionFile.unpackedBytes };

/** The entries of a zip that are wanted, by their names, within the bounds of all of them together. */
export function unpacked(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  const archive = new ZipArchive(bytes, bounds, (fault, cause) => {
    if (fault === 'entries')
      return new Refused(sayAs('file_unpacks_to_too_much', 'This file has too many parts.'));
    return new Refused(say(fault === 'bytes' ? 'file_unpacks_to_too_much' : 'file_damaged'), {
      cause,
    });
  });
  const wanted = archive.names.filter(isWanted);
  return new Map(wanted.map((name) => [name, archive.read(name)!]));
}
