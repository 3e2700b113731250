import { type Drawer, type DraftNode, edge, node } from './drawing.ts';
import { type Mentioned, mentions, placesOf } from './mentions.ts';
import { namesIn } from './names.ts';
import type { ReadLesson, Said } from './read-lesson.ts';

/** Fewer terms are a sentence. */
const fewest = 3;
/** With so many terms that are explained, names that are not would only hide them. */
const enough = 6;
/** Lines that lead to one name from others; more are no longer followed by eye. */
const linesEach = 3;

/**
 * The lesson's terms, and what it calls by its name, below the sections that speak of them. A line
 * leads from a term to those that its definition is made of, and joins names that one sentence
 * names together.
 */
export const conceptMap: Drawer = (lesson) => {
  const explained = lesson.terms.filter(
    ({ term }, index) =>
      term !== '' && lesson.terms.findIndex((one) => same(one.term, term)) === index,
  );
  const { names, lines } = namesBeside(lesson, explained);
  const terms = [...explained, ...names];
  if (terms.length < fewest || (explained.length < fewest && lines.length < fewest - 1))
    return undefined;
  const nodes: DraftNode[] = [node('lesson', lesson.title)];
  const edges = [];
  const sections = sectionsOf(lesson, terms);
  const drawn = new Map<string, string>();
  for (const [index, { term, definition }] of terms.entries()) {
    const id = `term-${index + 1}`;
    const section = sections.get(term);
    let above = 'lesson';
    if (section) {
      above = drawn.get(section) ?? `section-${drawn.size + 1}`;
      if (!drawn.has(section)) {
        drawn.set(section, above);
        nodes.push(node(above, section));
        edges.push(edge('lesson', above));
      }
    }
    const detail = definition || (sentenceOf(lesson, term)?.text ?? '');
    const refs = sentenceOf(lesson, term, definition)?.refs ?? [];
    nodes.push(node(id, term, { detail, group: section ?? '', refs: [...refs] }));
    edges.push(edge(above, id));
  }
  const idOf = (term: string) => `term-${terms.findIndex((one) => one.term === term) + 1}`;
  for (const { term, definition } of explained)
    for (const other of explained)
      if (other.term !== term && mentions(definition, other.term))
        edges.push(edge(idOf(term), idOf(other.term)));
  for (const [from, to] of lines) edges.push(edge(idOf(from), idOf(to)));
  return { nodes, edges, weight: (explained.length < fewest ? 5 : 9) + terms.length * 1.5 };
};

/** Names that the lesson uses in one sentence with each other or with a term, and these pairs. */
function namesBeside(lesson: ReadLesson, explained: ReadLesson['terms']) {
  const { content, sentences, language } = lesson;
  const known = explained.map(({ term }) => term);
  const found =
    explained.length < enough
      ? namesIn(content, sentences, language, [lesson.title, ...known])
      : [];
  const all: readonly Mentioned[] = [
    ...known.map((name) => ({ name, in: placesOf(name, sentences) })),
    ...found,
  ];
  const ends = new Map<string, number>();
  const lines = all
    .flatMap((one, index) =>
      all.slice(index + 1).map((other) => ({
        pair: [one.name, other.name] as const,
        together: one.in.filter((place) => other.in.includes(place)).length,
      })),
    )
    .filter(
      ({ pair: [, other], together }) => together > 0 && found.some(({ name }) => name === other),
    )
    .toSorted((a, b) => b.together - a.together)
    .filter(({ pair }) => {
      if (pair.some((name) => (ends.get(name) ?? 0) >= linesEach)) return false;
      for (const name of pair) ends.set(name, (ends.get(name) ?? 0) + 1);
      return true;
    })
    .map(({ pair }) => pair);
  const names = found.filter(({ name }) => ends.has(name));
  return { lines, names: names.map(({ name }) => ({ term: name, definition: '' })) };
}

/** The heading under which each term is first spoken of; none where all stand under the same. */
function sectionsOf(
  { sections }: ReadLesson,
  terms: ReadLesson['terms'],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { term } of terms) {
    const section = sections.find(
      ({ title, sentences, points }) =>
        title !== '' && [...sentences, ...points].some(({ text }) => mentions(text, term)),
    );
    if (section && !same(section.title, term)) found.set(term, section.title);
  }
  return new Set(found.values()).size > 1 ? found : new Map();
}

/** The sentence that defines a term, else the first that has it. */
const sentenceOf = ({ sentences }: ReadLesson, term: string, definition = ''): Said | undefined =>
  (definition === ''
    ? undefined
    : sentences.find(({ text }) => text.includes(definition.replace(/[.。]$/, '')))) ??
  sentences.find(({ text, refs }) => refs.length > 0 && mentions(text, term)) ??
  sentences.find(({ text }) => mentions(text, term));

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
