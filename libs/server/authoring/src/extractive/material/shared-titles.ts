import { place } from '../outline/bland-headings.ts';
import { cleanTitle } from './clean-markdown.ts';

/** Fewer documents share a word by chance. */
const fewest = 3;
const mostOf = 0.8;
const separator = String.raw`\s*(?:[-–—:|·»]|::)\s+`;
const numbered = String.raw`\s+(?=(?:chapter|part|lesson|kapitel|teil|cap[ií]tulo|chapitre|partie|parte|capitolo|lezione|глава|часть|урок)\s*\d)`;
const leading = new RegExp(String.raw`^(.{2,40}?)(?:${separator}|${numbered})(?=\S)`, 'iu');
const trailing = new RegExp(String.raw`${separator}([^|»]{2,60})$`, 'u');
/** "Gates (ABC (version 2))". */
const inBrackets = /\s*\(((?:[^()]|\([^()]*\)){2,60})\)$/u;

/**
 * Titles of documents without what all of them begin or end with, the name of the book: "ABC -
 * Chapter 2: Gates" is "Gates" beside "ABC - Chapter 3: Basins".
 */
export function withoutSharedName(titles: readonly string[]): readonly string[] {
  if (titles.length < fewest) return titles;
  // "ABC – Manual: 2.1 Gates" has two of them.
  return [leading, leading, trailing, inBrackets].reduce<readonly string[]>((given, pattern) => {
    const names = given.map((title) => pattern.exec(title)?.[1]?.toLowerCase());
    const name = names.find(
      (one) =>
        one !== undefined &&
        names.filter((other) => other === one).length >= titles.length * mostOf,
    );
    return name === undefined
      ? given
      : given.map((title, i) => {
          const own = names[i] === name ? cleanTitle(title.replace(pattern, '')) : title;
          // "Part 2" says nothing without the name of its book.
          return place.test(own) ? title : own;
        });
  }, titles);
}
