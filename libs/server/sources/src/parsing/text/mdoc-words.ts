/** What a page says of itself, once it has said it. */
export interface MdocNames {
  page: string;
}

/** Words of a line, those in quotation marks as one. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"?|(\S+)/g)].map(
    ([, quoted, word]) => quoted?.replaceAll('""', '"') ?? word ?? '',
  );

/** What stands around all that follows in the line. */
const around: Readonly<Record<string, readonly [string, string]>> = {
  Op: ['[', ']'],
  Dq: ['“', '”'],
  Qq: ['"', '"'],
  Sq: ['‘', '’'],
  Ql: ['‘', '’'],
  Pq: ['(', ')'],
  Aq: ['<', '>'],
  Bq: ['[', ']'],
  Brq: ['{', '}'],
};
/** What opens or closes here and may close or have opened in another line. */
const alone: Readonly<Record<string, string>> = {
  Oo: '[',
  Oc: ']',
  Po: '(',
  Pc: ')',
  Do: '“',
  Dc: '”',
  Qo: '"',
  Qc: '"',
  So: '‘',
  Sc: '’',
  Ao: '<',
  Ac: '>',
  Bo: '[',
  Bc: ']',
};
const systems: Readonly<Record<string, string>> = {
  Ux: 'UNIX',
  Bx: 'BSD',
  At: 'AT&T UNIX',
  Ox: 'OpenBSD',
  Fx: 'FreeBSD',
  Nx: 'NetBSD',
  Dx: 'DragonFly',
};
/** Macros that only say how their words are set. */
const setting =
  /^(?:Ar|Cm|Ic|Em|Sy|Li|Pa|Ev|Va|Vt|Dv|Er|Fa|Ft|No|Tn|An|Mt|Ad|Cd|Ms|St|Lb|In|Fd|Fo|Fc|Ta|Bsx|Pf|Xo|Xc|Db|Ud)$/;
const closing = /^[.,:;)\]?!]$/;
const opening = /^[([]$/;
/** Deeper than anybody nests what stands around words. */
const deepest = 20;

/** The words of a line with the macros in it as the text that they print. */
export function mdocText(words: readonly string[], names: MdocNames, depth = 0): string {
  const line = new Line();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const pair = around[word];
    if (pair && depth < deepest) {
      const rest = words.slice(at + 1);
      const ends = rest.findLastIndex((one) => !closing.test(one)) + 1;
      line.add(pair[0] + mdocText(rest.slice(0, ends), names, depth + 1) + pair[1]);
      for (const stop of rest.slice(ends)) line.add(stop);
      break;
    }
    const mark = alone[word];
    if (mark !== undefined) {
      if (/^[[(“"‘<]$/.test(mark) && word.endsWith('o')) line.open(mark);
      else line.close(mark);
    } else if (word === 'Fl') at = flags(words, at, line);
    else if (word === 'Nm') {
      const own = words[at + 1];
      const isNamed = own !== undefined && !closing.test(own) && !/^[A-Z][a-z]$/.test(own);
      if (isNamed) {
        names.page ||= own;
        line.add(own);
        at += 1;
      } else line.add(names.page);
    } else if (word === 'Xr') {
      line.add(`${words[at + 1] ?? ''}(${words[at + 2] ?? ''})`);
      at += 2;
    } else if (word === 'Fn') {
      line.add(`${words[at + 1] ?? ''}()`);
      at += 1;
    } else if (word === 'Lk') {
      line.add(words[at + 2] ?? words[at + 1] ?? '');
      at = words.length;
    } else if (word === 'Ex') {
      line.add(`The ${names.page} utility exits 0 on success, and >0 if an error occurs.`);
      break;
    } else if (word === 'Ns') line.glue();
    else if (word === 'Ap') line.close("'");
    else if (systems[word] !== undefined) line.add(systems[word]);
    else if (setting.test(word)) {
      const isEmpty = at === words.length - 1 || closing.test(words[at + 1]!);
      if (word === 'Ar' && isEmpty) line.add('file ...');
    } else line.add(word);
  }
  return line.text;
}

/** "Fl a Ar b" is "-a b"; "Fl -name" is "--name"; each word up to the next macro is a flag. */
function flags(words: readonly string[], from: number, line: Line): number {
  let at = from;
  while (at + 1 < words.length && !/^[A-Z][a-z]{1,2}$/.test(words[at + 1]!)) {
    at += 1;
    const word = words[at]!;
    line.add(closing.test(word) || word === '|' ? word : `-${word}`);
  }
  if (at === from) line.add('-');
  return at;
}

/** Words with blanks between them, but before stops and behind brackets. */
class Line {
  text = '';
  private isGlued = true;

  add(word: string): void {
    this.text += closing.test(word) || this.isGlued ? word : ` ${word}`;
    this.isGlued = opening.test(word);
  }

  open(mark: string): void {
    this.add(mark);
    this.isGlued = true;
  }

  close(mark: string): void {
    this.text += mark;
    this.isGlued = mark === "'";
  }

  glue(): void {
    this.isGlued = true;
  }
}
