import { Config } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { Author } from './author.ts';
import { LessonChecker } from './citations/index.ts';
import { createAuthor } from './create-author.ts';
import { CourseInspector } from './quality/index.ts';

@Module({
  providers: [
    {
      provide: Author,
      inject: [Config],
      useFactory: (config: Config) => createAuthor(config.model),
    },
    LessonChecker,
    CourseInspector,
  ],
  exports: [Author, LessonChecker, CourseInspector],
})
export class AuthoringModule {}
