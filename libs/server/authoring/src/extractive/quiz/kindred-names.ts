import { contentStems } from '@coursewright/text/terms';
import type { MaterialIndex } from '../material/material-index.ts';
import { isNoThing } from '../material/real-definition.ts';
import { optionPools, type Option } from './answers.ts';
import { occurrencesIn } from './choose-options.ts';
import { claimed } from './distractors.ts';
import { formOf, isAlike, shapeOf } from './likeness.ts';

const enough = 8;

/**
 * What else the lesson names in code in the same way: "/etc/hosts" beside "/etc/fstab", "PGUSER"
 * beside "PGHOST". None of which the material says the same as of the thing: that would be right
 * too. A name that looks like a plain word has none: which other words are of its kind, nothing
 * tells.
 */
export function kindredNames(
  name: string,
  said: string,
  { index, language, text }: { index: MaterialIndex; language: string; text: string },
): string[] {
  if (!showsItsKind(name)) return [];
  const stems = contentStems(name, language);
  const inSaid = new Set(contentStems(said, language));
  const spot = { kind: 'code' as const, start: 0, end: name.length, text: name, stems };
  const fits = (option: Option): boolean => {
    const own = contentStems(option.text, language);
    return (
      own.length > 0 &&
      occurrencesIn(text, option.text) > 0 &&
      showsItsKind(option.text) &&
      familyOf(option.text) === familyOf(name) &&
      !own.some((stem) => stems.includes(stem) || inSaid.has(stem)) &&
      !isNoThing(option.text, language) &&
      isAlike(option.text, name, language) &&
      formOf(option.text) === formOf(name) &&
      /^\p{Lu}/u.test(option.text) === /^\p{Lu}/u.test(name) &&
      shapeOf(option.text) === shapeOf(name) &&
      option.text.split(' ').length === name.split(' ').length &&
      !claimed(
        `${name} ${said}`,
        { ...spot, unit: '', worth: 0 },
        { ...option, stems: own },
        language,
        index,
      )
    );
  };
  return optionPools(index)
    .code.filter(fits)
    .slice(0, enough)
    .map((option) => option.text);
}

/** "/etc" of "/etc/hosts", "PG" of "PGHOST": what names of one kind begin with. */
const familyOf = (name: string): string =>
  /^[~.]?\/[^/]*(?=\/)/u.exec(name)?.[0] ?? (name.startsWith('-') ? '-' : name.slice(0, 2));

/** By its signs, or by letters that are all large. */
const showsItsKind = (name: string): boolean =>
  formOf(name) !== 'word' || /[-./]/.test(name) || /^[\p{Lu}\d]{5,}$/u.test(name);
