import { greet, type Letter, letter, type MailLanguage } from './letter.ts';

export interface CourseReadyData {
  readonly name: string;
  readonly topic: string;
  /** Where the course is read. */
  readonly url: string;
}

/** Tells a learner who asked for it that their course can be read. */
export function courseReady(data: CourseReadyData, language: MailLanguage): Letter {
  const greeting = greet(language, data.name);
  switch (language) {
    case 'en':
      return letter({
        language,
        subject: 'Your course is ready',
        greeting,
        before: [`Your course on “${data.topic}” has been written.`],
        action: { label: 'Read the course', url: data.url },
        after: ['You get this message because you asked for it when the course was started.'],
      });
    case 'es':
      return letter({
        language,
        subject: 'Tu curso está listo',
        greeting,
        before: [`Tu curso sobre «${data.topic}» ya está escrito.`],
        action: { label: 'Leer el curso', url: data.url },
        after: ['Recibes este mensaje porque lo pediste al empezar el curso.'],
      });
  }
}
