// The work of npm run check-citations. A line that cannot be judged is answered by its number and
// what is wrong with it; the others are judged all the same, and the command ends with an error.
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { checkClaim } from '@coursewright/authoring/citation-check';
import { z } from 'zod';

const line = z.object({
  id: z.union([z.string(), z.number()]),
  language: z.string().min(2),
  sentence: z.string().min(1),
  passages: z.array(z.string()),
  evidence: z.string().optional(),
});

const [file = '-'] = process.argv.slice(2);
if (file !== '-' && !existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exit(1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return cause;
    throw cause;
  }
}

function answerTo(text: string): { answer: object; isJudged: boolean } {
  const value = parsed(text);
  if (value instanceof SyntaxError)
    return { answer: { error: `This is no JSON: ${value.message}.` }, isJudged: false };
  const claim = line.safeParse(value);
  if (!claim.success) {
    const [issue] = claim.error.issues;
    const place = issue?.path.join('.') || 'the line';
    return { answer: { error: `${place}: ${issue?.message}.` }, isJudged: false };
  }
  const { state, probability, reason, evidence } = checkClaim(claim.data);
  return {
    answer: { id: claim.data.id, state, probability, reason, ...(evidence && { evidence }) },
    isJudged: true,
  };
}

const input = file === '-' ? process.stdin : createReadStream(file, 'utf8');
let number = 0;
let refused = 0;
for await (const text of createInterface({ input, crlfDelay: Infinity })) {
  number += 1;
  if (text.trim() === '') continue;
  const { answer, isJudged } = answerTo(text);
  if (!isJudged) refused += 1;
  console.log(JSON.stringify(isJudged ? answer : { line: number, ...answer }));
}
if (refused > 0) process.exitCode = 1;
