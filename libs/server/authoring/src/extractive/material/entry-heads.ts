import type { Sentence } from './sentence.ts';

/** "**free**: Shows the memory in use.", "Url.scheme: The part …": an entry that stands in no list. */
export const isLikeEntry =
  /^(?:\*\*[^*]{2,50}(?:\*\*\s*[:：–—]|[:：]\*\*)|`[^`]{2,40}`\s*[:：–—]|[A-Za-z_]\w+(?:\.[a-z_]\w+)+(?:\(\))?:(?= \p{Lu}\p{Ll}))(?:\s+|(?<=：(?:\*\*)?))\S/u;

const isNamed = (plain: string): boolean => smallHead.test(plain) || plainHead.test(plain);

/** What the entries of a list begin with where nothing sets it apart. */
export type Heads = 'names' | 'terms' | 'nothing';

/** Does a list consist of entries such as "Term: what it means" or "keyword: What it does"? */
export function headsOf(entries: readonly Sentence[]): Heads {
  // What an entry goes on with stands behind it as one more.
  const headed = entries.filter(({ plain }) => headOf(plain) !== undefined);
  const named = headed.filter(({ plain }) => isNamed(plain)).length;
  if (named >= 3 && named >= headed.length * 0.7) return 'names';
  const opening = entries.filter(({ plain }) => /^\P{Ll}/u.test(plain));
  const terms = opening.filter(({ plain }) => headOf(plain) !== undefined).length;
  return terms >= 2 && terms >= opening.length * 0.5 ? 'terms' : 'nothing';
}
/** "notifempty: Does …", "maxage: days Removes …": the word of a configuration, no text begins so. */
export const smallHead =
  /^[a-z][a-z\d_-]{2,30}(?: [a-z][a-z\d_-]{2,20}){0,2}(?: \([^()]{1,80}\))?: (?:\p{Ll}\S* (?=\p{Lu}\p{Ll}))?\p{Lu}/u;

/**
 * "git - a program that …", "hosts.deny: lists …", "fold(1) — cuts …": a name of one word, which a
 * sentence may stand behind as it goes on.
 */
export const plainHead =
  /^(?<term>[a-z][a-z\d]*(?:[._/+-]+[a-z\d]+)*)(?:\(\d\p{L}?\))?(?: \([^()]{1,80}\))?(?: ?[:：]\s?| ?[–—]+ ?| - )(?=\S)(?!\/)(?<said>[^:：]+|[^:：]{30,}[:：].*)$/u;

/** "Url.scheme: The part …", "plan.txt: Streets …": a part of a thing, or a file. */
export const dottedHead = /^(?<term>[A-Za-z_]\w+(?:\.[a-z_]\w+)+(?:\(\))?): (?<said>\p{Lu}\S.+)$/u;

/** "set regexp", "secrets file": a name in small letters that consists of words. */
export const wordyName = /^[a-z][a-z\d_-]+(?: [a-z][a-z\d_-]+){1,2}$/u;

/** "Priority=: A number …", "soft_bounce (no): …", "fold(1): …": no word is written so. */
export const settingHead =
  /^(?:[\p{L}_][\w.-]+=|\$?\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+|[a-z][a-z\d]*(?:_[a-z\d]+)+|[a-z]+(?:[A-Z][a-z\d]+)+|[\w.+-]+\(\d\p{L}?\))(?: \([^()]{1,80}\))?(?:: ?|：)\S/u;

/** "real[] meetings(path p, pair a);", "void Py_Stop(PyState *state)": types stand before the name. */
const signature =
  /^(?:(?:const |static |unsigned )?(?:[a-z]|(?=.*(?:[*;]|\[\])))[A-Za-z_][\w:<>]*(?:\[\])?[*&]* ?)[ *&](?<name>[A-Za-z_][\w:]*)\([ -'*-~]*\);?$/u;

/** "addOption(name, kind)", "Priority=": what a program calls it, without what is put in. */
export const bareName = (head: string): string =>
  head
    .replace(/\(\d\p{L}?\)$/u, '')
    .replace(signature, '$<name>()')
    .replace(/ ["“«][^"”»]*["”»]$/u, '')
    .replace(/^(?<name>[\p{L}_$][\w$.:-]+)\(.*\)$/su, '$<name>()')
    .replace(/^(?<name>[\p{L}_][\w.-]+)=(?:[[<{(〈⟨].*)?$/u, '$<name>')
    .replace(/^(?<name>\p{Lu}[\p{Lu}\d]*_[\p{Lu}\d_]+) \S.*$/u, '$<name>')
    .replace(/^(?<name>[a-z\d]+(?:[-_.][a-z\d]+)+[!?*]?)(?: [a-z\d-]+)+$/u, '$<name>')
    .replace(/ %\p{Ll}+$/u, '');

/** "days Removes …": what is to be put in stands before what the word does. */
export const withoutArgument = (said: string): string =>
  said.replace(/^\p{Ll}\S* (?=\p{Lu}\p{Ll})/u, '');

/** A term and what an entry says of it, where only a colon or a dash parts the two. */
export const headOf = (text: string): { term: string; said: string } | undefined => {
  const match =
    /^(?<term>[^:：.!?。|(]{2,60})(?<= )\([^()]{1,80}\): (?<said>\S.+)$/u.exec(text)?.groups ??
    /^(?<term>[^:：.!?。|]{2,60}?)(?: ?[:：]\s?| [–—] |——)(?<said>\S.+)$/u.exec(text)?.groups ??
    plainHead.exec(text)?.groups ??
    undefined;
  const { term = '', said = '' } = match ?? {};
  return match && term.trim().split(/\s+/).length <= 6 ? { term: term.trim(), said } : undefined;
};

/** "/proc/sys/kernel/ns_last_pid (since Linux 3.3)". */
export const sinceWhen =
  /\s*\((?:since|from|until|up to|seit|ab|bis|depuis|jusqu['’]à|desde|hasta|(?:a partire )?dal(?:la)?|fino|начиная с|до|с|自|从|since Linux)\s?[^()]*\)$/iu;

/** "MaxSessions=16 Determines …": a value stands before what its name does. */
export const withoutValue = (name: string, said: string): string =>
  said.startsWith(`${name}=`) ? said.replace(/^\S+\s+(?=\p{Lu})/u, '') : said;

/** Without a sentence that goes on behind it: "Sets the stamp. stamp is one of …". */
export const firstOf = (said: string): string =>
  said.replace(/(?<=\p{L}{4}[)»”"]?)\.\s+(?=[\p{Ll}_]).*$/su, '');

/** Do two words begin alike? One of them may be in another case or number. */
export const sameStart = (one: string, other: string): boolean =>
  one.slice(0, 4).toLowerCase() === other.slice(0, 4).toLowerCase();
