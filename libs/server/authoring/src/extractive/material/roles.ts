import { baseLanguage } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import { isTermForm } from './definition-form.ts';
import { compiled } from './definition-expressions.ts';
import { isWholeSaying, withoutArticle } from './definition-sources.ts';
import { isGenericTerm } from './definition-wordings.ts';
import type { Sentence } from './sentence.ts';

/**
 * How languages say what a thing is there for, or what it is made of: more than what it happens to
 * do, so that a thing named in plain text is told by it.
 */
const roles: Readonly<Record<string, string>> = {
  en: '(?:is|are) (?:used|designed|intended|meant|responsible) (?:to(?! be\\b)|for|as)|serves? (?:to|as|for)|(?:allows?|lets?|enables?) (?!(?:this|that|it|them)\\b)|represents?|consists? of (?!(?:one|two|three|four|five|six|\\d+|several)\\b)|describes? (?:how|what|which|the)|specif(?:y|ies) (?:how|what|which|whether|the)|defines? (?:how|what|which|whether|the)',
  es: '(?:permite|sirve|se (?:usa|utiliza|emplea) para|define|representa|consta de|describe|consiste en)',
  fr: '(?:permet|sert à|définit|représente|décrit (?:les?|la|comment|une?) |(?:est|sont) utilisée?s? pour|consiste à|se compose de)',
  de: '(?:ermöglicht|erlaubt|dient (?:dazu|zum|zur|der|als)|definiert|beschreibt|bezeichnet|besteht aus)',
  it: '(?:permette|consente|serve (?:a|per)|definisce|rappresenta|descrive|(?:è|viene) (?:usat|utilizzat)[oa] per|consiste)',
  pt: '(?:permite|serve para|define|representa|descreve|(?:é|são) (?:usad|utilizad)[oa]s? para|consiste)',
  ru: '(?:позволя[ею]т|служ[аи]т|определя[ею]т|использу[ею]тся для|предназначен[аоы]? для|описыва[ею]т|представля[ею]т собой|состо[ия]т из|явля[ею]тся (?!более|наиболее|частью|причиной|результатом|одн|обязательн|сам)(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+(?:ом|ем|ём|ой|ей|ью|ами|ями),? (?:котор|для|предназначенн|позволяющ|содержащ))',
};

/** Who does something is no thing to be defined. */
const people =
  /(?<!\p{L})(?:users?|people|person|administrators?|developers?|maintainers?|authors?|projects?|teams?|readers?|programmers?|members?|companies|company|usuari[oa]s?|administrador\p{L}*|desarrollador\p{L}*|proyecto|utilisateurs?|administrateurs?|développeurs?|projet|benutzer\p{L}*|anwender\p{L}*|entwickler\p{L}*|projekt|utent[ei]|amministrator[ei]|sviluppator[ei]|progetto|usuári[oa]s?|administrador\p{L}*|desenvolvedor\p{L}*|projeto|пользовател\p{L}*|разработчик\p{L}*|проект)(?!\p{L})/iu;

/** A part of a window is found by its name; nobody has to learn what it is. */
const partOfWindow =
  /(?<!\p{L})(?:sections?|buttons?|fields?|tabs?|dialogs?|windows?|menus?|box(?:es)?|check ?box(?:es)?|icons?|panes?|panels?|screens?|toolbars?|clicks?|columns?|secci(?:ón|ones)|bot(?:ón|ones)|campos?|pestañas?|ventanas?|diálogos?|cuadros?|iconos?|boutons?|champs?|onglets?|fenêtres?|dialogues?|écrans?|icônes?|bereich|abschnitt|schaltfläche|\p{L}*seite|feld|reiter|fenster|dialog|menü|symbol|sezion[ei]|pulsant[ei]|camp[oi]|sched[ae]|finestr[ae]|schermat[ae]|icon[ae]|clic|seç(?:ão|ões)|bot(?:ão|ões)|separador(?:es)?|janelas?|caixas?|ícones?|кнопк\p{L}|пол[ея]|вкладк\p{L}|окн[оа]|меню|строк\p{L}|раздел\p{L}*)(?!\p{L})/iu;
/** What is written about a thing. */
const partOfBook =
  /(?<!\p{L})(?:guides?|guida|manuals?|manuale|handbuch|tutorials?|chapters?|kapitel|chapitres?|capítulos?|capitol[oi]|appendi\p{L}+|anhang|annexes?|руководств\p{L}*|глав[аы])(?!\p{L})/iu;

