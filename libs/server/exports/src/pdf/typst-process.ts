import os from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { SetPages, TypesetAnswer, TypesetRequest, TypesetSpent } from './typesetter.ts';

// A process with two threads: one is busy in Typst, the other looks after it and ends the process
// when it takes too much memory or nobody waits for it any more.

const mebibyte = 1024 * 1024;
/**
 * Of the whole process, code and fonts included. A long book comes in pieces, so only a single chapter
 * of some 800 pages takes as much; a small machine gives a third of what it has.
 */
const mostBytes = Math.min(
  1600 * mebibyte,
  (process.constrainedMemory() || Infinity) / 3,
  os.totalmem() / 3,
);
/**
 * A process that has grown beyond this ends with its answer: freed memory would stay with it. Pieces of
 * a long book keep below it, because to start again takes as long as half of a piece.
 */
const keptBytes = 240 * mebibyte;
/** Milliseconds of the processor of which the thread that waits is told at once. */
const leastTold = 500;

/** There is no such folder, so that there is no file that a document could read. */
const nowhere = '/nonexistent';

if (isMainThread) watch();
else work();

function watch(): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  const say = (answer: TypesetAnswer | TypesetSpent, then?: () => void) =>
    process.send?.(answer, undefined, undefined, then);
  const typst = new Worker(new URL(import.meta.url), { workerData: process.argv.slice(2) });
  typst.on('message', (answer: TypesetAnswer) => {
    if ('pdf' in answer && process.memoryUsage.rss() > keptBytes)
      say({ ...answer, isEnding: true }, end);
    else say(answer);
  });
  typst.on('error', (error) => say({ cause: String(error) }, end));
  process.on('message', (request: TypesetRequest) => typst.postMessage(request));
  process.on('disconnect', end);
  let told = 0;
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) say({ isTooLarge: true }, end);
    const { user, system } = process.cpuUsage();
    const spentMs = (user + system) / 1000 - told;
    // A process without work says nothing.
    if (spentMs < leastTold) return;
    told += spentMs;
    say({ spentMs });
  }, 50);
}

function work(): void {
  const fontPaths = workerData as string[];
  const compiler = NodeCompiler.create({ workspace: nowhere, fontArgs: [{ fontPaths }] });
  parentPort?.on('message', (request: TypesetRequest) => {
    let answer: TypesetAnswer;
    try {
      answer = answerOf(compiler, request);
    } catch (error) {
      answer = { cause: String(error).slice(0, 2000) };
    }
    compiler.evictCache(0);
    // Its pages live until the handle of them is collected, and nothing else makes that happen here.
    globalThis.gc?.();
    parentPort?.postMessage(answer);
  });
}

function answerOf(
  compiler: NodeCompiler,
  { formulas = [], document }: TypesetRequest,
): TypesetAnswer {
  if (!document) return { taken: takenOf(compiler, formulas) };
  const compiled = compiler.compile({ mainFileContent: document.source });
  if (!compiled.result) {
    const [first] = compiled.takeError()?.shortDiagnostics ?? [];
    return { cause: `Typst: ${JSON.stringify(first)}` };
  }
  // What setting the pages left behind makes room for writing them.
  compiler.evictCache(0);
  const options = { creationTimestamp: document.timestamp, pdfTags: true };
  let pdf: Buffer;
  try {
    pdf = compiler.pdf(compiled.result, { ...options, pdfStandard: 'ua-1' });
  } catch {
    // A character that no font at hand has is not allowed there. The file is tagged all the same.
    pdf = compiler.pdf(compiled.result, options);
  }
  const selector = { selector: '<cw-places>', field: 'value' };
  const [places = []] = compiler.query(compiled.result, selector) as [SetPages['places']?];
  return { pdf: new Uint8Array(pdf), pages: compiled.result.numOfPages, places };
}

/**
 * All at once; where something is wrong, each half by itself. In bold too: other fonts stand in there
 * for what the font of formulas lacks, and one that makes two shapes of a letter fails the document.
 */
function takenOf(compiler: NodeCompiler, formulas: readonly string[]): boolean[] {
  const source = formulas
    .map((one) => `#let it = math.equation(eval(${literal(one)}, mode: "math"))\n#it #strong(it)`)
    .join('\n\n');
  if (compiler.compile({ mainFileContent: source }).result) return formulas.map(() => true);
  if (formulas.length <= 1) return formulas.map(() => false);
  const half = Math.ceil(formulas.length / 2);
  return [
    ...takenOf(compiler, formulas.slice(0, half)),
    ...takenOf(compiler, formulas.slice(half)),
  ];
}

const literal = (text: string): string =>
  `"${text.replace(/[\\"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
