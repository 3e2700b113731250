import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';

/** Languages in which the verb of an objective stands behind its thing. */
const isLast: ReadonlySet<string> = new Set(['de', 'nl', 'ja', 'ko', 'hi']);

/** The verb of an objective. */
const verbOf = (objective: string, language: string): string =>
  (isLast.has(baseLanguage(language)) ? / \S+$/u : /^\S+ /u).exec(objective)?.[0].trim() ?? '';

/** What an objective is about, whatever is to be done with it. */
function aboutOf(objective: string, language: string): ReadonlySet<string> {
  const thing = isLast.has(baseLanguage(language))
    ? objective.replace(/ \S+$/u, '')
    : objective.replace(/^\S+ /u, '');
  return new Set(contentStems(thing, language));
}

/** Objectives that ask for nothing `said`: "Describe gates" asks for no more than "Explain gates". */
export function unasked(
  objectives: readonly string[],
  said: ReadonlySet<string>,
  language: string,
): string[] {
  const keyOf = (objective: string): string => {
    const about = [...aboutOf(objective, language)].toSorted().join(' ');
    return about === '' ? objective : about;
  };
  const asked = new Set([...said].map(keyOf));
  return objectives.filter((one) => !said.has(one) && !asked.has(keyOf(one)));
}

/** Objectives without those that do the same with a part of what one before is about, or with more. */
export function withoutParts(objectives: readonly string[], language: string): string[] {
  const kept: { objective: string; verb: string; about: ReadonlySet<string> }[] = [];
  for (const objective of objectives) {
    const about = aboutOf(objective, language);
    const verb = verbOf(objective, language);
    const isPart = kept.some(
      (one) =>
        one.verb === verb &&
        Math.min(one.about.size, about.size) > 0 &&
        (about.isSubsetOf(one.about) || one.about.isSubsetOf(about)),
    );
    if (!isPart) kept.push({ objective, verb, about });
  }
  return kept.map(({ objective }) => objective);
}
