/**
 * What the scripted model reads out of a prompt: the marker lines and tagged data that the
 * product's prompts carry.
 */
export interface ReadPrompt {
  /** From the line `Task: …` of the system message; "unknown" without one. */
  readonly step: string;
  readonly topic: string;
  readonly language: string;
  /** What the lesson or module is about: its title, else the topic. */
  readonly theme: string;
  readonly moduleCount: number;
  readonly submoduleCount: number;
  readonly questions: number;
  readonly resources: number;
  readonly passages: readonly ReadPassage[];
  readonly sources: readonly {
    readonly ref: string;
    readonly title: string;
    readonly digest: readonly ReadPassage[];
  }[];
  /** Of a rewrite: its `Instruction: …` line, and a sign of what is to be replaced. */
  readonly instruction?: string;
  /** Of the diagram that is asked for. */
  readonly diagramKind?: string;
  readonly previous?: string;
  readonly sentences: readonly { readonly number: number; readonly text: string }[];
  /** Lessons under their numbers, of which only a reading of the course has any. */
  readonly lessons: readonly { readonly number: string; readonly text: string }[];
}
export interface ReadPassage {
  readonly ref: string;
  readonly text: string;
  readonly section: string;
  readonly kind: string;
}

const attribute = (attributes: string, name: string): string =>
  unescape(new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function tagged(text: string, tag: string): { attributes: string; body: string }[] {
  return [
    ...text.matchAll(new RegExp(`<${tag}((?: [a-z]+="[^"]*")*)>\\n?([^]*?)\\n?</${tag}>`, 'g')),
  ].map((match) => ({ attributes: match[1]!, body: match[2]! }));
}

const lineOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.trim();

/** The count in "Modules: exactly 4" or, for a range such as "Modules: 3 to 5", its lower end. */
const countOf = (text: string, name: string, fallback: number): number =>
  Number(/\d+/.exec(lineOf(text, name) ?? '')?.[0] ?? fallback);

/** `user` is the first user message, which holds the data; later ones only ask for a repair. */
export function readPrompt(system: string, user: string): ReadPrompt {
  const step = /^Task: ([a-z_]+)$/m.exec(system)?.[1] ?? 'unknown';
  const previous =
    step === 'write_lesson'
      ? tagged(user, 'lesson')[0]?.body
      : /^Questions of the present quiz:\n([^]*?)\n\n/m.exec(user)?.[1];
  const instruction = lineOf(user, 'Instruction');
  const kind = /^- Kind: "([a-z_]+)"/m.exec(system)?.[1];
  const topic = lineOf(user, 'Course topic') ?? 'the topic';
  return {
    step,
    topic,
    language: /\(([A-Za-z0-9-]+)\)\s*$/.exec(lineOf(user, 'Language') ?? '')?.[1] ?? 'en',
    theme: lineOf(user, 'Lesson') ?? lineOf(user, 'Module') ?? topic,
    moduleCount: countOf(user, 'Modules', 3),
    submoduleCount: countOf(user, 'Lessons', 3),
    questions: countOf(user, 'Questions', 5),
    resources: countOf(user, 'Resources', 3),
    ...(instruction ? { instruction } : {}),
    ...(kind ? { diagramKind: kind } : {}),
    ...(previous ? { previous } : {}),
    passages:
      step === 'write_quiz' || step === 'draw_lesson'
        ? citedIn(tagged(user, 'lesson')[0]?.body ?? '')
        : tagged(user, 'passage').map(({ attributes, body }) => ({
            ref: attribute(attributes, 'ref'),
            section: attribute(attributes, 'section'),
            kind: attribute(attributes, 'kind') || 'prose',
            text: body,
          })),
    sources: tagged(user, 'source').map(({ attributes, body }) => ({
      ref: attribute(attributes, 'ref'),
      title: attribute(attributes, 'title'),
      digest: digestLines(body),
    })),
    lessons: tagged(user, 'lesson').flatMap(({ attributes, body }) => {
      const number = attribute(attributes, 'number');
      return number === '' ? [] : [{ number, text: body }];
    }),
    sentences: tagged(user, 'sentence').map(({ attributes, body }) => ({
      number: Number(attribute(attributes, 'number')),
      text: body,
    })),
  };
}

/** What a lesson says under each ref, as the passages it came from. */
function citedIn(lesson: string): ReadPassage[] {
  const said = new Map<string, string[]>();
  for (const [, sentence, ref, end] of lesson.matchAll(
    /((?:[^.!?。！？\n]|\.(?=\S))+) \[(S\d+\.\d+)[^\]]*\]([.!?。！？]+)/g,
  ))
    said.set(ref!, [...(said.get(ref!) ?? []), `${sentence!.trim()}${end!}`]);
  return [...said].map(([ref, sentences]) => ({
    ref,
    text: [...new Set(sentences)].join(' '),
    section: '',
    kind: 'prose',
  }));
}

/** Lines such as "S1.4 | First sentence." below "§ Heading › Heading (90 words)". */
function digestLines(body: string): ReadPassage[] {
  let section = '';
  return body.split('\n').flatMap((line) => {
    section = /^§ (.*) \(\d+ words\)$/.exec(line)?.[1]?.split(' › ').at(-1) ?? section;
    const passage = /^(S\d+\.\d+) \| (.*)$/.exec(line);
    return passage ? [{ ref: passage[1]!, section, text: passage[2]!, kind: 'prose' }] : [];
  });
}
