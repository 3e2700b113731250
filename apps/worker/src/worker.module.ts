import { AuthModule } from '@coursewright/auth';
import { AuthoringModule } from '@coursewright/authoring';
import { CreditsModule } from '@coursewright/credits';
import { ExportsModule } from '@coursewright/exports';
import { GenerationModule } from '@coursewright/generation';
import { NarrationModule } from '@coursewright/narration';
import { PaymentsModule } from '@coursewright/payments';
import { type Config, PlatformModule } from '@coursewright/platform';
import { SourcesModule } from '@coursewright/sources';
import { type DynamicModule, Module } from '@nestjs/common';

/** The modules of the API without its endpoints: what is left is what takes jobs. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot(config),
        CreditsModule,
        AuthModule,
        SourcesModule,
        AuthoringModule,
        ExportsModule,
        GenerationModule,
        NarrationModule,
        PaymentsModule,
      ],
    };
  }
}
