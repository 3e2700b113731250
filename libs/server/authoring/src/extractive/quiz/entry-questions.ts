import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { isTermForm, pointsBackIn, sendsElsewhere } from '../material/definition-form.ts';
import { isKeyStroke } from '../material/real-definition.ts';
import { spellsOut, withoutArticle } from '../material/definition-sources.ts';
import { capital, isForeign, lengthIn } from './clauses.ts';
import { isMuddled } from './fragments.ts';
import type { Entries, Entry } from './lesson-parts.ts';
import { formOf, isAlike, isLabel } from './likeness.ts';
import { isTold, isToldByAnother } from './telling-names.ts';
import { statementForm } from './statement-form.ts';
import { worded, type Wording } from './wording.ts';

/** A single entry is no list. */
const fewestInList = 2;
const lengths = { least: 3, most: 32 } as const;

/**
 * Lists that tell of each of their entries what it is or does: what is told of one of them, and of
 * which of them it is told.
 */
export function entryQuestions(
  lists: readonly Entries[],
  wording: Wording,
  language: string,
): Candidate[] {
  const telling = lists.map((list) => ({
    ...list,
    entries: list.entries
      .map((entry) => ({ ...entry, said: saidOfItself(entry.said, language), source: entry.said }))
      .filter((entry) => isTelling(entry, language)),
  }));
  return telling
    .filter(({ refs, entries }) => refs.length > 0 && entries.length >= fewestInList)
    .flatMap((list) => {
      const elsewhere = telling.filter((other) => other !== list).flatMap(({ entries }) => entries);
      return list.entries.flatMap((entry) => {
        const others = [...list.entries, ...elsewhere].filter((other) =>
          isOther(other, entry, language),
        );
        const common = {
          explanation: worded(wording.because, { a: `${entry.name}: ${entry.source}` }),
          refs: entry.refs.length > 0 ? entry.refs : list.refs,
          place: entry.place,
          about: [entry.name, `${entry.name}: ${entry.said}`],
        };
        return [
          {
            ...common,
            type: 'entry' as const,
            question: worded(wording.whatEntry, { a: entry.name }),
            key: capital(entry.said),
            wrong: others.map(({ said }) => capital(said)),
            worth: 1.7,
          },
          {
            ...common,
            type: 'entryName' as const,
            question: worded(wording.whichEntry, { a: entry.said }),
            key: entry.name,
            wrong: others
              .filter(({ name }) => isAlike(name, entry.name, language))
              .map(({ name }) => name),
            worth: 1.5,
          },
        ];
      });
    });
}

/** "This option determines …": the thing that the entry names, so that its verb says it alone. */
function saidOfItself(said: string, language: string): string {
  const rest = itself[baseLanguage(language)]?.exec(said)?.groups?.['rest'];
  return rest === undefined || !/\p{L}{3}/u.test(rest) ? said : capital(rest);
}
const things: Readonly<Record<string, string>> = {
  en: 'option|command|variable|environment variable|parameter|field|key|flag|setting|directive|module|function|method|button|tool|filter|mode|value|file|action|attribute|property|check ?box|slider|entry',
  es: 'opción|orden|comando|variable|parámetro|campo|clave|función|método|botón|herramienta|filtro|modo|valor|archivo|fichero|acción|atributo|propiedad|casilla|deslizador',
  fr: 'option|commande|variable|paramètre|champ|clé|fonction|méthode|bouton|outil|filtre|mode|valeur|fichier|action|attribut|propriété|case|curseur',
  de: 'Option|Anweisung|Variable|Umgebungsvariable|Funktion|Methode|Schaltfläche|Aktion|Eigenschaft|Datei|Befehl|Parameter|Feld|Schlüssel|Filter|Modus|Wert|Werkzeug|Attribut|Schieberegler',
};
/** No "is": what follows it would begin with a participle. */
const itself: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^This (?:${things['en']}) (?<rest>(?!is |was |has |does |can |may |will |must |should )\\p{Ll}+s (?!of ).+)$`,
    'su',
  ),
  es: new RegExp(
    `^Est[ae] (?:${things['es']}) (?<rest>(?:permite|determina|define|establece|indica|especifica|controla|crea|muestra|aplica|fija|activa|desactiva|elimina|cambia|selecciona|contiene|devuelve) .+)$`,
    'su',
  ),
  fr: new RegExp(
    `^Cet(?:te)? (?:${things['fr']}) (?<rest>(?:permet|détermine|définit|indique|spécifie|contrôle|crée|affiche|applique|fixe|active|désactive|supprime|change|sélectionne|contient|renvoie) .+)$`,
    'su',
  ),
  de: new RegExp(
    `^Diese[rs]? (?:${things['de']}) (?<rest>(?:legt|bestimmt|definiert|gibt|erlaubt|steuert|erzeugt|erstellt|zeigt|setzt|aktiviert|deaktiviert|löscht|ändert|wählt|enthält|liefert|ermöglicht) .+)$`,
    'su',
  ),
};

/** A call is an example of a thing and no description. */
const isCode = (said: string): boolean => /^[\w.]+\(.*\)$|^[`'$#>]|[{};]$/u.test(said);

