import type { Code } from './typst-text.ts';

/** The design of the book. Names of its own have hyphens, which no formula can name. */
export const style: Code = String.raw`
#let cw-ink = rgb("#1d2422")
#let cw-green = rgb("#14342b")
#let cw-accent = rgb("#12614f")
#let cw-amber = rgb("#e9a23b")
#let cw-soft = rgb("#55605b")
#let cw-line = rgb("#cfd6d0")
#let cw-tint = rgb("#f3f6f2")

#let cw-side(value) = if cw-is-rtl { (right: value) } else { (left: value) }
#let cw-anchor(name) = [#metadata(name)#label(name)]
#let cw-heading(level, name, body) = [#heading(level: level, body)#label(name)]
// As an address: to find a label, Typst sets whatever leads there a second time.
#let cw-across(name, words, body) = link("coursewright:" + name + "?" + words, body)
#let cw-rule() = block(above: 1.4em, below: 1.4em, width: 100%, align(center, line(length: 24%, stroke: 0.6pt + cw-line)))
#let cw-key(body) = box(stroke: 0.5pt + cw-line, radius: 2pt, inset: (x: 3pt), outset: (y: 2pt), text(font: cw-mono, size: 0.82em, body))
#let cw-code(source, language) = block(
  width: 100%, above: 1.2em, below: 1.2em, inset: (x: 9pt, y: 8pt), radius: 3pt, fill: cw-tint, stroke: 0.5pt + cw-line,
  { set text(dir: ltr, size: 10pt); set par(justify: false, leading: 0.55em); align(left, raw(source, lang: language, block: true)) },
)
#let cw-formula(source, body) = math.equation(block: true, alt: source, body)
#let cw-wide-formula(source, body) = layout(size => {
  let whole = math.equation(block: true, alt: source, body)
  let width = measure(whole).width
  if width > size.width { scale(size.width / width * 100%, reflow: true, whole) } else { whole }
})
#let cw-list(body) = block(above: 0.85em, below: 1.05em, body)
#let cw-box(is-checked) = { text(font: cw-mono, if is-checked { "☑" } else { "☐" }); " " }
// Joined to what it stands behind: in scripts without spaces it would begin a line.
#let cw-marker(note, words, marker) = { sym.wj; super(cw-across(note, words, marker)) }
#let cw-table(columns, alignments, head, cells) = {
  let small = if columns > 8 { 7pt } else if columns > 5 { 8pt } else { 9.3pt }
  set text(size: small, hyphenate: true)
  set par(justify: false, leading: 0.5em)
  block(width: 100%, above: 1.3em, below: 1.3em, breakable: true, table(
    columns: columns,
    align: alignments,
    inset: (x: if columns > 8 { 3pt } else { 6pt }, y: 5pt),
    stroke: (x, y) => (top: if y == 0 { 0.9pt + cw-green } else { 0.4pt + cw-line }, bottom: 0.9pt + cw-green),
    fill: (x, y) => if y == 0 { cw-tint },
    table.header(..head.map(cell => strong(cell))),
    ..cells,
  ))
}
#let cw-section(level, title, body) = {
  heading(level: level, outlined: false, bookmarked: false, title)
  body
}
#let cw-aside(level, title, body) = block(
  width: 100%, above: 1.6em, below: 1.4em, inset: (x: 11pt, y: 10pt), fill: cw-tint, stroke: cw-side(2.5pt + cw-amber),
  {
    show heading: set text(size: 12.5pt)
    show heading: set block(above: 0pt, below: 0.7em)
    cw-section(level, title, body)
  },
)
#let cw-chapter(title, running, body) = {
  cw-running.update(running)
  pagebreak(weak: true)
  title
  body
}
#let cw-inner(title) = heading(level: 2, outlined: false, bookmarked: true, title)
#let cw-lead(body) = block(above: 0.9em, below: 1.3em, text(size: 1.08em, style: "italic", fill: cw-soft, body))
#let cw-note(marker, place, words, target) = {
  box(super(marker))
  sym.space.nobreak
  if target == none { place } else {
    cw-across(target, words, { place; if cw-is-whole { cw-comma; context str(counter(page).at(label(target)).first()) } })
  }
}
#let cw-contents(title, headings) = {
  cw-running.update(title)
  if not cw-is-whole { place(hide({ set heading(bookmarked: false); headings })) }
  show outline.entry: it => if cw-is-whole { link(it.element.location(), it.indented(it.prefix(), it.inner())) } else {
    let (page, words) = cw-pages.at(str(it.element.label))
    let number = box(width: 2.2em, align(end, str(page)))
    cw-across(str(it.element.label), words, it.indented(it.prefix(), { it.body(); " "; box(width: 1fr, it.fill); number }))
  }
  outline(title: title, depth: 2, indent: 1.4em)
}
#let cw-places = place(context {
  // Not what this writes itself: then all pages were set a third time.
  let placed = query(selector(metadata).before(here(), inclusive: false)).filter(it => type(it.value) == str).map(it => (it.value, it.location()))
  let titled = query(heading).filter(it => it.has("label")).map(it => (str(it.label), it.location()))
  [#metadata((placed + titled).map(((name, at)) => (name, at.page(), at.position().x.pt(), at.position().y.pt())))<cw-places>]
})
`;

/** Where everything of the design applies. */
export const rules: Code = String.raw`
#show heading: set text(fill: cw-green, weight: 600, hyphenate: false)
#show heading: set par(justify: false, leading: 0.45em)
#show heading: set block(above: 1.7em, below: 0.85em, sticky: true)
#show heading.where(level: 1): set text(size: 25pt)
#show heading.where(level: 1): set block(above: 0pt, below: 1.1em, sticky: true)
#show heading.where(level: 2): set text(size: 17pt)
#show heading.where(level: 2): set block(above: 2.4em, below: 0.9em, sticky: true)
#show heading.where(level: 3): set text(size: 12.5pt)
#show heading.where(level: 4): set text(size: 11pt)
#show heading.where(level: 5): set text(size: 10.5pt, style: "italic")
#show link: set text(fill: cw-accent)
#show raw: set text(font: cw-mono, size: 0.86em)
#show raw: set text(dir: ltr)
#show raw.where(block: false): it => highlight(fill: cw-tint, extent: 1pt, it)
#show math.equation: set text(font: "New Computer Modern Math", fallback: true)
#show quote.where(block: true): it => block(width: 100%, above: 1.1em, below: 1.1em, inset: (..cw-side(12pt), y: 2pt), stroke: cw-side(1.5pt + cw-line), text(fill: cw-soft, it.body))
#set list(indent: 0.4em, body-indent: 0.6em, marker: ("•", "–", "◦"))
#set enum(indent: 0.4em, body-indent: 0.6em)
#set terms(separator: { ": " }, hanging-indent: 1.1em)
#show outline.entry.where(level: 1): set block(above: 1.3em)
#show outline.entry.where(level: 1): set text(weight: 600, fill: cw-green)
#show outline.entry: set par(justify: false)
#set outline.entry(fill: pad(x: 4pt, repeat(text(fill: cw-line, "."), gap: 3pt)))
`;
