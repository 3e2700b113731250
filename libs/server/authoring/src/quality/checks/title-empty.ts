import { comparable } from '../alike.ts';
import type { Check } from '../check.ts';

const numbered =
  /^(?:lesson|module|chapter|part|section|unit|submodule|lección|módulo|capítulo|sección|leçon|chapitre|lektion|modul|kapitel|abschnitt|lezione|capitolo|lição|aula|capitolul|урок|модуль|глава|часть|第)\s*[\d.ivx]*\s*(?:课|章|节|課|回)?$/iu;
const nothing = /^(?:string|title|untitled|n\/?a|none|null|undefined|[^\p{L}]*)$/iu;

/** A title that does not say what it is about. */
export const titleEmpty: Check = {
  id: 'title_empty',
  severity: 'warning',
  examines: 'title',
  *find({ course, lessons }) {
    const isEmpty = (title: string): boolean =>
      numbered.test(title.trim()) ||
      nothing.test(title.trim()) ||
      (lessons.length > 2 && comparable(title) === comparable(course.topic));
    for (const { id, title } of course.modules)
      if (isEmpty(title)) yield { place: { part: 'module', module_id: id }, said: title };
    for (const each of lessons)
      if (isEmpty(each.lesson.title)) yield { place: each.place('title'), said: each.lesson.title };
  },
};
