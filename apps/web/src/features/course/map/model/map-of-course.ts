import type { Diagram, DiagramNode } from '@coursewright/contract';
import type { BoxPlace } from '../../visualization/components/diagram-box.tsx';
import { scoreOf } from '../../learning/model/questions.ts';
import { lessonSearch } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import type { Reader } from '../../model/reader.ts';

/** How far the reader is, in the words of the interface. */
export interface MapWords {
  readonly finished: string;
  readonly lessonsRead: (count: { done: number; count: number }) => string;
  readonly right: (count: { right: number; count: number }) => string;
  readonly minutes: (count: { count: number }) => string;
  readonly module: (number: { module: number }) => string;
}

/** A course as a drawing: what belongs where, and how far the reader is in each part. */
export interface CourseMapData {
  readonly diagram: Diagram;
  readonly notes: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, BoxPlace>;
}

/** The piece in the middle: the course itself. */
const root = 'course';

/** Drawn from the outline alone, so it costs nothing and is there wherever the outline is. */
export function mapOfCourse(
  { course, marks, evidence }: Pick<Reader, 'course' | 'marks' | 'evidence'>,
  lessons: readonly PlacedLesson[],
  words: MapWords,
): CourseMapData {
  const notes = new Map<string, string>();
  const places = new Map<string, BoxPlace>();
  const right = (of: readonly PlacedLesson[]): string => {
    const asked = of.map(({ lesson }) => lesson);
    const { latest, answered } = scoreOf(asked, evidence.learning);
    return answered > 0 ? words.right({ right: latest, count: answered }) : '';
  };
  const tell = (id: string, facts: readonly string[]) => {
    const note = facts.filter(Boolean).join(' · ');
    if (note) notes.set(id, note);
  };
  const whole = (id: string, of: readonly PlacedLesson[]) => {
    const done = of.filter(({ lesson }) => marks?.read.has(lesson.id)).length;
    const isDone = done > 0 && done === of.length;
    tell(id, [done > 0 ? words.lessonsRead({ done, count: of.length }) : '', right(of)]);
    places.set(id, { isDone, done: words.finished });
  };
  const nodes: DiagramNode[] = [node(root, course.topic)];
  whole(root, lessons);
  for (const [index, { id, title, description }] of course.modules.entries()) {
    nodes.push({ ...node(id, title, description), group: words.module({ module: index + 1 }) });
    whole(
      id,
      lessons.filter(({ module }) => module.id === id),
    );
  }
  for (const placed of lessons) {
    const { id, title, description, reading_minutes: minutes } = placed.lesson;
    nodes.push(node(id, `${placed.number} ${title}`, description));
    tell(id, [minutes > 0 ? words.minutes({ count: minutes }) : '', right([placed])]);
    const isDone = marks?.read.has(id) ?? false;
    places.set(id, { href: lessonSearch(id), isDone, done: words.finished });
  }
  const edges = [
    ...course.modules.map(({ id }) => ({ from: root, to: id })),
    ...lessons.map(({ module, lesson }) => ({ from: module.id, to: lesson.id })),
  ];
  return { diagram: { kind: 'concept_map', title: course.topic, nodes, edges }, notes, places };
}

/** Marks of code mean nothing in a drawing. */
const node = (id: string, label: string, detail = ''): DiagramNode => ({
  id,
  label: label.replaceAll('`', ''),
  detail,
  passage_ids: [],
});
