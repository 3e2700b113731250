import { baseLanguage } from '@coursewright/text';
import { capital } from '../phrases/capital.ts';

const asking =
  /^(?:how|why|when|where|what|wie|warum|wann|wo|was|c[oó]mo|por qué|cu[aá]ndo|d[oó]nde|qué|comment|pourquoi|quand|où|come|perché|quando|dove|cosa|por que|onde|как|почему|когда|где|что)(?!\p{L})/iu;

/** Verbs at the beginning of a heading, in German at its end. */
const deeds: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:(?:some|any|every|no)?thing|string|wiring|engineering|programming|networking|existing|missing|remaining)s? )\p{L}{2,}ing (?=\S)/iu,
  de: / \p{Ll}+(?:en|ern|eln)$/u,
  es: /^(?!(?:primer|tercer|lugar|hogar) )\p{L}+(?:[aei]r(?:se|l[oae]s?)?|[aei]ndo) (?=\S)/iu,
  fr: /^(?!(?:premier|dernier|fichier|atelier|cahier|papier|dossier|métier|ordre|titre|registre|cadre|genre|autre|notre|votre|entre|contre|nombre|paramètre|fenêtre|chapitre) )(?:se |s[’'])?\p{L}+(?:er|ir|re) (?=\S)/iu,
  it: /^(?!(?:altre|oltre|sempre) )\p{L}+[aei]r(?:e|si|l[oaei]) (?=\S)/iu,
  pt: /^(?!(?:lugar|qualquer) )\p{L}+[aei]r(?:-se)? (?=\S)/iu,
  ca: /^\p{L}+(?:[aei]r|re) (?=\S)/iu,
  ru: /^\p{L}+ть(?:ся)? (?=\S)/iu,
};

/** "Gates / Opening gates", "Opening: a gate", "Opening gates?": more than one thing to do, or none. */
const isDone = (heading: string, language: string): boolean =>
  !/[?？:：;]|\s\/\s/u.test(heading) && (deeds[baseLanguage(language)]?.test(heading) ?? false);

/**
 * "Installing the pump", "Instalar la bomba", "Die Pumpe einbauen", "How to oil it": what is done is
 * no name that stands beside those of things. "Oiling" may stand beside both.
 */
export const areOfKinds = (headings: readonly string[], language: string): boolean =>
  new Set(
    headings
      .filter((heading) => !/^\p{L}+ing$/u.test(heading))
      .map((heading) => asking.test(heading) || isDone(heading, language)),
  ).size > 1;

/** Verbs that headings are made of. */
const verbs = new Set(
  'add adjust align analyse analyze apply assign attach back boot build burn calculate call change check choose clean clone compare compile compute configure connect contribute control convert copy create customise customize debug decode define delete deploy describe design develop disable display download draw edit embed enable encode enter evaluate execute export extend extract fetch filter find format generate get group handle implement import inspect install integrate invert join label launch link list load log maintain make manage map measure merge migrate modify monitor mount move name open optimise optimize organise organize override package parse patch pick place plan plot port prepare print publish query read rebuild record register remove rename replace report restore retrieve route run save search select send serve share show sign simulate solve sort specify split sponsor start stop store submit switch tag test transform translate tune update upgrade upload use validate verify view visualise visualize work write'.split(
    ' ',
  ),
);

/** "Install" of "Installing", "run" of "running", "create" of "creating"; undefined where unknown. */
function imperativeOf(gerund: string): string | undefined {
  const stem = gerund.toLowerCase().slice(0, -'ing'.length);
  return [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].find((verb) => verbs.has(verb));
}

/**
 * A heading that says what is done, as something to do: "Install the pump", "Die Pumpe einbauen".
 * Undefined for all others.
 */
export function deedOf(heading: string, language: string): string | undefined {
  if (asking.test(heading) || !isDone(heading, language)) return undefined;
  if (baseLanguage(language) !== 'en')
    return /^\p{L}+ndo(?= )/u.test(heading) ? undefined : capital(heading);
  const [gerund = ''] = heading.split(' ');
  const verb = imperativeOf(gerund);
  return verb === undefined ? undefined : capital(`${verb}${heading.slice(gerund.length)}`);
}
