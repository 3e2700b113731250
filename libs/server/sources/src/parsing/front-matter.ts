/**
 * The fields between the two `---` lines at the top of a Markdown file (text, or a list in
 * brackets), and what follows.
 */
export function readFrontMatter(text: string): {
  fields: Record<string, string | string[]>;
  body: string;
} {
  const match = /^\uFEFF?---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!match?.[1]) return { fields: {}, body: text };
  const fields: Record<string, string | string[]> = {};
  for (const line of match[1].split('\n')) {
    const field = /^([\w-]+):\s*(.*?)\s*$/.exec(line);
    if (field?.[1] !== undefined && field[2] !== undefined) fields[field[1]] = fieldValue(field[2]);
  }
  return { fields, body: text.slice(match[0].length) };
}

function fieldValue(raw: string): string | string[] {
  const list = /^\[(.*)\]$/.exec(raw);
  return list ? list[1]!.split(',').map(unquote).filter(Boolean) : unquote(raw);
}

const unquote = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');
