import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Material } from '../../author.ts';
import { plainText } from '../../markdown/index.ts';
import { isClauseForm } from './definition-form.ts';
import type { Definition } from './definitions.ts';
import { languageOf } from './piece-language.ts';
import { isToldByAnother } from './real-definition.ts';
import { stopOf } from './sentence-definitions.ts';
import { sentenceOf } from './sentence.ts';
import { isTautology } from './tautology.ts';

/** "git-bisect - use binary search to find …", "a, b — …": how manual pages begin. */
const saying =
  /^(?<name>[\p{L}_][\w.+:@-]*(?: [a-z][\w-]+)?)(?:,[\w.+:@ -]+)* [-–—] (?<said>\S.+)$/u;
/** Such a line stands among the first passages or it is none. */
const among = 2;

/**
 * What manual pages say of the things they are on, in their first line. `firstChunk` is where the
 * text of a source begins.
 */
export function pageNames(
  { sources }: Pick<Material, 'sources'>,
  firstChunk: (source: number) => { readonly id: number; readonly language: string } | undefined,
): Definition[] {
  return sources.flatMap(({ passages }, at) => {
    const chunk = firstChunk(at);
    if (!chunk) return [];
    return passages.slice(0, among).flatMap(({ text, kind, number }) => {
      const line = plainText(text).trim();
      const { name = '', said = '' } = saying.exec(line)?.groups ?? {};
      const clause = said.replace(/[.。]$/u, '');
      const language = baseLanguage(languageOf(line, chunk.language));
      if (kind !== 'prose' || line.includes('\n') || name === '') return [];
      const isSaid =
        isClauseForm(clause, language, true) || contentStems(clause, language).length === 2;
      if (!isSaid || isToldByAnother(clause)) return [];
      if (isTautology({ term: name, code: false }, clause, language)) return [];
      const sentence = sentenceOf(line, `S${at + 1}.${number}`, language);
      const definition = `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${stopOf(clause, language)}`;
      const found = { term: name, definition, stems: [name.toLowerCase()], sentence };
      return [{ ...found, language, chunk: chunk.id, marked: true, code: true, opens: false }];
    });
  });
}
