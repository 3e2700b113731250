import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { ofParameters } from '../material/parameters.ts';
import { isBland, isOfAny } from '../outline/bland-headings.ts';
import type { Candidate } from './candidate.ts';
import { clauseWords, type ClauseWords } from './clause-words.ts';
import { capital } from './clauses.ts';
import { isFragment } from './fragments.ts';
import type { LessonParts, Prose } from './lesson-parts.ts';
import { hasSubject, isPointing, saysOneThing } from './link-questions.ts';
import { standingWithSigns } from './standing.ts';
import { worded } from './wording.ts';

const fewestStems = 2;

/**
 * What a sentence says of a case, an aim or a statement: what is done or happens then, how one gets
 * there, why it is so. Only of sentences that can be read alone, in languages that name the subject
 * of a clause: in Russian, Chinese and Japanese too many say it elsewhere.
 */
export const askedByClauses = (
  { sentences, lists }: Pick<LessonParts, 'sentences' | 'lists'>,
  language: string,
): Candidate[] => {
  const known = patternsOf(baseLanguage(language));
  if (!known) return [];
  return sentences.flatMap((sentence): Candidate[] => {
    if (isOfNamedEntry(sentence, lists) || isCatalan(sentence.plain, language)) return [];
    if (aside.test(sentence.plain)) return [];
    const whole = standingWithSigns(sentence, language);
    const found = whole === undefined ? undefined : halvesOf(whole, known, language);
    if (!found) return [];
    const { asking, told, answer } = found;
    if (asking !== 'why' && !isConcrete(answer, sentence, language)) return [];
    if (sharesStems(sentence.heading, answer, language)) return [];
    const question = under(sentence.heading, worded(known.words[asking], { a: told }), language);
    if (question === undefined) return [];
    return [
      {
        type: 'recall',
        question,
        key: `${capital(answer)}${sentence.plain.at(-1)}`,
        wrong: [],
        isChecked: true,
        explanation: '',
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain],
        worth: worths[asking],
      },
    ];
  });
};
const worths = { howTo: 2.5, why: 2.2, whatToDo: 2, whatHappens: 1.8 } as const;

/** "-T: … The classic format is used when …": of which option, only its name in front tells. */
const isOfNamedEntry = ({ plain }: Prose, lists: LessonParts['lists']): boolean =>
  lists.some(({ items }) =>
    items.some(({ text }) => /^[^:：]{1,60}[:：]/u.test(text) && text.includes(plain)),
  );

