import { Config } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { Author } from './author.ts';
import { createAuthor } from './create-author.ts';

@Module({
  providers: [{ provide: Author, inject: [Config], useFactory: (config: Config) => createAuthor(config.model) }],
  exports: [Author],
})
export class AuthoringModule {}