/** "Asset Asset accounts", "the corresponding fields", "the terms shown here": not what it is called. */
const misnamed =
  /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})|(?<!\p{L})(?:corresponding|here|below|above|abaixo|aquí|aqui|ici|hier|qui|successiv[oaie]|вторая|первая|второй|первый|следующ\p{L}+|précédemment|préalablement)(?!\p{L})/iu;

/** "The term strong reference is used to …": what a word is for, and not the thing. */
const ofWord = /^(?:term|término|terme|termine|termo|begriff|термин) \p{L}/iu;

/** Is it somebody, a part of a window, or a word that names no thing by itself? */
export const isNoSubject = (term: string): boolean =>
  [people, partOfWindow, partOfBook, misnamed, oneOfMany, ofWord].some((one) =>
    one.test(term.replace(ofSomebody, '')),
  );
/** "User namespace": whose it is, and not who. */
const ofSomebody = /^(?:user|project|group|author) (?=\p{L})/iu;

/** "El programa permite …": of many, the one that the text is on; its name stands elsewhere. */
const oneOfMany =
  /^(?:class(?:es)?|clases?|klassen?|class[ei]|objects?|objetos?|objekte?|objets?|oggett[oi]|класс(?:ы)?|programs?|commands?|tools?|options?|functions?|files?|scripts?|modules?|packages?|systems?|methods?|variables?|parameters?|programas?|comandos?|[oó]rden(?:es)?|herramientas?|opci(?:ón|ones)|funci(?:ón|ones)|archivos?|ficheros?|módulos?|paquetes?|sistemas?|métodos?|directivas?|programmes?|commandes?|outils?|fonctions?|fichiers?|paquets?|systèmes?|méthodes?|programm|befehl|werkzeug|funktion|datei|skript|modul|paket|system|programm[ai]|comand[oi]|strument[oi]|opzion[ei]|funzion[ei]|pacchett[oi]|moduli?|sistem[ai]|ferramentas?|opç(?:ão|ões)|funç(?:ão|ões)|arquivos?|pacotes?|программ[аы]|команд[аы]|утилит[аы]|инструмент|параметр|функци[яи]|файлы?|пакеты?|систем[аы])$/iu;

/** "Das Paket ist …": the one that the text is on. */
export const isTheOneAtHand = (term: string, plain: string): boolean =>
  /^(?:the|el|la|le|der|die|das|il|lo|o|a) /iu.test(plain) &&
  (oneOfMany.test(term) || certainOne.test(plain));
/** "The reference point is the corner of the frame": one place or time of it. */
const certainOne =
  /^The [^,.]{2,60} (?:is|are|was|were) the (?!.*(?<!\p{L})(?:that|which|who|where|whose|used|in which|at which|by which)(?!\p{L}))/u;

/** "Permet cela, …": what, another sentence says. */
const leaning =
  /(?<!\p{L})(?:not|kein\p{L}*|nicht|ne|non|não|не) |(?<!\p{L})(?:cela|ceci|esto|eso|ciò|questo|isso|isto|dies|das nicht|это|many of|most of|molti|beaucoup|muchos|viele|in part)(?!\p{L})/iu;

const compiledRoles = new Map([
  ...Object.entries(roles).map(([language, verbs]): [string, RegExp] => [
    language,
    new RegExp(
      `^(?<term>[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}+#/-]*(?: [\\p{L}\\p{N}(][\\p{L}\\p{N}\\p{M}+#/)-]*){0,3}?) (?:${verbs})`,
      'iu',
    ),
  ]),
  // A Latin name in Chinese is one of a program or the like.
  ['zh', /^(?<term>[A-Z][\w.+-]{2,20}) ?(?:用于|用来|可用于|可用来|负责)/u] as const,
]);

/** A thing in plain text of which the sentence says what it is there for: "The spooler is used to …". */
export function roleOf(
  { plain, leadIn, dangling }: Sentence,
  language: string,
): string | undefined {
  const base = baseLanguage(language);
  const pattern = compiledRoles.get(base);
  if (!pattern || leadIn || dangling) return undefined;
  const term = pattern.exec(withoutArticle(plain))?.groups?.['term'] ?? '';
  if (term === '' || !isTermForm(term, language)) return undefined;
  if (isNoSubject(term)) return undefined;
  if (leaning.test(plain)) return undefined;
  const generic = compiled.get(base)?.generic;
  if (generic && isGenericTerm(term, generic)) return undefined;
  const stops = stopWords(language);
  if (
    term
      .toLowerCase()
      .split(/\s+/)
      .some((word) => stops.has(word))
  )
    return undefined;
  return isWholeSaying(plain, language) ? term : undefined;
}
