const quotedCode = /(?<!`)(`+)(?!`)([\s\S]+?)(?<!`)\1(?!`)/;

/** Text, or code between backticks as long as `ticks`. */
export interface PieceOfLine {
  readonly text: string;
  readonly ticks?: string;
}

/** An author's line, in which `code` is code and everything else is text. */
export const piecesOfLine = (line: string): PieceOfLine[] =>
  line.split(quotedCode).flatMap((text, index, pieces): PieceOfLine[] => {
    if (index % 3 === 0) return text === '' ? [] : [{ text }];
    return index % 3 === 1 ? [] : [{ text, ticks: pieces[index - 1]! }];
  });
