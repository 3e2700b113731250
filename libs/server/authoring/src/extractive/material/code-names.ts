/** "findRoute()", "fs.open", "maxDepth", "--verbose". */
export const isCodeName = (text: string): boolean =>
  /^[\w$.@#:-]+\(\)$|^(?=[\w$]+[._][\w$])[\w$]+(?:\.[\w$]+)*$|^[a-z]+(?:[A-Z][a-z\d]*)+$|^--?[a-z][\w-]*$/.test(
    text,
  );

/** A value that every program has; it names nothing of this text. */
export const isLiteral = (text: string): boolean =>
  /^(?:true|false|null|undefined|none|nil|NaN)$/i.test(text);
