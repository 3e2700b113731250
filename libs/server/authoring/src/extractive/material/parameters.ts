import type { Chunk } from './chunks.ts';
import type { Definition } from './definitions.ts';

/** "Parameters", below the heading of a function. */
export const ofParameters =
  /^(?:(?:formal |input |output |positional |optional |keyword )?(?:parameters?|arguments?|args|returns?|return values?)|parámetros|argumentos|paramètres|arguments|parametri|argomenti|parâmetros|parameter|argumente|параметры|аргументы|参数|參數|引数|パラメータ)[:：]?$/iu;
/** "open_gate()", "Dialogs.Ask", "pump_t". */
const ofFunction = /\(.*\)$|^[a-z][\w]*(?:_\w+|(?:\.\w+)+)|^(?:\w+(?:\.|::))+\w+$/u;
/** A call with what it takes: "ask(title, text, hidden)"; in prose, brackets behind a space are asides. */
const call = /(?<![\w.:>-])[\w.:>-]{1,80}\((?<taken>[^()]{3,400})\)/gu;
const callInCode = /(?<![\w.:>-])[\w.:>-]{1,80}\s?\((?<taken>[^()]{3,400})\)/gu;
/** So many paragraphs behind a call its parameters still follow. */
const behind = 3;

/**
 * The definitions of the chunk at a place without those of what a function takes: "iov" is a name inside
 * one call, and means nothing where that is not in sight.
 */
export function withoutParameters(
  found: readonly Definition[],
  chunks: readonly Chunk[],
  at: number,
): Definition[] {
  const near = chunks.slice(Math.max(0, at - behind), at + 1);
  const { headings = [], source } = chunks[at] ?? {};
  const isBelow =
    ofParameters.test(headings.at(-1) ?? '') && ofFunction.test(headings.at(-2) ?? '');
  const taken = takenIn(near.filter((chunk) => chunk.source === source));
  return found.filter(
    ({ term, code, marked }) =>
      !(/^\w+$/u.test(term) && ((marked && taken.has(term)) || (code && isBelow))),
  );
}

const takenByChunks = new WeakMap<readonly Chunk[], ReadonlySet<string>>();
/** The names that calls take anywhere in a material. */
export function namesTakenIn(chunks: readonly Chunk[]): ReadonlySet<string> {
  let taken = takenByChunks.get(chunks);
  if (!taken) {
    const listed = chunks.flatMap(({ headings, attachments }) => [
      ...headings,
      ...attachments.map(({ markdown }) => markdown),
    ]);
    taken = new Set([...takenIn(chunks), ...namesTaken(listed.join('\n'))]);
    takenByChunks.set(chunks, taken);
  }
  return taken;
}

/** The names that calls take, in the text and the code of chunks. */
function takenIn(chunks: readonly Chunk[]): ReadonlySet<string> {
  const prose = chunks.flatMap(({ sentences }) => sentences.map(({ plain }) => plain));
  const code = chunks.flatMap(({ attachments }) =>
    attachments.filter(({ kind }) => kind === 'code').map(({ markdown }) => markdown),
  );
  return new Set([
    ...namesTaken(prose.join('\n'), call),
    ...namesTaken(code.join('\n'), callInCode),
  ]);
}

/** The names that calls in a text take. */
export const namesTaken = (text: string, pattern = call): string[] =>
  [...text.matchAll(pattern)].flatMap(({ groups }) =>
    (groups?.['taken'] ?? '').split(',').map(nameTaken),
  );

/** "limit" of "limit: int = 5", "bag_no" of "int bag_no[]". */
function nameTaken(written: string): string {
  const bare = written.replace(/=.*$/su, '').trim();
  return (
    /^\*{0,2}(?<typed>\w+)\s*:(?!:)/u.exec(bare)?.groups?.['typed'] ??
    /(?<last>\w+)(?:\[\])?$/u.exec(bare)?.groups?.['last'] ??
    ''
  );
}
