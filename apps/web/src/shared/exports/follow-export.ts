import { type CourseExport, type ExportPlace, exportFileOperations } from '@coursewright/contract';
import { inOwnWords } from '../refusals/use-problems.ts';
import { RequestError, SaidError } from '../request-error.ts';
import { rest, restFile } from '../rest.ts';
import { saveAs } from '../save-as.ts';

/** Milliseconds between looks while it is being made. */
const lookEvery = 700;

export const isUnderWay = ({ status }: CourseExport): boolean =>
  status === 'waiting' || status === 'running';

/** Whether a later try may go well: the server could not be reached, or is in trouble. */
const mayPass = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);

const look = (place: ExportPlace, signal: AbortSignal): Promise<CourseExport> =>
  rest(exportFileOperations.getExport, { params: place, signal });

/** What came of a file that is being made. `onChange` hears how far it is. */
export async function followExport(
  place: ExportPlace,
  signal: AbortSignal,
  onChange: (seen: CourseExport) => void = () => undefined,
): Promise<CourseExport> {
  for (;;) {
    await pause(signal);
    try {
      const seen = await look(place, signal);
      onChange(seen);
      if (!isUnderWay(seen)) return seen;
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
    }
  }
}

/** Saves a file that is there; by a fresh address where the one at hand may be old. */
export async function saveExport(made: CourseExport, signal: AbortSignal): Promise<File> {
  if (!made.file) throw new SaidError(await inOwnWords(made.error ?? '', made.error_said));
  const address = new URL(made.file.url, location.origin);
  const { expires, signature } = Object.fromEntries(address.searchParams);
  const file = await restFile(exportFileOperations.getExportFile, {
    params: { id: made.id },
    query: { expires, signature },
    signal,
  });
  saveAs(file, file.name);
  return file;
}

/** Saves a file that was made some time ago. */
export async function saveLater(place: ExportPlace, signal: AbortSignal): Promise<File> {
  return saveExport(await look(place, signal), signal);
}

/** Throws the signal's reason when it is aborted. */
async function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, lookEvery);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  signal.throwIfAborted();
}
