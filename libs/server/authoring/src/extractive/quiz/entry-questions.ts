import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { aboutCode, aboutName, type Candidate } from './candidate.ts';
import { isTermForm, pointsBackIn, sendsElsewhere } from '../material/definition-form.ts';
import { isKeyStroke } from '../material/key-strokes.ts';
import {
  isKnownAnyway,
  isNoThing,
  isToldByAnother,
  namesOnlyAPage,
} from '../material/real-definition.ts';
import {
  opensWithVerb,
  predicateBehind,
  tellsPurpose,
  withoutArticle,
} from '../material/definition-sources.ts';
import { capital, isForeign, isOtherTongue, lengthIn } from './clauses.ts';
import { cuesIn, sharesAsNamed, sharesAsSaid } from './cues.ts';
import { describesNothing, firstOf } from './descriptions.ts';
import { isFragmentOf, isMuddled } from './fragments.ts';
import { recalledEntry } from './recall-entries.ts';
import { holdsWhole } from './sound-candidate.ts';
import { isCoded, isSign } from './entry-names.ts';
import { ofParameters } from '../material/parameters.ts';
import { saidOfItself } from '../material/entry-sayings.ts';
import { withoutFurther } from '../material/said-further.ts';
import type { Entries, Entry } from './lesson-parts.ts';
import {
  areCounted,
  areFullNames,
  formOf,
  isAlike,
  isLabel,
  isSameKindOfName,
  shapeOf,
} from './likeness.ts';
import { isVerb, saysItself } from './plain-names.ts';
import { sharesSign } from './shared-signs.ts';
import { isStandard } from './standards.ts';
import { isOfSameKind } from './genus.ts';
import { statementForm } from './statement-form.ts';
import { isSaidOfOthers, isWithin } from './same-sayings.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { isReadable, vocabularyOf } from './vocabulary.ts';
import { worded, type Wording } from './wording.ts';

/** A single entry is no list. */
const fewestInLesson = 2;
/** Beside two others an entry is soon found by what they cannot be. */
const fewestWrong = 3;
/** A list of which less tells something by itself was made for something else. */
const leastTelling = 0.5;
const lengths = { least: 3, most: 32 } as const;

/**
 * Lists that tell of each of their entries what it is or does: what is told of one of them, and of
 * which of them it is told. The entries of one list stand against one another: what another list
 * tells is of another kind, and is soon out of the question. `title` is that of the lesson; a name made
 * of words of the material tells its answer.
 */
export function entryQuestions(
  lists: readonly Entries[],
  wording: Wording,
  language: string,
  title: string,
  index: MaterialIndex,
): Candidate[] {
  const known = new Set<string>();
  const telling = lists
    .filter(({ refs }) => refs.length > 0)
    .filter(({ entries }) => !isOtherTongue(entries.map(({ said }) => said).join('. '), language))
    .flatMap((list) => {
      const entries = tellingOf(list.entries, language);
      return entries.length < list.entries.length * leastTelling ? [] : [{ ...list, entries }];
    })
    // What a list tells stands among the definitions of the lesson once more.
    .map((list) => ({ ...list, entries: list.entries.filter((entry) => !isKnown(entry, known)) }));
  const own = telling.flatMap(({ entries }) => entries);
  if (own.length < fewestInLesson) return [];
  return telling.flatMap((list) =>
    list.entries
      .filter(
        (entry) =>
          !isAmbiguous(entry, own, language) &&
          !isReadable(entry.name, vocabularyOf(index)) &&
          !isSaidOfOthers(entry.name, entry.said, index, language),
      )
      .flatMap((entry) =>
        askedOf(
          entry,
          list.entries.filter((other) => isOther(other, entry, language)),
          // Of what "-m" is an option, nothing but the heading says.
          { ...list, heading: list.heading === '' ? title : list.heading },
          wording,
          language,
        ).filter(
          // "steps": of what, only its list tells.
          ({ type }) => type !== 'recall' || !vocabularyOf(index).has(entry.name.toLowerCase()),
        ),
      ),
  );
}

