import type { MaterialIndex } from '../material/material-index.ts';

/** "3. Data structures", "Chapter 3", "6.2. Valves", "Appendix B", "ch03.html", "第3章". */
const numbered =
  /^(?:(?:chapter|part|lesson|unit|module|week|kapitel|teil|lektion|cap[ií]tulo|lecci[oó]n|unidad|tema|chapitre|partie|le[çc]on|capitolo|lezione|unidade|глава|часть|урок|ch|chap|sec|sect|section|第)[\s._-]*)?0*(\d{1,3}(?:\.\d{1,3})*)(?:[.)_\s-]|\s?[章节節課课]|$)/iu;
const lettered =
  /^(?:(?:Appendix|Anhang|Ap[eé]ndice|Apêndice|Anexo|Annexe|Appendice|Приложение|附录|附錄|付録)\s*([A-Z])(?:\.(\d{1,3}))?|([A-Z])\.(\d{1,3}))[.):\s]/u;
/** Share of the documents that must carry numbers for these to rule. */
const mostOf = 0.6;
/** Terms that one document must take from another to stand behind it. */
const leans = 3;

/**
 * The place of each source in the course: by the numbers of their titles or file names, else those
 * first whose terms the others use. As uploaded where nothing tells.
 */
export function sourceOrder(index: MaterialIndex): readonly number[] {
  const { sources } = index;
  const upload = sources.map((_, i) => i);
  if (sources.length < 2) return upload;
  const byTitle = sources.map(({ givenTitle }) => numberOf(givenTitle));
  const byFile = sources.map(({ fileName }) => numberOf(fileName ?? ''));
  for (const numbers of [byTitle, byFile]) {
    const known = numbers.filter((number) => number !== undefined);
    const isTelling =
      known.length >= Math.max(2, sources.length * mostOf) && new Set(known).size === known.length;
    if (isTelling) return placesIn(upload, (i) => numbers[i] ?? Number.MAX_SAFE_INTEGER);
  }
  const needs = needsOf(index);
  const isClear = Math.max(...needs) - Math.min(...needs) >= 2 * leans;
  return isClear ? placesIn(upload, (i) => needs[i] ?? 0) : upload;
}

/** Numbers as one that sorts: chapters, then sections of them; appendices stand last. */
function numberOf(name: string): number | undefined {
  const text = name.trim();
  const numbers = numbered.exec(text)?.[1]?.split('.').map(Number);
  if (numbers) return sortKey(numbers);
  const [, appendix, section, letter, part] =
    lettered.exec(text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())) ?? [];
  const place = appendix ?? letter;
  if (place === undefined) return undefined;
  return sortKey([1_000 + place.codePointAt(0)!, Number(section ?? part ?? 0)]);
}

const sortKey = (numbers: readonly number[]): number =>
  numbers.slice(0, 4).reduce((key, number, i) => key + number / 1_000 ** i, 0);

/** For each source its place when they are sorted by a key; equal ones as uploaded. */
function placesIn(sources: readonly number[], key: (source: number) => number): number[] {
  const sorted = sources.toSorted((a, b) => key(a) - key(b) || a - b);
  return sources.map((source) => sorted.indexOf(source));
}

/** Terms that each source takes from others, less those that others take from it. */
function needsOf({ sources, chunks, definitionsByChunk }: MaterialIndex): number[] {
  const terms = sources.map((): Set<string> => new Set());
  const used = sources.map((): Set<string> => new Set());
  for (const chunk of chunks) {
    for (const { stems } of definitionsByChunk.get(chunk.id) ?? [])
      if (stems.length === 1) terms[chunk.source]?.add(stems[0]!);
    for (const stem of chunk.stems) used[chunk.source]?.add(stem);
  }
  const taken = (from: number, by: number): number =>
    [...(terms[from] ?? [])].filter((stem) => used[by]?.has(stem)).length;
  return sources.map((_, i) =>
    sources.reduce((sum, __, j) => (i === j ? sum : sum + taken(j, i) - taken(i, j)), 0),
  );
}
