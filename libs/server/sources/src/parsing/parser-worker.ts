import { readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { buildPassages } from '../passages/build-source.ts';
import { documentLanguage } from '../passages/document-language.ts';
import { DocumentProblem } from './document-problem.ts';
import type { FileBytes, ParseAnswer, ParseRequest } from './document-parser.ts';
import { readDocument } from './read-document.ts';

// Runs in a thread of its own: a hostile file can harm nothing but this thread.
parentPort?.on('message', (request: ParseRequest) => {
  void answer(request).then((result) => parentPort?.postMessage(result));
});

async function answer({ content, name, isWebPage }: ParseRequest): Promise<ParseAnswer> {
  try {
    const bytes = 'fd' in content ? bytesOf(content) : content;
    const { blocks, ...document } = await readDocument(bytes, name, isWebPage);
    const title =
      document.title ?? blocks.slice(0, 5).find((block) => block.kind === 'heading')?.text;
    return {
      document: {
        format: document.format,
        ...(title ? { title } : {}),
        ...(document.ways ? { ways: document.ways } : {}),
        ...buildPassages(blocks, documentLanguage(blocks, document.language)),
      },
    };
  } catch (error) {
    if (error instanceof DocumentProblem)
      return {
        problem: {
          type: error.type,
          code: error.code,
          reason: error.reason,
          values: error.values,
        },
      };
    // Whatever the reader failed on, all the learner can do is upload another copy.
    return {
      problem: {
        type: 'validation_error',
        code: 'document_unreadable',
        reason: 'is damaged or uses features that cannot be read.',
      },
      cause: String(error),
    };
  }
}

function bytesOf({ fd, size }: FileBytes): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) throw new Error('The file is shorter than it was when it was stored');
    at += read;
  }
  return bytes;
}
