import type { CuriosityCategory } from '@coursewright/contract';
import { baseLanguage } from '@coursewright/text';

type Cues = Readonly<Record<CuriosityCategory, RegExp>>;

const word = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu');
const century = '1[0-9]{3}|20[0-2][0-9]';

/**
 * Words by which a source itself shows what kind of thing a sentence says. Nothing is called a
 * myth, a pitfall or advice that the source does not call so.
 */
const byLanguage: Readonly<Record<string, Cues>> = {
  en: {
    myth_buster: word(
      'myths?|misconceptions?|contrary to|(?:often|commonly|sometimes|widely|mistakenly|wrongly) (?:believed|thought|assumed|confused)|despite (?:its|their) names?|not actually|misnomer|mistaken belief',
    ),
    common_pitfall: word(
      "(?:common )?mistakes?|pitfalls?|beware|avoid(?:ed|s|ing)?|must not|should not|shouldn['’]t|dangerous|fail to|forget(?:ting)?|wrongly|misleading",
    ),
    best_practice: word(
      'should|recommended|recommends?|best practice|good practice|prefer(?:red|ably)?|make sure|ensure|it is (?:best|better|wise|advisable)|always (?:use|check|keep|test|write|make)',
    ),
    practical_tip: word(
      'you can|you may|in practice|it helps to|useful for|a simple way|the easiest way|for example, you|use(?:d)? to (?:check|find|measure|make|keep|test)',
    ),
    historical_context: word(
      `(?:in|since|by|from|until|of|about|around) (?:\\p{L}+ )?(?:the )?(?:${century})s?|\\d{1,2}(?:st|nd|rd|th) century|centur(?:y|ies)|ancient|historically|invented|discovered|founded|pioneered|originally|first (?:built|used|described|made|observed|written|published|released)|BCE?|AD`,
    ),
    fun_fact: word(
      'largest|smallest|longest|shortest|fastest|slowest|oldest|highest|deepest|heaviest|hottest|coldest|rarest|strangest|surprising(?:ly)?|remarkabl[ey]|astonishing(?:ly)?|extraordinary|world record|as (?:much|many|long|far|little|few) as|more than (?:\\d|half|twice)|(?:thousands|millions|billions) of|only (?:one|two|about \\d)',
    ),
    key_insight: word(
      'because|therefore|as a result|this means|which means|that is why|the reason|in other words|depends on|the key|essential(?:ly)?|fundamental|in short|consequently|leads? to|causes?',
    ),
    advanced_nugget: word(
      'formally|theorem|equations?|proportional|coefficients?|logarithm(?:ic)?|derivatives?|asymptotic(?:ally)?|complexity|entropy|thermodynamic(?:s|ally)?|quantum|probability|variance|exponential(?:ly)?|per (?:second|cent|mole|metre|kilogram)',
    ),
  },
  es: {
    myth_buster: word(
      'mitos?|creencia (?:errónea|popular|falsa)|contra(?:riamente)? a lo que|a menudo se (?:cree|piensa|dice|confunde)|se suele (?:creer|pensar|decir|confundir)|suele creerse|erróneamente|pese a su nombre|a pesar de su nombre|en contra de lo que',
    ),
    common_pitfall: word(
      'error(?:es)? (?:común|comunes|frecuente|frecuentes|habitual|habituales)|errores|evit(?:ar|e|en|arse)|no (?:debe|deben|conviene|se debe|hay que)|cuidado con|peligros[oa]s?|olvidar(?:se)?|engañ(?:a|oso|osa)',
    ),
    best_practice: word(
      'debe(?:n|ría|rían)?|conviene|se recomienda|recomendable|es (?:mejor|preferible|aconsejable)|buena práctica|hay que|asegúrese|asegúrate',
    ),
    practical_tip: word(
      'puedes|se puede(?:n)?|basta con|en la práctica|útil(?:es)? para|un truco|sirve(?:n)? para|una forma sencilla',
    ),
    historical_context: word(
      `(?:en|desde|hacia|hasta) (?:\\p{L}+ de )?(?:${century})|siglos?|antigu[oa]s?|antigüedad|históric[oa]s?|históricamente|invent(?:ó|aron|ado|ada)|descubri(?:ó|eron)|descubiert[oa]s?|fund(?:ó|aron|ado|ada)|originalmente|a\\. C\\.|d\\. C\\.|por primera vez`,
    ),
    fun_fact: word(
      '(?:el|la|los|las) (?:más|mayor|menor|mayores)|sorprendente(?:mente)?|curios(?:o|a|amente)|asombros[oa]|extraordinari[oa]|récord|más de (?:\\d|la mitad|el doble)|miles de|millones de|hasta \\d|apenas|solo (?:un|una|\\d)',
    ),
    key_insight: word(
      'porque|por (?:lo )?tanto|por eso|por ello|esto significa|es decir|en otras palabras|depende(?:n)? de|fundamental(?:es)?|esencial(?:es)?|la clave|así que|de ahí que|debido a|gracias a|provoca(?:n)?',
    ),
    advanced_nugget: word(
      'formalmente|teoremas?|ecuaci(?:ón|ones)|proporcional(?:es)?|coeficientes?|logar[ií]tm(?:o|os|ico|ica)|derivadas?|complejidad|entropía|termodinámic[oa]|cuántic[oa]s?|probabilidad|varianza|exponencial(?:mente)?',
    ),
  },
  fr: {
    myth_buster: word(
      'mythes?|idées? reçues?|contrairement à|on (?:croit|pense) souvent|à tort|malgré (?:son|leur) nom',
    ),
    common_pitfall: word(
      'erreurs?|pièges?|évit(?:er|ez|e)|ne (?:doit|faut|doivent) pas|dangereu(?:x|se)|oublier',
    ),
    best_practice: word(
      'doi(?:t|vent)|devrai(?:t|ent)|il faut|recommandé|il est préférable|mieux vaut|bonne pratique|veiller à',
    ),
    practical_tip: word('on peut|vous pouvez|une astuce|en pratique|utile pour|il suffit de'),
    historical_context: word(
      `${century}|siècles?|antiquité|historiquement|inventé(?:e|s)?|découvert(?:e|s)?|fondé(?:e|s)?|à l['’]origine|pour la première fois`,
    ),
    fun_fact: word(
      "le plus|la plus|les plus|surprenant(?:e|s)?|étonnant(?:e|s)?|remarquable|record|plus de \\d+|milliers de|millions de|jusqu['’]à",
    ),
    key_insight: word(
      "parce que|car|donc|c['’]est pourquoi|cela signifie|autrement dit|dépend(?:ent)? de|essentiel(?:le)?|grâce à|en raison de",
    ),
    advanced_nugget: word(
      'formellement|théorèmes?|équations?|proportionnel(?:le)?|coefficients?|logarithm(?:e|ique)|dérivée|complexité|entropie|quantique|probabilité|exponentiel(?:le)?',
    ),
  },
  de: {
    myth_buster: word(
      'Mythos|Mythen|Irrtum|fälschlich(?:erweise)?|entgegen der|anders als oft|trotz (?:seines|ihres) Namens|oft (?:angenommen|geglaubt)',
    ),
    common_pitfall: word(
      'Fehler|vermeiden|vermieden|darf nicht|dürfen nicht|sollte nicht|Vorsicht|gefährlich|vergessen',
    ),
    best_practice: word(
      'sollte(?:n)?|empfohlen|empfiehlt|empfehlenswert|am besten|achten Sie darauf|sicherstellen',
    ),
    practical_tip: word('man kann|kann man|in der Praxis|nützlich|genügt es|einfachste'),
    historical_context: word(
      `${century}|Jahrhunderts?|Antike|historisch|ursprünglich|erfunden|entdeckt(?:e|en)?|gegründet|erstmals`,
    ),
    fun_fact: word(
      'größte[rns]?|kleinste[rns]?|längste[rns]?|schnellste[rns]?|älteste[rns]?|höchste[rns]?|tiefste[rns]?|überraschend|erstaunlich|Rekord|mehr als \\d+|Tausende|Millionen|Milliarden|bis zu',
    ),
    key_insight: word(
      'weil|daher|deshalb|deswegen|das bedeutet|das heißt|mit anderen Worten|hängt|entscheidend|wesentlich|dadurch',
    ),
    advanced_nugget: word(
      'formal|Theorem|Satz von|Gleichung(?:en)?|proportional|Koeffizient(?:en)?|logarithmisch|Ableitung|Komplexität|Entropie|Quanten\\p{L}*|Wahrscheinlichkeit|exponentiell',
    ),
  },
};

/** In the order in which they take turns. */
export const categories: readonly CuriosityCategory[] = [
  'fun_fact',
  'key_insight',
  'best_practice',
  'common_pitfall',
  'myth_buster',
  'historical_context',
  'practical_tip',
  'advanced_nugget',
];

/**
 * Rarest first: a sentence that warns of a mistake also gives a reason, but it is the warning that
 * makes it worth reading.
 */
const order: readonly CuriosityCategory[] = [
  'myth_buster',
  'common_pitfall',
  'historical_context',
  'fun_fact',
  'best_practice',
  'practical_tip',
  'advanced_nugget',
  'key_insight',
];

/**
 * What a sentence is, by the source's own words; undefined where they do not show it. For a
 * language without words here, only numbers count.
 */
export function categoryOf(plain: string, language: string): CuriosityCategory | undefined {
  const cues = byLanguage[baseLanguage(language)];
  if (cues) return order.find((category) => cues[category].test(plain));
  if (new RegExp(`(?<!\\d)(?:${century})(?!\\d)`).test(plain)) return 'historical_context';
  return /\d{2,}|\d\s*%/.test(plain) ? 'fun_fact' : undefined;
}