/** Has an earlier list told the same? Remembers what was told. */
function isKnown({ name, said }: Entry, known: Set<string>): boolean {
  const told = `${name}\n${said}`.toLowerCase().replace(/[.。]$/u, '');
  if (known.has(told)) return true;
  known.add(told);
  return false;
}

/**
 * "Payload" of this list and of that one: nobody knows which is meant. Neither is known which of
 * two things is meant by what is said of both.
 */
function isAmbiguous({ name, said }: Entry, entries: readonly Entry[], language: string): boolean {
  const stems = new Set(contentStems(said, language));
  return entries.some((other) => {
    if (other.name.toLowerCase() === name.toLowerCase()) return other.said !== said;
    return isWithin(stems, new Set(contentStems(other.said, language)));
  });
}

/** An entry as it stands, and what it says by itself. */
type Telling = Entry & { readonly source: string };

/** The entries that tell something by themselves, in words of their own. */
export const tellingOf = (entries: readonly Entry[], language: string): Telling[] =>
  (areFullNames(entries.map(({ name }) => name)) ||
  areCounted(entries.map(({ name }) => name)) ||
  isOfChanges(entries) ||
  isOfDeeds(entries)
    ? []
    : entries
  )
    .map((entry) => ({ ...entry, said: saidOf(entry, language), source: entry.said }))
    .filter((entry) => isTelling(entry, language));

/** "drivers.dtx: Fix typo": what was changed in which file is nothing to learn. */
const isOfChanges = (entries: readonly Entry[]): boolean =>
  (entries.filter(({ name }) => isFile.test(name)).length > entries.length / 2 &&
    entries.filter(({ said }) => isChange.test(said)).length > entries.length / 4) ||
  entries.filter(({ said }) => isDone.test(said)).length > entries.length / 4;
const isFile = /^[\w./+-]+\.\w{1,4}(?:, .*)?$/u;
const isChange =
  /^(?:fix|add|remov|renam|new(?!\p{L})|clean|correct|improv|updat|minor|merg|chang|rewr|document(?!\p{L})|drop|mov(?:e|ed)(?!\p{L})|korrig|behob|hinzu|corrig|ajout|supprim|añad|elimin|aggiun|rimoss|adicion|remov|исправл|добавл|удал)/iu;
