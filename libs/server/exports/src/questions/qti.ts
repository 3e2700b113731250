import { say } from '@coursewright/contract';
import type { Document, Element } from '@xmldom/xmldom';
import { type Draft, type Read, Refused, type Unread } from './draft.ts';
import { recalled } from './recalled.ts';
import { lineOf, lostIn, oneLine, type Line, type TextNode } from './rich-line.ts';
import { below, childOf, elementsIn, nameOf, xmlDocument } from './xml-document.ts';

const isItem = (name: string | null): boolean => name === 'assessmentitem';
const rootOf = ({ documentElement }: Document): string | null =>
  documentElement && nameOf(documentElement);

/** Whether a document is a question of QTI 2 or 3 by itself. */
export const isQtiItem = (found: Document): boolean => isItem(rootOf(found));
/** QTI 1.2, of which nothing is known here. */
export const isOldQti = (found: Document): boolean => rootOf(found) === 'questestinterop';

/** A question of QTI 2.x or 3 without its package. */
export const readQtiItem = ({ documentElement }: Document): Read[] => [
  itemOf(documentElement!, ''),
];

/**
 * The questions of a package, in the order of its tests; the section of a test says where each
 * belongs. One that is damaged harms no other.
 */
export function readQtiPackage(files: ReadonlyMap<string, string>): Read[] {
  const items = new Map<string, Unread | Element>();
  const sections = new Map<string, string>();
  for (const [path, text] of files) {
    let found: Document;
    try {
      found = xmlDocument(text);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      items.set(path, { said: path, reason: 'damaged' });
      continue;
    }
    if (isOldQti(found)) throw new Refused(old);
    if (isQtiItem(found)) items.set(path, found.documentElement!);
    else if (rootOf(found) === 'assessmenttest') addSections(found, path, sections);
  }
  const inTests = [...sections.keys()].filter((path) => items.has(path));
  const others = [...items.keys()].filter((path) => !sections.has(path));
  return [...inTests, ...others].map((path) => {
    const item = items.get(path)!;
    return 'reason' in item ? item : itemOf(item, sections.get(path) ?? '');
  });
}

export const old = say('qti_too_old');

/** Which section asks which item, by the path of the item in the package. */
function addSections(test: Document, at: string, sections: Map<string, string>): void {
  for (const reference of below(test, 'assessmentitemref')) {
    const href = reference.getAttribute('href') ?? '';
    const titles: string[] = [];
    for (let up = reference.parentNode; up; up = up.parentNode)
      if (nameOf(up) === 'assessmentsection')
        titles.unshift(oneLine((up as Element).getAttribute('title') ?? ''));
    const path = pathFrom(at, href);
    if (path !== undefined) sections.set(path, titles.filter(Boolean).join(' / '));
  }
}

function pathFrom(at: string, href: string): string | undefined {
  try {
    return decodeURIComponent(new URL(href, `file:///${encodeURI(at)}`).pathname.slice(1));
  } catch {
    // No address: the item is read all the same, without a section.
    return undefined;
  }
}

const typed = new Set(['textentryinteraction', 'extendedtextinteraction']);

function itemOf(item: Element, where: string): Read {
  const body = childOf(item, 'itembody');
  const title = oneLine(item.getAttribute('title') ?? '');
  const interactions = body
    ? below(body, ...readable.keys(), ...typed).concat(unknownIn(body))
    : [];
  const [interaction] = interactions;
  const said = (body && textAround(body, interaction).text) || title;
  if (!body || !interaction) return { said, reason: 'kind_unknown' };
  const name = nameOf(interaction);
  const asked = textAround(body, interaction);
  if (typed.has(name)) {
    const options = interactions.length > 1 ? undefined : recalled(acceptedOf(item, interaction));
    return options
      ? typedIn(item, interaction, { where, asked, options })
      : { said, reason: 'typed_answer' };
  }
  const read = readable.get(name);
  if (interactions.length > 1 || !read) return { said, reason: 'kind_unknown' };
  const explanation = explanationOf(item);
  const { kind, options, lines } = read(interaction, correctOf(item, interaction));
  return {
    where,
    kind,
    question: asked.text,
    explanation: explanation.text,
    options,
    lost: lostIn(asked, explanation, ...lines),
  };
}

interface Typed {
  readonly where: string;
  readonly asked: Line;
  readonly options: Draft['options'];
}

/** What was typed in is compared by its learner, where the item says what it should be. */
function typedIn(item: Element, interaction: Element, { where, asked, options }: Typed): Draft {
  const explanation = explanationOf(item);
  const wasChecked = nameOf(interaction) === 'textentryinteraction';
  return {
    where,
    kind: 'recall',
    // Nothing follows a field that stands at the end.
    question: asked.text.replace(/ _____$/, ''),
    explanation: explanation.text,
    options,
    lost: [...lostIn(asked, explanation), ...(wasChecked ? (['typed'] as const) : [])],
  };
}

const unknownIn = (body: Element): Element[] =>
  Array.from(body.getElementsByTagName('*')).filter((one) => {
    const name = nameOf(one);
    return name.endsWith('interaction') && !readable.has(name) && !typed.has(name);
  });

const inLine = new Set(['inlinechoiceinteraction', 'textentryinteraction']);

