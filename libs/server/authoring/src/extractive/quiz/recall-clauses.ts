import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { capital } from './clauses.ts';
import { isFragment } from './fragments.ts';
import type { LessonParts, Prose } from './lesson-parts.ts';
import { hasSubject, isPointing, saysOneThing } from './link-questions.ts';
import { standingWithSigns } from './standing.ts';
import { worded, type Wording } from './wording.ts';

/** How a language opens what a sentence says first of a case, of an aim, and behind of a reason. */
interface ClauseWords {
  readonly ofCase: string;
  readonly ofAim: string;
  /** Between two statements, of which the second is the reason. */
  readonly ofReason: string;
  /** What else a case begins with where the sentence says it last. */
  readonly caseLast?: string;
}

const none = '$^';
const words: Readonly<Record<string, ClauseWords>> = {
  en: {
    ofCase: '(?:If|When|Whenever|Unless) [^,]+',
    ofAim:
      '(?:In order to|To) (?!(?:an?|the|some|date|summari\\p{L}+|conclude|illustrate|repeat|say) )\\p{Ll}[^,]+',
    ofReason: 'because (?!of )',
    caseLast:
      '(?<!(?:even|only|as|what|except|especially|particularly|or|and|but|than) )(?:if|when) ',
  },
  de: {
    ofCase: '(?:Wenn|Falls|Sofern|Sobald) [^,]+',
    ofAim: 'Um [^,]*(?:zu \\p{Ll}+|\\p{Ll}zu\\p{Ll}+en)',
    ofReason: '(?:weil|da) ',
    caseLast:
      '(?<=(?<!(?:erst|nur|auch|selbst|außer|als|besonders)), )(?:wenn|falls|sofern|sobald) ',
  },
  fr: {
    ofCase: "(?:(?:Si|Lorsque|Quand) |S[’']|Lorsqu[’'])[^,]+",
    ofAim:
      "(?:Pour|Afin de|Afin d[’'])(?: |(?<=[’']))(?:[nly][’']|les? |la |ne pas )?(?!votre |notre |autre )\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L})[^,]*",
    ofReason: "(?:parce qu(?:e |[’'])|puisqu(?:e |[’'])|car )",
    caseLast: "(?<!(?:même|comme|surtout|sauf|et|ou|mais|que) )(?:si |lorsque |lorsqu[’']|quand )",
  },
  es: {
    ofCase: '(?:Si|Cuando|En caso de que) [^,]+',
    ofAim: 'Para (?:no )?\\p{Ll}+[aei]r(?:se|l[aoe]s?)?(?!\\p{L})[^,]*',
    ofReason: '(?:porque|ya que|puesto que) ',
    caseLast: '(?<!(?:incluso|aun|como|solo|sólo|salvo|excepto|y|o|pero|que) )(?:si|cuando) ',
  },
  it: {
    ofCase: '(?:Se|Quando|Qualora) [^,]+',
    ofAim: 'Per (?:non )?\\p{Ll}+(?:are|ere|ire|rre|rsi|rl[aoie])(?!\\p{L})[^,]*',
    ofReason: '(?:perché|poiché|dato che) ',
    caseLast: '(?<!(?:anche|come|solo|tranne|e|o|ma|che) )(?:se|quando) ',
  },
  pt: {
    ofCase: '(?:Se|Quando|Caso) [^,]+',
    ofAim: 'Para (?:não )?\\p{Ll}+(?:[aei]r|or)(?!\\p{L})[^,]*',
    ofReason: '(?:porque|já que|uma vez que) ',
    caseLast: '(?<!(?:mesmo|como|só|apenas|exceto|e|ou|mas|que) )(?:quando|caso) ',
  },
  ca: {
    ofCase: '(?:Si|Quan) [^,]+',
    ofAim: 'Per a? ?\\p{Ll}+(?:[aei]r|re)(?!\\p{L})[^,]*',
    ofReason: '(?:perquè|ja que) ',
  },
  ru: {
    ofCase: '(?:Если|Когда) [^,]+',
    ofAim: '(?:Чтобы|Для того,? чтобы) [^,]+',
    ofReason: '(?:потому что|так как|поскольку) ',
    caseLast: '(?<=, )(?:если|когда) ',
  },
  zh: {
    ofCase: '(?:如果|若|当)(?:.+(?=，(?:那么|则|就))|[^，]*[^，中上里内下间])',
    ofAim: '(?:要|为了|如果要|如果想|想要)[^，]+',
    ofReason: '(?:因为|这是因为)',
  },
  ja: {
    ofCase: '[^、]+(?:(?:場合|際|とき)(?:は|には)?|れば|たら|[うくすつぬむるぐぶ]と)',
    ofAim: '[^、]+(?:[うくすつぬむるぐぶ]|ため)には',
    ofReason: none,
  },
  ar: { ofCase: '(?:إذا|عندما) [^،]+', ofAim: none, ofReason: none },
  hi: { ofCase: '(?:यदि|अगर|जब) [^,]+', ofAim: '[^,]+ के लिए', ofReason: none },
};