/** "Fixed several bugs": of one release, whatever was changed. */
const isDone =
  /^(?:(?:fixed|added|removed|renamed|improved|updated|changed|corrected|dropped|moved|rewrote|implemented) |bug ?#|behoben|hinzugefügt|corrigé|ajouté|supprimé|corregid|añadid|eliminad|corrett[oaie]|aggiunt[oaie]|rimoss[oaie]|corrigid|adicionad|removid|исправлен|добавлен|удал[её]н)/iu;

/** "Save a matrix to file" names nothing: columns of what is done and how were taken for a list. */
const isOfDeeds = (entries: readonly Entry[]): boolean =>
  entries.some(({ name }) => /^\p{Ll}+ (?:an?|the) \p{L}/u.test(name));

/** "The host utility looks up …" says of "host" that it looks something up. */
function saidOf({ name, said }: Entry, language: string): string {
  const own = saidOfItself(firstOf(said, language), language);
  const behind = predicateBehind(name, own);
  if (behind !== undefined && tellsPurpose(behind, language)) return saidOfItself(behind, language);
  const what = own.replace(isSomething, '');
  return withoutArticle(what) === what ? own : withoutFurther(own, language);
}

function askedOf(
  entry: Telling,
  others: readonly Entry[],
  { heading, refs }: Entries,
  wording: Wording,
  language: string,
): Candidate[] {
  // Words that the name and what is said of it share give it away, unless all options share them.
  const cues = cuesIn(entry.name, entry.said, language);
  if (!cues) return [];
  const said = others.filter((other) => sharesAsSaid(entry.name, cues, other.said, language));
  const named = others.filter(
    ({ name }) =>
      isAlike(name, entry.name, language) &&
      shapeOf(name) === shapeOf(entry.name) &&
      name.includes(' ') === entry.name.includes(' ') &&
      sharesAsNamed(name, cues, entry.said, language),
  );
  const common = {
    explanation: worded(wording.because, {
      a: entry.sentence ?? `${entry.name}: ${entry.source}`,
    }),
    refs: entry.refs.length > 0 ? entry.refs : refs,
    place: entry.place,
    about: [
      ...aboutName(entry.name, language),
      `${entry.name}: ${entry.said}`,
      ...(isCoded(entry.name) ? [aboutCode] : []),
    ],
  };
  return [
    {
      ...common,
      type: 'entry',
      question:
        isShort(entry.name) && heading !== ''
          ? worded(wording.whatEntryIn, { a: entry.name, b: heading })
          : worded(wording.whatEntry, { a: entry.name }),
      key: describing(entry.said),
      fewestWrong,
      formOf: (option) => String(withoutArticle(option) === option),
      wrong: [...new Set(said.map((other) => describing(other.said)))],
      worth: 1.7,
    },
    {
      ...common,
      type: 'entryName',
      question: worded(wording.whichEntry, {
        a: entry.said.replace(isSomething, '').replace(isOptional, '').replace(isOptionalFirst, ''),
      }),
      key: entry.name,
      fewestWrong,
      wrong: [...new Set(named.map(({ name }) => name))],
      worth: 1.5,
    },
    ...recalledEntry(entry.name, describing(entry.said), heading, wording, language).map(
      (recalled) => ({
        ...common,
        ...recalled,
      }),
    ),
  ];
}

/** "Is a bend in a river": what it is, without the verb that its name stood before. */
export const describing = (said: string): string =>
  capital(
    said
      .replace(isSomething, '')
      .replace(isOptional, '')
      .replace(isOptionalFirst, '')
      .replace(/[.。]$/u, ''),
  );
/** "(optional)": what a specification says of any of its entries. */
const isOptional =
  / \((?:(?:default|vorgabe|standard|par défaut|por defecto|predefinito|padrão)\s?[:=]?[^()]*|optional|required|deprecated|obsolete|opcional|obligatorio|optionnel|obligatoire|facoltativo|opzionale|obbligatorio|obrigatório|obsoleto|obsolète|veraltet|необязательно)\)$/iu;
/** "Optional; whether to connect": the same, in front. */
const isOptionalFirst =
  /^(?:optional|required|deprecated|opcional|obligatorio|optionnel|obligatoire|facoltativo|obbligatorio|obrigatório|veraltet|необязательно)[;,:.] (?=\S)/iu;
const isSomething =
  /^(?:is|are|was|were|means|ist|sind|war|bedeutet|bezeichnet|es|son|era|est|sont|était|signifie|désigne|è|sono|é|são|significa|designa) (?=(?:an?|the|one|any|each|eine?|einer|der|die|das|une?|el|la|los|las|les?|il|lo|gli|i|u[mn]a?|[ao]s?) |l['’])/iu;

/** "-w", "close", "IN1", "Backspace": of what, only the heading tells. */
const isShort = (name: string): boolean => isSign(name) || !name.includes(' ');

/** A call is an example of a thing and no description. */
const isCode = (said: string): boolean => /^[\w.]+\(.*\)$|^[`'$#>]|[{};]$/u.test(said);

const isAllCapitals = (name: string): boolean => !/\p{Ll}/u.test(name);
const endOf = (name: string): string => name.split('.').slice(1).join('.');

export function isTelling({ name, said }: Entry, language: string): boolean {
  const length = lengthIn(said, language);
  const stems = contentStems(said, language);
  return (
    (isSign(name) || /\p{L}/u.test(name)) &&
    !isLabel.test(name) &&
    !isKeyStroke(name) &&
    // "3f2a91c": a change, by its number.
    !/^(?=.*\d)[\da-f]{7,40}$/u.test(name) &&
    // "real[] sort": half of a signature.
    !name.includes('[]') &&
    !isKnownAnyway.test(name) &&
    !isStandard.test(name) &&
    !isMenu.test(name) &&
    !isUse.test(said) &&
    !saysItself(name, language) &&
    !describesNothing(said, language) &&
    !isNoThing(name, language) &&
    !isToldByAnother(name) &&
    !isMuddled(said, language) &&
    countWords(name) <= 6 &&
    length >= lengths.least &&
    length <= lengths.most &&
    stems.length >= 2 &&
    (isUnspaced(language) || /\p{L}{3,} \p{L}{2,}/u.test(said)) &&
    !isForeign(said, language) &&
    !sendsElsewhere(said) &&
    !isToldByAnother(said) &&
    !namesOnlyAPage(said, language) &&
    !/(?<!\p{L})(?:alias|synonym\p{L}*|sin[óo]nim\p{L}*|abreviatura|abkürzung)(?!\p{L})/iu.test(
      said,
    ) &&
    !ofDefault.test(said) &&
    !isLetterOf(name, said) &&
    !isFragmentOf.test(said) &&
    !ofParameters.test(name) &&
    !sharesSign(name, said) &&
    !isNumberOf(name, said) &&
    // Another option or key stands where something should be said.
    !/^(?:-|\p{Lu}-\p{Lu}\p{L}* )/u.test(said) &&
    !pointsBackIn(said, language) &&
    !isCode(said) &&
    // "[READ] second sequence": marks of what wrote the list; "Goldman. Vii.2": where a thing is told.
    !/^\[|\[\p{Lu}{2,} ?\]/u.test(said) &&
    !/\p{L}\. \p{Lu}/u.test(name) &&
    !isPlace.test(said) &&
    !isThere.test(said) &&
    (isSign(name) ||
      isTermForm(isAllCapitals(name) ? name.toLowerCase() : name.replace(/^-+/, ''), language)) &&
    // "package.cron.d" is told by "/etc/cron.d".
    !(endOf(name).length > 3 && said.includes(endOf(name))) &&
    !/^[•*·]|^(?:no matter|não importa|no importa|non importa|peu importe|egal|as|also|note|example|véase|voir|vedi)(?!\p{L})|["“”«»„|]|[?？:：]$|\(\s*(?:see|siehe|voir)|(?<!\p{L})(?:this|these|above|below|dies\p{L}*|est[aeo]s?|cette|ces|quest\p{L}|эт\p{L}{1,3})(?!\p{L})/iu.test(
      said,
    )
  );
}

/** The way to a file or through a menu tells where a thing is, and nothing of it. */
const isPlace = /^(?:\S*[\\/]\S*[\\/]|<\p{L}[^<>]*>[\\/]|\p{Lu}:\\)|[→⇒▸►]| > /u;
/** "Help → About": what a menu offers, its words say. */
const isMenu = /[→⇒▸►]|\p{L} > \p{L}/u;
/** "Used in ls and ptx", "‘-z’ in tar": where it is met and not what it is. */
const isUse = /^(?:(?:is |are )?(?:used|found|available|supported) (?:in|by|on)(?!\p{L})|[‘'`])/iu;
/** "There are five options", "a slider appears": what there is beside the thing. */
const isThere =
  /^(?:there (?:is|are)|hay|il y a|es gibt|c['’]è|ci sono|há|existen?|имеется|имеются|(?:se )?(?:abre|muestra|aparecen?) una?|aparecen?|s['’]ouvre|appare|compare)(?!\p{L})|^(?:有|会出现|出现)/iu;

/** What happens without the option is not what the option does. */
const ofDefault =
  /^(?:by default|normally|usually|default|por (?:defecto|omisión)|normalmente|de forma predeterminada|par défaut|normalement|standardmäßig|normalerweise|vorgabe|per impostazione predefinita|di solito|por padrão|по умолчанию|обычно|默认|既定では|デフォルト|通常|افتراضيا|डिफ़ॉल्ट)/iu;
/** "-J" and "the output in JSON". */
const isLetterOf = (name: string, said: string): boolean => {
  const letter = /^-(\p{Lu})$/u.exec(name)?.[1];
  return letter !== undefined && new RegExp(`(?<!\\p{L})${letter}\\p{Lu}`, 'u').test(said);
};

/** "$i2" and "the second inlet". */
const isNumberOf = (name: string, said: string): boolean => /\d/.test(name) && ofNumber.test(said);
const ofNumber =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|erste|zweite|dritte|vierte|premi[eè]re?|deuxième|troisième|quatrième|primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|prim[ao]|second[ao]|terz[ao]|quart[ao]|primeir[ao]|terceir[ao]|втор\p{L}+|перв\p{L}+|трет\p{L}+)(?!\p{L})|第[一二三四五]/iu;

/** Told as an order, by a noun with its article, by a whole sentence: entries of one kind open alike. */
export function openingOf(said: string, language: string): string {
  if (opensWithCase.test(said)) return 'case';
  const form = statementForm(headOf(said, language), language);
  // "The password file" and "pathnames of shells": both name a thing.
  return form === 'phrase'
    ? form
    : `${form} ${withoutArticle(said) === said} ${tellsByVerb(said, language)}`;
}
/** "The method that is used to …": the verb belongs to a clause, and the whole names a thing. */
const headOf = (said: string, language: string): string =>
  baseLanguage(language) === 'en' && withoutArticle(said) !== said
    ? (said.split(behindThing)[0] ?? said)
    : said;
const behindThing =
  / (?:that|which|who|whose|where|when|if|to|used|called|needed|given|written|sent)(?= )/u;
/** What English opens with, its form says. */
const tellsByVerb = (said: string, language: string): boolean =>
  baseLanguage(language) !== 'en' &&
  (isVerb(firstWord(said), language) ||
    opensWithVerb(said.charAt(0).toLowerCase() + said.slice(1), language));
const opensWithCase =
  /^(?:if|when|whenever|while|si|cuando|quand|lorsque|wenn|falls|se|quando|если|когда)(?!\p{L})|^(?:如果|当|若)/iu;

/** "A vehicle that …" of a word: what else is no vehicle is soon out of the question. */
const saysWhat = ({ name, said }: Entry, language: string): boolean => {
  const what = describing(said);
  return !isSign(name) && withoutArticle(what) !== what && !isUnspaced(language);
};

const namesItself = ({ name, said }: Entry): boolean =>
  name.length >= 3 && holdsWhole(said.toLowerCase(), name.toLowerCase());

const firstWord = (name: string): string => name.split(' ')[0] ?? '';
const withoutNumbers = (said: string): string => said.toLowerCase().replace(/\d+/g, '');

/** Another thing of the same form, of which something else is told. */
function isOther(other: Entry, entry: Entry, language: string): boolean {
  const known = new Set(contentStems(entry.said, language));
  const stems = contentStems(other.said, language);
  const shared = stems.filter((stem) => known.has(stem)).length;
  return (
    other !== entry &&
    // "Purge is like remove": that it is not told of "update" is soon seen.
    !namesItself(other) &&
    formOf(other.name) === formOf(entry.name) &&
    // "JACK" and "gettext" are not of one kind, nor is what is said of them.
    isSameKindOfName(other.name, entry.name) &&
    // "Show shadows" and "Colour of shadows".
    isVerb(firstWord(other.name), language) === isVerb(firstWord(entry.name), language) &&
    openingOf(other.said, language) === openingOf(entry.said, language) &&
    (!saysWhat(entry, language) ||
      isOfSameKind(describing(other.said), describing(entry.said), language)) &&
    other.name.toLowerCase() !== entry.name.toLowerCase() &&
    // "Due in 30 days" of a monthly view: a number alone is soon told.
    withoutNumbers(other.said) !== withoutNumbers(entry.said) &&
    shared / Math.max(1, Math.min(stems.length, known.size)) < 0.75 &&
    other.said.length > entry.said.length * 0.35 &&
    other.said.length < entry.said.length * 2.8
  );
}
