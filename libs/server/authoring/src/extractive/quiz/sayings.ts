import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import {
  isTermForm,
  leansElsewhere,
  pointsBackIn,
  sendsElsewhere,
} from '../material/definition-form.ts';
import { opensWithVerb, tellsPurpose, withoutArticle } from '../material/definition-sources.ts';
import { capital, isDamaged, isForeign, ofPlace } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { isGeneric } from '../material/definitions.ts';
import { isNoThing } from '../material/real-definition.ts';
import { lowerUnlessName } from '../material/recurring-phrases.ts';
import type { Prose } from './lesson-parts.ts';
import { isVague } from './set-names.ts';

/** What a sentence says. */
export interface Predicate {
  /** Of what it is said. */
  readonly stems: readonly string[];
  /** The sentence from its verb on. */
  readonly said: string;
  readonly place: number;
}

/** What a sentence says of the thing that it begins with. */
export interface Saying extends Predicate {
  /** Without its article, small unless a name. */
  readonly subject: string;
  /** The article before it, if there is one. */
  readonly article: string;
  readonly source: string;
  readonly refs: readonly string[];
}

/** How words are written inside sentences. */
type Written = MaterialIndex['written'];

const longestSubject = 5;
const lengths = { least: 5, most: 28 } as const;
const fewestStems = 3;

/** The sentences that stand alone and tell something of a thing which they name first. */
export const sayingsIn = (
  sentences: readonly Pick<Prose, 'plain' | 'refs' | 'factual' | 'number'>[],
  { written }: { readonly written: Written },
  language: string,
): Saying[] =>
  isUnspaced(language)
    ? []
    : sentences.flatMap(({ plain, refs, factual, number }): Saying[] => {
        if (!factual || refs.length === 0 || !standsAlone(withoutAsides(plain), language))
          return [];
        const parts = split(bare(plain), written, language);
        if (!parts) return [];
        const { article, said } = parts;
        // What stands in brackets behind a name tells which of two things it is.
        if (!plain.startsWith(bare(plain).slice(0, -said.length))) return [];
        const subject = lowerUnlessName(parts.subject, written, language);
        const stems = contentStems(subject, language);
        const isSaid =
          stems.length > 0 && isWhole(said, language) && (canDo.test(said) || !isDone.test(said));
        return isSaid
          ? [{ subject, article, stems, said, source: plain, refs, place: number }]
          : [];
      });

/**
 * What else the lesson says of anything, to stand beside a saying. Where only a pronoun names the
 * subject, or a Romance verb none, all that the sentence before names may be meant.
 */
export const predicatesIn = (
  sentences: readonly Prose[],
  { written }: { readonly written: Written },
  language: string,
): Predicate[] =>
  isUnspaced(language)
    ? []
    : sentences.flatMap(({ plain, number }, at): Predicate[] => {
        const words = bare(plain).split(/\s+/);
        const before = sentences[at - 1]?.plain ?? '';
        const fewest = withArticles.has(baseLanguage(language)) ? 0 : 1;
        for (let count = fewest; count <= furthestVerb && count < words.length; count++) {
          const opening = words.slice(0, count).join(' ');
          const said = lowered(words.slice(count).join(' '), count);
          if (!opensWithVerb(said, language)) continue;
          const isUnnamed = opening === '' || isPronoun.test(opening);
          const stems = contentStems(isUnnamed ? `${before} ${opening}` : opening, language);
          const fits =
            stems.length > 0 &&
            !/[,;:]/u.test(opening) &&
            isNoun(opening, written, language) &&
            (isUnnamed || opensAsSubject(opening, language)) &&
            !isCaption.test(plain) &&
            standsAlone(`${capital(said)}.`, language) &&
            isWhole(said, language);
          return fits ? [{ stems, said, place: number }] : [];
        }
        return [];
      });
const furthestVerb = 12;
/** A sentence that begins with its verb begins large. */
const lowered = (said: string, count: number): string =>
  count === 0 ? said.charAt(0).toLowerCase() + said.slice(1) : said;
