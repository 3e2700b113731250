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
    else if (said.length === 0 && pointsToSections([...list.querySelectorAll('dt')])) list.remove();
  }
  for (const table of root.querySelectorAll('table')) if (isIndexTable(table)) table.remove();
}

/** Rows with one name each, which is a link, in the order of the alphabet. */
function isIndexTable(table: Element): boolean {
  if (table.querySelector('table, p, pre, ul')) return false;
  const names = [...table.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.querySelectorAll('td, th')].filter((cell) => lettersOf(cell) > 0);
    return cells.length === 0 || (cells.length === 1 && lettersOf(cells[0]!) === 1)
      ? []
      : [cells.length === 1 ? cells[0]! : undefined];
  });
  const linked = names.filter(
    (cell) =>
      cell &&
      [...cell.querySelectorAll('a[href]')].reduce((sum, link) => sum + lettersOf(link), 0) >=
        lettersOf(cell) * linkedName,
  );
  const spelt = linked.map((cell) => (cell?.textContent ?? '').trim().toLowerCase());
  const inOrder = spelt.filter((name, at) => at === 0 || name >= spelt[at - 1]!).length;
  return (
    names.length >= fewestRows &&
    linked.length >= names.length * mostlyLinks &&
    inOrder >= spelt.length * mostlyLinks
  );
}
/** Behind its name an entry may say of what it is a part. */
const linkedName = 0.5;
const fewestRows = 8;

/** "**gates** 2.3 Opening a gate, 4.1 Mending": names with the numbers of the sections that speak of them. */
const pointsToSections = (names: readonly Element[]): boolean =>
  names.length >= fewestEntries &&
  names.filter((name) =>
    [...name.querySelectorAll('a[href]')].some((link) =>
      /^\s*[A-Z]?\d*\.\d/.test(link.textContent ?? ''),
    ),
  ).length >
    names.length / 2;

const lettersOf = (element: Element): number =>
  (element.textContent ?? '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
