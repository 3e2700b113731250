import { reportCardOf } from '@coursewright/authoring';
import type { PathData } from '@coursewright/contract';
import type { Figures } from './measure.ts';

/** A check that misses one of them may be information only. */
const bounds = { detection: 0.8, alarms: 0.05 };
const lessonsOfLongCourse = 20;
const mostMilliseconds = 200;

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** The table of all checks, and how many are graver than their figures allow. */
export function linesOf(all: readonly Figures[]): {
  readonly lines: readonly string[];
  readonly missed: number;
} {
  const rows = all.map((figures) => ({ figures, mayBeGrave: isSure(figures) }));
  const isWrong = ({ figures, mayBeGrave }: (typeof rows)[number]): boolean =>
    !mayBeGrave && figures.check.severity !== 'info';
  const verdictOf = (row: (typeof rows)[number]): string =>
    isWrong(row) ? '**has to be info**' : row.mayBeGrave ? 'ok' : 'information only';
  return {
    lines: [
      '| check | severity | detection | of damages | false alarms | of | in courses | |',
      '|---|---|---|---|---|---|---|---|',
      ...rows.map((row) => {
        const { check, detected, tried, alarms, examined, coursesWithAlarm } = row.figures;
        const cells = [
          check.id,
          check.severity,
          percent(detected, tried),
          tried,
          percent(alarms.length, examined),
          `${examined} ${check.examines}s`,
          coursesWithAlarm,
          verdictOf(row),
        ];
        return `| ${cells.join(' | ')} |`;
      }),
    ],
    missed: rows.filter(isWrong).length,
  };
}

const isSure = ({ detected, tried, alarms, examined }: Figures): boolean =>
  tried > 0 && detected >= tried * bounds.detection && alarms.length <= examined * bounds.alarms;

/** Processor time of the whole report card of a course of twenty lessons. */
export function speedLine(courses: readonly PathData[]): { line: string; holds: boolean } {
  const times = courses
    .flatMap((course) => {
      const lessons = course.modules.flatMap(({ submodules }) => submodules);
      const [module] = course.modules;
      if (!module || lessons.length === 0) return [];
      const submodules = Array.from({ length: lessonsOfLongCourse }, (_, at) => ({
        ...lessons[at % lessons.length]!,
        id: `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`,
      }));
      const before = process.cpuUsage();
      reportCardOf({ ...course, modules: [{ ...module, submodules }] });
      const { user, system } = process.cpuUsage(before);
      return [(user + system) / 1000];
    })
    .toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return {
    line: `report card of ${lessonsOfLongCourse} lessons: processor time median ${median.toFixed(0)} ms, most ${(times.at(-1) ?? 0).toFixed(0)} ms; required: median ≤ ${mostMilliseconds} ms`,
    holds: median <= mostMilliseconds,
  };
}
