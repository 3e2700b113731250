import { cleanTitle } from './clean-markdown.ts';

/** Fewer documents share a word by chance. */
const fewest = 3;
const mostOf = 0.8;
const separator = String.raw`\s*(?:[-–—:|·»]|::)\s+`;
const numbered = String.raw`\s+(?=(?:chapter|part|lesson|kapitel|teil|cap[ií]tulo|chapitre|partie|parte|capitolo|lezione|глава|часть|урок)\s*\d)`;
const leading = new RegExp(String.raw`^(.{2,40}?)(?:${separator}|${numbered})(?=\S)`, 'iu');
const trailing = new RegExp(String.raw`${separator}([^|»]{2,60})$`, 'u');

/** "Part 2": a place in the book, which says nothing without its name. */
const isPlace =
  /^(?:chapter|part|lesson|section|kapitel|teil|lektion|abschnitt|cap[ií]tulo|lecci[oó]n|secci[oó]n|chapitre|partie|leçon|parte|capitolo|lezione|lição|глава|часть|урок)\s*(?:\d{1,3}|[ivxlc]+)$/iu;

/**
 * Titles of documents without what all of them begin or end with, the name of the book: "ABC -
 * Chapter 2: Gates" is "Gates" beside "ABC - Chapter 3: Basins".
 */
export function withoutSharedName(titles: readonly string[]): readonly string[] {
  if (titles.length < fewest) return titles;
  // "ABC – Manual: 2.1 Gates" has two of them.
  return [leading, leading, trailing].reduce<readonly string[]>((given, pattern) => {
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
          return isPlace.test(own) ? title : own;
        });
  }, titles);
}
