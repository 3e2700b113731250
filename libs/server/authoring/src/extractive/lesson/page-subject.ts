import { baseLanguage } from '@coursewright/text';
import { opensAsNoun, isClauseForm } from '../material/definition-form.ts';
import { saysWhatItDoes } from '../material/definition-sources.ts';
import type { Made } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { isRealDefinition, isToldByAnother } from '../material/real-definition.ts';
import { isTautology } from '../material/tautology.ts';
import { verbsToDo } from '../outline/deeds.ts';
import type { Quoted } from './select-text.ts';

/** "GateKeeper", "gates::Lock", "Dams.Gate", "gate_lock": a class, a module or a type. */
const inCode = /^(?:[\w~]+(?:::|\.))*(?:\p{Lu}\p{Ll}+\p{Lu}\w*|\p{Lu}\w+|\w+_\w+|\p{Ll}{3,})$/u;
/** "Class Gate", "Gate Struct Reference": the name, and what a reference says of its kind. */
const ofKind =
  /^(?:class|interface|struct|module|enum) (?=\S+$)| (?:class|struct|union|namespace|file|interface|module)(?: template)? reference$/giu;
/** Where a reference tells what a thing is, below its name. */
const isOfDescription = /^(?:detailed )?description$/iu;

/**
 * What a page of a reference says first of the one thing in code that it is called after: "Doors in
 * the wall of a dam." There the page's name is what a sentence would begin with.
 */
export function pageSubject(
  quoted: readonly Quoted[],
  index: MaterialIndex,
): { term: string; definition: string; ref: string }[] {
  const [first] = quoted;
  if (first === undefined) return [];
  const { source, language } = first.chunk;
  const term = (index.sources[source]?.title ?? '').replace(ofKind, '');
  const isPart = /[:.]/u.test(term) || /\p{Lu}.*\p{Lu}|_/u.test(term);
  if (!inCode.test(term) || !isPart) return [];
  const opening = quoted.find(({ sentences }) => sentences.length > 0);
  const described = quoted.find(({ chunk }) => isOfDescription.test(chunk.headings.at(-1) ?? ''));
  return [opening, described]
    .flatMap((one) => {
      const sentence = one?.sentences[0];
      if (sentence === undefined || sentence.leadIn) return [];
      const definition = sentence.plain.replace(/\s*More\.{3}$/u, '').replace(/(?<![.!?])$/u, '.');
      const made: Made = {
        term,
        definition,
        stems: [term.toLowerCase()],
        marked: true,
        code: true,
        opens: false,
      };
      const clause = definition.replace(/\.$/u, '');
      const [word = ''] = clause.toLowerCase().split(' ');
      const isNoun =
        /^\p{Lu}/u.test(clause) &&
        !verbsToDo.has(word) &&
        !saysWhatItDoes(clause.charAt(0).toLowerCase() + clause.slice(1), language) &&
        (baseLanguage(language) === 'en' || opensAsNoun(clause, language));
      return isNoun &&
        isClauseForm(clause, language, true) &&
        !isToldByAnother(clause) &&
        !isTautology({ term, code: true }, clause, language) &&
        isRealDefinition(made, language, [])
        ? [{ term, definition, ref: sentence.ref }]
        : [];
    })
    .slice(0, 1);
}
