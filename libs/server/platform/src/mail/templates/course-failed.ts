import { greet, type Letter, letter, type MailLanguage } from './letter.ts';

export interface CourseFailedData {
  readonly name: string;
  readonly topic: string;
  /** Where the course can be tried again. */
  readonly url: string;
  /** In one or two sentences, in the language of the interface. */
  readonly reason: string;
}

/** Tells a learner who asked for it that their course was not written, why, and where it can be tried again. */
export function courseFailed(data: CourseFailedData, language: MailLanguage): Letter {
  const greeting = greet(language, data.name);
  switch (language) {
    case 'en':
      return letter({
        language,
        subject: 'Your course could not be written',
        greeting,
        before: [`Your course on “${data.topic}” could not be written.`, data.reason],
        action: { label: 'See what happened and try again', url: data.url },
        after: ['You get this message because you asked for it when the course was started.'],
      });
    case 'es':
      return letter({
        language,
        subject: 'No se ha podido escribir tu curso',
        greeting,
        before: [`No se ha podido escribir tu curso sobre «${data.topic}».`, data.reason],
        action: { label: 'Ver qué ha pasado e intentarlo de nuevo', url: data.url },
        after: ['Recibes este mensaje porque lo pediste al empezar el curso.'],
      });
  }
}
