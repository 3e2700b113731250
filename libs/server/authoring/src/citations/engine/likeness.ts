import { areOpposites, areRelated, aroundOf } from './relations.ts';
import type { Token } from './tokens.ts';

/** From 0 (nothing in common) to 1 (the same word): how far one word may stand for another. */
export function likeness(a: Token, b: Token, language: string): number {
  if (a.values || b.values)
    return a.values && b.values && a.values.some((value) => b.values?.includes(value)) ? 1 : 0;
  if (a.norm === b.norm) return 1;
  // Two letters may be all that is left of a small word: Russian "not" and "her".
  if (a.stem === b.stem && (a.stem.length > 2 || a.isStop === b.isStop)) return 0.95;
  if (a.isStop || b.isStop) return 0;
  const shorter = Math.min(a.norm.length, b.norm.length);
  if (shorter >= 5 || (shorter >= 4 && language !== 'en')) {
    const common = commonStart(a.norm, b.norm);
    if (
      common >= Math.max(4, 0.65 * shorter) &&
      common >= 0.5 * Math.max(a.norm.length, b.norm.length)
    )
      return a.isName && b.isName ? 0.6 : 0.75;
    if (language === 'de' && common === shorter) return 0.6;
    const isCompound = a.norm.endsWith(b.norm) || b.norm.endsWith(a.norm);
    if (language === 'de' && shorter >= 5 && isCompound && !areOpposites(a, b, language))
      return 0.6;
  }
  if (language === 'de' && areFormsOfVerb(a.norm, b.norm)) return 0.85;
  if (a.isName || b.isName)
    return a.isName && b.isName && (isOfName(a, b) || isDemonym(a.norm, b.norm)) ? 0.8 : 0;
  return areRelated(a, b, language) === 'synonym' ? 0.8 : 0;
}

/** "Venetian" and "Venice", "Holland" and "Netherlands": one name, or what belongs to it. */
const isOfName = (a: Token, b: Token): boolean =>
  a.senses.some((sense) => b.senses.includes(sense) || aroundOf(b.senses).derived.has(sense)) ||
  b.senses.some((sense) => aroundOf(a.senses).derived.has(sense));

/** "Alpine" and "Alps", "Roman" and "Rome": a quality made of the name. */
const isDemonym = (one: string, other: string): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([long, short]) => {
    const root = ofPlace.exec(long!)?.[1];
    return root !== undefined && short!.startsWith(root) && short!.length - root.length <= restMost;
  });
const ofPlace =
  /^(.{3,}?)(?:ian|ean|an|ine|ish|ese|ic|isch\w*|er|ien(?:ne)?s?|ais(?:es?)?|ois(?:es?)?|es[ae]?s?|eños?|eñas?|enos?|enas?|anos?|anas?|ani|ane)$/u;
const restMost = 3;

/** "Geleitet" and "leiten", "angelegt" and "anzulegen": a participle and the rest of its verb. */
function areFormsOfVerb(a: string, b: string): boolean {
  const [one, other] = [verbRoot(a), verbRoot(b)];
  return (
    one === other &&
    one.length >= 3 &&
    (one !== a.replace(verbEnd, '') || other !== b.replace(verbEnd, ''))
  );
}
const verbEnd = /(?:e?te?n?|e?st|en|e)$/;
const verbRoot = (norm: string): string =>
  norm
    .replace(
      /^(ab|an|auf|aus|bei|ein|her|hin|hoch|mit|nach|um|vor|zu|zurück)?(?:ge|zu)(?=.{4})/,
      '$1',
    )
    .replace(verbEnd, '');

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}
