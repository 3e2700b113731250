import { GetOwnCredits, GetOwnUser, Register, ResendVerification, VerifyEmail } from '@coursewright/auth';
import { CancelGeneration, GetCapabilities, GetGeneration, ListActiveGenerations, StartGeneration } from '@coursewright/generation';
import type { UseCases } from '@coursewright/rpc';
import { DeleteDocument, ListDocuments } from '@coursewright/sources';
import type { INestApplicationContext, Type } from '@nestjs/common';

/** The use cases as the application has built them. A name without a class, or with the wrong one, does not compile. */
export function useCasesOf(app: INestApplicationContext): UseCases {
  const built = <UseCase>(useCase: Type<UseCase>): UseCase => app.get(useCase, { strict: false });
  return {
    register: built(Register),
    verifyEmail: built(VerifyEmail),
    resendVerification: built(ResendVerification),
    getOwnUser: built(GetOwnUser),
    getOwnCredits: built(GetOwnCredits),
    listDocuments: built(ListDocuments),
    deleteDocument: built(DeleteDocument),
    startGeneration: built(StartGeneration),
    getGeneration: built(GetGeneration),
    cancelGeneration: built(CancelGeneration),
    listActiveGenerations: built(ListActiveGenerations),
    getCapabilities: built(GetCapabilities),
  };
}