/** What is asked: the text beside what is chosen, and the prompt. What is chosen or typed within it is a gap. */
function textAround(body: Element, interaction: Element | undefined): Line {
  const around = lineOf(body, (node) => {
    if (node === interaction) return inLine.has(nameOf(interaction)) ? ' _____ ' : ' ';
    return isAside(node) ? '' : undefined;
  });
  const prompt = interaction && childOf(interaction, 'prompt');
  const inside = prompt ? lineOf(prompt) : { text: '', lost: [] };
  const text = [around.text, inside.text].filter(Boolean).join(' ');
  return { text, lost: [...around.lost, ...inside.lost] };
}

/** For markers and for afterwards. */
const isAside = (node: TextNode): boolean =>
  ['rubricblock', 'feedbackblock', 'feedbackinline', 'stylesheet', 'templateinline'].includes(
    nameOf(node),
  );
const choiceLine = (choice: Element): Line =>
  lineOf(choice, (node) => (isAside(node) ? '' : undefined));

function declarationOf(item: Element, interaction: Element): Element | undefined {
  const id = attribute(interaction, 'response-identifier', 'responseIdentifier');
  return elementsIn(item).find(
    (one) => nameOf(one) === 'responsedeclaration' && one.getAttribute('identifier') === id,
  );
}

function correctOf(item: Element, interaction: Element): string[] {
  const declared = declarationOf(item, interaction);
  const correct = declared && childOf(declared, 'correctresponse');
  const values = correct
    ? below(correct, 'value').map((one) => oneLine(one.textContent ?? ''))
    : [];
  if (values.length > 0 || !declared) return values;
  // Without a declared answer, what earns points is right.
  return entriesOf(declared).flatMap(({ text, worth }) => (worth > 0 ? [text] : []));
}

const entriesOf = (declared: Element) =>
  below(declared, 'mapentry').map((one) => ({
    text: oneLine(attribute(one, 'map-key', 'mapKey')),
    worth: Number(attribute(one, 'mapped-value', 'mappedValue')),
  }));

/** The declared answer, and others that earn as much. */
function acceptedOf(item: Element, interaction: Element): string[] {
  const declared = declarationOf(item, interaction);
  const entries = declared ? entriesOf(declared) : [];
  const most = Math.max(...entries.map(({ worth }) => worth));
  const others = entries.flatMap(({ text, worth }) => (worth > 0 && worth === most ? [text] : []));
  return [...correctOf(item, interaction), ...others];
}

const attribute = (element: Element, ...names: readonly string[]): string =>
  names.map((name) => element.getAttribute(name)).find(Boolean) ?? '';
const idOf = (element: Element): string => element.getAttribute('identifier') ?? '';

/** What is said in any case, or after the right answer; of several only one that is meant for it. */
function explanationOf(item: Element): Line {
  const all = below(item, 'modalfeedback', 'feedbackblock');
  const found =
    all.length === 1 ? all[0] : all.find((one) => /expl|correct|right/i.test(idOf(one)));
  return found
    ? lineOf(found, (node) => (isAnswer(node) ? '' : undefined))
    : { text: '', lost: [] };
}
/** Said again before the explanation, in items that were written here. */
const isAnswer = (node: TextNode): boolean => node.getAttribute?.('class') === 'answer';

interface Answers {
  readonly kind: Draft['kind'];
  readonly options: Draft['options'];
  readonly lines: readonly Line[];
}

const readable = new Map<string, (interaction: Element, correct: readonly string[]) => Answers>([
  ['choiceinteraction', (from, correct) => choiceAnswers(below(from, 'simplechoice'), correct)],
  [
    'inlinechoiceinteraction',
    (from, correct) => choiceAnswers(below(from, 'inlinechoice'), correct),
  ],
  ['orderinteraction', order],
  ['matchinteraction', pairs],
]);

function choiceAnswers(choices: readonly Element[], correct: readonly string[]): Answers {
  const lines = choices.map(choiceLine);
  const options = choices.map((one, index) => ({
    text: lines[index]!.text,
    isRight: correct.includes(idOf(one)),
  }));
  return { kind: 'choice', options, lines };
}

function order(interaction: Element, correct: readonly string[]): Answers {
  const choices = below(interaction, 'simplechoice');
  const inOrder = correct.flatMap((id) => choices.find((one) => idOf(one) === id) ?? []);
  // What is not in the answer has no place in an order.
  const lines = inOrder.length === choices.length ? inOrder.map(choiceLine) : [];
  const options = lines.map(({ text }) => ({ text, isRight: true }));
  return { kind: 'ordering', options, lines };
}

function pairs(interaction: Element, correct: readonly string[]): Answers {
  const [first, second] = below(interaction, 'simplematchset').map((set) =>
    below(set, 'simpleassociablechoice'),
  );
  const lines: Line[] = [];
  const options = (first ?? []).map((one) => {
    const ids = correct.flatMap((pair) => {
      const [from, to] = pair.split(' ');
      return from === idOf(one) ? [to] : [];
    });
    const other = ids.length === 1 ? second?.find((each) => idOf(each) === ids[0]) : undefined;
    const [text, match] = [choiceLine(one), other ? choiceLine(other) : { text: '', lost: [] }];
    lines.push(text, match);
    return { text: text.text, isRight: true, match: match.text };
  });
  return { kind: 'matching', options, lines };
}
