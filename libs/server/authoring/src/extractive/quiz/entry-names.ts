/**
 * What an entry of a list is called, without what else stands there: "--count" of "-c, --count",
 * "--color" of "--color[=WHEN]", "ACCESS SHARE" of "ACCESS SHARE (lock)", "$devpath" of "$devpath,
 * %p", "ENV" of "ENV{key}", "AC_INIT" of "Macro: AC_INIT".
 */
export function nameOf(written: string): string {
  const declared = declaration.exec(written)?.groups?.['declared'];
  if (declared !== undefined) return called.exec(declared)?.[0] ?? declared.replace(/\s.*$/su, '');
  const bare = withoutQuotes(written);
  if (!/^-+[\p{L}\p{N}]/u.test(bare)) {
    // "rsize" of "rsize=n": a setting with what it takes.
    const setting = /^(?<name>[a-z][\w.-]*)=(?:[\w.-]+|<[^<>]+>|\[[^[\]]+\])$/u.exec(bare)
      ?.groups?.['name'];
    // "inode_dump" of "inode_dump [-b] filespec": a command with what it takes.
    const command = /^[a-z][\w.-]+(?= [[<])/u.exec(bare)?.[0];
    const coded =
      /^(?:[$%@]\w+|[\w.-]*(?:_\w|\p{Ll}\p{Lu}|\p{Lu}{2})\w*)(?=(?:[{[<(].*[}\]>)])?(?:, ?\S+)?$)/u.exec(
        bare,
      )?.[0];
    return (
      setting ??
      command ??
      coded ??
      bare.replace(/\s*[¶§]$/u, '').replace(/(?:\s+\([^()]*\)|\([^()]*\))+$/u, '')
    );
  }
  const [longest = bare] = bare
    .split(/\s*[,|]\s*/u)
    .filter((form) => form.startsWith('-'))
    .map((form) => form.replace(/[[=\s<].*$/su, ''))
    .toSorted((a, b) => b.length - a.length);
  return longest;
}

/** "Function: size_t strlen (const char *s)", "Macro: AC_INIT": a name behind the kind of thing it is. */
const declaration = /^(?:\p{Lu}[\p{L} ]{2,30})?: (?<declared>\S.*)$/su;
const called = /[\w.-]+[!?]?(?= ?[([])/u;

const withoutQuotes = (text: string): string =>
  /^["'“«»„‚‘](?<inside>[^"'“”«»„‚‘’]+)["'”“«»‘’]$/u.exec(text)?.groups?.['inside']?.trim() ?? text;

/** "+=", "?", "-v", "$devpath": signs and letters that a program reads; no number, no word. */
export const isSign = (name: string): boolean =>
  /^(?:[^\p{L}\p{N}\s]{1,4}|--?\p{L}|[$%@\\]\w{1,24})$/u.test(name) && !/^[-–—.…•*]$/u.test(name);

/** "halt", "sys_siglist", "/etc/hosts": one small word, or one with signs in it. */
export const isCoded = (name: string): boolean =>
  /^(?:[a-z][\w.:+-]*|\S*[\w)][_/:.]\w\S*)$/.test(name);
