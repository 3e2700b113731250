import type { CourseSource } from '@coursewright/contract';
import type { Check } from '../check.ts';

/** Sources and citations from which the spread means something; the share of one that is too much. */
const fewest = { sources: 3, citations: 12 };
const most = 0.8;

/** A course with several sources that rests on one of them. */
export const sourceAlone: Check = {
  id: 'source_alone',
  severity: 'info',
  examines: 'course',
  *find({ course, lessons }) {
    const origins = new Map(course.sources.map((source) => [source.id, originOf(source)] as const));
    if (new Set(origins.values()).size < fewest.sources) return;
    const cited = lessons
      .flatMap(({ lesson }) => lesson.citations)
      .map(({ source_id }) => origins.get(source_id) ?? '');
    for (const origin of new Set(cited)) {
      const share = cited.filter((one) => one === origin).length / cited.length;
      if (cited.length >= fewest.citations && share > most)
        yield { place: { part: 'course' }, said: origin, given: `${Math.round(share * 100)} %` };
    }
  },
};

/** Pages of one site are one origin. */
const originOf = ({ url, title }: CourseSource): string => (url ? new URL(url).hostname : title);
