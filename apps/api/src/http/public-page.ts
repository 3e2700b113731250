import { AppError, isRightToLeft, shareId } from '@coursewright/contract';
import { type PublicCourseAbout } from '@coursewright/learning-paths';
import type { Origin } from '@coursewright/rpc';
import { originOf } from '@coursewright/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coursePicture, pageOf } from './page-head.ts';

export interface PublicPages {
  /** The web's empty page, which its script fills. */
  readonly shell: string;
  readonly publicUrl: string;
  /** Undefined where the address leads to nothing. */
  readonly describe: (origin: Origin, shareId: string) => Promise<PublicCourseAbout | undefined>;
  /** PNG. */
  readonly draw: (course: CourseName) => Promise<Uint8Array>;
}

interface CourseName {
  readonly title: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * `/public/{shareId}`: the page that the web draws, with a head for those who do not run scripts:
 * search engines, and whoever shows a link with title, text and picture. What is private, deleted or
 * was never there has the same empty page, as 404. Nobody may keep either without asking again.
 */
export function servePublicPages(
  fastify: FastifyInstance,
  { shell, publicUrl, describe, draw }: PublicPages,
): void {
  /** A refusal is told by the page itself, which asks the API the same. */
  const described = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    try {
      return await describe(originOf(request), id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      void reply.status(error.status);
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
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
      if (reply.statusCode === 200) void reply.status(404);
      return reply.header('cache-control', 'no-store').send(shell);
    }
    void reply.header('cache-control', 'no-cache');
    return pageOf(shell, about, `${publicUrl}/public/${id}`);
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
