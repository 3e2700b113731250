import type { Draft, Read } from './draft.ts';
import { recalled, whollyRight } from './recalled.ts';
import { htmlLine, lostIn, oneLine, type Line } from './rich-line.ts';
import { truthOptions } from './truths.ts';

/**
 * GIFT, the text format of Moodle. Questions stand apart by blank lines, so that one that cannot be
 * read harms no other; many files have one whole question a line instead.
 */
export function readGift(text: string): Read[] {
  const reads: Read[] = [];
  let where = '';
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));
  for (const block of lines.join('\n').split(/\n[\t ]*\n/)) {
    const rest = block.replace(/^\s*\$CATEGORY:\s*(.*)$/gim, (_, path: string) => {
      where = path.replace(/^\$\w+\$\/?(?:top\/?)?/, '').trim();
      return '';
    });
    for (const question of onePerLine(rest) ?? [rest]) {
      const read = question.trim() === '' ? undefined : questionIn(question.trim(), where);
      if (read) reads.push(read);
    }
  }
  return reads;
}

/** The lines of a block where each of several has braces of its own, opened and closed in it. */
function onePerLine(block: string): string[] | undefined {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const isWhole = (line: string): boolean => /^[^{}]*\{[^{}]*\}[^{}]*$/.test(hide(line));
  return lines.length > 1 && lines.every(isWhole) ? lines : undefined;
}

/** Signs that mean themselves are put out of the way while the others are looked for. */
const escaped = '~=#{}:';
const hide = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
    sign === 'n'
      ? ' '
      : sign === '\\'
        ? '\uE010'
        : String.fromCharCode(0xe000 + escaped.indexOf(sign)),
  );
const show = (text: string): string =>
  text
    .replace(/[\uE000-\uE005]/g, (sign) => escaped[sign.charCodeAt(0) - 0xe000]!)
    .replaceAll('\uE010', '\\');

function questionIn(block: string, where: string): Read | undefined {
  const hidden = hide(block)
    .replace(/^::[\s\S]*?::/, '')
    .trim();
  const [, format = ''] = /^\[(html|markdown|plain|moodle)\]/.exec(hidden) ?? [];
  const body = format ? hidden.slice(format.length + 2) : hidden;
  const line = (text: string): Line => {
    const shown = show(text.replace(/^\s*\[(?:html|markdown|plain|moodle)\]/, ''));
    return format === 'plain' || format === 'markdown'
      ? { text: oneLine(shown), lost: [] }
      : htmlLine(shown);
  };
  const open = body.indexOf('{');
  const close = body.lastIndexOf('}');
  const said = line(body).text;
  if (open === -1 && close === -1) return { said, reason: 'kind_unknown' };
  if (open === -1 || close < open) return { said, reason: 'damaged' };
  const before = body.slice(0, open);
  const after = body.slice(close + 1);
  const isGap = /[\p{L}\p{N}]/u.test(after);
  const asked = line(isGap ? `${before} _____ ${after}` : before);
  const [answers = '', general = ''] = body.slice(open + 1, close).split('####');
  return answersIn(answers.trim(), { where, asked, general: line(general), line });
}

interface Asked {
  readonly where: string;
  readonly asked: Line;
  /** What is said in any case. */
  readonly general: Line;
  readonly line: (text: string) => Line;
}

function answersIn(answers: string, { where, asked, general, line }: Asked): Read {
  const said = asked.text;
  if (answers === '') return { said, reason: 'typed_answer' };
  if (answers.startsWith('#')) return { said, reason: 'number_answer' };
  const draft = (
    kind: Draft['kind'],
    options: Draft['options'],
    why: Line,
    lines: Line[],
  ): Draft => ({
    where,
    kind,
    question: said,
    options,
    explanation: general.text || why.text,
    lost: lostIn(asked, general, why, ...lines),
  });
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*?))?(?:#([\s\S]*))?$/i.exec(answers);
  if (truth) {
    const isTrue = truth[1]!.toLowerCase().startsWith('t');
    // The first is what is said after a wrong answer, the second after the right one.
    const why = line(truth[3] ?? truth[2] ?? '');
    return draft('true_false', truthOptions(isTrue), why, []);
  }
  const parts = answers.split(/(?=[=~])/).map((part) => part.trim());
  if (parts.some((part) => !/^[=~]/.test(part))) return { said, reason: 'damaged' };
  const pairs = parts.map((part) => /^=([\s\S]*?)->([\s\S]*)$/.exec(part));
  if (pairs.every((pair) => pair !== null)) {
    const lines = pairs.map((pair) => [line(pair[1]!), line(pair[2]!)] as const);
    const options = lines.map(([one, other]) => ({
      text: one.text,
      isRight: true,
      match: other.text,
    }));
    return draft('matching', options, noLine, lines.flat());
  }
  const choices = parts.map((part) => choiceOf(part, line));
  if (parts.every((part) => part.startsWith('='))) {
    const accepted = choices.map(({ shown, worth }) => ({ text: shown.text, worth }));
    const options = recalled(whollyRight(accepted));
    if (!options) return { said, reason: 'none_right' };
    const [best] = choices.toSorted((one, other) => other.worth - one.worth);
    const lines = choices.map(({ shown }) => shown);
    const found = draft('recall', options, best!.why, lines);
    return { ...found, lost: [...found.lost!, 'typed'] };
  }
  const right = choices.find(({ isRight }) => isRight);
  return draft(
    'choice',
    choices.map(({ shown: { text }, isRight }) => ({ text, isRight })),
    right?.why ?? noLine,
    choices.map(({ shown }) => shown),
  );
}

const noLine: Line = { text: '', lost: [] };

/** Of several that earn points each is right in part, which no question here has. */
function choiceOf(part: string, line: Asked['line']) {
  const [, sign, weight, rest = ''] = /^([=~])\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(part)!;
  const [text = '', why = ''] = rest.split('#');
  const worth = Number(weight ?? (sign === '=' ? 100 : 0));
  return { shown: line(text), why: line(why), worth, isRight: sign === '=' || worth > 0 };
}
