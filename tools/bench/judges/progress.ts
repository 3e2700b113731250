/** One line for each file that is judged, beside the table: a row may take many minutes. */
export function progress(what: string, begun: number): void {
  console.error(`  ${what}: ${Math.round(performance.now() - begun)} ms`);
}

const most = 120_000;

/** What a judge that never ends would keep from being told: which file it was. */
export async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`is not ${what} within ${most / 1000} seconds.`)),
      most,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
