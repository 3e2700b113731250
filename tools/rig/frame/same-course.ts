/**
 * A course as text in which ids are replaced by the order of their appearance and moments by a
 * word, so that two runs can be compared. The options of a question stand in an order that is made
 * from ids, so they are sorted.
 */
export function normalised(course: unknown): string {
  const ids = new Map<string, string>();
  return JSON.stringify(course, (key, value: unknown) =>
    key === 'options' && Array.isArray(value)
      ? value.toSorted((a, b) => textOf(a).localeCompare(textOf(b)))
      : value,
  )
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const known = ids.get(id) ?? `id-${ids.size + 1}`;
      ids.set(id, known);
      return known;
    })
    .replace(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, '"moment"');
}

const textOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'text' in option ? String(option.text) : '';
