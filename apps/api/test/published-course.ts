import { learningPathEntry, savedLearningPath } from '@coursewright/contract';
import type { TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import type { Visitor } from './visitor.ts';

/** Saves the sample course for its owner and makes it public; its share id. */
export async function publishedCourse(app: TestApp, owner: Visitor): Promise<string> {
  const path_data = await sampleCourse(app);
  const saved = await owner.call('POST', '/v1/learning-paths', { topic: 'Rivers', path_data });
  const { path_id } = savedLearningPath.parse(saved.body);
  const shared = await owner.call('PATCH', `/v1/learning-paths/${path_id}/publicity`, {
    is_public: true,
  });
  return learningPathEntry.parse(shared.body).share_id ?? '';
}
