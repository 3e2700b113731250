import { Failure, say } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { MemoryJournal, MemoryWeb, runPipeline } from '../../test/run-pipeline.ts';
import { ScriptedAuthor } from '../../test/scripted-author.ts';
import { closed, CourseRepair } from './course-repair.ts';

const overloaded = new Failure('too_many_requests', say('model_busy'));
const failing = (which: RegExp) =>
  new ScriptedAuthor({
    modules: 2,
    submodules: 2,
    readingRoom: 100_000,
    fails: (step, of) => (which.test(`${step} ${of}`) ? overloaded : undefined),
  });
const because = { code: 'model_busy' };

describe('what a course notes of its own making', () => {
  it('names the sentence of each note and of the reason behind it', async () => {
    const { course } = await runPipeline({
      author: failing(/write_quiz 1\.1|topic_resources|read_course/),
    });
    expect(course.report?.notes_said).toHaveLength(course.report!.notes.length);
    expect(course.report?.notes_said).toEqual(
      expect.arrayContaining([
        { code: 'lesson_without_quiz', values: { title: 'Lesson 1.1' }, because },
        { code: 'resources_not_chosen', because },
        { code: 'course_not_read', because },
      ]),
    );
  });

  it('says of a course without sources that nothing is cited', async () => {
    const { course } = await runPipeline({
      author: new ScriptedAuthor({ modules: 1, submodules: 1 }),
      order: { sources: [] },
    });
    expect(course.report).toMatchObject({
      notes: [say('cites_nothing').message],
      notes_said: [{ code: 'cites_nothing' }],
    });
  });

  it('goes on from a journal in which what failed stands in words only', async () => {
    const journal = new MemoryJournal();
    const web = new MemoryWeb({ broken: ['first search', 'second search 1'] });
    const author = new ScriptedAuthor({ modules: 1, submodules: 1 });
    await runPipeline({ author, journal, web, order: { usesWeb: true } });
    for (const [key, row] of journal.rows) {
      const entry = JSON.parse(row);
      if (!entry.answer.problem) continue;
      entry.answer.problem = entry.answer.problem.message;
      journal.rows.set(key, JSON.stringify(entry));
    }
    const idle = new MemoryWeb();
    const again = await runPipeline({ author, journal, web: idle, order: { usesWeb: true } });
    expect(idle.searches.length + idle.reads.length).toBe(0);
    expect(again.course.report).toMatchObject({
      notes: expect.arrayContaining([
        'The search “first search” did not work. The search took too long.',
        'second search 1 was left out. The page did not answer.',
      ]),
    });
    expect(again.course.report?.notes_said).toBeUndefined();
  });

  it('keeps the words of an earlier release when missing lessons are written', async () => {
    const { course } = await runPipeline({ author: failing(/write_lesson 1\.2/) });
    const { notes_said: _, ...report } = course.report!;
    const old = closed(
      { ...course, report: { ...report, notes: ['Written long ago.'] } },
      say('lesson_fault'),
    );
    const repair = new CourseRepair(old, { sources: [] });
    repair.note({ message: 'Of today.', said: { code: 'of_today' } });
    expect(repair.view().report).toMatchObject({
      notes: ['Written long ago.', 'Of today.'],
      notes_said: [null, { code: 'of_today' }],
    });
  });
});