const fewestStems = 2;

/**
 * What a sentence says of a case, an aim or a statement: what is done or happens then, how one gets
 * there, why it is so. Only of sentences that can be read alone.
 */
export const askedByClauses = (
  { sentences, lists }: Pick<LessonParts, 'sentences' | 'lists'>,
  wording: Wording,
  language: string,
): Candidate[] =>
  sentences.flatMap((sentence): Candidate[] => {
    if (isOfNamedEntry(sentence, lists) || isCatalan(sentence.plain, language)) return [];
    const whole = standingWithSigns(sentence, language);
    const found = whole === undefined ? undefined : halvesOf(whole, language);
    if (!found) return [];
    const { asking, told, answer } = found;
    return [
      {
        type: 'recall',
        question: under(sentence.heading, worded(wording[asking], { a: told }), language),
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
const worths = { howTo: 2.5, whyIsIt: 2.2, whatThen: 1.8 } as const;

/** "-T: … The classic format is used when …": of which option, only its name in front tells. */
const isOfNamedEntry = ({ plain }: Prose, lists: LessonParts['lists']): boolean =>
  lists.some(({ items }) =>
    items.some(({ text }) => /^[^:：]{1,60}[:：]/u.test(text) && text.includes(plain)),
  );

/** What is read as Spanish and is none. */
const isCatalan = (plain: string, language: string): boolean =>
  baseLanguage(language) === 'es' &&
  /(?<!\p{L})(?:amb|això|és|aquest\p{L}*|hem|els|dels|però|perquè|pots|[dl][’'](?=\p{L}))/iu.test(
    plain,
  );

/** What a case belongs to, its heading says, unless the question does so itself. */
function under(heading: string, question: string, language: string): string {
  const known = new Set(contentStems(question, language));
  const isSaid = contentStems(heading, language).every((stem) => known.has(stem));
  return isSaid || heading.length > longestHeading || /[?？؟:：]$/u.test(heading)
    ? question
    : `${heading}${isUnspaced(language) ? '：' : baseLanguage(language) === 'fr' ? ' : ' : ': '}${question}`;
}
const longestHeading = 80;

interface Halves {
  readonly asking: keyof typeof worths;
  readonly told: string;
  readonly answer: string;
}

function halvesOf(whole: string, language: string): Halves | undefined {
  const known = words[baseLanguage(language)];
  if (!known) return undefined;
  const said = whole.replace(/[.。।]$/u, '');
  for (const [asking, pattern] of [
    ['howTo', `^(?<a>${known.ofAim})[,，、،] ?(?<b>.+)$`],
    ['whatThen', `^(?<a>${known.ofCase})[,，、،] ?(?<b>.+)$`],
    ['whatThen', `^(?<b>[^,]+?),? (?<a>${known.caseLast ?? none}[^,]+)$`],
    ['whyIsIt', `^(?<a>[^,，、،]+?)[,，、،]? ?(?<b>${known.ofReason}.+)$`],
  ] as const) {
    const { a: told = '', b: answer = '' } = new RegExp(pattern, 'u').exec(said)?.groups ?? {};
    if (told === '') continue;
    const isFirst = said.startsWith(told);
    if (!isFirst && /[;:；：]/u.test(answer)) continue;
    const isWhole =
      asking === 'whyIsIt'
        ? saysOneThing(told, language) && isToKnow(answer.replace(firstWords, ''), told, language)
        : isToKnow(answer.replace(then, ''), told, language) &&
          !(isFirst && baseLanguage(language) === 'de' && !opensWithGermanVerb.test(answer));
    return isWhole &&
      isToTell(told, language) &&
      (isFirst || (hasItsSubject(told, language) && !asksItself.test(answer)))
      ? {
          asking,
          told: capital(told),
          answer: isFirst && asking !== 'whyIsIt' ? behindCase(answer, language) : answer,
        }
      : undefined;
  }
  return undefined;
}
/** "See if …", "to know when …": what is asked there is no case. */
const asksItself =
  /(?<!\p{L})(?:see|checks?|know|asks?|tests?|determines?|decides?|find out|tells?|(?:make|be) sure|wonders?|prüf\p{L}*|wiss\p{L}+|entscheid\p{L}+|sicher|savoir|vérifi\p{L}+|demand\p{L}+|détermin\p{L}+|indiqu\p{L}+|saber|comprob\p{L}+|verific\p{L}+|pregunt\p{L}+|determin\p{L}+|indic\p{L}+|sapere|chied\p{L}+|узна\p{L}+|провер\p{L}+|спр[ао]\p{L}+)(?!\p{L})/iu;
/** "If they belong to the group", "when compiling": behind a statement, its subject may be meant. */
const hasItsSubject = (told: string, language: string): boolean => {
  const [, ...said] = told.split(' ');
  return (
    hasSubject(said.join(' '), language) && !/^(?:\p{Ll}+ing|not)(?!\p{L})/u.test(said.join(' '))
  );
};
/** "Because", "parce que". */
const firstWords = /^(?:\S+ (?:que |что |как )?|因为|这是因为)/u;
/** What only joins the two. */
const then =
  /^(?:(?:then|so|dann|alors|entonces|allora|então|то|тогда)(?!\p{L})[,，]? ?|那么|则|就|तो )/iu;

/** In German the verb comes first behind a case, as it would in a question. */
const behindCase = (answer: string, language: string): string =>
  baseLanguage(language) === 'de' ? `… ${answer.replace(then, '')}` : answer.replace(then, '');

/** "Auf einer Anwendung steht, die …": what begins so belongs to the case. */
const opensWithGermanVerb =
  /^(?:so |dann )?(?!(?:der|die|das|dem|den|deren|dessen|welche[nrms]?|wie|bei|mit|in|und|oder|wo\p{L}*)(?!\p{L}))\p{Ll}/u;

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
  /(?<!\p{L})(?:however|also|too|instead|otherwise|such|außerdem|zudem|sonst|anders|autrement|également|además|inoltre|altrimenti|f[ai]r(?:l[aeo]|ne)|além disso|иначе|jedoch|aber|allerdings|auch|stattdessen|solche[nrms]?|cependant|toutefois|aussi|non plus|tel(?:le)?s?|sin embargo|también|tampoco|tal(?:es)?|tuttavia|invece|anche|tal[ei]|porém|também|однако|также|же|так(?:ой|ая|ое|ие|ого|их|им))(?!\p{L})|言い換え|例えば|そうすれば|できれば|このよう|そのよう|这样|那样/iu;
/** "If you have questions", "to learn more": of readers, not of the matter. */
const ofWishes =
  /(?<!\p{L})(?:questions?|problems?|difficult\p{L}+|(?:learn|know|find out|read|see) more|details?|help|contribute|wish|like|prefer|interested|unsure|know (?:what|exactly|how)|(?:in|any) doubt|not sure|fragen?|probleme?|schwierigkeiten|hilfe|weitere informationen|mehr (?:über|wissen)|problèmes?|difficultés?|aide|d[’']informations|preguntas?|problemas?|dudas?|quest(?:ões|ioni)|dificultades|ayuda|información|domand[ae]|problem[ai]|dubbi|difficoltà|aiuto|informazioni|perguntas?|dúvidas?|dificuldades|ajuda|informações|вопрос\p{L}*|проблем\p{L}*|трудност\p{L}+|помощ\p{L}+)(?!\p{L})|困难|问题|疑问|帮助|問題|疑義|質問|詳細|詳し/iu;

const isToKnow = (answer: string, told: string, language: string): boolean => {
  const known = new Set(contentStems(told, language));
  return (
    contentStems(answer, language).filter((stem) => !known.has(stem)).length >= fewestTold &&
    !opensElsewhere.test(answer) &&
    !goesOn.test(answer) &&
    !readsOn.test(answer) &&
    !twice.test(`${told} ${answer}`) &&
    !isFragment(answer, language)
  );
};
const fewestTold = 3;
/** "As shown below", "read the manual": the answer is elsewhere. */
const readsOn =
  /(?<!\p{L})(?:below|following|(?:read|see|consult) (?:the|its|their)|manual|documentation|unten|folgend\p{L}*|handbuch|lesen|ci-dessous|suivant\p{L}*|lire|lisez|manuel|a continuación|siguientes?|lea|leer|di seguito|seguent[ei]|legg\p{L}+|manuale|abaixo|seguintes?|ler|следующ\p{L}+|ниже|прочит\p{L}+|документаци\p{L}+)(?!\p{L})|以下|如下|下面|阅读|次の|下記|読/iu;
/** "3.0 or 3.0": what told them apart stood in brackets. */
const twice = /(?<!\S)(?<one>[^\s,]+) \S{1,4} \k<one>(?!\S)/u;
/** "They are useless data": which, the case does not say; "in particular with …" is part of the case. */
const opensElsewhere =
  /^[«“„"「]|^(?:比如|例如|也|以及|jedoch|ma(?!\p{L})|sondern|(?:please )?(?:read|see|consult|ask) |(?:veuillez )?(?:lire|lisez) |(?:por favor )?(?:lea|consulte) |lesen sie|legg\p{L}+ |leia |прочитайте|请(?:阅读|参)|先ほど|上記|前述)|^(?:it (?!(?:is|may be|might be|would be) (?:\p{L}+ly )?(?:\p{L}+ ){1,3}(?:to|that) )|they|that|this|these|those|he|she|his|her|its|in particular|especially|particularly|insbesondere|besonders|vor allem|en particulier|notamment|surtout|ayant|étant|en particular|especialmente|sobre todo|in particolare|soprattutto|em particular|sobretudo|в частности|особенно|он[аои]?|это|отсюда|оттуда|здесь|тут|elles?|cela|ceci|ell[oa]s?|est[oea]s?|ess[ioae]|quest[oaie]|el[ea]s?|ist[oa])(?!\p{L})/iu;
