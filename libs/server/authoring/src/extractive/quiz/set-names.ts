import { isUnspaced } from '@coursewright/text';
import { isTermForm } from '../material/definition-form.ts';
import { isGeneric } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';

/** Nouns that name nothing in particular, whatever the text. */
export const isVague = (phrase: string): boolean =>
  /^(?:users?|people|person|everyone|anyone|someone|others|things?|way|time|years?|authors?|readers?|chapter|section|document|page|book|article|figure|table|note|list|word|line|change|problem|case|group|state|system|program|version|there|here|what|explanation|distinction|difference|implementation|interpretation|command|tool|data|feature|function|method|process|approach|advantage|disadvantage|solution|rule|order|size|number|count|location|fact|idea|point|questions?|answers?|distinción|diferencia|explicación|ventaja|restricción|datos|opción|distinction|différence|explication|avantage|données|opération|daten|entwickler|unterschied|erklärung|dati|differenza|dados|diferença|usuarios?|personas?|gente|autor|capítulo|sección|documento|utilisateurs?|gens|auteur|chapitre|section|benutzer|leute|autor|kapitel|abschnitt|utenti?|persone|autore|capitolo|sezione|usuários?|utilizador|pessoas|capítulo|seção|multiple|special|several|single|simple|main|general|other|local|global|remote|new|old|initial|final|normal|typical|certain|different|possible|available|custom|write|read|choice|scelta|elección|choix|выбор|comando|orden|commande|befehl|команда|default value|value|valor|valeur|wert|event|antworten|nutzer|terme|term|término|begriff|termine|termo|seconde|liste|оно|\p{L}{3,}ть(?:ся)?|каждый|каждая|каждое|данные|тип|способ|пользовател\p{L}|люди|автор|глава|раздел)$/iu.test(
    phrase,
  );

const namesOf = new WeakMap<MaterialIndex, ReadonlyMap<string, string>>();

/** Terms that the material defines and phrases that it sets apart, in small letters with their spelling. */
export function setNames(index: MaterialIndex): ReadonlyMap<string, string> {
  const known = namesOf.get(index);
  if (known) return known;
  const names = new Map<string, string>();
  const add = (name: string, language: string): void => {
    const lower = name.toLowerCase();
    const isShort = name.length < 3 && !/^\p{Lu}+$/u.test(name) && !isUnspaced(language);
    if (
      !names.has(lower) &&
      !isShort &&
      isTermForm(name, language) &&
      !isGeneric(name, language) &&
      !isVague(name)
    )
      names.set(lower, name);
  };
  for (const { term, isAbbreviation, chunk } of index.definitions)
    if (!isAbbreviation) add(term, index.chunks[chunk]?.language ?? 'en');
  for (const [id, phrases] of index.phrasesByChunk)
    for (const { text, kind, chunks } of phrases)
      if (kind === 'code' || chunks >= 2) add(text, index.chunks[id]?.language ?? 'en');
  for (const [acronym, times] of acronymsIn(index)) if (times >= enoughTimes) add(acronym, 'en');
  namesOf.set(index, names);
  return names;
}

/** An acronym that the text says so often names something in it. */
const enoughTimes = 3;
function acronymsIn(index: MaterialIndex): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { plain } of index.sentences)
    for (const acronym of plain.match(
      /(?<![\p{L}\p{N}_-])\p{Lu}[\p{Lu}\d]{1,6}(?![\p{L}\p{N}_-])/gu,
    ) ?? [])
      counts.set(acronym, (counts.get(acronym) ?? 0) + 1);
  return counts;
}
