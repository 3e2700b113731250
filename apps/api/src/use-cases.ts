import { adminUseCases } from '@coursewright/admin';
import { authUseCases } from '@coursewright/auth';
import { generationUseCases, sampleCourseUseCases } from '@coursewright/generation';
import { paymentUseCases } from '@coursewright/payments';
import type { UseCaseClasses } from '@coursewright/platform';
import type { UseCases } from '@coursewright/rpc';
import { documentUseCases } from '@coursewright/sources';
import type { INestApplicationContext, Type } from '@nestjs/common';

/** What the features serve. An operation that none of them serves does not compile. */
const classes = {
  ...adminUseCases,
  ...authUseCases,
  ...documentUseCases,
  ...generationUseCases,
  ...paymentUseCases,
  ...sampleCourseUseCases,
} satisfies Required<UseCaseClasses>;

/** The use cases as the application has built them. */
export const useCasesOf = (app: INestApplicationContext): UseCases =>
  Object.fromEntries(
    Object.entries<Type<unknown>>(classes).map(([name, useCase]) => [
      name,
      app.get(useCase, { strict: false }),
    ]),
  ) as UseCases;
