/** What the reader takes for a formula on a line; "$5-$10" is text. */
const formula =
  /\$\$([^$]+?)\$\$|\$(?!\s)((?:\\.|[^$\\])+?)(?<!\s)\$(?![0-9A-Za-z])|\\\((.+?)\\\)|\\\[(.+?)\\\]/;

/** Text, or the TeX of a formula. */
export interface FormulaPiece {
  readonly text: string;
  readonly isFormula: boolean;
}

/** Text outside of code, parted from the formulas in it. */
export const formulasOfLine = (text: string): FormulaPiece[] =>
  // Every fifth piece is text; between two of them stand the four ways to write a formula.
  text.split(formula).flatMap((piece, index): FormulaPiece[] => {
    if (index % 5 === 0) return piece === '' ? [] : [{ text: piece, isFormula: false }];
    return piece === undefined ? [] : [{ text: piece.trim(), isFormula: true }];
  });
