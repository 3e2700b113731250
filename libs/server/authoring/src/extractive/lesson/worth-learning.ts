import { baseLanguage } from '@coursewright/text';
import type { Definition } from '../material/definitions.ts';
import { predicateBehind, saysWhatItDoes } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { deedOf, verbsToDo } from '../outline/deeds.ts';

/**
 * Whether a definition is worth learning for a lesson on something: of a thing that has a name of
 * its own, and not of a part of a program, which is looked up; and saying what it is, and not only
 * something about it.
 */
export const isWorthLearning = (found: Definition, index: MaterialIndex): boolean =>
  !isPartOfProgram(found, index) &&
  deedOf(found.term, found.language) === undefined &&
  (found.term.startsWith('-') || !isRemark(found)) &&
  !leansOn(found) &&
  !isField(found) &&
  !isOfOthers(found);

/** "open()", "gate.lock", "Gate::lock", "max_gates", "openGate": no word, nor the name of a program. */
const inCode = /\(\)$|^(?!-)\S*(?:\p{L}_|_\p{L}|::|\p{L}[./]\p{L})\S*$|^\p{Ll}+\p{Lu}[\p{L}\d]*$/u;
/** "Gate.Keeper(keys)" makes a keeper: a class, which is called so. */
export const nameOfClass = (term: string): string | undefined =>
  /(?:^|[.:])(?<name>\p{Lu}\p{Ll}+\p{Lu}\w*)\(\)$/u.exec(term)?.groups?.['name'];
const isClass = /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u;
const isOfEnvironment =
  /(?<!\p{L})(?:environment|entorno|environnement|umgebung\p{L}*|ambiente|окружени\p{L}+|miljö\p{L}*|środowisk\p{L}+|omgeving)(?!\p{L})|环境|環境/iu;

/** A function, a field or a parameter: whoever needs one looks it up. */
function isPartOfProgram(
  { term, code, definition, sentence, chunk, language }: Definition,
  index: MaterialIndex,
): boolean {
  // A page may be on a module or a file.
  if (index.sources.some(({ title }) => title.split(/\s+/u).includes(term))) return false;
  if (/^\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+$/u.test(term))
    return ![...(index.chunks[chunk]?.headings ?? []), sentence.plain].some((text) =>
      isOfEnvironment.test(text),
    );
  const does = definition.charAt(0).toLowerCase() + definition.slice(1);
  return (
    (inCode.test(term) && nameOfClass(term) === undefined) ||
    (code && sentence.plain.startsWith(`${term}(`)) ||
    (isClass.test(nameOfClass(term) ?? term) &&
      (saysWhatItDoes(does, language) || verbsToDo.has(does.split(' ')[0]!)))
  );
}

/** "`weight`: Weight of a letter": a name in small letters with a note on what is put there. */
const isField = ({ term, code, definition }: Definition): boolean =>
  code && /^\p{Ll}[\p{Ll}\d]*$/u.test(term) && ofMeasure.test(definition);
const ofMeasure =
  /^(?:\p{L}+ ){0,2}(?:numbers?|counts?|amount|size|length|width|height|weight|depth|position|offset|index|paths?|names?|strings?|list|identifier|id|url|format|value|date|flag|nummer|größe|länge|pfad|número|tamaño|longitud|ruta|nombre|numéro|taille|longueur|chemin|numero|dimensione|lunghezza|percorso|tamanho|comprimento|caminho)(?: (?:of|for|to|in|that|used|where|der|des|de|du|di|da|do) |[,.])/iu;

