import { ReadCourse, type Check } from '@coursewright/authoring';
import type { PathData } from '@coursewright/contract';
import { damages } from '../../../libs/server/authoring/test/quality/damages/index.ts';
import { examinedIn, isDetected } from '../../../libs/server/authoring/test/quality/detection.ts';

/** How one check fares on damaged courses and on the same ones undamaged. */
export interface Figures {
  readonly check: Check;
  readonly tried: number;
  readonly detected: number;
  readonly examined: number;
  /** What it finds undamaged, in words. */
  readonly alarms: readonly string[];
  readonly coursesWithAlarm: number;
}

export function measure(check: Check, courses: readonly PathData[], rounds: number): Figures {
  const own = damages.filter((damage) => damage.check === check.id);
  const results = courses.flatMap((course, index) =>
    own.flatMap((damage) =>
      Array.from({ length: rounds }, (_, at) =>
        isDetected(check, damage, course, index * rounds + at),
      ),
    ),
  );
  const found = courses.map((course) => [...check.find(new ReadCourse(course))]);
  return {
    check,
    tried: results.filter((result) => result !== undefined).length,
    detected: results.filter((result) => result === true).length,
    examined: courses.reduce((sum, course) => sum + examinedIn(check, course), 0),
    alarms: found.flatMap((finds, index) =>
      finds.map(({ said, given, place }) =>
        [courses[index]?.topic, place.part, said, given].filter(Boolean).join(' | ').slice(0, 400),
      ),
    ),
    coursesWithAlarm: found.filter((finds) => finds.length > 0).length,
  };
}
