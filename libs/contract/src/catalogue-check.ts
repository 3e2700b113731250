// For specs: finds translations that leave out what their English original says. The compiler does
// not see it, because a function that takes no parameters may stand where one with parameters is
// asked for.

/**
 * Numbers that between them take every plural form of every language of the interface. Each
 * parameter gets another one in the same round.
 */
const numbers = [1, 21, 73, 5, 7_919, 1_000_000];

interface Probe {
  /** Parameters that the message looked at. */
  readonly read: Set<string>;
  /** Parameters whose value stands in what the message returned, with the number that each was. */
  readonly shown: Map<string, number>;
}

/**
 * Calls every message of a catalogue and of its translation with marked arguments and looks for the
 * marks in what they return. Returns complaints such as `price: does not show "count"`; none means
 * that the translation says all that the original says.
 */
export function findForgottenParameters(original: object, translation: object): string[] {
  return messagesIn(original).flatMap(([name, message]) => {
    const translated = messagesIn(translation).find(([other]) => other === name)?.[1];
    if (!translated) return [`${name}: missing`];
    const order: string[] = [];
    const complaints = numbers.flatMap((_, round) => {
      const first = probe(message, order, round);
      const second = probe(translated, order, round);
      return [
        ...[...first.read]
          .filter((parameter) => !second.read.has(parameter))
          .map((parameter) => `${name}: does not read "${parameter}"`),
        // "1 credit" may be "un crédito": for one thing, a language need not name the number.
        ...[...first.shown]
          .filter(([parameter, number]) => number !== 1 && !second.shown.has(parameter))
          .map(([parameter]) => `${name}: does not show "${parameter}"`),
      ];
    });
    return complaints.length > 0
      ? [...new Set(complaints)]
      : sameForNothing(name, message, translated);
  });
}

/**
 * "1 credit" is right for one and wrong for none. French and Portuguese have one plural form for
 * both, so that it is easily forgotten there.
 */
function sameForNothing(name: string, message: Message, translated: Message): string[] {
  const parameters: string[] = [];
  probe(message, parameters, 0);
  return parameters
    .filter((parameter) => {
      const said = (speak: Message, number: number) => textWith(speak, parameter, number);
      const ofNone = said(translated, 0);
      return (
        !ofNone.includes(wordFor(parameter)) &&
        ofNone === said(translated, 1) &&
        said(message, 0) !== said(message, 1)
      );
    })
    .map((parameter) => `${name}: says of no "${parameter}" what it says of one`);
}

/** What a message says where `parameter` is that number. */
function textWith(message: Message, parameter: string, number: number): string {
  const marks = new Map<string, unknown>();
  const parameters = new Proxy(
    {},
    {
      get: (_, name) => {
        const asked = String(name);
        const given = marks.get(asked) ?? markOf(asked, asked === parameter ? number : 73);
        marks.set(asked, given);
        return given;
      },
    },
  );
  return textOf(message(parameters));
}

type Message = (parameters: unknown) => unknown;

/** The messages with parameters, also those in groups: `status.failed`. */
function messagesIn(catalogue: object, prefix = ''): [string, Message][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'function') return [[prefix + key, value as Message] as [string, Message]];
    return typeof value === 'object' && value !== null ? messagesIn(value, `${prefix}${key}.`) : [];
  });
}

/**
 * Calls a message. `order` lists the parameters met so far, so that both languages get the same
 * number for the same name.
 */
function probe(message: Message, order: string[], round: number): Probe {
  const marks = new Map<string, { readonly number: number; readonly mark: unknown }>();
  const parameters = new Proxy(
    {},
    {
      get: (_, name) => {
        const parameter = String(name);
        if (!order.includes(parameter)) order.push(parameter);
        const number = numbers[(order.indexOf(parameter) + round) % numbers.length] ?? 0;
        const given = marks.get(parameter) ?? { number, mark: markOf(parameter, number) };
        marks.set(parameter, given);
        return given.mark;
      },
    },
  );
  const returned = message(parameters);
  const text = textOf(returned);
  const ungrouped = text.replace(/(?<=\d)[.,\s](?=\d{3})/gu, '');
  const shown = [...marks].filter(
    ([parameter, { number, mark }]) =>
      text.includes(wordFor(parameter)) ||
      new RegExp(`(?<!\\d)${number}(?!\\d)`).test(ungrouped) ||
      contains(returned, mark),
  );
  return {
    read: new Set(marks.keys()),
    shown: new Map(shown.map(([parameter, { number }]) => [parameter, number])),
  };
}

const wordFor = (parameter: string) => `⟦${parameter}⟧`;

/**
 * Passes for a number, a text, a list and a tag at once; whatever is written from it can be
 * recognised.
 */
function markOf(parameter: string, number: number): unknown {
  const word = wordFor(parameter);
  const tag = (...content: unknown[]) => [word, ...content];
  return new Proxy(tag, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? number : word);
      if (name === Symbol.iterator) return () => [word][Symbol.iterator]();
      const method: unknown = Reflect.get(String.prototype, name);
      return typeof method === 'function' ? (method as Message).bind(word) : undefined;
    },
  });
}

/** All texts in what a message returned: a text, a list, or elements with children. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join('');
  return typeof value === 'object' && value !== null && 'props' in value
    ? Object.values(value.props ?? {})
        .map(textOf)
        .join(' ')
    : '';
}

function contains(value: unknown, mark: unknown): boolean {
  if (value === mark) return true;
  if (Array.isArray(value)) return value.some((part) => contains(part, mark));
  return (
    typeof value === 'object' &&
    value !== null &&
    'props' in value &&
    Object.values(value.props ?? {}).some((part) => contains(part, mark))
  );
}
