/** System colours, so that a page looks at home in any platform, light or dark. */
export const playerStyle = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
a { color: LinkText; }
body { font: 1.05em/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.25; }
h1 { font-size: 1.4em; }
h2:focus, h4:focus { outline: none; }
nav { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0.5rem 1rem; }
nav summary { cursor: pointer; font-weight: bold; padding-block: 0.35rem; }
nav ul { padding-inline-start: 1.2rem; }
nav a { display: inline-block; padding-block: 0.3rem; }
nav a[aria-current] { font-weight: bold; }
pre { overflow-x: auto; font-size: 0.85em; border-inline-start: 3px solid GrayText; padding-inline-start: 0.8em; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border-bottom: 1px solid GrayText; padding: 0.3em 0.6em; text-align: start; }
blockquote { margin-inline: 1em 0; font-size: 0.95em; }
dt { font-weight: bold; }
dd { margin-inline-start: 1.2rem; }
math[display="block"] { overflow-x: auto; overflow-y: hidden; }
.notice:not(:empty) { border: 2px solid; border-radius: 0.5rem; padding: 0.5rem 1rem; }
.question { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0.8rem 1rem; margin-block: 1rem; }
.question[data-right="true"] { border-inline-start: 6px solid light-dark(#1a7f37, #4ac26b); }
.question[data-right="false"] { border-inline-start: 6px solid light-dark(#b3261e, #ff8a80); }
.question h4 { margin: 0 0 0.3rem; font-weight: normal; }
.question fieldset { border: 0; padding: 0; margin: 0 0 0.6rem; min-width: 0; }
.question legend { font-weight: bold; padding: 0; }
.option { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 0.6rem; padding-block: 0.35rem; min-height: 2rem; }
.option > span:first-of-type, .option > label { flex: 1 1 12rem; }
.option > input { width: 1.3rem; height: 1.3rem; flex: none; margin: 0; }
.order { counter-reset: place; list-style: none; padding: 0; }
.order > li::before { counter-increment: place; content: counter(place) "."; min-width: 1.4em; }
.pairs { list-style: none; padding: 0; }
.answer:focus { outline: none; }
.answer p { margin-block: 0.3rem; }
.say { display: flex; flex-wrap: wrap; gap: 0.6rem; }
.said { margin: 0; }
select, button { font: inherit; max-width: 100%; min-height: 2.5rem; }
button { padding: 0.3rem 1rem; }
.verdict { font-weight: bold; }
.result { margin-block: 0.5rem; }
.result p { margin-block: 0.3rem; }
.steps { display: flex; gap: 1rem; justify-content: space-between; }
[hidden] { display: none !important; }
`;
