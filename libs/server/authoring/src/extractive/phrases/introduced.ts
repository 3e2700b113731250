/** "Introduction au filtre" of "le filtre": by its article; undefined where it has none. */
export function introduced(
  said: string,
  word: string,
  to: Readonly<Record<string, string>>,
): string | undefined {
  const [, article = '', name = ''] = /^(\p{L}+(?: |[’'])\s?)(\S.*)$/u.exec(said) ?? [];
  const form = to[article.trim().replace("'", '’').toLowerCase()];
  if (form === undefined) return undefined;
  return `${word} ${form}${form.endsWith('’') ? '' : ' '}${name}`;
}
