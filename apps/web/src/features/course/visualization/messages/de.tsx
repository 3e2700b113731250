import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  title: 'Sieh, wie alles zusammenhängt',
  what_it_is:
    'Ein Diagramm dieser Lektion, durch das du dich bewegen kannst. Jeder Baustein öffnet die Textstelle, auf der er beruht.',
  which_kind: 'Was soll es zeigen?',
  kind: {
    best: { name: 'Was am besten passt', explanation: 'Die Lektion entscheidet.' },
    concept_map: { name: 'Begriffsnetz', explanation: 'Begriffe und wie sie zusammenhängen.' },
    flow: { name: 'Ablauf', explanation: 'Schritte, einer nach dem anderen.' },
    timeline: { name: 'Zeitleiste', explanation: 'Was wann geschah.' },
    comparison: { name: 'Vergleich', explanation: 'Dinge nebeneinander.' },
    cycle: { name: 'Kreislauf', explanation: 'Schritte, die von vorn beginnen.' },
    hierarchy: { name: 'Hierarchie', explanation: 'Ein Ganzes und seine Teile.' },
  },
  costs: ({ count }) =>
    plural(count, { one: 'Kostet 1 Credit', other: `Kostet ${number(count)} Credits` }),
  free: 'Kostet nichts: Es ist schon gezeichnet',
  you_have: ({ count }) => plural(count, { one: 'du hast 1', other: `du hast ${number(count)}` }),
  draw: 'Diagramm zeichnen',
  drawing: 'Wird gezeichnet …',
  drawing_takes:
    'Die Lektion wird gelesen. Das kann eine Minute dauern; du kannst solange weiterlesen.',
  paid_once: 'Einmal bezahlt, bleibt es bei der Lektion, bis sie sich ändert.',
  offline: 'Du bist offline. Diagramme lassen sich zeichnen, sobald du wieder verbunden bist.',
  not_enough_credits: 'Du hast nicht genug Credits.',
  buy_credits: 'Credits kaufen',
  not_drawn: 'Das Diagramm konnte nicht gezeichnet werden.',
  nothing_charged: 'Es wurde nichts berechnet.',
  nothing_to_draw: 'In dieser Lektion gibt es nichts, was ein Diagramm zeigen könnte.',
  unsuitable: ({ kind }) => `Zu dieser Lektion passt nicht: ${kind}.`,
  try_instead: 'Versuche stattdessen:',
  only_own:
    'Diagramme werden für deine eigenen Kurse gezeichnet. Kopiere diesen Kurs in deinen Verlauf, dann geht es auch für seine Lektionen.',
  not_on_device:
    'Auf diesem Gerät ist kein Diagramm dieser Lektion gespeichert. Wähle mit Verbindung in deinem Kurs noch einmal „Offline speichern“, um es mitzunehmen.',
  not_loaded: 'Die Diagramme dieser Lektion konnten nicht geladen werden.',
  try_again: 'Noch einmal versuchen',
  loading: 'Die Diagramme werden geladen …',
  drawn: 'Diagramme dieser Lektion',
  another: 'Noch ein Diagramm',
  diagram: ({ title, kind }) => `${title}: ${kind}`,
  nodes: ({ count }) => plural(count, { one: '1 Baustein', other: `${number(count)} Bausteine` }),
  tools: 'Werkzeuge für das Diagramm',
  zoom_in: 'Vergrößern',
  zoom_out: 'Verkleinern',
  fit: 'Alles zeigen',
  unfold_all: 'Alles aufklappen',
  fold_all: 'Alles zuklappen',
  as_text: 'Als Text',
  search: 'Im Diagramm suchen',
  found: ({ count }) => plural(count, { one: '1 gefunden', other: `${number(count)} gefunden` }),
  download_svg: 'SVG',
  download_png: 'PNG',
  download: 'Herunterladen als',
  not_saved: 'Das Bild konnte nicht erzeugt werden. Versuche das andere Format.',
  keys: 'Ziehen verschiebt, Strg und Mausrad vergrößern. Mit Tasten: Pfeile gehen von Baustein zu Baustein, Enter öffnet einen, die Leertaste klappt ihn zu, + und − vergrößern und verkleinern, 0 zeigt alles.',
  below: ({ count }) =>
    plural(count, {
      one: '1 Baustein darunter',
      other: `${number(count)} Bausteine darunter`,
    }),
  step: ({ step }) => `Schritt ${number(step)}`,
  pick: 'Wähle einen Baustein, um zu sehen, was die Lektion darüber sagt.',
  close: 'Schließen',
  leads_to: 'Führt zu',
  comes_from: 'Kommt von',
  sources: 'Beruht auf',
  source: ({ source }) => `Quelle ${number(source)}`,
  no_source: 'Dafür ist keine Textstelle angegeben.',
  aspect: 'Gesichtspunkt',
  also: 'Hängt auch zusammen mit',
};
export default de;
