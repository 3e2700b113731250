import { describe, expect, it } from 'vitest';
import { courseReport } from './course.ts';
import { keptOf, noteOf, notesIn } from './course-notes.ts';
import { say } from './sentences.ts';

const counts = {
  sentences_cited: 0,
  sentences_uncited: 0,
  citations_supported: 0,
  citations_unsupported: 0,
  submodules_failed: 0,
};
const samples = noteOf(say('rests_on_samples'));
const search = noteOf(
  say('search_in_vain', { query: 'tides' }),
  say('search_away', { provider: 'Brave' }),
);

describe('notes on a course', () => {
  it('are kept in English, each with its sentence and the one that says why', () => {
    const kept = keptOf([samples, search, samples]);
    expect(kept).toEqual({
      notes: [
        'The course rests on the bundled sample library.',
        'The search “tides” did not work. Brave search could not be reached.',
      ],
      notes_said: [
        { code: 'rests_on_samples' },
        {
          code: 'search_in_vain',
          values: { query: 'tides' },
          because: { code: 'search_away', values: { provider: 'Brave' } },
        },
      ],
    });
    expect(courseReport.parse({ ...counts, ...kept })).toEqual({ ...counts, ...kept });
    expect(notesIn(kept)).toEqual([samples, search]);
  });

  it('of an earlier release have words only, and keep them beside new ones', () => {
    const old = courseReport.parse({ ...counts, notes: ['wages.pdf was left out'] });
    expect(notesIn(old)).toEqual([{ message: 'wages.pdf was left out' }]);
    expect(keptOf(notesIn(old))).toEqual({ notes: ['wages.pdf was left out'] });
    expect(keptOf([...notesIn(old), samples]).notes_said).toEqual([
      null,
      { code: 'rests_on_samples' },
    ]);
  });

  it('say why in English alone where the reason has no sentence of its own', () => {
    expect(noteOf(say('course_not_read'), { message: 'The disk is full.' })).toEqual({
      message: 'The course was not read as a whole. The disk is full.',
      said: { code: 'course_not_read' },
    });
  });
});
