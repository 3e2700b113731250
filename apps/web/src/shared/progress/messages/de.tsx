import type { Messages } from './en.tsx';

const de: Messages = {
  try_again: 'Noch einmal versuchen',
  change_request: 'Auftrag ändern',
  needs_credit: 'Besorge dir erst einen Credit; was schon geschrieben ist, bleibt erhalten.',
  goes_on_free: 'Es geht dort weiter, wo es stehen geblieben ist, ohne weitere Kosten.',
  goes_on_for_credit:
    'Es geht dort weiter, wo es stehen geblieben ist, und nimmt den zurückgegebenen Credit; ein Kurs kostet insgesamt einen Credit.',
  lesson: {
    planned: 'Geplant',
    writing: 'Wird geschrieben',
    readable: 'Lesbar, das Quiz kommt noch',
    completed: 'Fertig',
    failed: 'Misslungen',
  },
  lesson_at_the_end: {
    planned: 'Nicht geschrieben',
    writing: 'Nicht geschrieben',
    readable: 'Lesbar, ohne Quiz',
    completed: 'Fertig',
    failed: 'Misslungen',
  },
  not_found: 'Kurs nicht gefunden',
  not_found_why: 'Unter dieser Adresse gibt es keinen Kurs, oder er gehört zu einem anderen Konto.',
  create_course: 'Einen Kurs erzeugen',
  not_loaded: 'Der Kurs konnte nicht geladen werden',
  next_in_line: 'als Nächstes an der Reihe',
  in_line: ({ position }) => `Platz ${position} in der Warteschlange`,
};
export default de;
