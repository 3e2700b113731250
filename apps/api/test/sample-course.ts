import { type PathData, pathData } from '@coursewright/contract';
import type { TestApp } from './create-test-app.ts';
import { Visitor } from './visitor.ts';

let written: Promise<unknown> | undefined;

/**
 * The sample course, for specs that need some whole course to save or to share: a copy of its own
 * for each. Every process of the product writes the same one, in seconds; the files that one
 * process of specs runs write it once between them.
 */
export async function sampleCourse(app: TestApp): Promise<PathData> {
  written ??= new Visitor(app).call('GET', '/v1/sample-course').then(({ status, body }) => {
    if (status !== 200) throw new Error(`the sample course came with status ${status}`);
    return body;
  });
  try {
    return pathData.parse(await written);
  } catch (error) {
    written = undefined;
    throw error;
  }
}
