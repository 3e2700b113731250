import { AdminModule } from '@coursewright/admin';
import { AuthModule } from '@coursewright/auth';
import { AuthoringModule } from '@coursewright/authoring';
import { ChatbotModule } from '@coursewright/chatbot';
import { CreditsModule } from '@coursewright/credits';
import { ExportsModule } from '@coursewright/exports';
import { GenerationModule, SampleCourseModule } from '@coursewright/generation';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { NarrationModule } from '@coursewright/narration';
import { PaymentsModule } from '@coursewright/payments';
import { type Clock, type Config, type LogSink, PlatformModule } from '@coursewright/platform';
import { SourcesModule } from '@coursewright/sources';
import { VisualizationModule } from '@coursewright/visualization';
import { type DynamicModule, Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';

/** The product: the platform and the feature modules. */
@Module({})
export class AppModule {
  static forRoot(config: Config, clock?: Clock, log?: LogSink): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, clock, log),
        CreditsModule,
        AuthModule,
        SourcesModule,
        AuthoringModule,
        LearningPathsModule,
        ExportsModule,
        VisualizationModule,
        ChatbotModule,
        GenerationModule,
        NarrationModule,
        SampleCourseModule,
        PaymentsModule,
        AdminModule,
      ],
      controllers: [HealthController],
    };
  }
}
