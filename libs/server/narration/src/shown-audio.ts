import { type LessonAudio, prices, saidOf } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { audioTypes } from './audio-files.ts';
import { AudioLinks } from './audio-links.ts';
import { Narrations, type ShownNarration } from './narrations.ts';
import { Speech } from './speech/speech.ts';
import type { SettledAudio } from './wanted-audio.ts';
import { WrittenScripts } from './written-scripts.ts';

/** The audio of a lesson as its owner sees it. */
@Injectable()
export class ShownAudio {
  constructor(
    private readonly narrations: Narrations,
    private readonly links: AudioLinks,
    private readonly speech: Speech,
    private readonly scripts: WrittenScripts,
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
      ...this.madeBy(found),
      languages: [...choices.languages],
      styles: [...choices.styles],
      voices: [...choices.voices],
      refusal: refusal?.message ?? null,
      ...(refusal ? { refusal_said: saidOf(refusal) } : {}),
      error: status === 'failed' ? (found?.error ?? null) : null,
    };
  }

  /** Who speaks and whose words are heard; of what came along, nobody here knows. */
  private madeBy(found: ShownNarration | undefined) {
    if (found?.is_brought)
      return { narrator: null, is_builtin: false, script: null, script_author: null };
    const { writer } = this.scripts;
    const script = (found?.status === 'completed' && found.script) || writtenBy(writer);
    return {
      narrator: this.speech.name,
      is_builtin: this.speech.isBuiltin,
      script,
      script_author: script === 'lesson' ? null : (writer ?? null),
    };
  }
}

const writtenBy = (writer: string | undefined) => (writer === undefined ? 'lesson' : 'written');
