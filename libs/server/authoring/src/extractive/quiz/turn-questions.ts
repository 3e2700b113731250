import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { capital } from './clauses.ts';
import { eitherWording } from './either-patterns.ts';
import { isFragment, isMuddled } from './fragments.ts';
import { counts, hasVerb, isOfUnnamedThing } from './lone-statements.ts';
import { isDemanded } from './rule-questions.ts';
import { seedOf } from './seed.ts';
import { askableStatements, type StatementMaterial, worthOf } from './statements.ts';
import { type Turn, turnsIn } from './turn-patterns.ts';
import { worded, type Wording } from './wording.ts';

const fewestWrong = 2;
const ruleWorth = -2;
const mostWordsOfAnswer = 24;
/** A place so near to the end of a sentence is its point all the same. */
const fewestWordsOfAnswer = 3;

/** A statement cut in front of the place at which it is turned. */
interface Turned {
  readonly opening: string;
  readonly key: string;
  readonly wrong: readonly string[];
  readonly isRule: boolean;
}

/**
 * How a statement goes on at the one place that decides it: as the lesson has it, or turned into what
 * cannot be so at the same time. The answers are alike but for that place.
 */
export function turnQuestions(material: StatementMaterial, wording: Wording): Candidate[] {
  const { subject, recurring, language, asked } = material;
  const words = eitherWording(asked);
  const known = new Set([...subject, ...(recurring ?? [])]);
  if (!words) return [];
  return askableStatements(material).flatMap(({ sentence, said, named, again }): Candidate[] => {
    const found = turnedIn(said, subject, known, language);
    if (!found) return [];
    return [
      {
        // Beside a question on how binding it is, this one is of less worth.
        type: found.isRule ? 'rule' : 'either',
        question: worded(words.question, { a: found.opening }),
        key: found.key,
        wrong: found.wrong,
        fewestWrong,
        isChecked: true,
        explanation: worded(wording.because, { a: sentence.plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain],
        worth: (found.isRule ? ruleWorth : 0) + worthOf(named + again / 2),
      },
    ];
  });
}

function turnedIn(
  said: string,
  subject: ReadonlySet<string>,
  known: ReadonlySet<string>,
  language: string,
): Turned | undefined {
  for (const turn of turnsIn(baseLanguage(language))) {
    const found = turn.pattern.exec(said);
    if (!found) continue;
    const at = found.index;
    const opening = said.slice(0, at).trim();
    const behind = said.slice(at + found[0].length).replace(goesOn, '');
    const key = found[0] + behind;
    if (!isTurnable(turn, { opening, key, behind }, subject, known, language)) continue;
    const seed = seedOf(said);
    const wrong = turn
      .others(found.groups ?? {})
      .map((group) => chosenOf(group, found[0], seed) + behind)
      .map((way) => `… ${way}`);
    if (wrong.length >= fewestWrong)
      return {
        opening,
        key: `… ${key}`,
        wrong,
        isRule: turn.isRule === true,
      };
  }
  return undefined;
}

/** Of a group the one that keeps the length of the right answer from telling it. */
function chosenOf(group: readonly string[], key: string, seed: number): string {
  const byLength = group.toSorted((a, b) => a.length - b.length);
  const shorter = byLength.filter((one) => one.length < key.length);
  const longer = byLength.filter((one) => one.length > key.length);
  const wanted = seed % 5 === 0 ? longer : shorter;
  return wanted[seed % Math.max(1, wanted.length)] ?? group[seed % group.length] ?? '';
}

function isTurnable(
  turn: Turn,
  {
    opening,
    key,
    behind,
  }: { readonly opening: string; readonly key: string; readonly behind: string },
  subject: ReadonlySet<string>,
  known: ReadonlySet<string>,
  language: string,
): boolean {
  const words = key.split(' ').length;
  // What stands in a clause of its own in front is left as it is.
  const [head = '', rest] = opening.split(/, (?=[^,]*$)/u);
  const isLed = rest !== undefined && (ofFirst.test(opening) || !hasVerb(head, language));
  const main = isLed ? rest : opening;
  if (ofFirst.test(opening) && !isLed) return false;
  if (/^if /iu.test(opening) && key.startsWith('should ')) return false;
  // "Squid performs a search, the second one …": two statements, or an aside.
  if (rest !== undefined && !isLed && (turn.isVerb === true || !hasVerb(rest, language)))
    return false;
  const isSaidOf =
    turn.isHead === true ||
    (turn.isVerb === true
      ? !hasFinite(main.replace(helper, ''), language)
      : hasVerb(main, language));
  return (
    words >= fewestWordsOfAnswer &&
    words <= mostWordsOfAnswer &&
    (turn.isHead === true || isLed || contentStems(main, language).length >= 1) &&
    // "The increased mobility", "it is crucial to send".
    !(turn.isVerb === true && /(?:^|\s)(?:the|an?)$/iu.test(main)) &&
    !/^(?:it|they)(?!\p{L})/iu.test(main) &&
    // "Fonts you should use": a clause that describes them.
    !/\p{L} (?:you|they|we|it|he|she)$/u.test(main.replace(helper, '')) &&
    (turn.isVerb === true || turn.isHead === true || main.includes(' ')) &&
    (contentStems(opening, language).length >= 2 ||
      contentStems(opening, language).some((stem) => known.has(stem))) &&
    contentStems(behind, language).length >=
      (turn.isVerb === true && turn.isRow === true ? fewestBehind : 1) &&
    !isOfUnnamedThing(capital(`${main} ${key}`), subject, language) &&
    !/(?<!\p{L})(?:both|either|and|or|before|after)$/u.test(main) &&
    isSaidOf &&
    !inner.test(main) &&
    !denied.test(main) &&
    !(turn.isOfAny !== true && possible.test(main)) &&
    !counts.test(main) &&
    !isLoose({ opening, key, behind }) &&
    !isOfUnnamedThing(`${opening} ${key}`, subject, language) &&
    !isFragment(key, language) &&
    !isMuddled(key, language) &&
    (isUnspaced(language) || !tailing.test(behind)) &&
    !ofBeingAble.test(behind) &&
    // "Code contributed to the project must be free": no verb of the statement.
    !(
      turn.isRow === true &&
      !/(?:that|whether)$/u.test(key.slice(0, key.length - behind.length)) &&
      finite.test(behind.replace(/(?:,| that| which| who).*$/u, ''))
    ) &&
    !ofSense.test(key) &&
    // "A locale must be configured": nobody doubts it.
    !(turn.isRule === true && !isLed && contentStems(behind, language).length < fewestBehind) &&
    (turn.isRule !== true || isDemanded(main, behind.trim(), subject, language))
  );
}

/**
 * "Slightly …": one way of going on cannot stand behind it. What can be less, may be as much; what
 * is told in figures behind, settles the comparison; and a new version is always better.
 */
const isLoose = ({ opening, key, behind }: Record<'opening' | 'key' | 'behind', string>): boolean =>
  // "Is fast, but it is still slower than …": what stands before "but" tells it.
  /(?<!\p{L})(?:but|yet|still|there (?:may|might|can))(?!\p{L})/iu.test(opening) ||
  /\p{L}{3,}(?:ly|lich|ig|ment|mente)$/u.test(opening) ||
  (/(?:than|que|qu[’']|als|che|di|чем) /u.test(`${key} `) &&
    (/(?<!\p{L})(?:can|may|could|might)(?: be)?$/u.test(opening) ||
      /\d/u.test(behind) ||
      /(?<!\p{L})(?:versions?|releases?|earlier|previous)(?!\p{L})/iu.test(opening + behind)));

/** "Will", "must": of the verb that is turned. */
const helper = / (?:will|must|should|would|does|do|did)(?: \p{Ll}+ly)?$/u;
/** Has a statement its verb already? In English a noun of many looks like a verb. */
const hasFinite = (text: string, language: string): boolean =>
  baseLanguage(language) === 'en' ? finite.test(text) : hasVerb(text, language);
const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|can|could|may|might|will|would|shall|should|must|do|does|did|makes?|made|means?|meant|becomes?|became|gives?|gave|takes?|took|gets?|got|needs?|seems?|appears?|allows?|says?|said|goes|went|comes?|came|exists?|exist|remains?|shows?|happens?|provides?|uses|pays?)(?!\p{L})/iu;
const fewestBehind = 2;
/** A clause in front, which says when or if. */
const ofFirst =
  /^(?:if|when|whenever|because|since|although|though|even though|while|whereas|as|once|after|before|until|unless|where|in order to|to|given|by|in|on|at|for|with|without|under|during|through|despite|due|unlike|from|of|wenn|falls|weil|da|obwohl|während|um|bei|mit|in|im|nach|vor|für|si|quand|lorsque|pour|avec|dans|en|avant|après|sans|malgré|cuando|para|con|sin|por|antes|después|desde|se|quando|per|con|nel\p{L}*|prima|dopo|senza|para|com|em|no|na|nos|nas|sem|если|когда|для|при|в|на|после|до|с) /iu;
/** A clause inside the subject: what is said behind it is said of it alone. */
const inner =
  /(?<!\p{L})(?:that|which|who|whom|whose|because|if|when|where|while|since|so|than|whether|how|why|what|although|and (?:it|they|he|she)|dass|weil|wenn|wo|que|qui|dont|où|quand|lorsque|comme|cuando|donde|como|quien|lequel|laquelle|lesquel(?:le)?s|(?:el|la|los|las) cual(?:es)?|(?:il|la) quale|(?:o|a|os|as) qua(?:l|is)|che|cui|quando|dove|come|quem|onde|котор\p{L}+|что|если|когда|где|чтобы)(?!\p{L})|, (?:der|die|das|den|dem)(?!\p{L})/iu;
const denied =
  /(?<!\p{L})(?:not|never|no|none|nor|neither|sol[eio]|unic\p{L}+|únic\p{L}+|nobody|nothing|hardly|rarely|seldom|scarcely|few|little|without|cannot|only|alone|nicht|kein\p{L}*|nie|niemals|ohne|nur|ne|pas|jamais|sans|aucune?|seule?s?|seulement|nunca|ningun\p{L}+|ningún|sin|sólo|solo|non|mai|nessun\p{L}*|senza|não|nenhum\p{L}*|sem|só|не|нет|ни|без|только|никогда)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})n['’]/iu;
/** What can be so can also be otherwise. */
const possible =
  /(?<!\p{L})(?:can|could|may|might|sometimes|possibly|some|often|occasionally|partly|either|or)(?!\p{L})/iu;
/** What one way of going on cannot take with it: a measure, a denial, "any", "yet". */
const tailing =
  / by (?:an?|the same|\d|more|less|up|over|half)(?!\p{L})|(?<!\p{L})(?:not|cannot|never|nor|yet|any|even|more than|less than|at all(?! times))(?!\p{L})/iu;
/** What can be seen or said is no matter of the lesson. */
const ofSense =
  /^(?:can|cannot|must|should) be (?:seen|said|thought|found|made|considered|regarded|viewed|understood|called|described|expected|noted|used|caused|argued|assumed|told|known|heard|admitted|remembered|emphasised|emphasized|stressed|added|mentioned|summed|summarised|summarized|illustrated|shown|read)(?!\p{L})/u;
const ofBeingAble =
  /^ ?(?:poder|pouvoir|poter|potere|быть)(?!\p{L})|^ ?(?:être |ser |essere )?(?:trouvé|vu|considéré|utilisé|encontrad|vist|considerad|utilizad|usad|trovat|considerat|utilizzat|usat)\p{L}*(?!\p{L})/u;
/** Said beside it: of every way of going on alike. */
const goesOn =
  /(?:,| [eyu]| et| und) (?:il|lo|la|i|gli|le|el|los|las|les|der|die|das|os|as|di solito|normalmente|generalmente) .*$| and (?:its|their|his|her) .*$| in (?:two|three|several|many|various|different) ways.*$| and (?:so|then|thus|\p{Ll}+ly) .*$| and (?:no|the|an?|it|they|all|each|every) [^,]* (?:is|are|was|were|can|will|must|has|have) .*$|, (?:which|who|whose|where|allowing|making|meaning|leading|causing)(?!\p{L}).*$|, (?:and|but|so|because|since|although|though|while|whereas|as|yet) .*$|,? (?:because|car|parce qu[e’']|puisque|ya que|porque|pues|já que|pois|poiché|perché|dato che|weil|denn|поскольку|так как|потому что) .*$/u;
