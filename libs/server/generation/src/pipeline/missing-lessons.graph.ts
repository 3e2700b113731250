import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import type { PathData } from '@coursewright/contract';
import { withReportCard, type CourseBrief, type Material } from '@coursewright/authoring';
import { PassageIndex } from '@coursewright/sources';
import { CourseRepair, missingLessons } from './course-repair.ts';
import { limiter } from './limiter.ts';
import type { CoursePorts } from './ports.ts';
import { lessonPlace } from './lesson-place.ts';
import { produceLesson } from './steps/produce-lesson.ts';

export interface RepairOrder {
  readonly course: PathData;
  readonly brief: CourseBrief;
  /** The texts the course was written from. */
  readonly material: Material;
  /** Lessons written at once. */
  readonly width: number;
}

const State = Annotation.Root({ course: Annotation<PathData>() });

/**
 * Writes the missing lessons of a delivered course. One phase; LangGraph brings the signal.
 */
export function missingLessonsGraph(
  { course, brief, material, width }: RepairOrder,
  ports: CoursePorts,
) {
  const writing = limiter(width);

  async function assemble(): Promise<{ course: PathData }> {
    const repair = new CourseRepair(course, material);
    const index = new PassageIndex(material.sources, brief.language);
    await Promise.all(
      missingLessons(course).map(({ moduleIndex, lessonIndex }) =>
        writing(async () => {
          const { id } = repair.module(moduleIndex).submodules[lessonIndex]!;
          const place = lessonPlace(course, { moduleIndex, lessonIndex });
          // By its id, because another lesson may have stood in this place when the course was
          // first written.
          await produceLesson(
            ports,
            repair,
          )({
            brief,
            material,
            index,
            place,
            planned: { ...place.submodule, refs: [] },
            moduleIndex,
            lessonIndex,
            of: id,
          });
        }),
      ),
    );
    return { course: withReportCard(repair.view()) };
  }

  return new StateGraph(State)
    .addNode('assemble', assemble)
    .addEdge(START, 'assemble')
    .addEdge('assemble', END)
    .compile();
}
