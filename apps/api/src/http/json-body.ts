import { Refusal, sayAs } from '@coursewright/contract';

/**
 * Deeper than any document of the contract, far below what recursion over the parsed value could
 * not bear.
 */
const deepest = 64;

/**
 * Parses JSON that came from outside. Refused with bad_request: what is not JSON, nesting deeper
 * than 64, the key `__proto__`, and NUL, which PostgreSQL's text cannot hold.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('bad_request', sayAs('malformed_request', 'The body is not valid JSON.'));
  }
  check(value);
  return value;
}

function check(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') refuseNul(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest)
      throw new Refusal(
        'bad_request',
        sayAs('malformed_request', `The body is nested deeper than ${deepest} levels.`),
      );
    for (const [key, child] of Object.entries(value)) {
      if (key === '__proto__')
        throw new Refusal(
          'bad_request',
          sayAs('malformed_request', 'The body has a forbidden key.'),
        );
      refuseNul(key);
      open.push({ value: child, depth: depth + 1 });
    }
  }
}

function refuseNul(text: string): void {
  if (text.includes('\0'))
    throw new Refusal('bad_request', sayAs('malformed_request', 'The body has a NUL character.'));
}
