import { afterEach, describe, expect, it } from 'vitest';
import { CourseInspector, reportCardOf } from '@coursewright/authoring';
import { goodCourse } from '../../test/quality/good-course.ts';

describe('the report card of a changed course', () => {
  let inspector: CourseInspector;
  afterEach(() => inspector.onModuleDestroy());

  it('is made in a thread and says the same as elsewhere', async () => {
    inspector = new CourseInspector();
    const course = goodCourse();
    course.modules[1]!.submodules[0]!.summary = 'TODO: sum it up.';
    const card = await inspector.inspect(course);
    expect(card).toEqual(reportCardOf(course));
    expect(card?.defects.map(({ check }) => check)).toEqual(['scratch_text']);
  });

  it('is left out, and the change not refused, when no thread takes it', async () => {
    inspector = new CourseInspector();
    await inspector.onModuleDestroy();
    expect(await inspector.inspect(goodCourse())).toBeUndefined();
  });
});
