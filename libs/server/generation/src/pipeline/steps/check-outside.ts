import type { Citation, ClaimCheck, KeyTerm, LessonDraft } from '@coursewright/contract';
import { claimsOf, unsourced, type Material } from '@coursewright/authoring';
import type { CoursePorts } from '../ports.ts';
import { passageNamed } from './passage-named.ts';
import type { Picked } from './pick-passages.ts';

/**
 * Checks what a lesson claims outside its text — summary, key terms, quiz — by the passages that the
 * lesson cites, or that a question or a term names. Without sources there is nothing to check them
 * by.
 */
export function checkOutside(
  { checker }: Pick<CoursePorts, 'checker'>,
  lesson: {
    readonly picked: readonly Picked[];
    readonly citations: readonly Citation[];
    readonly material: Material;
  },
  language: string,
): (said: Parameters<typeof claimsOf>[0]) => Promise<ClaimCheck[]> {
  const { picked, citations, material } = lesson;
  const cited = new Set(citations.map(({ passage_id }) => passage_id));
  const own = picked.map(({ passage, passageId }) => [passageId, passage] as const);
  return async (said) => {
    const named = new Set([...said.key_terms, ...said.quiz].flatMap(({ cites = [] }) => cites));
    const elsewhere = material.sources.flatMap(({ passages }) =>
      passages.filter(({ id }) => named.has(id)).map((one) => [one.id, one] as const),
    );
    const passages = new Map<string, { readonly text: string }>([...elsewhere, ...own]);
    const checks = await checker.claims(claimsOf(said, language), passages, cited, language);
    return picked.length === 0 ? checks.map(unsourced) : checks;
  };
}

/** The key terms as the course keeps them: with the passage that the author took each from. */
export const keyTermsOf = (
  { key_terms }: Pick<LessonDraft, 'key_terms'>,
  { sources }: Material,
): KeyTerm[] =>
  key_terms.map(({ ref, ...term }) => {
    const passage = passageNamed(ref, sources);
    return passage ? { ...term, cites: [passage.id] } : term;
  });
