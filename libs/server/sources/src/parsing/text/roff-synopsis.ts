import { codeMark } from './text-lines.ts';
import type { RoffLine } from './roff-lines.ts';

/** How the thing is called, a way a line. */
export function callsIn(lines: readonly RoffLine[]): string {
  const calls: string[] = [''];
  let isSet = false;
  for (const line of lines) {
    if (line.macro === undefined) {
      const text = line.text.replace(codeMark, '');
      if (isSet || text.trim() === '') calls.push(text);
      else calls[calls.length - 1] = `${calls.at(-1)} ${text.trim()}`.trim();
      continue;
    }
    if (line.macro === 'OP') calls[calls.length - 1] += ` [${line.args.join(' ')}]`;
    else if (line.macro === 'SY') calls.push(line.args.join(' '));
    else if (/^(?:nf|EX|Vb)$/.test(line.macro)) isSet = true;
    else if (/^(?:fi|EE|Ve)$/.test(line.macro)) isSet = false;
    else if (!/^(?:RS|RE|in|ti)$/.test(line.macro)) calls.push('');
  }
  return calls
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const longest = 1000;

/** A first section of calls and declarations, and no text. */
export function isWayOfCalling(lines: readonly RoffLine[]): boolean {
  const sentences = lines.filter(
    (line) => line.macro === undefined && /(?:\p{L}{3,}[.:]|[。：])$/u.test(line.text),
  );
  const hasParts = lines.some(({ macro }) => macro === 'SS' || macro === 'TP' || macro === 'IP');
  return !hasParts && lines.length <= longest && sentences.length <= 1 && !isRunning(lines);
}

const fewestWords = 12;

/** Sentences behind each other, or a long one, and none of the signs of a way of calling. */
function isRunning(lines: readonly RoffLine[]): boolean {
  const text = lines.map((line) => (line.macro === undefined ? line.text : '')).join(' ');
  const words = text.match(/(?<=^|\s)\p{L}[\p{L}'’]*[,.;:]?(?=\s|$)/gu)?.length ?? 0;
  return (
    words > text.split(/\s+/).length * 0.7 &&
    (/\p{L}{2}[.!?]\s+\p{Lu}/u.test(text) ||
      (words >= fewestWords && /\p{L}{2}\.\s*$/u.test(text))) &&
    !/[[\]|{}<>]/.test(text)
  );
}
