import { join } from 'node:path';
import { CoursePages, CoursePictures } from '@coursewright/exports';
import { DescribePublicCourse } from '@coursewright/learning-paths';
import {
  ApplicationLog,
  type Clock,
  type Config,
  type LogSink,
  validationError,
} from '@coursewright/platform';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.ts';
import { prepareAnswers } from './http/answer-transport.ts';
import { guardApi } from './http/api-hooks.ts';
import { ErrorFilter } from './http/answer-error.ts';
import { createAdapter } from './http/fastify-adapter.ts';
import { KnownPaths } from './http/known-paths.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/web-files.ts';
import { apiTitle, openApiDocument } from './openapi.ts';
import { mountTrpc } from './trpc.ts';

/** What specs replace. */
export interface AppOptions {
  readonly clock?: Clock;
  /** Where the log goes instead of stdout. */
  readonly log?: LogSink;
  /** Folder of the built web application; default apps/web/dist, absent is fine. */
  readonly webRoot?: string;
}

/**
 * The whole application, ready to `listen`: both APIs, the documentation, health and the web's
 * files.
 */
export async function createApp(
  config: Config,
  options: AppOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config);
  const fastify = adapter.getInstance();
  const known = new KnownPaths(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, options.clock, options.log),
    adapter,
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
      forceCloseConnections: true,
    },
  );
  app.useLogger(app.get(ApplicationLog));
  app.flushLogs();

  logRequests(fastify);
  await app.register(helmet, securityHeaders(config));
  await app.register(cookie);
  guardApi(fastify);
  await prepareAnswers(fastify);
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory: validationError }));
  documentApi(app, config);

  await app.init();
  await mountTrpc(fastify, app);
  const about = app.get(DescribePublicCourse, { strict: false });
  const pages = app.get(CoursePages, { strict: false });
  const pictures = app.get(CoursePictures, { strict: false });
  await serveWeb(fastify, options.webRoot ?? join(import.meta.dirname, '../../web/dist'), known, {
    publicUrl: config.publicUrl,
    describe: (origin, shareId, lessonId) => about.run(origin, shareId, lessonId),
    write: (key, course) => pages.html(key, course),
    draw: (course) => pictures.png(course),
  });
  return app;
}

// The page is drawn by a library that writes strings as markup, what comes from the document
// sanitised; strings never become scripts there either.
const docsPolicy = `window.trustedTypes?.createPolicy('default', { createHTML: (text) => text });`;

function documentApi(app: NestFastifyApplication, config: Config): void {
  // Not before somebody asks: it takes a quarter of what starting does.
  let document: ReturnType<typeof openApiDocument> | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/openapi.json', () => (document ??= openApiDocument(config.publicUrl)));
  fastify.get('/api/docs/policy.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(docsPolicy),
  );
  const page = new DocumentBuilder().setTitle(apiTitle).build();
  SwaggerModule.setup(
    'api/docs',
    app,
    { ...page, paths: {} },
    {
      raw: false,
      customSiteTitle: 'Coursewright API',
      customJs: '/api/docs/policy.js',
      swaggerUrl: '/api/openapi.json',
      // Without a document at hand the page fetches the address above.
      swaggerOptions: { spec: {} },
    },
  );
}
