import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { pointsBackIn } from '../material/definition-form.ts';
import { opensWithVerb } from '../material/definition-sources.ts';
import { lowerUnlessName } from '../material/recurring-phrases.ts';
import type { Candidate } from './candidate.ts';
import { capital } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import { tellsDirection } from './link-direction.ts';
import { type Link, linkWords } from './link-words.ts';
import { counts, hasVerb, isOfUnnamedThing } from './lone-statements.ts';
import { seedOf } from './seed.ts';
import { isTorn } from './standing.ts';
import { askableStatements, type StatementMaterial, worthOf } from './statements.ts';
import { worded, type Wording } from './wording.ts';

const lengths = { least: 5, most: 20 } as const;
const fewestStems = 2;

interface Linked {
  readonly link: Link;
  readonly one: string;
  readonly other: string;
}

/**
 * How two statements of one sentence hang together: which of them is the reason of the other, or
 * whether one is true in spite of the other. Both stand in the question, so that nobody needs the
 * lesson for them.
 */
export function linkQuestions(material: StatementMaterial, wording: Wording): Candidate[] {
  const { subject, language, asked, written } = material;
  const words = linkWords(asked);
  if (!words) return [];
  return askableStatements(material).flatMap(({ sentence, said, named }): Candidate[] => {
    const found = isOfExample.test(sentence.plain) ? undefined : linkedIn(said, subject, language);
    if (!found) return [];
    const shown = (half: string): string => capital(lowerUnlessName(half, written, language));
    // Which comes first must not tell which is the reason; a word that points back keeps its place.
    const isTurned =
      seedOf(said) % 2 === 0 &&
      ![found.one, found.other].some((half) => isPointing(half, language));
    const [a, b] = isTurned ? [found.other, found.one] : [found.one, found.other];
    const link = isTurned ? turned[found.link] : found.link;
    return [
      {
        type: 'link',
        question: worded(words.question, { a: shown(a), b: shown(b) }),
        key: words.answers[link],
        wrong: Object.values(words.answers).filter((answer) => answer !== words.answers[link]),
        isChecked: true,
        isClosed: true,
        explanation: worded(wording.because, { a: sentence.plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain],
        worth: worthOf(named),
      },
    ];
  });
}

/** One case among others, which the sentence before tells of. */
const isOfExample =
  /^(?:for (?:example|instance)|zum beispiel|par exemple|por ejemplo|per esempio|ad esempio|por exemplo|например)(?!\p{L})/iu;

const turned: Readonly<Record<Link, Link>> = {
  forward: 'backward',
  backward: 'forward',
  despite: 'despite',
  either: 'either',
};

function linkedIn(
  whole: string,
  subject: ReadonlySet<string>,
  language: string,
): Linked | undefined {
  const words = linkWords(language);
  if (!words) return undefined;
  const { reason, consequence, reasonFirst, despite } = words;
  const ways: readonly (readonly [Link, string])[] = [
    ['forward', `^(?:${reasonFirst}) (?!of )(?<a>[^,]+), (?:то )?(?<b>[^,]+)$`],
    ['backward', `^(?<a>.+?)(?:${reason})(?<b>.+)$`],
    ['forward', `^(?<a>.+?)(?:${consequence})(?<b>.+)$`],
    ...(despite
      ? ([
          ['despite', `^(?:${despite.first}) (?<a>[^,]+), (?<b>[^,]+)$`],
          // "When source, although correct, contains …": what stands between commas is no half.
          ['despite', `^(?<a>.+?)(?:${despite.between})(?<b>[^,]+)$`],
        ] as const)
      : []),
  ];
  for (const [link, pattern] of ways) {
    const { a: one, b: other } = new RegExp(pattern, 'u').exec(whole)?.groups ?? {};
    if (one === undefined || other === undefined) continue;
    return [one, other].every((half) => isStatement(half, language)) &&
      ![one, other].some((half) => isOfUnnamedThing(capital(half), subject, language)) &&
      !isPointing(one, language) &&
      // "Fonts are needed on a screen, which is flat because …": the reason is that of a clause inside.
      !(link === 'backward' && insideClause.test(one)) &&
      !opensPointing.test(other) &&
      !(ofOne.test(other) && ofMany.test(one)) &&
      !clitic.test(other) &&
      [one, other].every((half) => hasSubject(half, language)) &&
      !tellsDirection(one, other, language)
      ? { link, one, other }
      : undefined;
  }
  return undefined;
}

const insideClause =
  /, (?:which|who|whose|where) |, (?:der|die|das|den|dem|was|wo) |, (?:qui|dont|où) |, (?:que|el cual|la cual|cuyo) |, (?:che|cui|il quale|la quale) |, котор\p{L}+ /u;

/** "Weren't suitable", "a veces presentan": what of, stands in the other half or nowhere. */
export const hasSubject = (half: string, language: string): boolean =>
  !/^(?:(?:is|are|was|were|has|have|had|could|will|would|does|do|did|must|may|might|should|needs?)(?:n['’]t)?|can(?:not|['’]t)?|won['’]t)(?!\p{L})/iu.test(
    half,
  ) &&
  (!dropsSubjects.has(baseLanguage(language)) || ofNoun.test(half) || /^\p{Lu}/u.test(half));
const dropsSubjects = new Set(['es', 'it', 'pt']);
const ofNoun =
  /^(?:(?:el|l[ao]s?|un[ao]?s?|cada|todo[s]?|toda[s]?|ningun[ao]?|ningún|il|gli|le|i|uno|ogni|tutt[ie]|nessun[ao]?|os?|as?|um|uma|uns|umas|nenhum[a]?) |(?:l|un)[’'])/iu;
/** "The headers are …": none of them is "it". */
const ofOne = /^it(?!\p{L})/iu;
const ofMany = /^(?:\S+ ){0,3}\S{2,}s (?:are|were|have|can|may|must|should|will|do) /u;
/** What the whole of the first statement is; of "it" and "they" the first names the subject. */
const opensPointing =
  /^(?:he|she|his|her|this|that|these|those|ils?|elles?|leurs?|son|sa|ses|ell[oa]s?|sus?|esto|essa?|quest[oaie]|loro|suo|sua|ele|ela|eles|elas|seus?|suas?|он[аои]?|их|его|её|это)(?!\p{L})/iu;
/** Does something in it stand for what another clause or sentence names? */
export const isPointing = (half: string, language: string): boolean =>
  pointsBackIn(half, language) ||
  /(?<!\p{L})(?:its?|their|they|them|his|her|he|she|so|celles?|ceux|celui|son|sa|ses|leurs?|ils?|elles?|sus?|ell[oa]s?|suo|sua|suoi|sue|loro|seus?|suas?|el[ea]s?|ihre?\p{L}*|seine?\p{L}*|er|sie|es|его|её|их|н[её]м|н[её]й?|них|ним|ними|нему|он|она|они|оно)(?!\p{L})/iu.test(
    half,
  ) ||
  clitic.test(half) ||
  (baseLanguage(language) === 'de' && ofThat.test(half));
/** "Für Aufführungen ist das umso wichtiger": what, the sentence before tells. */
const ofThat =
  /(?<!\p{L})(?:ist|sind|war|wird|gilt) das(?! \p{Lu})(?!\p{L})|^das (?:ist|war|wird|gilt) /iu;
/** "Usarlo", "lo renombraremos": what, another sentence has named. */
const clitic =
  /(?<!\p{L})\p{L}{2,}[aei]r(?:l[aeoi]s?|se?l[ao]s?|ne)(?!\p{L})|^(?:lo|la|los|las|le|les|li|ne) \p{L}+(?:mos|iamo)(?!\p{L})/iu;

/** A subject with its verb, that says one thing. */
const isStatement = (half: string, language: string): boolean =>
  hasVerb(half, language) && saysOneThing(half, language);

/** What is said without a second link, of no single example, to nobody, and not torn from its place. */
export const saysOneThing = (half: string, language: string): boolean => {
  const length = half.split(' ').length;
  return (
    length >= lengths.least &&
    length <= lengths.most &&
    contentStems(half, language).length >= fewestStems &&
    !inner.test(half) &&
    !/(?<!\p{L})(?:alike|similar)$|^(?:it follows|it means|this means) that /iu.test(half) &&
    !/(?<!\p{L})(?:though|too|as well|either|anyway|not affected)$/iu.test(half) &&
    !/^[‘'"`(]|^(?:that|\p{L}+ing|\p{Ll}+ly \p{L}+ing)(?!\p{L})/iu.test(half) &&
    !/\p{L}\/\p{L}|, (?:is|are|was|were|está|están|es|son|é|è|sono|são|est|ist) /u.test(half) &&
    !/(?<!\p{L})once(?!\p{L})|^(?:note that|one of|something|it (?:remains|is left))(?!\p{L})/iu.test(
      half,
    ) &&
    !/^(?:the|an?) (?:idea|notion|claim|fact|belief|view|assumption|argument|thought|theory) that /iu.test(
      half,
    ) &&
    !opensWithVerb(half.charAt(0).toLowerCase() + half.slice(1), language) &&
    !counts.test(half) &&
    !isTorn(capital(half)) &&
    !isFragment(half, language) &&
    !isMuddled(capital(half), language)
  );
};
/** A case or a second link, a mere denial of the reason, an order; what is told of one example. */
const inner =
  /^(?:if|when|whenever|once) |(?<!\p{L})(?:the (?:opposite|reverse|contrary)|initially|now|(?:is|are) different|(?:message|step|line|example) \d+)(?!\p{L}| (?:from|to) )|^as (?!an? )|(?<!\p{L})(?:nevertheless|nonetheless|however|still|trotzdem|dennoch|jedoch|néanmoins|toutefois|pourtant|sin embargo|no obstante|tuttavia|comunque|no entanto|contudo|однако|всё же|such|solche[nrms]?|tell?es?|tales?|tal[ei]|так(?:ой|ая|ое|ие|их|им)|(?:la|le|les) (?:rend|rendent|fait|font))(?!\p{L})|, as (?:the|an?|its|their|some|most|all)(?!\p{L})|(?<!\p{L})(?:because|although|unless|whether|as (?:it|they|there|we)|not (?:just|only|merely|simply)|only|just|simply|precisely|partly|mainly|mostly|especially|particularly|in particular|notably|en particulier|notamment|surtout|vor allem|insbesondere|besonders|sobre todo|especialmente|soprattutto|in particolare|sobretudo|em particular|особенно|в частности|perhaps|let|weil|wenn|falls|obwohl|nur|si|quand|lorsque|seulement|parce|cuando|aunque|solo|sólo|porque|se|quando|perché|solo|embora|если|хотя|только)(?!\p{L})/iu;
