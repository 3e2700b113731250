import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';

/** What a thing can be that nothing of another kind is taken for; "thing": anything else. */
type Kind = 'thing' | keyof typeof heads;

/**
 * Heads of definitions by kind: "the number of units" tells of a quantity, beside which no window and
 * no program is thought of. Beginnings of words, as their endings change and languages share them.
 */
const heads = {
  quantity:
    'numbers?$|amount|size|length|width|height|depth|weight|rate$|ratio|percentage|fraction|count$|total|value|maximum|minimum|average|distance|degree|speed|sum$|measure|share$|square$|probabilit|angle|temperature|pressure|score|cost$|costs$|price|fee$|anzahl|zahl|menge|größe|länge|breite|höhe|wert|summe|abstand|anteil|grad|maß|preis|kosten|wahrscheinlichkeit|nombre$|quantit|taille|longueur|largeur|hauteur|valeur|somme|taux|mesure|prix$|coût|número|cantidad|tamaño|longitud|anchura|altura|valor|suma|tasa|distancia|medida|relación|precio|coste|numero|dimensione|lunghezza|larghezza|altezza|somma|tasso|misura|prezzo|quantidade|tamanho|comprimento|largura|soma|taxa|preço|custo|число|количеств|размер|длин|ширин|высот|значени|сумм|расстояни|дол[яи]|цен[аы]|вероятност',
  time: 'period|duration|time$|interval|season|year|moment|dauer|zeit|durée|temps$|duración|tiempo|durata|tempo$|duração|momento|время|период|момент',
  deed: 'process|act$|acts$|action|activit|procedure|operation|method$|methods$|technique|practice|way$|ways$|stages?$|phase|steps?$|reaction|movement|conversion|gains?$|loss$|losses$|transfer|removal|changes?$|adjustment|upload|download|spread$|growth|exchange|release$|shift$|search$|merge$|fetch$|division|use$|copying|prozess|vorgang|abschnitt|schritt|stufe|reaktion|kreislauf|verfahren|methode|tätigkeit|vorgehen|bewegung|umwandlung|étape|réaction|transfert|mouvement|procédé|procédure|opération|méthode|manière|passage|proceso|etapa|fase|reacción|movimiento|procedimiento|operación|método|técnica|modo|movimient|calentamiento|cambio|ajuste|unión|variación|pérdida|processo|reazione|movimento|reação|procedimento|operazione|metodo|tecnica|operação|процесс|этап|стади|реакци|движени|процедур|операци|метод|способ|действи',
  view: 'views?$|idea|theor|belief|doctrine|concept$|concepts$|notion$|interpretation|opinion|ansicht|theorie|lehre|théorie|croyance|teoría|creencia|credenza|crença|teoria|теори|взгляд|учени',
  law: 'principle|rules?$|laws?$|theorem|formula|advice|guideline|convention|regel|gesetz|satz$|grundsatz|règle|loi$|principe|théorème|regla|ley$|principio|teorema|regola|legge|regra|lei$|princípio|правил|закон|принцип|теорем',
  fault:
    'errors?$|mistakes?$|fallac|bias|faults?$|problem|puzzle|question$|fehler|irrtum|rätsel|erreur|problème|énigme|error$|falacia|problema|errore|erro$|ошибк|проблем|загадк',
  person:
    'person|people|someone|somebody|user|member|developer|author|mensch|jemand|benutzer|entwickler|personne|utilisateur|usuario|utente|pessoa|usuário|человек|пользовател|лицо',
  living:
    'organism|plants?$|animals?$|cells?$|microbes?$|bacteri|virus|species|lymphocyte|leukocyte|insect|fish$|birds?$|trees?$|zelle|pflanze|tiere?$|cellule|plante|célula|planta|cellula|pianta|клетк|растени|животн',
  body: 'organ$|organs$|tissue|muscle|bone|vessel|gland|órgano|tejido|tessuto|орган$|ткан',
  substance:
    'substance|material|enzyme|protein|sugar|drug|metal|molecule|compound|chemical|acid|mineral|rocks?$|pigment|stoff|eiweiß|zucker|matière|sucre|sustancia|proteína|enzima|azúcar|molécula|sostanza|proteina|zucchero|substância|веществ|белок',
  place:
    'place|region|areas?$|zones?$|rooms?$|site$|sites$|location|land$|countr|territor|valley|channel|basin|ort$|gebiet|bereich|raum$|lieu$|région|endroit|lugar|región|zona|luogo|regione|região|мест|област|район',
  heavenly:
    'planet|stars?$|moon|cuerpo|astro|estrella|corps$|étoile|stern$|corpo$|stella|звезд|планет',
  device:
    'machine|device|instrument|mechanism|apparatus|vehicle|camera|engine|rods?$|moulds?$|molds?$|lens|gerät|maschine|vorrichtung|appareil|dispositif|mécanisme|máquina|dispositivo|instrumento|mecanismo|vehículo|cámara|objetivo|macchina|strumento$|meccanismo|veicolo|aparelho|устройств|машин|прибор|механизм',
  text: 'books?$|notes?$|records?$|reports?$|letters?$|pamphlet|works?$|periodical|documents?$|articles?$|tutorial|manuscript|buch$|schrift|livre|registre|libro|registro|livro|книг|документ|запис',
  money:
    'loans?$|contracts?$|accounts?$|funds?$|assets?$|debts?$|payments?$|tax$|taxes$|income|mortgage|kredit|vertrag|steuer|prêt$|contrat|impôt|préstamo|contrato|impuesto|prestito|contratto|imposta|empréstimo|imposto|кредит|договор|налог',
  image:
    'images?$|pictures?$|photograph|graphs?$|charts?$|diagram|bild$|imagen|fotografía|gráfico|immagine|imagem|изображени|график',
  illness:
    'disease|illness|infection|disorder|syndrome|krankheit|maladie|enfermedad|malattia|doença|болезн',
  software:
    'program|software|application|tool$|tools$|utilit|librar|package|server|client|daemon|editor|compiler|interpreter|languages?$|protocol|formats?$|framework|toolkit|driver|system|commands?$|anwendung|werkzeug|bibliothek|paket|sprache|befehl|logiciel|outil|bibliothèque|paquet|langage|commande|aplicación|herramienta|biblioteca|lenguaje|orden$|applicazione|libreria|pacchetto|linguaggio|comando|aplicativo|ferramenta|pacote|linguagem|программ|приложени|утилит|библиотек|пакет|сервер|язык|протокол|команд',
  file: 'director(?:y|ies)|folder|files?$|path|verzeichnis|ordner|datei|pfad|répertoire|dossier|fichier|chemin|directorio|carpeta|archivo|fichero|ruta|cartella|percorso|diretório|pasta|arquivo|caminho|каталог|папк|файл|путь',
} as const;
const patterns = Object.entries(heads).map(
  ([kind, words]) => [kind as Kind, new RegExp(`^(?:${words})`, 'iu')] as const,
);

