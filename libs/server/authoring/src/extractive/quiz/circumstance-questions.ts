import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { withoutArticle } from '../material/definition-sources.ts';
import type { Candidate } from './candidate.ts';
import { circumstanceWordings } from './circumstance-wording.ts';
import type { Circumstance } from './circumstances.ts';
import { hasVerb, isOfUnnamedThing } from './lone-statements.ts';
import { statementForm } from './statement-form.ts';
import { worded, type Wording } from './wording.ts';

/** Share of telling words that two circumstances, or what is said beside them, may have in common. */
const likeAnother = 0.5;
/** Less of a sentence that holds no statement by itself: what it says may be the same. */
const likeTheSame = { few: 0.5, many: 0.67 } as const;
const fewStems = 3;
/** "If it runs on a terminal", "when it runs on a terminal": two such answers are both out. */
const sameCase = 0.8;

/** Stems of a statement that one case alone can be told of. */
const fewestOfCase = 3;
const enoughStrangers = 6;
/** Circumstances so near that they are of the same matter. */
const nearBy = 30;

/** What questions on circumstances are made from. */
interface CircumstanceMaterial {
  readonly circumstances: readonly Circumstance[];
  /** Those of the material near by, the nearest first. */
  readonly around: readonly Circumstance[];
  /** Stems of what the lesson is about. */
  readonly subject: ReadonlySet<string>;
  /** Stems that it comes back to; undefined of a lesson too short to do so. */
  readonly recurring: ReadonlySet<string> | undefined;
  /** The languages of the lesson and of its questions. */
  readonly language: string;
  readonly asked: string;
  readonly wording: Wording;
}

/**
 * In which case something holds, what it is for, why it is so: against the cases, aims and reasons
 * that the lesson names for something else.
 */
export function circumstanceQuestions(material: CircumstanceMaterial): Candidate[] {
  const { circumstances, subject, recurring, language, asked, wording } = material;
  const words = circumstanceWordings(asked);
  return circumstances.flatMap((one): Candidate[] => {
    const { kind, statement, phrase } = one;
    if (statement === '' || !isOfThings(one, subject, language)) return [];
    const stems = contentStems(statement, language);
    const named = stems.filter((stem) => subject.has(stem)).length;
    // "A car under repair might sit idly in a garage": a picture of the thing.
    const told = kind === 'purpose' ? [...stems, ...contentStems(phrase, language)] : stems;
    const isOnSubject =
      !recurring ||
      told.some((stem) => subject.has(stem)) ||
      (!isPicture.test(statement) && told.some((stem) => recurring.has(stem)));
    if (!isOnSubject) return [];
    const common = {
      explanation: worded(wording.because, { a: one.source }),
      refs: one.refs,
      place: one.place,
      about: [one.source, phrase],
      worth: 1 + Math.min(named, 3) * 0.2,
    };
    // "An error is reported": in many a case.
    if (kind === 'when' && stems.length < fewestOfCase) return [];
    return [
      {
        ...common,
        type: kind,
        question: worded(words[kind], { a: statement }),
        key: phrase,
        wrong: otherPhrases(one, material),
        formOf: turnOf,
        opensAlike: true,
      },
    ];
  });
}

/** Circumstances of something else that are none of this as well, the likest first. */
const otherPhrases = (
  one: Circumstance,
  { circumstances, around, subject, language }: CircumstanceMaterial,
): string[] => {
  const isOther = (other: Circumstance): boolean =>
    other.kind === one.kind &&
    other.source !== one.source &&
    isOfTime.test(other.phrase) === isOfTime.test(one.phrase) &&
    !(
      one.kind === 'when' &&
      (ofYou.test(other.phrase) || ofYourVerb[baseLanguage(language)]?.test(other.phrase))
    ) &&
    shared(other.phrase, one.phrase, language) < likeAnother &&
    // What the statement itself speaks of may be a case of it as well.
    (one.kind === 'when'
      ? !speaksOf(other.phrase, one.statement, language, subject)
      : shared(other.phrase, one.statement, language) < likeAnother) &&
    saysElse(other, one, language) &&
    isAsLong(other.phrase, one.phrase);
  const own = circumstances.filter(isOther).map(({ phrase, place }) => ({ text: phrase, place }));
  // Beside none of the lesson's own, one from elsewhere is soon out of the question.
  const strangers =
    own.length === 0 ? [] : around.slice(0, nearBy).filter(isOther).slice(0, enoughStrangers);
  const kept: string[] = [];
  for (const phrase of [
    ...likest(own, one.phrase, one.place),
    ...strangers.map((other) => other.phrase),
  ])
    if (kept.every((other) => shared(phrase, other, language) < sameCase)) kept.push(phrase);
  return kept;
};

/** "After …" is an answer beside "before …", not beside "if …". */
const isOfTime =
  /^(?:before|after|until|bevor|nachdem|après|avant|después|antes|dopo|prima|depois|após|после|перед|прежде|пока)(?!\p{L})/iu;
