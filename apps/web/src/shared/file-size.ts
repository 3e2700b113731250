import { wordsOf } from '@coursewright/contract/words';
import { interfaceLanguage } from './language.ts';

/** "1.9 MiB", in the language that is shown. */
export function fileSize(bytes: number): string {
  const { number } = wordsOf(interfaceLanguage.current());
  if (bytes < 1024 * 1024) return `${number(Math.ceil(bytes / 1024))} KiB`;
  const mebibytes = bytes / 1024 / 1024;
  return `${number(mebibytes < 10 ? Math.round(mebibytes * 10) / 10 : Math.round(mebibytes))} MiB`;
}
