/// <reference lib="dom" />

/** Fewer names with links beside them may say where to read on. */
const fewestEntries = 6;
/** Share of what stands beside the names that is links. */
const mostlyLinks = 0.85;

/**
 * Takes indexes out of a page: lists of names that say of each nothing but the chapters that speak of
 * it, every one a link.
 */
export function removeIndexes(root: Element): void {
  for (const list of root.querySelectorAll('dl')) {
    const said = [...list.querySelectorAll('dd')].filter((entry) => !entry.querySelector('dl'));
    const letters = said.reduce((sum, entry) => sum + lettersOf(entry), 0);
    const linked = said
      .flatMap((entry) => [...entry.querySelectorAll('a[href]')])
      .reduce((sum, link) => sum + lettersOf(link), 0);
    if (said.length >= fewestEntries && linked >= letters * mostlyLinks) list.remove();
  }
}

const lettersOf = (element: Element): number =>
  (element.textContent ?? '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
