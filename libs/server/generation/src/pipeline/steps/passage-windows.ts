import type { Material } from '@coursewright/authoring';

/** A passage by its place: source and index within it, both from 0. */
export interface PassagePlace {
  readonly source: number;
  readonly at: number;
}

/** Of a table or a piece of code, how much of its prose comes first. */
const proseAround = 1;
/** How far a window reaches from the passage it was opened for. */
const widest = 4;

/**
 * Windows of running text around the passages wanted, as many as there is room for, in reading
 * order. First the wanted ones, best first, each with what belongs to it: code, lists and tables
 * with the prose that leads to them and prose with the code it leads to. Then the windows grow at
 * both ends, within their section. Deterministic.
 */
export function windowsAround(
  { sources }: Material,
  wanted: readonly PassagePlace[],
  room: number,
): PassagePlace[] {
  const chosen = new Map<string, PassagePlace>();
  let left = room;
  const passageAt = ({ source, at }: PassagePlace) => sources[source]?.passages[at];
  const add = (place: PassagePlace): void => {
    const passage = passageAt(place);
    const key = `${place.source}.${place.at}`;
    if (!passage || chosen.has(key)) return;
    const size = sizeOf(passage.text);
    if (chosen.size > 0 && size > left) return;
    chosen.set(key, place);
    left -= size;
  };
  const sectionOf = (place: PassagePlace) => passageAt(place)?.headings.join('\n');
  const near = (place: PassagePlace, by: number): PassagePlace | undefined => {
    const other = { source: place.source, at: place.at + by };
    return passageAt(other) && sectionOf(other) === sectionOf(place) ? other : undefined;
  };

  for (const place of wanted) {
    add(place);
    if (!chosen.has(`${place.source}.${place.at}`)) continue;
    const isProse = passageAt(place)?.kind === 'prose';
    for (const by of isProse ? [1] : [-proseAround, proseAround]) {
      const other = near(place, by);
      const isPair = other && (passageAt(other)?.kind === 'prose') !== isProse;
      if (isPair) add(other);
    }
  }
  const opened = wanted.filter(({ source, at }) => chosen.has(`${source}.${at}`));
  for (let distance = 1; distance <= widest && left > 0; distance++)
    for (const place of opened)
      for (const by of [distance, -distance]) {
        const other = near(place, by);
        const between = { source: place.source, at: place.at + by - Math.sign(by) };
        if (other && chosen.has(`${between.source}.${between.at}`)) add(other);
      }
  return [...chosen.values()].toSorted((a, b) => a.source - b.source || a.at - b.at);
}

/** Characters as English has them: three to a character where each one is about a word's half. */
const sizeOf = (text: string): number =>
  text.length +
  2 * (text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/gu)?.length ?? 0);