/** "3.0 (native) or 3.0 (quilt)": what tells them apart cannot be left out, and reads badly inside. */
const aside = /(?:^|\s)\(|\s(?:--|[–—])\s/u;

/**
 * Whether it names a command, a file, a key, an amount: what can be known or not. Of "the format is
 * adapted" learners cannot tell whether they had the same in mind.
 */
function isConcrete(answer: string, { text }: Prose, language: string): boolean {
  if (holdsCode(text, answer)) return true;
  const said = answer.replace(/^… /u, '');
  if (/\d|(?<!\S)-{1,2}\p{L}|\p{L}[_/]\p{L}|\p{L}\.\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2}|["“«„]/u.test(said))
    return true;
  return baseLanguage(language) !== 'de' && /\s\p{Lu}\p{Ll}/u.test(said);
}
/** Code of the sentence that the answer has, too. */
const holdsCode = (text: string, answer: string): boolean =>
  [...text.matchAll(/`([^`]+)`/gu)].some(([, code = '']) => answer.includes(code));

/** The heading above the question would tell it. */
const sharesStems = (heading: string, answer: string, language: string): boolean => {
  const known = new Set(contentStems(heading, language));
  return contentStems(answer, language).some((stem) => known.has(stem));
};

/** What is read as Spanish and is none. */
const isCatalan = (plain: string, language: string): boolean =>
  baseLanguage(language) === 'es' &&
  /(?<!\p{L})(?:amb|això|és|aquest\p{L}*|hem|els|dels|però|perquè|pots|[dl][’'](?=\p{L}))/iu.test(
    plain,
  );

/**
 * What a case belongs to, its heading says, unless the question does so itself; undefined where the
 * heading is one that any text could have.
 */
export function under(heading: string, question: string, language: string): string | undefined {
  const known = new Set(contentStems(question, language));
  if (isBland(heading) || isOfAny(heading) || ofParameters.test(heading)) return undefined;
  const isSaid = isName.test(heading)
    ? question.includes(heading)
    : contentStems(heading, language).every((stem) => known.has(stem));
  if (isSaid || /[?？]$/u.test(heading)) return question;
  return heading.length > longestHeading
    ? undefined
    : `${heading.replace(/:$/u, '')}${baseLanguage(language) === 'fr' ? ' : ' : ': '}${question}`;
}
const longestHeading = 80;
/** "adaptive_blur", "clear()", "pack.h". */
const isName = /^\S*[_().:]\S*$/u;

interface Halves {
  readonly asking: keyof typeof worths;
  readonly told: string;
  readonly answer: string;
}

interface Patterns {
  readonly words: ClauseWords;
  readonly halves: readonly (readonly ['aim' | 'case' | 'why', RegExp])[];
  readonly deed: RegExp;
  readonly duty: RegExp;
  readonly mayBe: RegExp;
}
const patterns = new Map<string, Patterns>();
function patternsOf(base: string): Patterns | undefined {
  const own = clauseWords[base];
  if (own && !patterns.has(base))
    patterns.set(base, {
      words: own,
      halves: [
        ['aim', new RegExp(`^(?<a>${own.ofAim}), (?<b>.+)$`, 'u')],
        ['case', new RegExp(`^(?<a>${own.ofCase}), (?<b>.+)$`, 'u')],
        ['case', new RegExp(`^(?<b>[^,]+?),? (?<a>${own.caseLast}[^,]+)$`, 'u')],
        ['why', new RegExp(`^(?<a>[^,]+?),? (?<b>${own.ofReason}.+)$`, 'u')],
      ],
      deed: new RegExp(`^(?:${own.deed})`, 'iu'),
      duty: new RegExp(own.duty, 'iu'),
      mayBe: new RegExp(own.mayBe, 'iu'),
    });
  return patterns.get(base);
}

/** "Export all keys", "you can export": does it tell its reader to do something? */
export const tellsToDo = (text: string, language: string): boolean =>
  patternsOf(baseLanguage(language))?.deed.test(text) ?? false;

function halvesOf(whole: string, known: Patterns, language: string): Halves | undefined {
  const said = whole.replace(/\.$/u, '');
  for (const [kind, pattern] of known.halves) {
    const { a: told = '', b: answer = '', begun = '' } = pattern.exec(said)?.groups ?? {};
    if (told === '') continue;
    const isFirst = said.startsWith(told);
    if (!isFirst && /[;:]/.test(answer)) continue;
    const isWhole =
      kind === 'why'
        ? saysOneThing(told, language) && isToKnow(answer.replace(firstWords, ''), told, language)
        : isToKnow(answer.replace(then, ''), told, language) &&
          !(isFirst && baseLanguage(language) === 'de' && !opensWithGermanVerb.test(answer));
    if (
      !isWhole ||
      !isToTell(told, language) ||
      (!isFirst && !(hasItsSubject(told, language) && !asksItself.test(answer)))
    )
      return undefined;
    if (kind === 'why') return { asking: 'why', told: capital(told), answer };
    const bare = answer.replace(then, '');
    const asking = askedFor(kind, bare, known, language);
    return asking === undefined
      ? undefined
      : {
          asking,
          told: told.slice(begun.length).replace(/^\p{L}/u, (letter) => letter.toLowerCase()),
          // In German the verb comes first behind a case, as it would in a question.
          answer: isFirst && baseLanguage(language) === 'de' ? `… ${bare}` : bare,
        };
  }
  return undefined;
}

/** What to do, or what happens: of what may happen, or without saying to what, one cannot be asked. */
function askedFor(
  kind: 'aim' | 'case',
  answer: string,
  { deed, duty, mayBe }: Patterns,
  language: string,
): 'howTo' | 'whatToDo' | 'whatHappens' | undefined {
  if (kind === 'aim') return deed.test(answer) ? 'howTo' : undefined;
  if (deed.test(answer) || duty.test(answer)) return 'whatToDo';
  return mayBe.test(answer) || !hasSubject(answer, language) ? undefined : 'whatHappens';
}
/** "See if …", "to know when …": what is asked there is no case. */
const asksItself =
  /(?<!\p{L})(?:see|checks?|know|asks?|tests?|determines?|decides?|find out|tells?|(?:make|be) sure|wonders?|prüf\p{L}*|wiss\p{L}+|entscheid\p{L}+|sicher|savoir|vérifi\p{L}+|demand\p{L}+|détermin\p{L}+|indiqu\p{L}+|saber|comprob\p{L}+|verific\p{L}+|pregunt\p{L}+|determin\p{L}+|indic\p{L}+|sapere|chied\p{L}+)(?!\p{L})/iu;
/** "If they belong to the group", "when compiling": behind a statement, its subject may be meant. */
const hasItsSubject = (told: string, language: string): boolean => {
  const [, ...said] = told.split(' ');
  return (
    hasSubject(said.join(' '), language) && !/^(?:\p{Ll}+ing|not)(?!\p{L})/u.test(said.join(' '))
  );
};
/** "Because", "parce que". */
const firstWords = /^\S+ (?:que )?/u;
/** What only joins the two. */
const then = /^(?:then|so|dann|alors|entonces|allora|então)(?!\p{L}),? ?/iu;

/** "Auf einer Anwendung steht, die …": what begins so belongs to the case. */
const opensWithGermanVerb =
  /^(?:so |dann )?(?!(?:der|die|das|dem|den|deren|dessen|welche[nrms]?|wie|bei|mit|in|und|oder|wo\p{L}*|ohne|um|damit|dass|weil|obwohl|während)(?!\p{L}))\p{Ll}/u;

const isToTell = (told: string, language: string): boolean =>
  contentStems(told, language).length >= fewestStems &&
  !isPointing(told, language) &&
  !isOfNobody.test(told) &&
  !goesOn.test(told) &&
  !ofWishes.test(told);
/** "When used for programming": of what, stands before it. */
const isOfNobody =
  /^(?:(?:If|When|Unless) (?!choosing|using|sharing)(?:not )?\p{Ll}+(?:ed|able|ary|ible)(?!\p{L} \p{L}+s? (?:is|are))|(?:Wenn|Falls) (?:möglich|nötig|gewünscht))(?!\p{L})/u;
/** "If, however, …", "such an environment": said against or after something else. */
const goesOn =
  /(?<!\p{L})(?:however|also|too|instead|otherwise|such|außerdem|zudem|sonst|anders|autrement|également|además|inoltre|altrimenti|f[ai]r(?:l[aeo]|ne)|além disso|jedoch|aber|allerdings|auch|stattdessen|solche[nrms]?|cependant|toutefois|aussi|non plus|tel(?:le)?s?|sin embargo|también|tampoco|tal(?:es)?|tuttavia|invece|anche|tal[ei]|porém|também)(?!\p{L})|(?:vous|on|nous) (?:l[ae]s?|l[’']|y|en)(?!\p{L})|(?:de|pour|à) (?:l[ae]s? |l[’'])\p{L}+(?:er|ir|re)(?!\p{L})|(?:nächste Mal|next time|prochaine fois|próxima vez|prossima volta|parliamo|(?:talk|speak) of|sprechen wir|nous parlons|hablamos|falamos)(?!\p{L})/iu;
/** "If you have questions", "to learn more": of readers, not of the matter. */
const ofWishes =
  /(?<!\p{L})(?:questions?|problems?|difficult\p{L}+|(?:learn|know|find out|read|see|obtain|get) more|davantage|details?|help|contribute|wish|like|prefer|interested|unsure|know (?:what|exactly|how)|(?:in|any) doubt|not sure|fragen?|probleme?|schwierigkeiten|hilfe|weitere informationen|mehr (?:über|wissen)|problèmes?|difficultés?|aide|d[’']informations|preguntas?|problemas?|dudas?|quest(?:ões|ioni)|dificultades|ayuda|información|domand[ae]|problem[ai]|dubbi|difficoltà|aiuto|informazioni|perguntas?|dúvidas?|dificuldades|ajuda|informações)(?!\p{L})/iu;

const isToKnow = (answer: string, told: string, language: string): boolean => {
  const known = new Set(contentStems(told, language));
  return (
    contentStems(answer, language).filter((stem) => !known.has(stem)).length >= fewestTold &&
    !opensElsewhere.test(answer) &&
    !isUnreal.test(answer) &&
    // "If it is A, B, or C": the comma was not the case's last.
    !/^[^,]{1,40}, (?:or|and|oder|und|ou|et|o|y|e|ed?) /u.test(answer) &&
    !goesOn.test(answer) &&
    !(baseLanguage(language) === 'fr' && ofHim.test(answer)) &&
    !(baseLanguage(language) === 'en' && /, (?:you|it|they|we)(?!\p{L})/u.test(answer)) &&
    !readsOn.test(answer) &&
    !isFragment(answer, language)
  );
};
/** "Would have thought": of what never was. */
const isUnreal =
  /(?<!\p{L})(?:would have|wouldn[’']t have|hätten?|wären?|aurai(?:t|en)t?|serai(?:t|en)t?|habr[íi]an?|hubieran?|avrebber?o?|sarebber?o?|teriam?|seriam?)(?!\p{L})/iu;
/** In Italian an article. */
const ofHim = /^ils?(?! (?:est|faut|suffit|vaut|convient)(?!\p{L}))(?!\p{L})/iu;
const fewestTold = 2;
/** "As shown below", "read the manual": the answer is elsewhere. */
const readsOn =
  /(?<!\p{L})(?:below|following|(?:read|see|consult) (?:the|its|their)|manual|documentation|unten|folgend\p{L}*|handbuch|lesen|ci-dessous|suivant\p{L}*|lire|lisez|manuel|a continuación|siguientes?|lea|leer|di seguito|seguent[ei]|legg\p{L}+|manuale|abaixo|seguintes?|ler)(?!\p{L})/iu;
/** "They are useless data": which, the case does not say; "in particular with …" is part of the case. */
const opensElsewhere =
  /^[«“„"「]|^(?:jedoch|ma(?!\p{L})|sondern|(?:please )?(?:read|see|consult|ask) |(?:veuillez )?(?:lire|lisez) |(?:por favor )?(?:lea|consulte) |lesen sie|legg\p{L}+ |leia )|^(?:it (?!(?:is|may be|might be|would be) (?:\p{L}+ly )?(?:\p{L}+ ){1,3}(?:to|that) )|they|that|this|these|those|he|she|his|her|its|in particular|especially|particularly|insbesondere|besonders|vor allem|en particulier|notamment|surtout|ayant|étant|en particular|especialmente|sobre todo|in particolare|soprattutto|em particular|sobretudo|elles?|cela|ceci|ell[oa]s?|est[oea]s?|ess[ioae]|quest[oaie]|el[ea]s?|ist[oa])(?!\p{L})/iu;
