/**
 * A heading as it stands above its section, from how it stands in a sentence. Names as code writes
 * them keep their small letter: "r.flow", "lint: options".
 */
export const capital = (text: string): string =>
  /^¿?\p{Ll}+(?:[\d._/]|\p{Lu}|\s?[:：])/u.test(text)
    ? text
    : text.replace(
        /^(¿?)(\p{Ll})/u,
        (_, sign: string, first: string) => sign + first.toUpperCase(),
      );
