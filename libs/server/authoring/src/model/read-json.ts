/**
 * The JSON object in a model's reply, whatever stands around it: reasoning that leaked, a code
 * fence, a comment. Undefined if there is none that is whole: a cut-off object is never completed by
 * guessing.
 */
export function readJson(reply: string): unknown {
  const answer = reply.replace(/^[^]*<\/(?:think|thinking|reasoning)>/i, '').trim();
  return (
    parsed(reply) ??
    parsed(answer) ??
    parsed(/```(?:json)?\s*\n([^]*)\n\s*```/i.exec(answer)?.[1]) ??
    largestObject(answer)
  );
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  for (const candidate of [text, mended(text)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      // The next candidate, or none.
    }
  }
  return undefined;
}

/** Reasoning before the answer may hold small objects; the answer is the largest. */
function largestObject(text: string): unknown {
  for (const candidate of balancedObjects(text).toSorted((a, b) => b.length - a.length)) {
    const value = parsed(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

const strings = /"(?:[^"\\]|\\[^])*"/g;

/**
 * What can mean only one thing: line breaks and tabs inside strings, a backslash before a character
 * that is no escape (\( of a formula), a comma before a closing bracket.
 */
function mended(text: string): string {
  const inStrings = text.replace(strings, (string) =>
    string.replace(/\\(?!["\\/bfnrt]|u[\da-fA-F]{4})|\\\\|[\n\r\t]/g, (found) =>
      found === '\\'
        ? '\\\\'
        : found === '\n'
          ? '\\n'
          : found === '\r'
            ? '\\r'
            : found === '\t'
              ? '\\t'
              : found,
    ),
  );
  return inStrings.replace(
    /("(?:[^"\\]|\\[^])*")|,(?=\s*[}\]])/g,
    (_found, string: string | undefined) => string ?? '',
  );
}

/** Top-level `{…}` stretches, braces inside strings not counted. */
function balancedObjects(text: string): string[] {
  const objects: string[] = [];
  let depth = 0;
  let start = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"' && depth > 0) inString = true;
    else if (character === '{' && depth++ === 0) start = at;
    else if (character === '}' && depth > 0 && --depth === 0)
      objects.push(text.slice(start, at + 1));
  }
  return objects;
}
