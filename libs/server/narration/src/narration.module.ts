import { AuthoringModule } from '@coursewright/authoring';
import { CreditsModule } from '@coursewright/credits';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { Config, endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AudioLinks } from './audio-links.ts';
import { AudioFiles } from './audio-files.ts';
import { BroughtRecordings } from './brought-recordings.ts';
import { AudioController } from './audio.controller.ts';
import { DroppedFileRow } from './dropped-file.entity.ts';
import { CreateLessonAudio } from './create-lesson-audio.ts';
import { Finished } from './finished.ts';
import { GetCourseAudio } from './get-course-audio.ts';
import { GetLessonAudio } from './get-lesson-audio.ts';
import { Narrate } from './narrate.ts';
import { NarrationHousekeeping } from './narration-housekeeping.ts';
import { NarrationRecords } from './narration-records.ts';
import { NarrationRow } from './narration.entity.ts';
import { Narrations } from './narrations.ts';
import { Scripts } from './script/scripts.ts';
import { ShownAudio } from './shown-audio.ts';
import { NarrationChunkRow } from './narration-chunk.entity.ts';
import { NarrationChunks } from './narration-chunks.ts';
import { EspeakSpeech } from './speech/espeak/espeak-speech.ts';
import { KokoroSpeech } from './speech/kokoro/kokoro-speech.ts';
import { Mp3Encoder } from './speech/mp3/mp3-encoder.ts';
import { ServerSpeech } from './speech/server/server-speech.ts';
import { Speech } from './speech/speech.ts';
import { WantedAudioOf } from './wanted-audio.ts';
import { WrittenScripts } from './written-scripts.ts';

/** Which class serves which operation. */
export const narrationUseCases = {
  getLessonAudio: GetLessonAudio,
  createLessonAudio: CreateLessonAudio,
  getCourseAudio: GetCourseAudio,
} satisfies UseCaseClasses;
const useCases = Object.values(narrationUseCases);

/** Lessons that are read aloud. */
@Module({
  imports: [
    TypeOrmModule.forFeature([NarrationRow, NarrationChunkRow, DroppedFileRow]),
    AuthoringModule,
    CreditsModule,
    LearningPathsModule,
  ],
  controllers: [...endpointsOf(narrationUseCases), AudioController],
  providers: [
    ...useCases,
    AudioFiles,
    AudioLinks,
    BroughtRecordings,
    Mp3Encoder,
    Finished,
    Narrate,
    NarrationHousekeeping,
    NarrationRecords,
    NarrationChunks,
    Narrations,
    Scripts,
    ShownAudio,
    WantedAudioOf,
    WrittenScripts,
    {
      provide: Speech,
      inject: [Config],
      useFactory: ({ speech }: Config) =>
        speech.kind === 'server'
          ? new ServerSpeech(speech)
          : speech.kind === 'kokoro'
            ? new KokoroSpeech(speech)
            : new EspeakSpeech(),
    },
  ],
  exports: useCases,
})
export class NarrationModule {}
