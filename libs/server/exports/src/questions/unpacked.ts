import { limits, say, sayAs } from '@coursewright/contract';
import { ZipArchive } from '@coursewright/contract/zip';
import { Refused } from './draft.ts';

const bounds = { entries: 20_000, bytes: limits.questionFile.unpackedBytes };

interface Unpacked {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Wanted too, but they lead out of the zip. */
  readonly leadingOut: readonly string[];
}

/** The entries of a zip that are wanted, by their names, within the bounds of all of them together. */
export function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  const archive = new ZipArchive(bytes, bounds, (fault, cause) => {
    if (fault === 'entries')
      return new Refused(sayAs('file_unpacks_to_too_much', 'This file has too many parts.'));
    return new Refused(say(fault === 'bytes' ? 'file_unpacks_to_too_much' : 'file_damaged'), {
      cause,
    });
  });
  const wanted = archive.names.filter(isWanted);
  return {
    files: new Map(wanted.map((name) => [name, archive.read(name)!])),
    leadingOut: archive.leadingOut.filter(isWanted),
  };
}