/** Do both speak of a thing that the lesson is not about as a whole? */
const speaksOf = (
  phrase: string,
  statement: string,
  language: string,
  subject: ReadonlySet<string>,
): boolean => {
  const said = new Set(contentStems(statement, language));
  return contentStems(phrase, language).some((stem) => said.has(stem) && !subject.has(stem));
};

/** Is something else said of it? Sentences in which no statement stands by itself count as a whole. */
const saysElse = (other: Circumstance, one: Circumstance, language: string): boolean => {
  const isShort = new Set(contentStems(one.statement, language)).size <= fewStems;
  return (
    shared(other.statement || other.source, one.statement, language) <
    (isShort ? likeTheSame.few : likeTheSame.many)
  );
};

/**
 * What holds in a case has to be told of a thing that the words name: advice is good in many a case,
 * and "the result" is of which one, the text around says. An aim is asked for of a thing or of what
 * is to be done; what people do, they do for more than one.
 */
function isOfThings(one: Circumstance, subject: ReadonlySet<string>, language: string): boolean {
  const { kind, statement, phrase } = one;
  switch (kind) {
    case 'when':
      return (
        !isToReader(statement, language) &&
        !ofYou.test(`${phrase} ${statement}`) &&
        !ofYourVerb[baseLanguage(language)]?.test(phrase) &&
        !isMeasured.test(statement) &&
        // "The average interval between two packets": nothing is said of it.
        (baseLanguage(language) !== 'en' ||
          hasVerb(statement, language) ||
          tells.test(statement)) &&
        isNamed(one, language) &&
        !isOfUnnamedThing(statement, subject, language) &&
        !isOfUnnamedThing(withoutLead(phrase), subject, language) &&
        !isOfNothing.test(phrase)
      );
    case 'purpose':
      return (
        !ofOthers.test(statement) &&
        !takesAim.test(statement) &&
        (one.isNamed || (isToBeDone(one, language) && !negation.test(statement)))
      );
    case 'reason':
      return !isOfUnnamedThing(statement, subject, language);
  }
}

