import { parentPort } from 'node:worker_threads';
import type { ExportFormat } from '@coursewright/contract';
import { NothingToExport, OutOfMemory } from './export-format.ts';
import { exporters } from './exporters.ts';
import type { RenderAnswer, RenderRequest } from './renderer.ts';

// Runs in a thread of its own: courses may come from anybody, and reading one can harm nothing but
// this thread.
parentPort?.on('message', (request: RenderRequest<ExportFormat>) => {
  void answer(request).then((result) =>
    parentPort?.postMessage(result, 'file' in result ? [result.file.bytes.buffer] : []),
  );
});

async function answer<Format extends ExportFormat>({
  format,
  course,
  query,
  progress,
  spent,
}: RenderRequest<Format>): Promise<RenderAnswer> {
  try {
    const render = await exporters[format]();
    const { bytes, mediaType, ending } = await render(
      course,
      query,
      (told) => progress?.postMessage(told),
      (ms) => {
        if (spent) spent[0]! += ms;
      },
    );
    // A view into a larger buffer cannot be handed over without the rest of it.
    const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
    return { file: { bytes: own, mediaType, ending } };
  } catch (error) {
    if (error instanceof NothingToExport) return { nothing: error.message };
    const fault =
      error instanceof RangeError ? 'deep' : error instanceof OutOfMemory ? 'large' : 'other';
    return { fault, cause: String(error) };
  }
}
