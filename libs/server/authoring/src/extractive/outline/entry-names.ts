import type { Chunk } from '../material/chunks.ts';

/** Names that the lists of some chunks explain, in order: options, commands, terms. */
export function entryNames(chunks: readonly Chunk[]): string[] {
  const names = chunks.flatMap((chunk) =>
    chunk.attachments
      .filter(({ kind }) => kind === 'list')
      .flatMap(({ markdown }) => markdown.split('\n').map(entryName)),
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** "--alloc" of "- `-a, --alloc POLICY`: How …"; undefined for an entry that explains no name. */
function entryName(line: string): string | undefined {
  const call = signature(line.replace(/^- (?:\*\*|`)?/, ''));
  if (call !== undefined) return call;
  const term =
    /^- (?:`([^`]{1,120})`(?=:\s)|\*\*([^*:]{1,60})(?:\*\*:|:\*\*)(?=\s)|([^\s`*][^:`*.;]{0,28})(?=:\s))/u.exec(
      line,
    ) ??
    // "alias [-p] [name[=value] …]: …" explains "alias".
    /^- ([\p{L}_][\p{L}\p{N}_-]*)(?= [[<].{0,80}?:\s)/u.exec(line);
  const text = (term?.[1] ?? term?.[2] ?? term?.[3])
    ?.trim()
    // "input=name [required]", "break [n]".
    .replace(/\s?\[.*$|(?<=\w)=\p{L}+(?:\s\[.*)?$/u, '');
  if (text === undefined || text === '') return undefined;
  if (isField.test(text)) return undefined;
  const long = /(?<![\w-])--[\w-]{2,}/.exec(text)?.[0];
  const name = long ?? (text.startsWith('-') ? /^-{1,2}[\w?-]*/.exec(text)?.[0] : text);
  return name !== undefined && name.length <= 30 && name.split(/\s+/).length <= 3
    ? name
    : undefined;
}

/** "Parameters", "Return type": what a reference tells of each of its calls. */
const isField =
  /^(?:parameters?|arguments?|returns?|return (?:type|value)s?|types?|raises|throws|yields|notes?|examples?|see also|defaults?|usage|description|since|deprecated|parámetros|paramètres|parametri|parâmetros|parameter|rückgabe\p{L}*|параметры)$/iu;

/** "abs()" of "filters.abs(x, /) → int: Return the absolute value …". */
export function signature(line: string): string | undefined {
  const name =
    /^(?:[\p{L}_][\w-]*\.)*([\p{L}_]\w*)\((?![-+?:])[^()]*(?:\([^()]*\)[^()]*)*\)(?: → [^:]+(?:\[.*?\])?)?(?:\*\*|`)?:(?:\*\*)?\s/u.exec(
      line,
    )?.[1];
  return name === undefined || name.length > 30 ? undefined : `${name}()`;
}
