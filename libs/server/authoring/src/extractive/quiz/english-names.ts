import { baseLanguage } from '@coursewright/text';

/**
 * What the words of options and settings, which are English whatever language tells of them, are
 * called in other languages: beginnings of words.
 */
const translations: Readonly<Record<string, string>> = {
  add: 'hinzu ajout añad agreg aggiung adicion acrescent добав',
  address: 'adress direcci indirizz endereç адрес',
  all: 'alle alles tous tout toutes todo todos todas tutt все всех',
  ascending: 'aufsteigend croissant ascendent crescent возраст',
  audio: 'ton klang son sonido suon звук',
  background: 'hintergrund fond fondo sfondo fundo фон',
  big: 'groß gros grand larg больш',
  block: 'bloc bloqu blocc блок',
  boot: 'systemstart hochfahr start démarr amorç arranqu avvi arranc загруз',
  border: 'rand bord borde bordo borda границ',
  bottom: 'unten unter bas inferior sotto fond нижн',
  cert: 'zertifik certific сертиф',
  certificate: 'zertifik certific сертиф',
  close: 'schließ ferm cierr cerr chiud fech закры',
  color: 'farb couleur color colour color cor цвет',
  colour: 'farb couleur color cor цвет',
  command: 'befehl command coman orden команд',
  copy: 'kopie copi копир',
  create: 'erstell erzeug cré cre созда',
  date: 'datum dat fech dat дат',
  defaults: 'vorgab standard défaut predetermin predefin padrão умолч',
  delete: 'lösch entfern supprim efface elimin borra cancell exclu удал',
  device: 'gerät périphér disposit устрой',
  dir: 'verzeich répert director directori diretór каталог',
  directory: 'verzeich répert director diretór каталог',
  end: 'ende schluss fin final fine fim конец конц',
  error: 'fehler erreur errore erro ошиб',
  exit: 'beend quitt sorti salir sal usci esce sair sai выход',
  failed: 'fehlgeschl échou échec fallid fallit falh неудач',
  fail: 'fehlschl échou échec fall falh неудач',
  field: 'feld champ campo поле пол',
  file: 'datei fichier archivo ficher arquiv файл',
  files: 'datei fichier archivo ficher arquiv файл',
  filename: 'datei fichier archivo ficher arquiv файл',
  find: 'such find cherch trouv busc encontr cerc trov поиск найти',
  first: 'erst premi primer prim перв',
  follow: 'folg suivre suit seguir sigue segu следов',
  force: 'zwing erzwing forc fuerz forz принуд',
  from: 'von aus depuis desde dal da от из',
  full: 'voll complet compl intero полн',
  group: 'grupp group grup групп',
  groups: 'grupp group grup групп',
  header: 'kopf entête tête cabec encabez intest заголов',
  headings: 'kopf entête tête cabec encabez intest заголов',
  height: 'höh haut altur altezz высот',
  hidden: 'versteck verborg caché ocult nascost скры',
  host: 'rechner hôte anfitri maquin хост узел',
  ignore: 'ignor игнор',
  indent: 'einrück eingerück sangr indent rientr отступ',
  input: 'eingab entré entrad ingress ввод вход',
  keep: 'behalt behält gard conserv manten mantien сохран',
  key: 'schlüssel clé clef clave chiave chave ключ',
  last: 'letzt derni últim ultim последн',
  left: 'link gauche izquierd sinistr esquerd лев',
  length: 'läng longueur longitud lunghezz comprim длин',
  level: 'ebene stufe niveau nivel livell nível уров',
  line: 'zeile linie ligne línea linea righ linha строк лини',
  lines: 'zeile linie ligne línea linea righ linha строк лини',
  link: 'link verknüpf lien enlace collegam ссыл',
  links: 'link verknüpf lien enlace collegam ссыл',
  list: 'list aufzähl liste lista elenc списо',
  little: 'klein petit pequeñ piccol pequen мал',
  log: 'protokoll journal registr журнал',
  lowercase: 'klein minuscul minúscul minuscol строчн',
  machine: 'maschin rechner machin máquin macchin машин',
  max: 'höchst maxim größt макс',
  merge: 'zusammenf verschmelz fusion combin unisc uni mescl слия',
  message: 'nachricht meldung messag mensaj messagg mensag сообщ',
  min: 'mindest minim kleinst мин',
  mode: 'modus mod режим',
  move: 'verschieb déplac muev mover mov spost перемест',
  name: 'name namen nom nombre nome имя имен назван',
  network: 'netz réseau red rete rede сет',
  new: 'neu nouve nuev nuov nov нов',
  number: 'nummer zahl anzahl numéro nombre número numer номер числ',
  open: 'öffn ouvr abr apr откры',
  order: 'reihenfolg ordre orden ordin ordem порядок',
  output: 'ausgab sortie salid uscit saíd output вывод',
  owner: 'eigentüm besitz propri propiet dueñ dono владел',
  page: 'seite page págin pagin страниц',
  paper: 'papier papel carta бумаг',
  parent: 'übergeord eltern parent padre pai genit родител',
  password: 'passwor kennwor mot contraseñ senha парол',
  path: 'pfad chemin ruta trayect percors caminh пут',
  port: 'port puert porta порт',
  print: 'gib druck ausgeb affich imprim mostr stamp печат вывод выводит',
  quiet: 'still leise silenci muet тих',
  read: 'lies les lire lit leer lee legg ler lê чита чте',
  recursive: 'rekurs récurs recurs ricors рекурс',
  remove: 'entfern lösch supprim retir elimin quita rimuov remov удал',
  replace: 'ersetz remplac reempl sostitu substitu замен',
  reverse: 'umkehr umgekehr invers invert rovesc обрат',
  right: 'recht droit derech destr direit прав',
  root: 'wurzel racine raíz radice raiz корен корн',
  save: 'speicher enregistr sauv guard salva сохран',
  search: 'such cherch recherch busc cerc procur поиск',
  section: 'abschnitt section secci sezion seç раздел',
  server: 'server serveur servid сервер',
  short: 'kurz court cort brev curto корот',
  show: 'zeig anzeig affich montr muestr mostr показ',
  silent: 'still silenci тих',
  size: 'größe taille tamañ dimens grandezz tamanh размер',
  sort: 'sortier tri orden ordin сортир',
  source: 'quell source origen fuente sorgent font исход источ',
  start: 'start begin anfang début démarr inici empiez avvi inizi começ нач запуск',
  stop: 'halt stopp beend arrêt deten par ferm остан',
  suffix: 'endung suffix sufij suffiss sufix суффикс',
  text: 'text text texto test текст',
  time: 'zeit heure temps tiempo hora ora tempo время врем',
  title: 'titel titre títul titol заголов',
  top: 'oben ober haut superior cima верх',
  type: 'typ art type tipo тип',
  update: 'aktualis mise actualiz aggiorn atualiz обнов',
  uppercase: 'groß majuscul mayúscul maiuscol maiúscul заглавн прописн',
  user: 'benutz anwend utilis usuari utent utiliz usuár пользов',
  username: 'benutz utilis usuari utent utiliz usuár пользов',
  users: 'benutz anwend utilis usuari utent utiliz usuár пользов',
  value: 'wert valeur valor valore знач',
  verbose: 'ausführ détaill bavard detall dettagli detalh подробн',
  wait: 'wart attend esper aspett attend жд ожид',
  width: 'breite largeur anch ancho larghezz largur ширин',
  window: 'fenster fenêtre ventan finestr janel окно окна',
  word: 'wort mot palabr parol palavra слов',
  write: 'schreib écri escrib scriv escrev запис пис',
};
const beginnings = new Map(
  Object.entries(translations).map(([word, others]) => [
    word,
    new RegExp(`(?<!\\p{L})(?:${others.split(' ').join('|')})`, 'iu'),
  ]),
);
/** Compounds hold a word anywhere: "Serverzertifikat". */
const inside = new Map(
  Object.entries(translations).map(([word, others]) => [
    word,
    new RegExp(
      others
        .split(' ')
        .filter((one) => one.length >= 5)
        .join('|') || '$^',
      'iu',
    ),
  ]),
);

/** Do the English words of a name say what is said of it in another language? */
export function isTranslated(name: string, said: string, language: string): boolean {
  const base = baseLanguage(language);
  if (base === 'en') return false;
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .some(
      (part) =>
        (beginnings.get(part)?.test(said) ?? false) ||
        (base === 'de' && (inside.get(part)?.test(said) ?? false)),
    );
}
