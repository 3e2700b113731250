/** The number that a result is, in whichever form; undefined if it is none. */
export const numberOf = (result: string): number | undefined =>
  kindOf(result).includes('number') ? Number(result.replace(/^\[1\] /, '')) : undefined;

/** What kind of thing a printed result is; results of one kind stand for one another. */
export const kindOf = (result: string): string => {
  if (/^-?\d+$/.test(result)) return 'whole number';
  if (/^-?\d*\.\d+(?:e[-+]?\d+)?$/.test(result)) return 'number';
  if (/^(?:True|False|TRUE|FALSE|true|false)$/.test(result)) return 'truth';
  if (/^[A-Z]\w*(?:Error|Exception|Iteration|Interrupt|Exit|Warning)$/.test(result)) return 'error';
  if (/^\[1\] -?[\d.]+$/.test(result)) return 'number of R';
  if (result.startsWith('[1] ')) return result.includes('"') ? 'texts of R' : 'vector';
  const built = /^(?<name>[\w.]+)\(.*\)$/.exec(result)?.groups?.['name'];
  if (built !== undefined) return `${built}()`;
  if (/^[\w\s+*/^().-]+$/.test(result) && /[a-zA-Z]/.test(result)) return 'expression';
  return /^[bru]?['"]/.test(result) ? 'text' : `${result.charAt(0)}${result.slice(-1)}`;
};

/**
 * What a learner who errs may take a result for: the next number where things are counted, one entry
 * less, the other order, a letter more of the text where the code cuts one (`cuts`). None of them is what the code
 * gives, for code gives one thing.
 */
export function mistakenFor(
  result: string,
  {
    texts = [],
    counts = true,
    cuts = false,
  }: { texts?: readonly string[]; counts?: boolean; cuts?: boolean } = {},
): string[] {
  switch (kindOf(result)) {
    case 'whole number': {
      if (!counts) return [];
      const number = Number(result);
      return [number + 1, number - 1, number + 2].map(String);
    }
    case 'text':
    case 'expression':
      return nearTexts(result, texts, cuts);
    case 'error':
      return errors;
    case '[]':
    case '()':
    case '{}':
      return nearLists(result);
    case 'number of R':
      return mistakenFor(result.slice('[1] '.length), { counts }).map((number) => `[1] ${number}`);
    case 'vector':
    case 'texts of R':
      return nearRows(result);
    default:
      return nearBuilt(result);
  }
}

const errors = ['TypeError', 'ValueError', 'KeyError', 'IndexError', 'AttributeError', 'NameError'];

function nearTexts(result: string, texts: readonly string[], cuts: boolean): string[] {
  // A table shows a text without its quotation marks.
  const {
    open = '',
    inner = /^\w+$/.test(result) ? result : '',
    close = '',
  } = /^(?<open>[bru]?(?<quote>['"]))(?<inner>.*)(?<close>\k<quote>)$/.exec(result)?.groups ?? {};
  if (inner.length < 2 || inner.includes('\\')) return [];
  const whole = texts.map((text) => text.slice(1, -1)).find((text) => text.includes(inner));
  const start = whole?.indexOf(inner) ?? 0;
  const cut =
    !cuts || whole === undefined || whole === inner
      ? []
      : [
          whole.slice(start, start + inner.length + 1),
          inner.slice(0, -1),
          whole.slice(start + 1, start + inner.length + 1),
          whole.slice(Math.max(0, start - 1), start + inner.length),
          // The other end of it.
          start === 0 ? whole.slice(-inner.length) : whole.slice(0, inner.length),
        ];
  const capital = inner.charAt(0).toUpperCase() + inner.slice(1).toLowerCase();
  // Nobody takes code that cuts a text for code that writes it large.
  const isRecased =
    whole === undefined && texts.some((text) => text.toLowerCase().includes(inner.toLowerCase()));
  const cased =
    isRecased && /^\p{L}+$/u.test(inner) ? [inner.toUpperCase(), inner.toLowerCase(), capital] : [];
  return [...cut, ...cased]
    .filter((text) => text !== inner && text !== '')
    .map((text) => `${open}${text}${close}`);
}

function nearLists(result: string): string[] {
  const [open, close] = [result.charAt(0), result.slice(-1)];
  const entries = entriesOf(result.slice(1, -1));
  if (entries.length < 2 || new Set(entries).size < entries.length) return [];
  const hasOrder = open !== '{';
  const room = /^.\s/.test(result) ? ' ' : '';
  const [first = '', second = '', ...rest] = entries;
  return [
    ...(hasOrder ? [entries.toReversed(), [second, first, ...rest]] : []),
    entries.slice(0, -1),
    entries.slice(1),
  ]
    .filter((some) => open !== '(' || some.length > 1)
    .map((some) => `${open}${room}${some.join(', ')}${room}${close}`);
}

/** A list with the blanks that another one has: "[1,2]" beside "[ 4, 5 ]" would be seen at once. */
export function inStyleOf(result: string, other: string): string {
  if (!/^[[({].*[\])}]$/s.test(result) || kindOf(result) !== kindOf(other)) return other;
  if (/[[({]/.test(`${result.slice(1)}${other.slice(1)}`)) return other;
  const room = /^.\s/.test(result) ? ' ' : '';
  const comma = /,\s/.test(result) || !result.includes(',') ? ', ' : ',';
  return `${other.charAt(0)}${room}${entriesOf(other.slice(1, -1)).join(comma)}${room}${other.slice(-1)}`;
}

function nearRows(result: string): string[] {
  const entries = result.slice('[1] '.length).match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g) ?? [];
  if (entries.length < 2) return [];
  return [entries.toReversed(), entries.slice(0, -1), entries.slice(1)].map(
    (some) => `[1] ${some.join(' ')}`,
  );
}

/** `date(2021, 1, 4)`, `deque(['a', 'b'])`: with other things inside. */
function nearBuilt(result: string): string[] {
  const { name = '', inside = '' } =
    /^(?<name>[\w.]+)\((?<inside>.*)\)$/.exec(result)?.groups ?? {};
  // Columns that are padded stand in one line as nobody would print them anew.
  if (name === '' || /\s{2}/.test(inside)) return [];
  if (/^[[({].*[\])}]$/.test(inside)) return nearLists(inside).map((list) => `${name}(${list})`);
  const entries = entriesOf(inside);
  const [last = ''] = entries.slice(-1);
  const [before = ''] = entries.slice(-2, -1);
  const head = entries.slice(0, -1);
  if (!/^-?\d+$/.test(last)) return [];
  return [
    ...(/^-?\d+$/.test(before) && before !== last ? [[...head.slice(0, -1), last, before]] : []),
    ...mistakenFor(last)
      .filter((number) => !number.startsWith('-') || last.startsWith('-'))
      .map((number) => [...head, number]),
  ].map((some) => `${name}(${some.join(', ')})`);
}

/** How many things a printed list, or what is made of a list, holds. */
export const entriesWithin = (result: string): number =>
  entriesOf(
    /^[\w.]*\(?[[({](?<inside>.*)[\])}]\)?$|^[\w.]+\((?<built>.*)\)$/.exec(result)?.[1] ?? '',
  ).length;

/** The entries of a list as it is printed, apart at its own commas only. */
function entriesOf(inside: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let quote = '';
  let entry = '';
  for (const sign of inside) {
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === "'" || sign === '"') quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0 && quote === '') {
      entries.push(entry.trim());
      entry = '';
    } else entry += sign;
  }
  return [...entries, entry.trim()].filter((one) => one !== '');
}
