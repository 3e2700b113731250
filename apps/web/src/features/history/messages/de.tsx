import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  title: 'Verlauf',
  new_course: 'Neuer Kurs',
  loading: 'Deine Kurse werden geladen',
  try_again: 'Noch einmal versuchen',
  not_loaded: 'Deine Kurse konnten nicht geladen werden.',
  offline: 'Deine Kurse erscheinen, sobald die Verbindung wieder da ist.',

  search: 'Themen und Schlagwörter durchsuchen',
  order: 'Reihenfolge',
  orders: {
    creation_date: 'Neueste zuerst',
    last_modified_date: 'Zuletzt geänderte zuerst',
    topic: 'Nach Thema, A bis Z',
    favorite: 'Favoriten zuerst',
  },
  origin: 'Herkunft',
  origins: {
    all: 'Alle',
    generated: 'Erzeugt',
    imported: 'Importiert',
    copied_public: 'Kopiert',
  },
  favorites_only: 'Nur Favoriten',
  tag_is: ({ tag }) => <>Schlagwort: {tag}</>,
  all_tags: 'Alle Schlagwörter',
  clear_filters: 'Filter löschen',
  found: ({ count }) => plural(count, { one: '1 Kurs', other: `${number(count)} Kurse` }),
  found_more: ({ count }) => `Mehr als ${number(count)} Kurse`,

  courses: 'Deine Kurse',
  empty_while_writing: 'Was gerade geschrieben wird, erscheint hier, sobald es lesbar ist.',
  empty_title: 'Noch keine Kurse',
  empty: 'Jeder Kurs, den du erzeugst, wird hier aufbewahrt.',
  nothing_found: 'Kein Kurs passt zu diesen Filtern.',
  page_is_past: 'So viele Kurse sind es nicht mehr.',
  to_first_page: 'Zur ersten Seite',
  pages: 'Seiten deiner Kurse',
  previous: 'Zurück',
  next: 'Weiter',
  page_of: ({ page, pages }) => `Seite ${number(page)} von ${number(pages)}`,

  modules: ({ count }) => plural(count, { one: '1 Modul', other: `${number(count)} Module` }),
  lessons: ({ count }) => plural(count, { one: '1 Lektion', other: `${number(count)} Lektionen` }),
  created: ({ day }) => `Erstellt am ${day}`,
  changed: ({ day }) => `Geändert am ${day}`,
  incomplete: 'Unvollständig',
  public: 'Öffentlich',
  read_of: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} von 1 Lektion abgeschlossen`,
      other: `${number(done)} von ${number(count)} Lektionen abgeschlossen`,
    }),
  all_read: ({ count }) =>
    plural(count, {
      one: 'Die Lektion ist abgeschlossen',
      other: `Alle ${number(count)} Lektionen abgeschlossen`,
    }),
  resume: 'Weiterlernen',
  learned: 'Was du gelernt hast',
  learned_in: ({ topic }) => `Was du gelernt hast: ${topic}`,
  resume_course: ({ topic }) => `Weiterlernen: ${topic}`,
  favorite_of: ({ topic }) => `Favorit: ${topic}`,
  change_failed: ({ topic, reason }) => `„${topic}“ wurde nicht geändert. ${reason}`,

  tags_of: ({ topic }) => `Schlagwörter: ${topic}`,
  show_tag: ({ tag }) => `Kurse mit dem Schlagwort ${tag} zeigen`,
  edit_tags: 'Schlagwörter bearbeiten',
  add_tags: 'Schlagwörter hinzufügen',
  edit_tags_of: ({ topic }) => `Schlagwörter bearbeiten: ${topic}`,
  add_tags_to: ({ topic }) => `Schlagwörter hinzufügen: ${topic}`,
  new_tag: 'Neues Schlagwort',
  remove_tag: ({ tag }) => `Schlagwort ${tag} entfernen`,
  tag_hint: 'Enter fügt ein Schlagwort hinzu. Escape schließt, ohne zu speichern.',
  tag_too_long: ({ max }) => `Ein Schlagwort hat höchstens ${number(max)} Zeichen.`,
  too_many_tags: ({ max }) => `Ein Kurs hat höchstens ${number(max)} Schlagwörter.`,
  save: 'Speichern',
  cancel: 'Abbrechen',

  menu_of: ({ topic }) => `Mehr zu ${topic}`,
  open: 'Öffnen',
  share: 'Teilen …',
  download: 'Herunterladen …',
  save_offline: 'Offline speichern',
  delete: 'Löschen',
  deleted: ({ topic }) => `„${topic}“ wurde gelöscht.`,
  undo: 'Rückgängig',
  not_deleted: ({ topic, reason }) => `„${topic}“ wurde nicht gelöscht. ${reason}`,
  restored: ({ topic }) => `„${topic}“ ist wieder da.`,
  not_restored: ({ topic, reason }) => `„${topic}“ konnte nicht zurückgeholt werden. ${reason}`,

  more: 'Mehr zu allen Kursen',
  import: 'Importieren …',
  export_all: 'Alle exportieren',
  exported_nothing: ({ reason }) => `Deine Kurse wurden nicht exportiert. ${reason}`,
  clear_all: 'Alle löschen …',
  clear_question: 'Alle Kurse löschen?',
  clear_consequence:
    'Alle deine Kurse werden gelöscht. Nur was gerade geschrieben wird, bleibt. Exportiere sie vorher, wenn du sie vielleicht noch brauchst.',
  clear_word: 'löschen',
  clear_confirm: ({ word }) => `Gib zur Bestätigung „${word}“ ein`,
  clear_now: 'Alle Kurse löschen',
  cleared: 'Alle deine Kurse wurden gelöscht.',

  import_title: 'Kurse importieren',
  import_lead:
    'Nimm Kurse auf, die hier exportiert wurden, mit diesem oder einem anderen Konto, eine Kursdatei aus einer anderen Installation oder das Markdown eines Kurses.',
  choose_file: 'Datei auswählen',
  or_drop: 'oder hier ablegen.',
  file_chosen: ({ name }) => `Ausgewählt: ${name}`,
  or_paste: 'Oder füge ihren Inhalt ein',
  import_now: 'Importieren',
  importing: ({ done, all }) =>
    all > 1 ? `Wird importiert, Teil ${number(done + 1)} von ${number(all)}` : 'Wird importiert',
  import_nothing: 'Wähle erst eine Datei oder füge ihren Inhalt ein.',
  import_unreadable:
    'Das ist keine Datei mit Kursen. Wähle, was „Alle exportieren“ gespeichert hat (.json), oder einen Kurs, der als Coursewright-Datei (.course) oder Markdown (.md, .zip) heruntergeladen wurde.',
  import_too_large: ({ max }) => `Das ist zu groß: Ein Kurs hat höchstens ${max}.`,
  course_number: ({ place }) => `Kurs ${number(place)}`,
  imported: ({ count }) =>
    plural(count, {
      one: '1 Kurs wurde importiert.',
      other: `${number(count)} Kurse wurden importiert.`,
    }),
  imported_none: 'Es wurde kein Kurs importiert.',
  known: ({ count }) =>
    plural(count, {
      one: '1 Kurs ist schon in deinem Verlauf und bleibt, wie er ist.',
      other: `${number(count)} Kurse sind schon in deinem Verlauf und bleiben, wie sie sind.`,
    }),
  refused: ({ count }) =>
    plural(count, {
      one: '1 Kurs wurde ausgelassen:',
      other: `${number(count)} Kurse wurden ausgelassen:`,
    }),
  more_problems: ({ count }) =>
    plural(count, {
      one: 'und 1 weiteres Problem',
      other: `und ${number(count)} weitere Probleme`,
    }),
  file_outcome: {
    imported: ({ topic }) => `„${topic}“ wurde importiert.`,
    merged: ({ topic }) =>
      `„${topic}“ war schon da; das Neue aus der Datei ist hinzugekommen. Nichts wurde überschrieben.`,
    known: ({ topic }) =>
      `„${topic}“ ist schon in deinem Verlauf, mit allem, was diese Datei enthält.`,
  },
  file_too_large: ({ max }) => `Diese Datei ist zu groß: Eine Kursdatei hat höchstens ${max}.`,
  from_markdown:
    'Aus Markdown: ohne frühere Fassungen, ohne Lernstand und ohne die Prüfung seiner Sätze.',
  file_lacks: {
    lessons: 'Einige Lektionen des Kurses fehlen in dieser Datei.',
    questions: 'Die Fragen des Kurses fehlen in dieser Datei.',
    passages: 'Von den zitierten Textstellen enthält diese Datei nur die Anfänge.',
  },
  signed_here: 'Von dieser Installation signiert und seitdem unverändert.',
  signed_elsewhere: ({ address, key }) => (
    <>
      Anderswo signiert, von einer Installation, die diese hier nicht kennt, und seitdem
      unverändert. Die Datei nennt als Herkunft {address}. Schlüssel: {key}
    </>
  ),
  import_another: 'Noch eine Datei importieren',
  done: 'Fertig',

  unfinished: 'In Arbeit',
  ended_early: ({ count }) =>
    plural(count, {
      one: '1 Kurs, der misslungen ist oder angehalten wurde',
      other: `${number(count)} Kurse, die misslungen sind oder angehalten wurden`,
    }),
  status: {
    pending: 'Wartet',
    running: 'Wird geschrieben',
    completed: 'Fertig',
    failed: 'Misslungen',
    cancelled: 'Abgebrochen',
  },
  waiting_for_you: 'Wartet auf dich',
  waiting_at: ({ place }) => `Wartet, ${place}`,
  written_by: ({ percent }) => `Wird geschrieben, ${percent} %`,
  outline_ready: ({ link }) => <>Die Gliederung ist fertig. {link('Gliederung bearbeiten')}</>,
  no_source_found: ({ link }) => (
    <>Es wurde keine Quelle gefunden. {link('Entscheide, wie es weitergeht')}</>
  ),
  decide_of: ({ topic }) => `Entscheide, wie es weitergeht: ${topic}`,
  edit_outline_of: ({ topic }) => `Gliederung bearbeiten: ${topic}`,
  try_again_of: ({ topic }) => `Noch einmal versuchen: ${topic}`,
  again_for_credit_goes_on: ({ link }) => (
    <>{link('Noch einmal versuchen')} für diesen Credit; es geht dort weiter, wo es aufgehört hat</>
  ),
  again_for_credit: ({ link }) => <>{link('Noch einmal versuchen')} für diesen Credit</>,
  again_for_nothing: ({ link }) => (
    <>
      {link('Noch einmal versuchen')} ohne weiteren Credit; es geht dort weiter, wo es aufgehört hat
    </>
  ),
  stopped_paid:
    'Du hast ihn angehalten, bevor eine Lektion fertig war. An dem Tag hattest du schon mehrere Kurse angehalten, darum bleibt der Credit bei ihm.',
  failed_refunded: 'Das Schreiben des Kurses ist misslungen. Dein Credit wurde zurückgegeben.',
  stopped_refunded:
    'Du hast ihn angehalten, bevor eine Lektion fertig war; dein Credit wurde zurückgegeben.',
};
export default de;
