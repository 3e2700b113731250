import type {
  Author,
  Material,
  OutlinedModule,
  OutlinedSubmodule,
  PickedPassage,
} from '@coursewright/authoring';
import type { PassageIndex, SourcePassage } from '@coursewright/sources';
import { windowsAround } from './passage-windows.ts';

/** A passage under its ref, with the ids that a citation of it carries. */
export interface Picked {
  readonly passage: PickedPassage;
  readonly sourceId: string;
  readonly passageId: string;
}

/**
 * What one lesson is written from: about 4,000 words at most, so that a lesson reads its passages
 * and not the whole library.
 */
const charactersPerLesson = 24_000;
const passagesPerLesson = 24;
const rankedPerLesson = 12;

/** As `pickPassages` takes it. */
export const roomFor = ({ lessonRoom }: Author): { room?: number } =>
  lessonRoom === undefined ? {} : { room: lessonRoom };

/**
 * The author's own choice first, then what the texts hold on the lesson's subject; as running text
 * where the author takes it. Deterministic.
 */
export function pickPassages(input: {
  material: Material;
  /** Over the material. */
  index: PassageIndex;
  language: string;
  module: OutlinedModule;
  submodule: OutlinedSubmodule & { readonly refs: readonly string[] };
  /** How many passages on the subject are added to those. */
  ranked?: number;
  /** Characters of running text that the author takes; absent: a few single passages. */
  room?: number;
}): Picked[] {
  const byRef = new Map<string, Picked>();
  input.material.sources.forEach((source, index) => {
    for (const passage of source.passages)
      byRef.set(
        `S${index + 1}.${passage.number}`,
        toPicked(`S${index + 1}.${passage.number}`, source, passage),
      );
  });
  const subject = [
    input.submodule.title,
    input.submodule.description,
    ...input.submodule.objectives,
    input.module.title,
  ].join(' ');
  const ranked = input.index
    .rank(subject, { limit: input.ranked ?? rankedPerLesson, language: input.language })
    .map(({ sourceIndex, passage }) => `S${sourceIndex + 1}.${passage.number}`);
  const refs = new Set([...input.submodule.refs.filter((ref) => byRef.has(ref)), ...ranked]);

  if (input.room !== undefined) return runningText(input.material, refs, input.room);

  const picked: Picked[] = [];
  let characters = 0;
  for (const ref of refs) {
    const one = byRef.get(ref);
    if (!one) continue;
    characters += one.passage.text.length;
    if (picked.length > 0 && characters > charactersPerLesson) break;
    picked.push(one);
    if (picked.length === passagesPerLesson) break;
  }
  return picked;
}

/** The passages as windows of running text, in reading order, as far as there is room. */
function runningText(material: Material, refs: ReadonlySet<string>, room: number): Picked[] {
  const indexOf = material.sources.map(
    ({ passages }) => new Map(passages.map(({ number }, at) => [number, at] as const)),
  );
  const wanted = [...refs].flatMap((ref) => {
    const [source, number] = ref.slice(1).split('.').map(Number);
    const at = indexOf[source! - 1]?.get(number!);
    return at === undefined ? [] : [{ source: source! - 1, at }];
  });
  return windowsAround(material, wanted, room).map(({ source: s, at }) => {
    const source = material.sources[s]!;
    const passage = source.passages[at]!;
    return toPicked(`S${s + 1}.${passage.number}`, source, passage);
  });
}

function toPicked(
  ref: string,
  source: Material['sources'][number],
  { id, headings, text, kind }: SourcePassage,
): Picked {
  return {
    passage: { ref, sourceTitle: source.title, headings, text, kind },
    sourceId: source.id,
    passageId: id,
  };
}
