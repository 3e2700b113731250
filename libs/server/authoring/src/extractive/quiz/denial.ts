import { baseLanguage } from '@coursewright/text';

interface Grammar {
  /** Verbs that a single word denies. */
  readonly verbs: string;
  /**
   * What comes between subject and clause: behind one of these, a verb is not the statement's own.
   */
  readonly subordinators: string;
  /**
   * Of languages that deny in front of the verb: the word, and the pronouns it may not stand
   * behind.
   */
  readonly before?: { readonly word: string; readonly clitics: string };
}

const grammars: Readonly<Record<string, Grammar>> = {
  en: {
    verbs: 'can|must|will|is|are|was|were|should',
    subordinators:
      'if|when|unless|while|where|because|that|which|who|whose|as|although|since|once|until|whether|how|what|why|not|no|never',
  },
  es: {
    verbs: 'puede|pueden|es|son|está|están|debe|deben|tiene|tienen',
    subordinators: 'si|cuando|que|porque|aunque|mientras|donde|como|quien|nunca|ni',
    before: { word: 'no', clitics: 'se|le|les|lo|la|los|las|me|te|nos' },
  },
  it: {
    verbs: 'può|possono|è|sono|deve|devono|ha|hanno',
    subordinators: 'se|quando|che|perché|mentre|dove|come|chi|mai|né',
    before: { word: 'non', clitics: 'si|ci|vi|ne|lo|la|li|le|gli|mi|ti' },
  },
  pt: {
    verbs: 'pode|podem|é|são|está|estão|deve|devem|tem|têm',
    subordinators: 'se|quando|que|porque|embora|enquanto|onde|como|quem|nunca|nem',
    before: { word: 'não', clitics: 'se|lhe|lhes|o|a|os|as|me|te|nos' },
  },
  ca: {
    verbs: 'pot|poden|és|són|està|estan|té|tenen',
    subordinators: 'si|quan|que|perquè|mentre|on|com|qui|mai|ni',
    before: { word: 'no', clitics: 'es|se|li|els|el|la|les|em|et|ens|hi|ho' },
  },
};

/**
 * The statement turned into its opposite at its main verb; undefined where that verb is not safely
 * found. A denial loses its "not".
 */
export function denied(plain: string, language: string): string | undefined {
  const grammar = grammars[baseLanguage(language)];
  if (!grammar) return undefined;
  const { verbs, subordinators, before } = grammar;
  const found = before
    ? new RegExp(
        `(?<![\\p{L}\\p{N}])(?<no>${before.word} )?(?<verb>${verbs})(?![\\p{L}\\p{N}'’-])`,
        'u',
      ).exec(plain)
    : new RegExp(
        `(?<![\\p{L}\\p{N}])(?<verb>cannot|${verbs})(?<no> not)?(?![\\p{L}\\p{N}'’-])`,
        'u',
      ).exec(plain);
  if (!found?.groups || found.index === 0) return undefined;
  const [head, tail] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)];
  const { verb = '', no } = found.groups;
  if (
    /[,;:()“”"]/.test(head) ||
    new RegExp(`(?<![\\p{L}])(?:${subordinators})(?![\\p{L}])`, 'iu').test(head)
  )
    return undefined;
  if (before) {
    if (new RegExp(`(?<![\\p{L}])(?:${before.clitics})\\s$`, 'iu').test(head)) return undefined;
    return `${head}${no ? '' : `${before.word} `}${verb}${tail}`;
  }
  if (verb === 'cannot') return `${head}can${tail}`;
  if (no) return `${head}${verb}${tail}`;
  return `${head}${verb === 'can' ? 'cannot' : `${verb} not`}${tail}`;
}
