import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  titles: { welcome: 'Willkommen', how: 'So funktioniert es', start: 'Los geht’s' },
  step: ({ step, of }) => `${step} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  go: 'Loslegen',

  greeting: 'Schön, dass du da bist.',
  greeting_by_name: ({ name }) => `Schön, dass du da bist, ${name}.`,
  what_it_does:
    'Coursewright schreibt dir einen Kurs: zu einem Thema, das du nennst, oder aus Dokumenten, die du mitbringst.',
  check_it:
    'Du musst nichts einfach glauben. Die Zahl hinter einem Satz öffnet die Textstelle, aus der er stammt.',

  name_topic: ({ strong }) => (
    <>
      {strong('Nenne ein Thema oder füge Dokumente hinzu.')} Sag dazu, wenn du magst, wie tief es
      gehen soll.
    </>
  ),
  watch: ({ strong }) => (
    <>
      {strong('Sieh zu, wie er entsteht.')} Quellen werden gelesen, eine Gliederung erscheint, und
      jede Lektion öffnet sich, sobald sie geschrieben ist.
    </>
  ),
  practise: ({ strong }) => (
    <>{strong('Lesen, prüfen, üben.')} Zu jeder Lektion gehören ihre Quellen und ein Quiz.</>
  ),

  you_have: ({ count, strong }) => (
    <>
      Du hast {strong(plural(count, { one: '1 Credit', other: `${number(count)} Credits` }))}. 1
      Credit erzeugt 1 Kurs.
    </>
  ),
  more: 'Audio und Visualisierungen einer Lektion kosten zusätzlich Credits. Gespeicherte Kurse warten auf der Seite „Offline“, mit oder ohne Verbindung.',
  failure_is_free: 'Misslingt ein Kurs, kommt sein Credit von selbst zurück.',
};
export default de;