/** By language: what a remark begins with, and the verbs of what something needs or might do. */
const remarks: Readonly<Record<string, { opens: RegExp; needs: RegExp }>> = {
  en: {
    opens:
      /^(?:(?:in order|don['’]t|do not|avoid|never|not|please|unable|only|a pointer to) |(?:in|at|on|within|during|under|before|after) [^,.]{2,60}, )/iu,
    needs:
      /^(?:expects?|needs?|requires?|involves?|depends?|accepts?|takes?|exists?|may|should|must|will|ha[sd]|have|was|were|does|do|can (?!be used ))(?!\p{L})/iu,
  },
  es: {
    opens: /^(?:(?:no|evite|nunca|sólo|solo) |(?:en|durante|antes|después) [^,.]{2,60}, )/iu,
    needs:
      /^(?:necesitan?|requieren?|dependen?|esperan?|deben?|pueden?|tienen?|aceptan?)(?!\p{L})/iu,
  },
  fr: {
    opens:
      /^(?:(?:ne|évitez|éviter|jamais|pas) |n['’]|(?:dans|en|pendant|avant|après) [^,.]{2,60}, )/iu,
    needs: /^(?:nécessite|dépend|exige|attend|doi(?:t|vent)|peu(?:t|vent)|accepte)(?!\p{L})/iu,
  },
  de: {
    opens: /^(?:(?:nicht|vermeiden|niemals|nur) |(?:in|im|bei|nach|vor|während) [^,.]{2,60}, )/iu,
    needs:
      /^(?:benötig\p{L}+|brauch\p{L}+|erforder\p{L}+|häng\p{L}+|erwarte\p{L}+|muss|müssen|kann|können|soll\p{L}*|hat|haben)(?!\p{L})/iu,
  },
  it: {
    opens:
      /^(?:(?:non|evitare|mai|solo) |usat[oaie] d\p{L}+ |(?:in|ne\p{L}{1,3}|durante|prima|dopo) [^,.]{2,60}, )/iu,
    needs: /^(?:richied\p{L}+|dipend\p{L}+|dev\p{L}+|può|possono|ha|hanno|accett\p{L}+)(?!\p{L})/iu,
  },
  pt: {
    opens:
      /^(?:(?:não|evite|nunca|só|apenas) |(?:em|n[oa]s?|durante|antes|depois) [^,.]{2,60}, )/iu,
    needs:
      /^(?:requer\p{L}*|precisam?|dependem?|esperam?|devem?|podem?|têm|tem|aceitam?)(?!\p{L})/iu,
  },
  ru: {
    opens: /^(?:(?:не|избегайте|никогда|только) |(?:в|на|при|во|до|после) [^,.]{2,60}, )/iu,
    needs:
      /^(?:требу\p{L}+|завис\p{L}+|мо[жг]\p{L}+|долж\p{L}+|име[ею]т\p{L}*|ожида\p{L}+)(?!\p{L})/iu,
  },
};

/** "Gates need oil", "Avoid gates at night", "In winter, gates are shut": what is said besides. */
function isRemark({ term, definition, language }: Definition): boolean {
  const own = remarks[baseLanguage(language)];
  if (!own) return false;
  const predicate = predicateBehind(term, definition);
  return (
    /(?<!\p{L})etc\.$/u.test(definition) ||
    own.opens.test(definition) ||
    (predicate !== undefined && own.needs.test(predicate))
  );
}

/** "The gates of this house", "a value in where": what stands elsewhere, or has been left out. */
const leaning: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}-])(?:this|these|above|below|here|latter|former|itself)(?![\p{L}-])|(?<!\p{L})(?:in|of|from|with|between|by) where(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[ea]|est[oa]s|aquí|arriba|dich[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cet|cette|ces|ici|ci-dess(?:us|ous))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:diese[rsmn]?|hier|oben|unten|siehe)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[oaei]|qui|sopra|sezione)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:n?est[ea]s?|d?est[ea]s?|aqui|acima|abaixo)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:эт(?:от|а|о|и|ого|ой|их|ому|им|ими|у)|здесь|выше|ниже)(?!\p{L})/iu,
};
const leansOn = ({ definition, language }: Definition): boolean =>
  leaning[baseLanguage(language)]?.test(definition) ?? false;

/** Behind an article a definition may begin with its term. */
const longestArticle = 5;

/** "Gate functions: a door", "tested gates: the names of tested gates": it is another thing that is told. */
function isOfOthers({ term, definition, language }: Definition): boolean {
  const small = definition.toLowerCase();
  const name = term.toLowerCase();
  const isSaidBehind =
    name.includes(' ') &&
    small.indexOf(` ${name}`) > longestArticle &&
    !small.includes(`${name} is `);
  const isOne = baseLanguage(language) === 'en' && /[^su]s$/u.test(term) && ofOne.test(definition);
  return isSaidBehind || isOne;
}
/** "A door", which several things are not; "a set of doors" they may be. */
const ofOne =
  /^an? (?!(?:[\p{L}-]+ ){0,2}(?:(?:set|group|collection|series|list|number|pair|family|kind|type|class|sort|sequence|range|form) of|way|means|method|technique|suite|library|package|program|tool|system|language|format|project|framework)(?!\p{L}))/iu;
