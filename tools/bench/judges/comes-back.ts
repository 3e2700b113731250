import { limits, markdownLayouts, type PathData, pathData } from '@coursewright/contract';
import {
  buildCourseDocument,
  CourseFileThread,
  type Renderer,
  SigningKey,
} from '@coursewright/exports';
import type { Config } from '@coursewright/platform';
import { strFromU8, unzipSync } from 'fflate';
import { path_id, when } from './render.ts';

/** A thread that signs as nobody but the judges. */
export const courseFileThread = (): CourseFileThread => {
  const config: Pick<Config, 'encryptionKey' | 'publicUrl'> = {
    encryptionKey: 'of nobody but the judges',
    publicUrl: 'https://example.org',
  };
  return new CourseFileThread(new SigningKey(config as Config));
};

/** What is different when Markdown of a course was taken in and made Markdown again; throws where it is not taken. */
export async function markdownComesBack(
  renderer: Renderer,
  thread: CourseFileThread,
  course: PathData,
): Promise<string[]> {
  const complaints: string[] = [];
  for (const layout of markdownLayouts) {
    const make = async (topic: string, path_data: PathData) => {
      const query = { quizzes: true, sources: true, layout };
      const stored = { path_id, topic, path_data, created_at: when, last_modified_at: when };
      const document = buildCourseDocument(
        stored as Parameters<typeof buildCourseDocument>[0],
        query,
      );
      return (await renderer.render({ format: 'markdown', course: document, query })).bytes;
    };
    // What a course may be called where it is kept.
    const topic = [...course.topic.replace(/\p{C}/gu, '')].slice(0, limits.topic.max / 2).join('');
    const bytes = await make(topic.trim() || 'Untitled', course);
    const { content, leftOut } = await thread.open(bytes);
    const read = pathData.safeParse(content.course.path_data);
    if (!read.success) {
      const [issue] = read.error.issues;
      complaints.push(`${layout}: ${issue?.path.join('.')} ${issue?.message}`);
      continue;
    }
    const again = await make(content.course.topic, read.data);
    if (Buffer.compare(bytes, again) !== 0)
      complaints.push(`${layout}: ${difference(bytes, again)}`);
    if (leftOut.length > 0) complaints.push(`${layout}: it says that it lacks ${leftOut.join()}`);
  }
  return complaints;
}

function difference(one: Uint8Array, other: Uint8Array): string {
  const [before, after] = [one, other].map((bytes) => textOf(bytes).split('\n'));
  const at = before!.findIndex((line, index) => line !== after![index]);
  return `line ${at + 1} was ${JSON.stringify(before![at]?.slice(0, 300))} and is ${JSON.stringify(after![at]?.slice(0, 300))}`;
}

const textOf = (bytes: Uint8Array): string =>
  bytes[0] === 0x50
    ? Object.entries(unzipSync(bytes))
        .map(([name, file]) => `${name}\n${strFromU8(file)}`)
        .join('\n')
    : strFromU8(bytes);
