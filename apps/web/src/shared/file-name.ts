const extended = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i;
const quoted = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i;

/**
 * The file name in a Content-Disposition header: the one in any script (RFC 6266, encoded as in RFC
 * 8187) before the one for clients that know no better. Empty where there is none.
 */
export function fileNameOf(disposition: string): string {
  const encoded = extended.exec(disposition)?.[1];
  const inAnyScript = encoded === undefined ? undefined : decoded(encoded);
  if (inAnyScript !== undefined) return inAnyScript;
  const [, text, token] = quoted.exec(disposition) ?? [];
  return text?.replace(/\\(.)/g, '$1') ?? token ?? '';
}

/** Undefined where it is not UTF-8 in percent signs. */
function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
