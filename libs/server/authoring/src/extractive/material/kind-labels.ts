import { contentStems } from '@coursewright/text/terms';
import type { Definition } from './definitions.ts';

/** "class gates.Gate", "the constant called transparence", "term gate keeper". */
const before =
  /^(?:(?:class|struct|interface|enum|function|method|macro|module|constant|variable|command|type|exception|property) (?=\S*(?:\p{Ll}\p{Lu}|[._:(])\S*$)|(?:constant|variable|parameter|value|command|function|method|class|file) (?:called|named) (?=\S)|terms? (?=\S+ \S))/u;
/** "QGate class", "gate_open() function": behind a name that only code has. */
const behind =
  /(?<=^(?:\S*\p{Ll}\p{Lu}\S*|\p{Lu}{2,}\p{Ll}\S*|\S*[_:]\S*|\S+\.\S+|\S+\(\)|\S+-\S+-\S+)) (?:[Cc]lass|[Ss]truct|[Ii]nterface|[Ff]unction|[Mm]ethod|[Mm]acro|[Mm]odule|Klasse|Funktion|Modul|Werkzeug|classe|fonction|clase|función|funzione|função|класс|функция|модуль)$/u;

/** A definition whose term is the name alone, without what kind of thing it names. */
export function withoutKind<D extends Pick<Definition, 'term' | 'stems' | 'language' | 'code'>>(
  definition: D,
): D {
  const { term, language, code } = definition;
  const name = term.replace(before, '').replace(behind, '');
  if (name === term || !/\p{L}{2}/u.test(name)) return definition;
  return {
    ...definition,
    term: name,
    stems: code ? [name.toLowerCase()] : contentStems(name, language),
  };
}

/** "An input variable …", "A positive integer output array": a place of a call at hand. */
const ofCall =
  /^(?:an?|the|optional|required) (?:[\p{L}\d-]+ ){0,3}(?:(?:input|output|work|return)(?:\/output)? (?:variable|array|vector|matrix|parameter|argument|value|integer|string|pointer|flag|scalar|buffer)s?|(?:parameter|argument)s?)(?!\p{L})/iu;
/** Is it a part of a call, which means nothing where that is not in sight? */
export const isOfCall = ({ term, definition }: Pick<Definition, 'term' | 'definition'>): boolean =>
  /^[\p{Ll}\d]\w*$/u.test(term) && ofCall.test(definition);