/** What these do is known to whoever can read their name. */
export const isKnownAnyway = /^-*(?:help|version|usage)$/i;
const isAllCapitals = (name: string): boolean => !/\p{Ll}/u.test(name);
const endOf = (name: string): string => name.split('.').slice(1).join('.');

export function isTelling({ name, said }: Entry, language: string): boolean {
  const length = lengthIn(said, language);
  const stems = contentStems(said, language);
  const named = contentStems(name, language);
  return (
    /\p{L}/u.test(name) &&
    !isLabel.test(name) &&
    !isKeyStroke.test(name) &&
    !isKnownAnyway.test(name) &&
    !isTold(name, said) &&
    !spellsOut(name, said) &&
    !isMuddled(said, language) &&
    countWords(name) <= 6 &&
    length >= lengths.least &&
    length <= lengths.most &&
    stems.length >= 2 &&
    (isUnspaced(language) || /\p{L}{3,} \p{L}{2,}/u.test(said)) &&
    !isForeign(said, language) &&
    !sendsElsewhere(said) &&
    !isToldByAnother(said) &&
    !pointsBackIn(said, language) &&
    !isCode(said) &&
    isTermForm(isAllCapitals(name) ? name.toLowerCase() : name.replace(/^-+/, ''), language) &&
    !named.some((stem) => stems.includes(stem)) &&
    !said.toLowerCase().includes(name.toLowerCase()) &&
    // "package.cron.d" is told by "/etc/cron.d".
    !(endOf(name).length > 3 && said.includes(endOf(name))) &&
    !/^[•*·]|^(?:as|also|note|example|véase|voir|vedi)(?!\p{L})|["“”«»„|]|[?？:：]$|\(\s*(?:see|siehe|voir)|(?<!\p{L})(?:this|these|above|below|dies\p{L}*|est[aeo]s?|cette|ces|quest\p{L}|эт\p{L}{1,3})(?!\p{L})/iu.test(
      said,
    )
  );
}

/** Told as an order, by a noun with its article, by a whole sentence: entries of one kind open alike. */
export const openingOf = (said: string, language: string): string =>
  opensWithCase.test(said)
    ? 'case'
    : `${statementForm(said, language)} ${withoutArticle(said) === said}`;
const opensWithCase =
  /^(?:if|when|whenever|while|si|cuando|quand|lorsque|wenn|falls|se|quando|если|когда)(?!\p{L})|^(?:如果|当|若)/iu;

/** Another thing of the same form, of which something else is told. */
function isOther(other: Entry, entry: Entry, language: string): boolean {
  const known = new Set(contentStems(entry.said, language));
  const stems = contentStems(other.said, language);
  const shared = stems.filter((stem) => known.has(stem)).length;
  return (
    other !== entry &&
    formOf(other.name) === formOf(entry.name) &&
    openingOf(other.said, language) === openingOf(entry.said, language) &&
    other.name.toLowerCase() !== entry.name.toLowerCase() &&
    shared / Math.max(1, Math.min(stems.length, known.size)) < 0.75 &&
    !contentStems(entry.name, language).some((stem) => stems.includes(stem)) &&
    other.said.length > entry.said.length * 0.35 &&
    other.said.length < entry.said.length * 2.8
  );
}
