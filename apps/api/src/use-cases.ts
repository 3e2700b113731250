import { adminUseCases } from '@coursewright/admin';
import { authUseCases } from '@coursewright/auth';
import { exportUseCases } from '@coursewright/exports';
import { generationUseCases, sampleCourseUseCases } from '@coursewright/generation';
import { learningPathUseCases } from '@coursewright/learning-paths';
import { narrationUseCases } from '@coursewright/narration';
import { chatbotUseCases } from '@coursewright/chatbot';
import { paymentUseCases } from '@coursewright/payments';
import {
  attemptAt,
  Idempotency,
  type SomeUseCase,
  type UseCaseClasses,
} from '@coursewright/platform';
import type { CallOptions, Origin, UseCaseName } from '@coursewright/rpc';
import { documentUseCases } from '@coursewright/sources';
import { visualizationUseCases } from '@coursewright/visualization';
import type { INestApplicationContext } from '@nestjs/common';

/** What the features serve. An operation that none of them serves does not compile. */
const classes = {
  ...adminUseCases,
  ...authUseCases,
  ...documentUseCases,
  ...generationUseCases,
  ...learningPathUseCases,
  ...narrationUseCases,
  ...chatbotUseCases,
  ...paymentUseCases,
  ...sampleCourseUseCases,
  ...exportUseCases,
  ...visualizationUseCases,
} satisfies Required<UseCaseClasses>;

/** Calls a use case for a request, keyed by its header where the operation is idempotent. */
export type CallUseCase = (
  name: UseCaseName,
  who: Origin,
  input: unknown,
  options: CallOptions,
) => Promise<unknown>;

/** The use cases as the application has built them. */
export function useCasesOf(app: INestApplicationContext): CallUseCase {
  const idempotency = app.get(Idempotency);
  return async (name, who, input, options) => {
    const useCase: SomeUseCase = app.get<SomeUseCase>(classes[name], { strict: false });
    return useCase.run(
      who,
      input,
      attemptAt(idempotency, { operation: name, who, input, options }),
    );
  };
}
