/** "-a", "--all", "+x", "/s": what a program is told behind its name. */
export const option = /^(?:--?[\w?#@[]|[+/]\w)/;

/** The name of what is described, where it is an option as what is typed. */
export const shownTerm = (term: string): string =>
  option.test(term) && !term.includes('`') ? `\`${term}\`` : term;
