import { createHash } from 'node:crypto';
import {
  AppError,
  fieldRefusal,
  type LessonPlace,
  limits,
  type NarrationStyle,
  type Said,
  say,
  sayAs,
  type WantedAudio,
} from '@coursewright/contract';
import { CourseReadings } from '@coursewright/learning-paths';
import { Injectable } from '@nestjs/common';
import { Narrations } from './narrations.ts';
import type { LessonText } from './script/lesson-script.ts';
import { WrittenScripts } from './written-scripts.ts';
import { type Choices, Speech } from './speech/speech.ts';

/** A new version of what is said of a lesson is other audio. */
const scriptVersion = 1;

/** A lesson, and how it is to be read. */
export interface SettledAudio {
  readonly courseId: string;
  readonly submoduleId: string;
  readonly lesson: LessonText;
  readonly choices: Choices;
  readonly language: string;
  readonly style: NarrationStyle;
  readonly voice: string;
  readonly key: string;
  /** Why it cannot be read aloud here. */
  readonly refusal: Said | undefined;
}

type ReadAloud = Pick<SettledAudio, 'language' | 'style' | 'voice'>;

/** Settles what was left open of how a lesson is read, and whether it can be. */
@Injectable()
export class WantedAudioOf {
  constructor(
    private readonly readings: CourseReadings,
    private readonly speech: Speech,
    private readonly narrations: Narrations,
    private readonly scripts: WrittenScripts,
  ) {}

  /** Throws not_found, and validation_error where something was asked for that there is not. */
  async settle(userId: string, place: LessonPlace, wanted: WantedAudio): Promise<SettledAudio> {
    const found = await this.readings.lessonAt(userId, place);
    if (!found) throw new AppError('not_found', 'There is no such lesson in this course.');
    const { id, title, content, summary } = found.lesson;
    const { topic, language: spoken } = found;
    const lesson = { title, content, summary, language: spoken, topic };
    const voices = this.speech.choicesFor(spoken) ?? nothing(spoken);
    const own = { ...voices, styles: this.scripts.stylesBeside(voices.styles) };
    const brought = (await this.narrations.broughtOf(found.course_id, id)).filter(
      ({ key, ...how }) => this.keyOf(lesson, how) === key,
    );
    // What came with the course is heard first: it is there, and may be of a voice not had here.
    const there = brought.find((how) => isWanted(how, wanted));
    const { language, style, voice } = there ?? {
      language: chosen('language', wanted.language, own.languages),
      style: chosen('style', wanted.style, own.styles),
      voice: chosen('voice', wanted.voice, own.voices),
    };
    return {
      courseId: found.course_id,
      submoduleId: id,
      lesson,
      choices: withBrought(own, brought),
      language,
      style,
      voice,
      key: this.keyOf(lesson, { language, style, voice }),
      refusal: there ? undefined : this.refusalOf(lesson),
    };
  }

  /** The same for what would be heard the same. */
  keyOf({ title, content, summary, language: spoken }: LessonText, how: ReadAloud): string {
    const lesson = { title, content, summary, language: spoken };
    const { language, style, voice } = how;
    const made = [scriptVersion, lesson, this.speech.version, language, style, voice];
    // Another author says it otherwise.
    return hash(this.scripts.version === undefined ? made : [...made, this.scripts.version]);
  }

  private refusalOf({ title, content, summary, language }: LessonText): Said | undefined {
    if (content.trim() === '')
      return sayAs('lesson_not_written', 'This lesson has no text yet that could be read aloud.');
    if (title.length + content.length + summary.length > limits.narration.scriptMax)
      return say('lesson_too_long_aloud');
    if (!this.speech.choicesFor(language))
      return sayAs(
        'language_not_spoken',
        `${this.speech.name} does not speak the language of this course.`,
      );
    return this.speech.refusalOf(language, `${title} ${content} ${summary}`);
  }
}

/** For what shows the lesson none the less. */
const nothing = (language: string): Choices => ({
  languages: [language],
  voices: ['standard'],
  styles: ['standard'],
});

const withBrought = (own: Choices, brought: readonly ReadAloud[]): Choices => ({
  languages: [...new Set([...own.languages, ...brought.map(({ language }) => language)])],
  styles: [...new Set([...own.styles, ...brought.map(({ style }) => style)])],
  voices: [...new Set([...own.voices, ...brought.map(({ voice }) => voice)])],
});

const isWanted = ({ language, style, voice }: ReadAloud, wanted: WantedAudio): boolean =>
  [language, language.split('-')[0], undefined].includes(wanted.language) &&
  [style, undefined].includes(wanted.style) &&
  [voice, undefined].includes(wanted.voice);

function chosen<Value extends string>(
  name: string,
  wanted: Value | undefined,
  offered: readonly Value[],
): Value {
  const found =
    wanted === undefined
      ? offered[0]
      : (offered.find((one) => one.toLowerCase() === wanted.toLowerCase()) ??
        // "en" is any English.
        (name === 'language' ? offered.find((one) => one.split('-')[0] === wanted) : undefined));
  if (found !== undefined) return found;
  const message =
    name === 'language'
      ? `A lesson is read in its own language only: ${offered.join(', ')}.`
      : `There is no such ${name}. Choose one of ${offered.join(', ')}.`;
  throw fieldRefusal(name, sayAs('voice_unknown', message));
}

const hash = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');
