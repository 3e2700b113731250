/**
 * The JSON object in a model's reply, whatever stands around it: reasoning that leaked, a code fence, a remark. Undefined if there is
 * none that is whole: a cut-off object is never completed by guessing.
 */
export function readJson(reply: string): unknown {
  const text = reply.replace(/<(think|thinking|reasoning)>[^]*?<\/\1>/gi, '').trim();
  return parsed(text) ?? parsed(/```(?:json)?\s*\n([^]*)\n\s*```/i.exec(text)?.[1]) ?? lastObject(text);
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The largest balanced object; reasoning before the answer may hold small ones. */
function lastObject(text: string): unknown {
  const found = balancedObjects(text).toSorted((a, b) => b.length - a.length);
  for (const candidate of found) {
    const value = parsed(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
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
    else if (character === '}' && depth > 0 && --depth === 0) objects.push(text.slice(start, at + 1));
  }
  return objects;
}
