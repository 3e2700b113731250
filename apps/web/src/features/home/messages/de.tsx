import type { Messages } from './en.tsx';

const de: Messages = {
  chip: '1 Credit = 1 ganzer Kurs',
  headline: ({ mark, line }) => (
    <>
      {line('Nenne ein Thema.')}
      {line(<>Du bekommst einen {mark('Kurs')},</>)}
      {line('den du zu Ende bringst.')}
    </>
  ),
  lead: 'Coursewright liest sich in dein Thema ein oder in die Dokumente, die du mitbringst, und schreibt Module, kurze Lektionen und Quiz. Jede Aussage führt zu der Textstelle, auf der sie beruht.',
  generate: 'Kurs erzeugen',
  open_sample: 'Beispielkurs öffnen',
  free: 'Credits geschenkt, wenn du dich registrierst. Keine Karte nötig.',
  call: 'Was möchtest du verstehen?',
  call_text:
    'Deine ersten Kurse sind kostenlos. Sie bleiben deine, mit jeder Quelle, aus der sie geschrieben wurden.',
  create_account: 'Konto anlegen',

  card: {
    label: 'Beispiel eines angefangenen Kurses',
    course: 'Wie Flüsse das Land formen',
    size: '4 Module',
    done: 'Fertig',
    now: 'Du liest',
    next: 'Danach',
  },
  modules: [
    { title: 'Wasser auf dem Weg zum Meer', about: '3 Lektionen · alle gelesen', state: 'done' },
    { title: 'Abtragung und Transport', about: '4 Lektionen · alle gelesen', state: 'done' },
    { title: 'Gebirge und Oberlauf', about: '3 Lektionen · 6 Begriffe', state: 'now' },
    { title: 'Mäander und Auen', about: '4 Lektionen · 5 Fragen', state: 'next' },
  ],

  how: 'In wenigen Minuten von der Frage zum Kurs',
  steps: [
    {
      title: 'Du sagst, was',
      text: 'Ein Thema in ein paar Worten oder bis zu zwanzig eigene Dokumente: PDF, Word, EPUB, HTML, Markdown oder Text. Dazu, für wen es ist und in welcher Sprache.',
    },
    {
      title: 'Erst wird gelesen',
      text: 'Quellen werden in nummerierte Textstellen zerlegt. Aus dem, was sie hergeben, entsteht die Gliederung, Modul für Modul, bevor eine Zeile einer Lektion geschrieben wird.',
    },
    {
      title: 'Geschrieben wird vor deinen Augen',
      text: 'Du siehst die Lektionen entstehen und fängst mit der ersten an, während der Rest geschrieben wird. Jeder Satz wird an der Textstelle geprüft, die ihn belegt.',
    },
    {
      title: 'Du lernst',
      text: 'Kurze Lektionen, Schlüsselbegriffe und jeweils ein Quiz, mit Erklärung und Quelle zu jeder Antwort.',
    },
  ],

  why: 'Warum es funktioniert',
  reasons: [
    {
      title: 'Du kannst es prüfen',
      text: 'Ein Beleg öffnet genau die Textstelle, die im Kurs aufbewahrt ist. Sie ist auch dann da, wenn die Seite dahinter verschwunden ist.',
    },
    {
      title: 'Es sagt, was es nicht weiß',
      text: 'Ein Satz, den seine Textstelle nicht stützt, wird umgeschrieben oder gekennzeichnet. Der Kurs zählt beide Arten, für alle sichtbar.',
    },
    {
      title: 'Abfragen schlägt Wiederlesen',
      text: 'Woran du dich erinnern sollst, bleibt länger als das, was du zweimal liest. Darum hat jede Lektion ihre Fragen.',
    },
    {
      title: 'Scheitern kostet nichts',
      text: 'Kann ein Kurs nicht geschrieben werden, kommt sein Credit von selbst zurück. Hältst du ihn vorzeitig an, bleibt, was geschrieben ist.',
    },
  ],

  sample: 'Eine Seite aus einem Kurs',
  sample_intro: 'Öffne einen Beleg. Beantworte die Frage. So fühlt sich eine Lektion an.',
  read_course: 'Den ganzen Kurs lesen',
  citation: ({ marker }) => `Beleg ${marker}`,
  lesson: {
    path: 'Abtragung und Transport · Lektion 2',
    title: 'Geschwindigkeit und Korngröße',
    source: 'Wie Flüsse das Land formen › Abtragung und Transport › Geschwindigkeit und Korngröße',
    passages: {
      1: 'Kompetenz bezeichnet die Größe des größten Teilchens, das ein Fluss in einem bestimmten Augenblick bewegen kann. Eine schnellere Strömung hat eine größere Kompetenz, darum bewegen sich Felsblöcke nur bei Hochwasser.',
      2: 'Das Hjulström-Diagramm zeigt, dass mittelgrober Sand am leichtesten abgetragen wird. Ton braucht eine schnellere Strömung als Sand, um in Bewegung zu kommen, weil seine winzigen Teilchen aneinander haften.',
    },
  },
  lesson_text: ({ first, second }) => (
    <>
      Was ein Fluss tragen kann, hängt von seiner Geschwindigkeit ab. Seine Kompetenz ist die Größe
      des größten Teilchens, das er in einem bestimmten Augenblick bewegen kann; darum bewegen sich
      Felsblöcke nur bei Hochwasser.{first('1')} Doch klein heißt nicht leicht: Das
      Hjulström-Diagramm zeigt, dass mittelgrober Sand am leichtesten abgetragen wird, während Ton
      eine schnellere Strömung braucht, um in Bewegung zu kommen.{second('2')}
    </>
  ),
  question: {
    path: 'Frage 1 von 5',
    title: 'Welches Material trägt ein Fluss am leichtesten ab?',
    hint: 'Zu jeder Antwort gehört ihre Erklärung.',
    right: 'Richtig.',
    wrong: 'Nein, es ist mittelgrober Sand.',
    explanation:
      'Tonkörner sind kleiner, haften aber aneinander und brauchen eine schnellere Strömung, um in Bewegung zu kommen. Kies und Felsblöcke sind einfach schwerer.',
  },
  answers: { clay: 'Ton', sand: 'Mittelgrober Sand', gravel: 'Kies', boulders: 'Felsblöcke' },

  installation: 'Diese Installation schreibt mit dem eingebauten Autor',
  installation_text:
    'Er verwendet kein Sprachmodell: Er wählt Sätze aus deinen Dokumenten oder einer mitgelieferten Bibliothek aus, zitiert sie und belegt jeden davon. Ohne eigene Dokumente stehen diese Themen bereit:',
  installation_text_offline:
    'Er verwendet kein Sprachmodell: Er wählt Sätze aus deinen Dokumenten oder einer mitgelieferten Bibliothek aus, zitiert sie und belegt jeden davon. Im Web sucht er nicht. Ohne eigene Dokumente stehen diese Themen bereit:',
};
export default de;
