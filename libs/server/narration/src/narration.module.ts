import { CreditsModule } from '@coursewright/credits';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AudioLinks } from './audio-links.ts';
import { AudioController } from './audio.controller.ts';
import { DroppedFileRow } from './dropped-file.entity.ts';
import { CreateLessonAudio } from './create-lesson-audio.ts';
import { Finished } from './finished.ts';
import { GetLessonAudio } from './get-lesson-audio.ts';
import { Narrate } from './narrate.ts';
import { NarrationHousekeeping } from './narration-housekeeping.ts';
import { NarrationRecords } from './narration-records.ts';
import { NarrationRow } from './narration.entity.ts';
import { Narrations } from './narrations.ts';
import { Scripts } from './script/scripts.ts';
import { ShownAudio } from './shown-audio.ts';
import { EspeakSpeech } from './speech/espeak/espeak-speech.ts';
import { Speech } from './speech/speech.ts';
import { WantedAudioOf } from './wanted-audio.ts';

/** Which class serves which operation. */
export const narrationUseCases = {
  getLessonAudio: GetLessonAudio,
  createLessonAudio: CreateLessonAudio,
} satisfies UseCaseClasses;
const useCases = Object.values(narrationUseCases);

/** Lessons that are read aloud. */
@Module({
  imports: [
    TypeOrmModule.forFeature([NarrationRow, DroppedFileRow]),
    CreditsModule,
    LearningPathsModule,
  ],
  controllers: [...endpointsOf(narrationUseCases), AudioController],
  providers: [
    ...useCases,
    AudioLinks,
    Finished,
    Narrate,
    NarrationHousekeeping,
    NarrationRecords,
    Narrations,
    Scripts,
    ShownAudio,
    WantedAudioOf,
    { provide: Speech, useClass: EspeakSpeech },
  ],
  exports: useCases,
})
export class NarrationModule {}
