import { stem } from '@coursewright/text/terms';
import { baseForm } from './base-forms.ts';

/**
 * Words that a rewording adds or leaves out as its syntax asks: verbs and nouns that carry others
 * ("make use of", "in this way"), and what joins one statement to the next. Per language.
 */
const words: Readonly<Record<string, string>> = {
  en: 'able accordingly actually allow already anyone anybody away become bring call case certain come concern correspond do enable ensure example exist fact find further get give given go happen hence indeed involve keep kind known let located make manner matter mean means moreover namely necessary need obtain occur order otherwise own particular people person place possible present put reach receive remain require result see serve set situation someone somebody sort stay take term thing thus together turn type use various want way whatever whenever whoever words',
  de: 'allerdings also ansonsten art befinden bekommen benötigen besitzen bestehen bestimmt betreffen bewirken bleiben brauchen bringen dabei dadurch daher damit darum dementsprechend derart dienen ding durchführen einzig ermöglichen erfolgen ergeben erhalten erlauben erreichen etwas fall finden führen geben gehen gelangen gelten genannt geschehen handeln hierfür insgesamt jemand jeweilig kommen lassen leute liegen machen mensch mittels möglich möglichkeit nehmen nämlich nötig notwendig person platz sache setzen sogenannt sonst sorgen stehen stelle stellen tatsächlich tun verwenden vorhanden vorliegen weise welcher werden wer wobei wodurch ziehen zudem zugleich zukommen',
  fr: 'ailleurs afin aller aussi autre avoir besoin caractère cas certain chose comporter concerner correspondre demander devenir dit donner effectuer effet également ensuite entraîner essentiel exemple exister façon faire falloir fait garder général gens grâce lieu lorsque manière mettre moyen nécessaire notamment nouveau obtenir occuper opérer ordre ouvrage parvenir passer permettre personne place point porter posséder possible possibilité pouvoir présenter prendre procéder quelque rendre rester résulter servir sorte subir tenir tel titre trouver type utiliser venir vouloir',
  es: 'además alcanzar alguien así caso cierto conseguir consistir constituir corresponder cosa dar deber dejar demás disponer efectuar ejemplo emplear encontrar estar existir forma gente haber hacer hallar ir llegar llevar lugar manera mediante medio momento mismo modo necesario necesitar obtener ocupar ocurrir permitir persona poder poner posible posibilidad posteriormente precisar presentar propio quedar querer quien realizar recibir resultar seguir ser servir sitio situación soler suponer tal tener tipo tomar tratar usar utilizar venir volver',
  it: 'alcuno altrimenti andare apposito appunto arrivare avere avvenire bisognare caso certo chiunque compiere comportare consentire consistere cosa costituire dare detto diventare dotare dovere dunque effettuare esempio esistere essere fare fatto forma gente grado incontrare inoltre luogo maniera mediante mettere modo momento necessario necessitare occorrere offrire ottenere parte permettere persona poi porre portare possedere possibile possibilità potere prendere presentare procedere proprio qualcuno qualora quando raggiungere realizzare ricevere rendere restare ricorrere rimanere risultare riuscire servire situazione sorta spettare stare stesso svolgere tale tenere tipo trattare trovare usare utilizzare venire volere volta',
  pt: 'além alguém aliás assim atingir caso certo chegar coisa conseguir consistir constituir corresponder dar deixar dever dispor efetuar encontrar estar exemplo existir fazer ficar forma gente haver ir lado levar lugar maneira mediante meio modo momento necessário necessitar obter ocorrer passar permitir pessoa poder pôr possibilidade possível precisar preciso próprio quem querer realizar receber recorrer resultar seguir ser servir sítio situação tal tanto ter tipo tirar tomar tornar tratar usar utilizar valer vez vir voltar',
  ru: 'вид вещь взять возможно возможность возможный вообще давать дать делать дело должен достигать другой есть именно иметь использовать использоваться который лицо место мочь надо находиться необходимо необходимый нужный нужно образ образом обладать один оказаться особый осуществлять отдельный пользоваться позволять позволить помощь попасть порядок почему приходиться приводить причём проводить происходить просто путь разный самый свой сделать сделаться следовать следует случай собой собственный составлять состоять способ способный становиться стать такой также требоваться тот уметь человек',
};

const known = new Map<string, ReadonlySet<string>>();

/** Is it such a word, in any of its forms? */
export function isLightWord(norm: string, stemmed: string, language: string): boolean {
  let of = known.get(language);
  if (!of) {
    const fold = (word: string): string =>
      word
        .normalize('NFKD')
        .replace(/(?<=[a-z])\p{M}+/giu, '')
        .normalize('NFC');
    const listed = (words[language] ?? '').split(' ').filter(Boolean).map(fold);
    const stems = listed.map((word) => stem(baseForm(word, language), language));
    known.set(language, (of = new Set([...listed, ...stems])));
  }
  return of.has(norm) || of.has(stemmed);
}
