import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { splitSentences } from '@coursewright/text';

/** The first of the sentences that stand behind a name: it tells what the thing is. */
export const firstOf = (said: string, language: string): string =>
  (splitSentences(said, language)[0] ?? said).replace(/[.。।．]+$/u, '');

/**
 * Does it tell no more than who belongs to the thing, what the reader is to do with it, or what one
 * of its parts is like? None of this describes the thing, nor stands beside what does.
 */
export const describesNothing = (said: string, language: string): boolean =>
  isRollCall(said, language) ||
  ofItsPart.test(said) ||
  (addressed[baseLanguage(language)]?.test(said) ?? false) ||
  breaksOff.test(said) ||
  isLabelled.test(said) ||
  isAmount.test(said) ||
  spellsLetters.test(said) ||
  isVague.test(said) ||
  isDemand.test(said) ||
  isOfValues.test(said) ||
  (said.match(measure)?.length ?? 0) > 1 ||
  isElsewhere.test(said) ||
  isFormula.test(said) ||
  said.split(/, /u).length > mostParts ||
  isTyped.test(said) ||
  isCatalogue.test(said) ||
  isPreferred.test(said);

/** "Higher in the votes", "fewer open bugs": what is looked for in a thing, and not what it is. */
const isPreferred =
  /^(?:(?:higher|lower|larger|smaller|better|worse) (?:in|on|at|by|than|numbers?|amounts?|counts?|scores?)|(?:more|fewer|less) \p{L}+|(?:höher|niedriger|größer|kleiner)e?[rns]? (?:zahl|anzahl|als|bei|in)|(?:mehr|weniger) \p{L}+|(?:mayor|menor) (?:número|cantidad|en|que)|(?:más|menos) \p{L}+|(?:plus|moins) (?:grand nombre|d[e’']|haut|bas)|(?:maggior[ei]?|minor[ei]?) (?:numero|quantità|in|di)|(?:più|meno) \p{L}+|(?:maior|menor) (?:número|quantidade|em|do que)|(?:mais|menos) \p{L}+|(?:больше|меньше|выше|ниже) \p{L}+)(?!\p{L})|(?:^|有着?|具有)(?:更|较)[高低多少大小]/iu;

/** "Colin Campbell, Eluze, Marc Hohl": names, and nothing said of them. German writes nouns so. */
function isRollCall(said: string, language: string): boolean {
  if (isUnspaced(language)) return false;
  const words = said.split(/[\s,;]+/u).filter((word) => /\p{L}/u.test(word));
  const large = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    (said.includes(',') && large > words.length * 0.7 && words.length >= 4) ||
    (baseLanguage(language) !== 'de' && countWords(said) >= 3 && large === words.length)
  );
}

/** "Its resonance lies at …": a property of the thing. */
const ofItsPart =
  /^(?:its|their|sa|son|ses|leurs?|sus?|il suo|la sua|i suoi|le sue|seus?|suas?|o seu|a sua|ihre?|seine?|е[гё]о|их)(?!\p{L})/iu;

/** What the reader is told to do, or may want. An English order looks like a description. */
const addressed: Readonly<Record<string, RegExp>> = {
  en: /, you (?:may|can|might|should|must|will|have)(?!\p{L})|^(?:you|please|make sure|remember|note)(?!\p{L})/iu,
  fr: /^\p{L}+ez(?!\p{L})|(?<!\p{L})vous (?:pouvez|devez|pourrez|voudrez|souhaitez)(?!\p{L})/iu,
  de: /(?:^|[,:] )\p{L}+n Sie(?!\p{L})|(?<!\p{L})(?:können|müssen|sollten|möchten) Sie(?!\p{L})/u,
  es: /(?<!\p{L})(?:puede que|(?:puede|podría|quizás?) (?:desear|querer)|quiera|desee)(?!\p{L})|, (?:puede|debe|podrá) /iu,
  pt: /(?<!\p{L})(?:pode|poderá) (?:querer|desejar)(?!\p{L})|, (?:pode|deve|poderá) /iu,
  it: /(?<!\p{L})(?:si può voler|potreste|potresti|potete|dovete)(?!\p{L})/iu,
  ru: /(?<!\p{L})\p{L}{3,}(?:ите|йте|йтесь|итесь)(?!\p{L})|(?<!\p{L})вы (?:можете|должны)(?!\p{L})/iu,
};

/** "The default is", "wird mit [7] gesetzt", "Seite- numbruch": cut off, or with what a PDF left. */
const breaksOff =
  /^[^,]* (?:is|are|was|ist|sind|est|sont|è|sono|é|são|y|et|und|e)$|\[\d+\]|\p{Ll}- (?!(?:und|oder|bzw|or|and|et|ou|y|o|e|u|bis|als|sowie|auch)(?!\p{L}))\p{Ll}/u;

/** "Knock Knock!: …": what stands behind the colon is said of what stands before it. */
const isLabelled = /^\p{Lu}[^.:：]{0,40}[:：] ?\p{L}/u;
/** "80 € (or more)", "707. Sales": a figure of an example. */
const isAmount = /^[-+]?\d[\d.,]*(?:[.)] |\s?[€$£¥%])/u;

/** What letters stand for, and no more. */
const spellsLetters =
  /^(?:(?:an?|une?|un|eine?|uma?) )?(?:acr[óo]n[iy]m[oe]?s?|sigles?|siglas?|abbrevia\p{L}+|abkürzung|аббревиатура|сокращение)(?!\p{L})/iu;
/** "A list of zero or more entries", "one line": so is much else. */
const isVague =
  /(?:zero|one) or more \p{L}+$|^\S+ one line(?!\p{L})|^(?:an?|the) (?:component|part|element|aspect|feature|kind|type) of (?:various|many|several|some|most)(?!\p{L})/iu;
/** "Should be installed on every machine": what is to be done with it. */
const isDemand =
  /^(?:must|should|shall|may|can|needs? to|muss|müssen|soll(?:te)?|kann|darf|doit|peut|debe|puede|deve|può|pode|долж\p{L}+|может)(?!\p{L})/iu;
/** "One of 'normal', 'italic'": its values. */
const isOfValues =
  /^(?:one of|either|any of|eines von|l['’]un de|uno de|uno (?:di|tra|dei)|um de|один из) ?:? ?['‘’"“«„`]/iu;
/** "A20 at 1 GHz, 1.5 W": the data sheet of a product. */
const measure = /\d\s?(?:[GMTk]i?B|[GMk]?Hz|m?Ah?|[mk]?[WV])(?!\p{L})/gu;
/** Where it lies, or where a text speaks of it: "(line 3770)". */
const isElsewhere =
  /^definition at line \d|^(?:is |are )?(?:located|found|stored) (?:at|in|under)(?!\p{L})|\((?:lines?|línea|zeile|ligne|linea|linha|page|p\.|pág\.|pag\.|S\.|стр\.) ?\d+\)/iu;
/** A formula as it is written and not as it is seen. */
const isFormula = /\$[^$]*\$|\\[a-z_]{2,}/iu;
/** "Bug fixing, raster, curation, maintenance, …": what all belongs to a person or a part. */
const mostParts = 3;

/** "Apt-get install weechat": what is typed. */
const isTyped = /^(?:apt(?:-get|itude)?|dnf|yum|pip3?|npm|brew|make|sudo|git|docker) \p{Ll}/iu;

/** "Programs for drawing (dia, epub-utils, gimp)": what belongs to a section of a catalogue. */
const isCatalogue = /\((?:[\w.+-]+, ){2,}[\w.+-]+\)/u;