const isPronoun =
  /^(?:it|they|this|these|él|ella|ellos|ellas|esto|il|ils|elles?|celui-ci|celle-ci|er|sie|dies|dieser|diese|dieses|esso|essa|essi|esse|questo|questa|questi|queste|ele|ela|eles|elas|isto|este|esta|estes|estas|он|она|оно|они|это)$/iu;

/** "Once the series", "in it", "they": behind these the verb has another subject or none that is known. */
const opensAsSubject = (subject: string, language: string): boolean =>
  withoutArticle(subject) !== subject ||
  determiner.test(subject) ||
  (!/^(?:once|though|although|while|unless|until|since|whereas|as)(?!\p{L})/iu.test(subject) &&
    !stopWords(language).has((subject.split(/\s+/)[0] ?? '').toLowerCase()));
const determiner =
  /^(?:each|every|all|many|most|some|several|this|these|cada|todos|todas|muchos|muchas|algunos|algunas|est[aeo]s?|chaque|tous|toutes|certain[es]*|plusieurs|cette|ces?|jede[rs]?|alle|viele|einige|manche|diese[rs]?|ogni|tutti|tutte|molti|molte|alcuni|alcune|quest[aeio]|muitos|muitas|alguns|algumas) \p{L}/iu;

/** "Is that …", "can you …", "digits that …", "has passed, you can …": of the thing nothing is said. */
const isTurned =
  /^\p{L}+(?:,| \d| (?:Sie|es|man|wir|er|you|we|they|it|to|that|whether|zu|che|que|dass|di|de|d['’]|quello|celui)(?!\p{L}))|, (?:you|we|they|it|one) \p{L}/u;

const isWhole = (said: string, language: string): boolean =>
  !/^\p{Lu}/u.test(said) &&
  !isTurned.test(said) &&
  (tellsPurpose(said, language) || isThing.test(said) || isDone.test(said)) &&
  !sends.test(said) &&
  !hasTwoVerbs.test(said) &&
  countWords(said) >= lengths.least &&
  countWords(said) <= lengths.most &&
  contentStems(said, language).length >= fewestStems &&
  !pointsBackIn(said, language) &&
  !isFragment(said, language) &&
  !isMuddled(said, language);

/** "Is a row of …", "are the borders of …": what a thing is. */
const isThing =
  /^(?:is|are|es|son|est|sont|ist|sind|è|sono|é|são) (?:(?:an?|the|one|any|una?|el|la|los|las|une?|les?|des|eine?|der|die|das|uno|il|lo|i|gli|uma?|os?|as?) |un['’]|l['’])(?!mism[ao]|mêmes?(?!\p{L})|stess[ao]|mesm[ao]|same|gleich)/iu;
/** "Can hold …": what it can do tells a thing from others; what is done with it once, hardly. */
const canDo = /^(?:can|kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem)(?!\p{L})/iu;
/** "Is stored in …", "can hold …": what is done with it, what it can do. */
const isDone =
  /^(?:(?:is|are) (?!(?:called|named|needed|required|expected|recommended|interested|ignored|limited)(?!\p{L}))(?:\p{L}+(?:ed|ept|uilt|own)|held|made|put|set)|(?:can|kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem) (?!(?:be|sein|être|ser|essere|estar) )\p{L}|(?:es|son|é|são) \p{L}+(?:ad|id)[oa]s?|(?:est|sont) \p{L}{3,}(?:ée?s?|ies?|ues?|its?|ites?)|(?:è|sono|viene|vengono) \p{L}+(?:at|it|ut)[oaie]|(?:wird|werden) )(?!\p{L}{2} )/iu;
/** "Is explained in", "is the subject of": told elsewhere. */
const sends =
  /^\p{L}+ (?:\p{L}+ )?(?:explained|described|documented|discussed|covered|listed|erklärt|beschrieben|behandelt|aufgelistet|expliquée?s?|décrite?s?|documentée?s?|explicad[oa]s?|descrit[oa]s?|documentad[oa]s?|spiegat[oaie]|descritt[oaie])(?!\p{L})/iu;
/** "Source des modifications doit être": of two verbs without a joint the first is a noun. */
const hasTwoVerbs =
  /^(?:(?!(?:and|or|that|which|who|whose|if|when|where|how|what|because|as|than|et|ou|qui|que|qu['’]\p{L}+|dont|où|si|quand|comme|y|o|u|cual\p{L}*|donde|cuando|como|porque|und|oder|der|die|das|den|dem|dass|wenn|weil|was|wie|wo|e|ed|oppure|che|cui|dove|se|quando|perché|ou|onde)(?!\p{L}))[^\s,]+ )+(?:is|are|was|were|has|have|must|can|may|should|will|est|sont|était|ont|doit|doivent|peut|peuvent|está|están|debe|deben|puede|pueden|ist|sind|è|sono|deve|devono|può|possono|é|são|está|estão|pode|podem|devem)(?!\p{L})/iu;

/** Without what stands in brackets. */
const withoutAsides = (plain: string): string => plain.replace(/ ?\([^()]*\)/gu, '');
const bare = (plain: string): string => withoutAsides(plain).replace(/[.।]$/u, '');

const standsAlone = (plain: string, language: string): boolean =>
  /[.।]$/u.test(plain) &&
  !/[‚:;|<>{}=\\()?!…]|\*\*/u.test(plain) &&
  !leansElsewhere(plain, language) &&
  !sendsElsewhere(plain) &&
  !isForeign(plain, language) &&
  !isDamaged(plain) &&
  !leaning.test(plain) &&
  !ofPlace.test(plain) &&
  !isCaption.test(plain);

/** "The image shows …" is told of a picture that a question does not show. */
const isCaption =
  /^(?:\p{L}+ ){0,4}(?:figure|image|picture|screenshot|abbildung|bild|bildschirmfoto|figura|imagen|captura|capture|illustration|immagine|schermata|imagem|рисунок)s? (?:\p{L}+ ){0,3}(?:shows?|zeigt|zeigen|muestran?|montrent?|mostra(?:no|m)?|показывает)(?!\p{L})/iu;

/** What goes on from another sentence, or is told of a moment. */
const leaning =
  /(?<!\p{L})(?:above|below|then|instead|now|both|already|again|finally|furthermore|additionally|meanwhile|otherwise|we|our|entonces|ahora|ambos|ambas|ya|finalmente|nuestr[ao]s?|alors|maintenant|déjà|enfin|sinon|notre|nos|nous|oben|unten|dann|jetzt|nun|dabei|dazu|damit|davon|dafür|darüber|jedoch|allerdings|bereits|beide[nrs]?|trotzdem|weiterhin|außerdem|zudem|schließlich|wir|unsere?[mnrs]?|allora|ora|entrambi|già|infine|altrimenti|nostr[aeio]|então|agora|já|finalmente|noss[ao]s?|тогда|сейчас|уже|мы)(?!\p{L})/iu;

/** "The index | holds the names …": as far as the first verb, if a name stands before it. */
function split(
  plain: string,
  written: Written,
  language: string,
): Pick<Saying, 'article' | 'subject' | 'said'> | undefined {
  const words = plain.split(/\s+/);
  for (let count = 1; count <= longestSubject && count < words.length; count++) {
    const said = words.slice(count).join(' ');
    if (!opensWithVerb(said, language)) continue;
    const opening = words.slice(0, count).join(' ');
    const subject = withoutArticle(opening);
    const article = opening
      .slice(0, opening.length - subject.length)
      .trim()
      .toLowerCase();
    return isSubject(subject, opening, written, language) ? { article, subject, said } : undefined;
  }
  return undefined;
}

function isSubject(subject: string, opening: string, written: Written, language: string): boolean {
  const base = baseLanguage(language);
  const stops = stopWords(language);
  const words = subject.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    isTermForm(subject, language) &&
    !stops.has(first.toLowerCase()) &&
    !stops.has(last.toLowerCase()) &&
    !idle.test(subject) &&
    !unsteady.test(subject) &&
    !isChoice.test(subject) &&
    !isVague(subject) &&
    !isGeneric(subject, language) &&
    !isNoThing(subject, language) &&
    isNoun(subject, written, language) &&
    // Without an article, a Romance sentence begins with a name or with no subject at all.
    (subject !== opening ||
      !withArticles.has(base) ||
      /[^\p{Ll}\s’'-]/u.test(subject.slice(1)) ||
      written.get(first.toLowerCase()) === first)
  );
}
/** "Trotzdem", "wichtigste": a German word that is written small inside sentences is no noun. */
const isNoun = (opening: string, written: Written, language: string): boolean => {
  if (baseLanguage(language) !== 'de' || opening.includes(' ')) return true;
  const form = written.get(opening.toLowerCase()) ?? opening;
  return !/^\p{Ll}/u.test(form) || form === opening;
};
const withArticles = new Set(['es', 'fr', 'it', 'pt', 'ca']);
/** "The complete series": of which one, the text around says. A hyphen apart is damage. */
const unsteady =
  /^(?:complete|entire|whole|resulting|given|corresponding|single|relevant|relevante[nrs]?|entsprechende[nrs]?|jeweilige[nrs]?|wichtigste[nrs]?) |(?<!\p{L})(?:successiv[oa]|corrispondente|correspondiente|correspondant|correspondente|respectiv[oa])(?!\p{L})|^wichtigste|\s-|^(?:final|end|first|second|third|last|next|previous|same) (?:results?|outputs?|quer(?:y|ies)|examples?|forms?|lines?|steps?|cases?|parts?|ones?)$/iu;
/** "A reasonable alternative is …": to what, the sentence before tells. */
const isChoice =
  /(?<!\p{L})(?:choices?|alternatives?|possibilit(?:y|ies)|solutions?|workarounds?|wahl|alternative[nrs]?|möglichkeit(?:en)?|lösung(?:en)?|choix|possibilités?|elecci(?:ón|ones)|alternativas?|posibilidad(?:es)?|soluci(?:ón|ones)|scelt[ae]|alternativ[aoei]|possibilità|soluzion[ei]|escolhas?|possibilidades?|soluç(?:ão|ões))(?!\p{L})/iu;
/** What is said of these is said of something else. */
const idle =
  /^(?:people|users?|everyone|someone|nothing|everything|result|reason|problem|idea|point|rest|way|goal|aim|purpose|case|fact|advantage|difference|usuari[oa]s?|resultado|motivo|razón|problema|idea|resto|objetivo|ventaja|diferencia|utilisateurs?|résultat|raison|problème|idée|reste|but|avantage|différence|benutzer|ergebnis|grund|problem|idee|rest|ziel|zweck|vorteil|unterschied|utent[ei]|risultato|scopo|vantaggio|differenza|utilizador(?:es)?|usuários?|razão|vantagem|diferença|результат|причина|проблема|цель|пользователь)$/iu;

const sayingsByIndex = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Saying[]>>();

/** What the material says of things, the nearest to a place of it first. */
export function sayingsAround(chunk: number, index: MaterialIndex, language: string): Saying[] {
  let known = sayingsByIndex.get(index);
  if (!known) {
    known = new Map(
      index.chunks
        .filter((one) => one.language === baseLanguage(language))
        .map(({ id, sentences }) => [
          id,
          sayingsIn(
            sentences.map(({ plain, ref }) => ({ plain, refs: [ref], factual: true, number: 0 })),
            index,
            language,
          ),
        ]),
    );
    sayingsByIndex.set(index, known);
  }
  return [...known]
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, sayings]) => sayings);
}