/** "The scoring system avoids frequent …": a verb that no determiner follows. */
const tells = /^\S+ (?:\S+ ){1,4}?\p{Ll}{2,}(?:[^su]s|ed) \p{Ll}/u;
/** "If the filter is full": the filter. Two words at most begin a case. */
const withoutLead = (phrase: string): string =>
  phrase.replace(/^(?:as (?:soon|long) as|\p{L}+ que|in case|\p{L}+)[ ’']/iu, '');
/** "If set to 0", "if none of the options is given", "if it is necessary": for what? */
const isOfNothing =
  /^(?:wenn|falls|sobald) (?:nicht |explizit |anders )*(?:konfiguriert|festgelegt|möglich|auf|mit|ohne|als|in|gesetzt|aktiviert|angegeben)(?!\p{L})|(?<!\p{L})(?:keine[rsn]?|eine[rs]?|none|neither|either|one|any|aucune?|une?|ningun[oa]|una?|nessun[oa]?|nenhum[a]?) (?:der|dieser|of the|of these|des|de las|de los|de estas|delle|dei|degli|das|dos) \p{L}+ |(?:necessary|possible|needed|desired|required|available|nötig|notwendig|erforderlich|möglich|gewünscht|nécessaire|possible|souhaité|necesari[oa]|posible|necessari[oa]|possibile|necessári[oa]|possível|нужно|необходимо|возможно)$/iu;
/** "Your ability to …", "se puede usar …": the aim belongs to the noun, or nothing is named. */
const takesAim =
  /(?:abilit(?:y|ies)|chance|way|right|fähigkeit|möglichkeit|recht|capacité|moyen|possibilité|façon|droit|capacidad(?:es)?|habilidad|posibilidad|oportunidad|forma|manera|derecho|capacità|possibilità|modo|diritto|capacidade|possibilidade|oportunidade|direito|возможность|способ|право)$|^(?:se|si) \p{Ll}/iu;
/** "Other keys": beside which, the text around says. */
const ofOthers =
  /(?<!\p{L})(?:others?|otr[oa]s?|autres?|altr[oaie]|outr[oa]s?|andere[nrms]?|друг\p{L}+)(?!\p{L})/iu;
/** "Ringrazialo": an order, as nothing that a Romance sentence begins with but names without one. */
const isNamed = ({ statement, source }: Circumstance, language: string): boolean =>
  (baseLanguage(language) === 'ru' && !verbFirst.test(statement)) ||
  !['fr', 'es', 'it', 'pt', 'ca', 'ru'].includes(baseLanguage(language)) ||
  withoutArticle(statement) !== statement ||
  ofEach.test(statement) ||
  (source.includes(statement) && !source.startsWith(statement));
const verbFirst = /^\p{L}+(?:ет|ёт|ит|ют|ут|ят)(?:ся)?(?!\p{L})/iu;
const ofEach =
  /^(?:chaque|tou[st]|toutes|aucune?|cada|tod[oa]s|ning[úu]n\p{L}*|ogni|tutt[ei]|nessun\p{L}*|nenhum\p{L}*)(?!\p{L})/iu;
/** "Inicie dos procesos": behind an aim, what begins without a name is an order. */
const isToBeDone = ({ statement, phrase, source }: Circumstance, language: string): boolean =>
  isToReader(statement, language) ||
  (baseLanguage(language) !== 'en' &&
    source.toLowerCase().startsWith(phrase.toLowerCase()) &&
    withoutArticle(statement) === statement);
/** "The election begins six weeks": the rest of the measure is in the circumstance. */
const isMeasured =
  /(?<!\p{L})(?:до тех пор|в том случае|того|тем|so lange|solange|tant|tanto|finché)$|(?:\d|(?<!\p{L})(?:an?|one|two|three|four|five|six|ten|few|several|some|eine?[nrm]?|zwei|drei|einige|une?|deux|trois|quelques|una?|dos|tres|due|tre|alcun[ie]|pochi|dois|duas|três|alguns|poucos|uma?|два|две|три|несколько)) \p{L}+$/iu;
/** What is told of the reader's wishes and skills. */
const ofYou =
  /(?<!\p{L})(?:[Yy]ou|[Yy]ours?|[Yy]ourself|Sie|Ihre?[nmrs]?|[Dd]u|[Dd]eine?[nmrs]?|[Vv]ous|[Vv]otre|[Vv]os|[Uu]sted(?:es)?|[Ss]u(?:s)? (?:propi[oa]s?|equipo|ordenador)|desea|quiere|necesita|[Vv]uoi|[Vv]olete|desider[ia]|[Tt]u[oaei]|[Tt]uoi|[Vv]ostr[oaei]|[Vv]ocê|quiser|deseja|[Вв]ы|[Вв]ас|[Вв]ам|[Вв]аш\p{L}*)(?!\p{L})/u;
/** "Cuando creas …", "se vuoi …": by its ending a verb tells that the reader does so. */
const ofYourVerb: Readonly<Record<string, RegExp>> = {
  es: /^(?:si|cuando|una vez que) (?:no )?(?!las|los|antes|tras|más|dos|tres)\p{Ll}+[aeá]s(?!\p{L})/iu,
  it: /^(?:se|quando|una volta che) (?:non )?(?!gli|altri|alcuni|molti|tutti)\p{Ll}{2,}i(?!\p{L})/iu,
  fr: /^(?:si|lorsque|quand) tu /iu,
};
const negation =
  /(?<!\p{L})(?:not|never|no|nicht|kein\p{L}*|nie|ne|non|nunca|jamais|sin|senza|sem|não|не|нет)(?!\p{L})|n['’](?:t(?!\p{L})|(?=\p{L}))/iu;

/** "A prototype might wait for a chip": of a thing that is thought of. */
const isPicture =
  /^(?:(?:an?|one) (?:\p{L}+ ){1,4}(?:might|could)|eine?[rs]? (?:\p{L}+ ){1,4}könnten?|une? (?:\p{L}+ ){1,4}pourrait|una? (?:\p{L}+ ){1,4}(?:podría|potrebbe)|uma? (?:\p{L}+ ){1,4}poderia)(?!\p{L})/iu;
/** Is it to be done, or may it be? */
const isToReader = (text: string, language: string): boolean =>
  toReader.test(text) || ['order', 'leave'].includes(statementForm(text, language));
const toReader =
  /^(?:\p{L}+ez|[Ss]i \p{L}+[aei]|[Ss]e \p{L}+)(?!\p{L})|^(?:[Nn]o |[Nn]on |[Nn]ão )?(?:[Pp]uede|[Dd]eberá|[Pp]uoi|[Pp]otete|[Èè] possibile|[Pp]ode)(?!\p{L})|(?<!\p{L})(?:[Yy]ou|[Uu]sted|[Vv]ous|Sie|[Vv]ocê)(?!\p{L})/u;

const likest = (
  others: readonly { readonly text: string; readonly place: number }[],
  text: string,
  place: number,
): string[] => {
  const unlike = (other: { readonly text: string; readonly place: number }): number =>
    Math.abs(other.text.length - text.length) + Math.abs(other.place - place);
  return [...new Set(others.toSorted((a, b) => unlike(a) - unlike(b)).map((other) => other.text))];
};

const isAsLong = (other: string, one: string): boolean =>
  other.length > one.length * 0.33 && other.length < one.length * 3;

function shared(one: string, other: string, language: string): number {
  const [a, b] = [new Set(contentStems(one, language)), new Set(contentStems(other, language))];
  return [...a].filter((stem) => b.has(stem)).length / Math.max(1, Math.min(a.size, b.size));
}

/** "Unless" and "until" turn round what "if" says, "when using" names nobody: none stands alone. */
const turnOf = (phrase: string): string =>
  /^(?<turned>unless|until|solange|tant que|when \p{L}+(?:ing|ed))(?!\p{L})/iu
    .exec(phrase)
    ?.groups?.['turned']?.toLowerCase()
    .replace(/^when .*/u, 'participle') ?? '';
