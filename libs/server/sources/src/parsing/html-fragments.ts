/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Doxygen sets each line of a program in an element of its own, with its number: as others set programs. */
export function setFragments(document: Document): void {
  for (const fragment of document.querySelectorAll('div.fragment')) {
    const lines = [...fragment.querySelectorAll('div.line')];
    if (lines.length === 0) continue;
    for (const number of fragment.querySelectorAll('.lineno')) number.remove();
    const program = document.createElement('pre');
    program.textContent = lines
      .map((line) => (line.textContent ?? '').replace(/\u00A0/g, ' '))
      .join('\n');
    fragment.replaceWith(program);
  }
}
