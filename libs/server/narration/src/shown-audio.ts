import { type LessonAudio, prices } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { audioTypes } from './audio-files.ts';
import { AudioLinks } from './audio-links.ts';
import { Narrations } from './narrations.ts';
import { Speech } from './speech/speech.ts';
import type { SettledAudio } from './wanted-audio.ts';

/** The audio of a lesson as its owner sees it. */
@Injectable()
export class ShownAudio {
  constructor(
    private readonly narrations: Narrations,
    private readonly links: AudioLinks,
    private readonly speech: Speech,
  ) {}

  async of(settled: SettledAudio): Promise<LessonAudio> {
    const { courseId, key, language, style, voice, choices, refusal } = settled;
    const found = await this.narrations.find(courseId, key);
    const status = found?.status ?? 'none';
    const isThere = status === 'completed';
    const sentences = (isThere && found?.sentences) || [];
    return {
      status,
      progress: found?.progress ?? 0,
      price: status === 'none' || status === 'failed' ? prices.audio : 0,
      audio_url: isThere && found ? this.links.linkTo(found.id, 'mp3') : null,
      opus_url: isThere && found?.opus_bytes ? this.links.linkTo(found.id, 'opus') : null,
      transcript: isThere ? sentences.map(({ text }) => text).join('\n') : null,
      sentences,
      duration_seconds: isThere && found ? found.duration_seconds : null,
      mime_type: isThere ? audioTypes.mp3 : null,
      language,
      style,
      voice,
      narrator: this.speech.name,
      is_builtin: this.speech.isBuiltin,
      languages: [...choices.languages],
      styles: [...choices.styles],
      voices: [...choices.voices],
      refusal: refusal?.message ?? null,
      error: status === 'failed' ? (found?.error ?? null) : null,
    };
  }
}
