import { type Drawer, type DraftNode, edge, node } from './drawing.ts';
import type { ReadLesson, Said } from './read-lesson.ts';

/** Fewer terms are a sentence. */
const fewest = 3;

/**
 * The lesson's terms below the sections that speak of them; a line leads from a term to those that
 * its definition is made of.
 */
export const conceptMap: Drawer = (lesson) => {
  const terms = lesson.terms.filter(
    ({ term }, index) =>
      term !== '' && lesson.terms.findIndex((one) => same(one.term, term)) === index,
  );
  if (terms.length < fewest) return undefined;
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
  for (const [index, { definition }] of terms.entries())
    for (const [at, other] of terms.entries())
      if (at !== index && mentions(definition, other.term))
        edges.push(edge(`term-${index + 1}`, `term-${at + 1}`));
  return { nodes, edges, weight: 9 + terms.length * 1.5 };
};

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

/** Whether a text has a term as words of its own, in whatever script. */
function mentions(text: string, term: string): boolean {
  const [within, sought] = [text.toLowerCase(), term.toLowerCase()];
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    const [before, after] = [within[at - 1] ?? ' ', within[at + sought.length] ?? ' '];
    const isWritten = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
    if (isWritten.test(sought)) return true;
    // An ending, such as a plural's, is still the term.
    const rest = /^\p{L}{0,2}(?!\p{L})/u.test(within.slice(at + sought.length));
    if (!/[\p{L}\p{N}]/u.test(before) && (rest || !/[\p{L}\p{N}]/u.test(after))) return true;
  }
  return false;
}
