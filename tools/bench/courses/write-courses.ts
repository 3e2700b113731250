import { AppError, type PathData } from '@coursewright/contract';
import type { ExtractiveAuthor } from '@coursewright/authoring';
import type { SourceText } from '@coursewright/sources';
import { countWords } from '@coursewright/text';
import { runPipeline } from '../../../libs/server/generation/test/run-pipeline.ts';

/** What is asked of a document: a topic in one wording, and how many modules of how many lessons. */
export interface Asked {
  readonly topic: string;
  readonly wording: 'title' | 'phrase' | 'chapter';
  readonly modules?: number;
  readonly lessons?: number;
}

export interface Written {
  readonly asked: Asked;
  readonly course?: PathData;
  /** Why there is no course: words for the learner, which are no error. */
  readonly refusal?: string;
  readonly errors: readonly string[];
  readonly seconds: number;
}

/** Words of a document for each lesson that is asked for; below that the author chooses a number. */
const wordsPerLesson = 500;
const usual = { modules: 4, lessons: 3 };

export const wordsOfSources = (sources: readonly SourceText[]): number =>
  sources
    .flatMap(({ passages }) => passages)
    .filter(({ kind }) => kind === 'prose' || kind === 'list')
    .reduce((sum, { text }) => sum + countWords(text), 0);

/**
 * The requests a learner might make: the title as it stands, the same in a sentence, and one of the
 * document's own chapters.
 */
export function requestsFor(sources: readonly SourceText[]): Asked[] {
  const [first] = sources;
  const title = first?.title.slice(0, 200) ?? '';
  const fits = wordsOfSources(sources) >= usual.modules * usual.lessons * wordsPerLesson;
  const size = fits ? usual : {};
  const chapter = chapterOf(sources);
  return [
    { topic: title, wording: 'title', ...size },
    { topic: `A practical introduction to ${title}`, wording: 'phrase', ...size },
    ...(chapter ? [{ topic: chapter, wording: 'chapter' as const }] : []),
  ];
}

/** The heading in the middle of the document, of those that stand highest but for the title. */
function chapterOf(sources: readonly SourceText[]): string | undefined {
  const paths = sources.flatMap(({ passages }) => passages.map(({ headings }) => headings));
  const depth = new Set(paths.map(([top]) => top)).size > 2 ? 0 : 1;
  const chapters = [...new Set(paths.flatMap((headings) => headings[depth] ?? []))];
  return chapters[Math.floor(chapters.length / 2)];
}

export async function writeCourse(
  author: ExtractiveAuthor,
  sources: readonly SourceText[],
  asked: Asked,
): Promise<Written> {
  const errors: string[] = [];
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  const language = sources[0]?.language ?? 'en';
  try {
    const { course } = await runPipeline({
      author,
      order: {
        sources,
        brief: {
          topic: asked.topic,
          language,
          style: 'standard',
          ...(asked.modules ? { moduleCount: asked.modules } : {}),
          ...(asked.lessons ? { submoduleCount: asked.lessons } : {}),
        },
      },
      logUnexpected: (error, of) => errors.push(`${of}: ${String(error)}`),
    });
    return { asked, course, errors, seconds: since() };
  } catch (error) {
    const isRefusal = error instanceof AppError && error.type === 'validation_error';
    if (isRefusal) return { asked, refusal: error.message, errors, seconds: since() };
    const cause =
      error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return { asked, errors: [...errors, String(error) + cause], seconds: since() };
  }
}
