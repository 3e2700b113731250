import { baseLanguage } from '@coursewright/text';

/** What a thing can be that nothing of another kind is taken for. */
type Kind = 'quantity' | 'deed' | 'person' | 'software' | 'file' | 'thing';

/**
 * Heads of definitions by kind: "the number of units" tells of a quantity, beside which no window and
 * no program is thought of. Beginnings of words, as their endings change.
 */
const heads: Readonly<Record<Exclude<Kind, 'thing'>, string>> = {
  quantity:
    'numbers?|amount|size|length|width|height|depth|weight|rate|ratio|percentage|fraction|count|time|period|duration|sum|total|value|maximum|minimum|average|distance|degree|measure|speed|anzahl|zahl|menge|größe|länge|breite|höhe|dauer|zeit|wert|summe|abstand|anteil|grad|maß|nombre|quantité|taille|longueur|largeur|hauteur|durée|temps|valeur|somme|taux|distance|mesure|número|cantidad|tamaño|longitud|anchura|altura|duración|tiempo|valor|suma|tasa|distancia|medida|numero|quantità|dimensione|lunghezza|larghezza|altezza|durata|tempo|valore|somma|tasso|misura|quantidade|tamanho|comprimento|largura|duração|soma|taxa|число|количеств|размер|длин|ширин|высот|врем|значени|сумм|расстояни|дол[яи]',
  deed: 'process|act|action|activity|procedure|operation|method|technique|practice|way|prozess|vorgang|abschnitt|schritt|stufe|reaktion|kreislauf|verfahren|methode|tätigkeit|vorgehen|processus|étape|réaction|transfert|mouvement|procédé|procédure|opération|méthode|manière|proceso|etapa|fase|reacción|movimiento|procedimiento|operación|método|técnica|processo|reazione|movimento|reação|procedimento|operazione|metodo|tecnica|operação|процесс|этап|стади|реакци|движени|процедур|операци|метод|способ|действи',
  person:
    'person|people|someone|somebody|user|member|developer|author|mensch|jemand|benutzer|entwickler|personne|utilisateur|persona|usuario|utente|pessoa|usuário|человек|пользовател|лицо',
  software:
    'program|programme|software|application|tool|utility|librar|package|server|client|daemon|editor|compiler|interpreter|language|protocol|format|framework|toolkit|driver|system|command|programm|anwendung|werkzeug|bibliothek|paket|sprache|protokoll|befehl|logiciel|outil|bibliothèque|paquet|langage|protocole|commande|programa|aplicación|herramienta|biblioteca|paquete|lenguaje|protocolo|orden|programma|applicazione|strumento|libreria|pacchetto|linguaggio|protocollo|comando|aplicativo|ferramenta|pacote|linguagem|программ|приложени|утилит|библиотек|пакет|сервер|язык|протокол|команд',
  file: 'director(?:y|ies)|folder|files?$|path|verzeichnis|ordner|datei|pfad|répertoire|dossier|fichier|chemin|directorio|carpeta|archivo|fichero|ruta|cartella|percorso|diretório|pasta|arquivo|caminho|каталог|папк|файл|путь',
};
const patterns = Object.entries(heads).map(
  ([kind, words]) => [kind as Kind, new RegExp(`^(?:${words})`, 'iu')] as const,
);

/** Words behind which a definition no longer says what the thing is. */
const behindHead =
  /[,;:(]| (?:that|which|who|whose|where|of|in|on|at|for|with|from|to|by|used|between|que|qui|dont|de|des|du|d['’]\p{L}+|del|della|dello|dei|cuyo|cui|che|pour|para|per|da|do|dos|das|der|die|den|des|mit|für|zu[mr]?|von|aus|in|im|котор\p{L}+|для|в|на|с)(?= )/u;

/** The part of a definition that says what kind of thing it is: "a drawing tool" of one for outlines. */
export const genusOf = (definition: string): string =>
  definition.split(behindHead)[0]?.replace(/[.。।]$/u, '') ?? '';

/**
 * The kind of thing by the head of its definition: its last word, and the first of a Romance or
 * Russian one, where what describes it stands behind.
 */
export function kindOf(definition: string, language: string): Kind {
  const words = genusOf(definition).toLowerCase().split(/\s+/u);
  const behind = /^(?:es|fr|it|pt|ca|ru)$/.test(baseLanguage(language));
  const told = behind ? words.filter((word) => word.length > 3).slice(0, 2) : words.slice(-1);
  for (const word of told)
    for (const [kind, pattern] of patterns) if (pattern.test(word)) return kind;
  return 'thing';
}
