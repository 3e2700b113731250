import { wordsOf } from '@coursewright/contract/words';
import { interfaceLanguage } from '../language.ts';

const kilobyte = 1000;
const megabyte = 1000 * kilobyte;
const gigabyte = 1000 * megabyte;

/** "1.2 MB", in the language that is shown. */
export function sizeOf(bytes: number): string {
  const { number } = wordsOf(interfaceLanguage.current());
  const rounded = (value: number) =>
    number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  if (bytes < megabyte) return `${number(Math.ceil(bytes / kilobyte))} kB`;
  return bytes < gigabyte ? `${rounded(bytes / megabyte)} MB` : `${rounded(bytes / gigabyte)} GB`;
}
