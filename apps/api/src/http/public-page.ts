import { AppError, isRightToLeft, shareId } from '@coursewright/contract';
import { type PublicCourseAbout } from '@coursewright/learning-paths';
import type { Origin } from '@coursewright/rpc';
import { originOf } from '@coursewright/platform';
import type { CoursePages } from '@coursewright/exports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coursePicture, pageOf, withoutCourse } from './page-head.ts';

export interface PublicPages {
  /** The web's empty page, which its script fills. */
  readonly shell: string;
  readonly publicUrl: string;
  /** Undefined where the address leads to nothing. */
  readonly describe: (
    origin: Origin,
    shareId: string,
    lessonId?: string,
  ) => Promise<PublicCourseAbout | undefined>;
  /** The course as HTML, made of what `key` names. */
  readonly write: CoursePages['html'];
  /** PNG. */
  readonly draw: (course: CourseName) => Promise<Uint8Array>;
}

interface CourseName {
  readonly title: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * `/public/{shareId}`: the page that the web draws, with a head and the course for those who do not
 * run scripts, and until scripts have come. `?lesson=` names the lesson whose text it has. What is
 * private, deleted or was never there has a page that says so, as 404. Nobody may keep either
 * without asking again.
 */
export function servePublicPages(
  fastify: FastifyInstance,
  { shell, publicUrl, describe, write, draw }: PublicPages,
): void {
  /** A refusal is told by the page itself, which asks the API the same. */
  const described = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    try {
      return await describe(originOf(request), id, lessonIn(request));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      void reply.status(error.status);
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
      return undefined;
    }
  };
  /** Undefined where it cannot be written: the page is then drawn by the web alone. */
  const written = async (request: FastifyRequest, id: string, about: PublicCourseAbout) => {
    const isOpen = about.lesson !== undefined && about.lesson.id === lessonIn(request);
    const { topic: title, summary, language, contents: modules, lesson } = about;
    const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
    const key = JSON.stringify([id, about.changedAt, isOpen && lesson?.id]);
    const course = { title, summary, language, direction, modules, isOpen } as const;
    try {
      return await write(key, { ...course, ...(lesson && { lesson }) });
    } catch (error) {
      request.log.warn({ err: error }, 'a public course could not be written as a page');
      return undefined;
    }
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    void reply.type('text/html; charset=utf-8');
    const isAddress = shareId.safeParse(id).success;
    const about = isAddress ? await described(request, reply, id) : undefined;
    if (about?.isIndexable !== true) void reply.header('x-robots-tag', 'noindex');
    if (!about) {
      const isRefused = reply.statusCode !== 200;
      if (!isRefused) void reply.status(404);
      return reply
        .header('cache-control', 'no-store')
        .send(isRefused ? shell : withoutCourse(shell));
    }
    void reply.header('cache-control', 'no-cache');
    const html = await written(request, id, about);
    return pageOf(shell, about, `${publicUrl}/public/${id}`, html);
  };
  /** It says no more than the page does, and is gone when the page is. */
  const picture = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const isAddress = shareId.safeParse(id).success;
    const about = isAddress ? await describe(originOf(request), id) : undefined;
    if (!about) throw new AppError('not_found', 'Not found.');
    const { topic: title, language } = about;
    const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
    const png = await draw({ title, language, direction });
    void reply.type('image/png').header('cache-control', 'no-cache');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.send(Buffer.from(png));
  };
  for (const url of ['/public/:id', '/public/:id/']) fastify.get(url, answer);
  fastify.get(`/public/:id/${coursePicture}`, picture);
}

/** The lesson that an address names; anything may stand there. */
function lessonIn({ query }: FastifyRequest): string | undefined {
  const { lesson } = query as { lesson?: unknown };
  return typeof lesson === 'string' ? lesson : undefined;
}