/** English deeds by their form: "the loosening of rock", "the adoption of common spelling". */
const isDone = /\p{L}{3}(?:ing|[ai]tion|[^r]ption|sion|ment)$/u;
/** What ends so and is no deed. */
const isNoDeed =
  /^(?:str?ing|thing|spring|building|setting|listing|heading|meaning|painting|drawing|lining|something|station|institution|organi[sz]ation|version|position|location|region|dimension|solution|population|nation|foundation|condition|document|instrument|element|environment|statement|segment|fragment|argument|government|department|equipment|moment|pigment|sediment|experiment|compartment)$/iu;

/** Words behind which a definition no longer says what the thing is. */
const behindHead =
  /[,;:(]| (?:that|which|who|whose|where|of|in|on|at|for|with|without|from|to|by|used|made|between|que|qui|dont|de|des|du|d['’]\p{L}+|del|della|dello|dei|cuyo|cui|che|pour|para|per|da|do|dos|das|der|die|den|des|mit|ohne|sans|sin|senza|sem|für|zu[mr]?|von|aus|in|im|котор\p{L}+|для|в|на|с)(?= )/u;

/** "A kind of", "a set of": what stands behind it says what the thing is. */
const isOfOthers =
  /^(?:an?|the|any|each|one|une?|la|le|el|un[ao]?|il|uma?|eine?|die|der|das) (?:\p{L}+ )?(?:kinds?|types?|forms?|sorts?|parts?|pieces?|groups?|sets?|collections?|lists?|series|family|class|tipo|forma|conjunto|grupo|parte|gruppo|insieme|ensemble|groupe|partie|art|gruppe|menge|teil) (?:of|de|di|von) (?=\p{L})/iu;

/** The part of a definition that says what kind of thing it is: "a drawing tool" of one for outlines. */
export const genusOf = (definition: string): string =>
  definition.split(behindHead)[0]?.replace(/[.。।]$/u, '') ?? '';

/** "The wearing down", "a breaking up". */
const isParticle = /^(?:down|up|out|off|away|over|back|together|apart)$/u;

/** The words that may be the head: the last one, and the first ones where what describes it follows. */
function headsOf(definition: string, language: string): string[] {
  const words = genusOf(definition.replace(isOfOthers, '')).toLowerCase().split(/\s+/u);
  return /^(?:es|fr|it|pt|ca|ru)$/.test(baseLanguage(language))
    ? words.filter((word) => word.length > 3).slice(0, 2)
    : words.filter((word) => !isParticle.test(word)).slice(-1);
}

/** The kind of thing by the head of its definition. */
export function kindOf(definition: string, language: string): Kind {
  for (const word of headsOf(definition, language)) {
    for (const [kind, pattern] of patterns) if (pattern.test(word)) return kind;
    if (baseLanguage(language) === 'en' && isDone.test(word) && !isNoDeed.test(word)) return 'deed';
  }
  return 'thing';
}

/**
 * Could what is said of the one be said of the other: are both of a kind? "A vehicle that …" is no
 * orbit, whatever it does. Of things of no known kind both are called the same.
 */
export function isOfSameKind(one: string, other: string, language: string): boolean {
  const kind = kindOf(one, language);
  if (kind !== kindOf(other, language)) return false;
  if (kind !== 'thing') return true;
  const [a, b] = [one, other].map((said) =>
    contentStems(headsOf(said, language)[0] ?? '', language),
  );
  return a !== undefined && a.length > 0 && a.every((stem) => b?.includes(stem));
}
