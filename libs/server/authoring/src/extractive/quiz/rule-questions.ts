import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn, sendsElsewhere } from '../material/definition-form.ts';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import { lowerUnlessName } from '../material/recurring-phrases.ts';
import type { Candidate } from './candidate.ts';
import { isDamaged, isForeign, lengthIn } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { Prose } from './lesson-parts.ts';
import { isLabel } from './likeness.ts';
import { rulePatterns } from './rule-patterns.ts';
import { askedForRule, type RuleValue } from './rule-words.ts';
import { isOfOneOfSeveral } from './several.ts';
import { isOfAnything, isTorn, loosened } from './standing.ts';
import { isOnSubject, type StatementMaterial, worthOf } from './statements.ts';
import { isOfUnnamedThing } from './lone-statements.ts';
import { worded, type Wording } from './wording.ts';

const lengths = { least: 6, most: 32 } as const;
const fewestStems = { statement: 3, case: 1 } as const;

/**
 * How binding a rule is: required, recommended, optional or ruled out. The answers say it in other
 * words than the lesson, so that none is known by having been read.
 */
export const ruleQuestions = (material: StatementMaterial, wording: Wording): Candidate[] =>
  material.sentences.flatMap((sentence) => {
    const said = withoutTail(loosened(sentence.plain, baseLanguage(material.language)));
    const isGood =
      !isOneMore.test(sentence.plain) &&
      isWhole({ ...sentence, plain: said }, material) &&
      isOnSubject(said, material) &&
      !isOfOneOfSeveral(said, material);
    const found = isGood ? ruleIn(bare(said), material) : undefined;
    return found ? askedOf(sentence, found, material, wording) : [];
  });

const bare = (plain: string): string => plain.replace(/[.。]$/u, '');

/** "For example, …", "Likewise, …", "Of course, …": of what was spoken of before, or plain anyway. */
const isOneMore =
  /(?<!\p{L})(?:for (?:example|instance)|likewise|similarly|conversely|in this (?:case|way)|zum beispiel|z\. ?B\.|des weiteren|ebenso|umgekehrt|por ejemplo|asimismo|igualmente|del mismo modo|par exemple|de même|inversement|per esempio|ad esempio|analogamente|allo stesso modo|viceversa|por exemplo|da mesma forma|например|аналогично|наоборот|of course|natürlich|selbstverständlich|bien sûr|bien entendu|por supuesto|naturalmente|ovviamente|é claro|obviamente|конечно|разумеется)(?!\p{L})|当然|もちろん|勿論|例如|比如|同样|反之|例えば|たとえば|同様に|逆に/iu;

/** A rule without the reason for it, and without what else is said of a thing that it names. */
const withoutTail = (said: string): string => said.replace(tail, '.');
const tail =
  /(?:; |, (?:which|who|because|since|so that|otherwise|though|although|for (?:example|instance)|e\.g\.|i\.e\.|weil|da|denn|sodass|sonst|wobei|was|car|parce|puisque|afin|sinon|ce qui|porque|ya que|pues|lo que|perché|poiché|altrimenti|il che|pois|já que|o que|поскольку|так как|потому|иначе|чтобы) | (?:because|since|(?<!(?<!\p{L})as \p{L}+ )as) (?:it|this|that|they|these|the|you|otherwise|there)(?!\p{L})).*$/u;

/** A statement and how binding it says that something is. */
interface Rule {
  readonly value: RuleValue;
  readonly said: string;
}

function ruleIn(
  plain: string,
  { language, written, subject }: StatementMaterial,
): Rule | undefined {
  for (const { value, pattern, said, isToReader } of rulePatterns(language)) {
    const { a = '', b = '', w = '' } = pattern.exec(plain)?.groups ?? {};
    if (a === '' && b === '') continue;
    if (w !== '' && !isCase(w, subject, language)) return undefined;
    if (ofFriend.test(a)) return undefined;
    const isGood =
      (isToReader ? isDeed(b) && isOf(b, w, subject, language) : isPlain(a, b, language)) &&
      // What the reader is to do, but in a case or never, only the task at hand tells.
      (!ofTask.test(plain) || value === 'not' || value === 'avoid') &&
      !isOfParameter(a) &&
      !isLabel.test(a) &&
      // "The driver should close …": a design, a guess or a demand; advice is given to somebody.
      (isToReader || value !== 'should' || toSomebody.test(a)) &&
      !ofDegree.test(`${a} ${b}`) &&
      !ofWorth.test(`${a} ${b}`) &&
      !isTurned(b, language) &&
      // "If it is silent, the patch should apply": that is to be expected.
      !(w !== '' && value === 'should' && !isToReader) &&
      // "To have any …": only a denial says that.
      !((value === 'not' || value === 'avoid') && polar.test(b)) &&
      !isOneOfMany(a, subject, language) &&
      [a, b].every((half) => half === '' || stands(half, language)) &&
      contentStems(`${a} ${b}`, language).length >= fewestStems.statement;
    return isGood
      ? {
          value,
          said: worded(said, {
            a: w === '' ? lowerUnlessName(a, written, language) : a,
            b,
            c: w === '' ? '' : `${comma(language)}${w.charAt(0).toLowerCase()}${w.slice(1)}`,
          }),
        }
      : undefined;
  }
  return undefined;
}

/** Said to the reader, about what he is doing. */
const ofTask =
  /^(?:(?:You|Sie|Vous|Usted|Debes|Deberías|Tienes|Você|Deves|Deverias|Tens|Devi|Dovete|Dovresti|Dovreste|Вы|Вам)(?!\p{L})|[你您])/u;

/** People, or programs that somebody writes or runs: who can take advice. */
const toSomebody =
  /(?<!\p{L})(?:users?|administrators?|admins?|developers?|programmers?|authors?|maintainers?|contributors?|operators?|owners?|people|everyone|everybody|anyone|nobody|writers?|sites|clients|callers|applications|programs|scripts|code|packages|plugins|extensions|modules|libraries|benutzer(?:n|innen)?|nutzer(?:n)?|anwender(?:n)?|entwickler(?:n)?|betreuer(?:n)?|programme|anwendungen|pakete|utilisateurs?|administrateurs?|développeurs?|responsables?|auteurs?|programmes|paquets|usuarios?|administradores?|desarrolladores?|programas|paquetes|utenti|amministratori|sviluppatori|autori|programmi|pacchetti|usuários|administradores|desenvolvedores|autores|pacotes|пользовател\p{L}+|администратор\p{L}*|разработчик\p{L}*|програм\p{L}+|пакет\p{L}*)$/iu;
/** The rule itself tells how binding it is, or of what "both" is said, the text around. */
const ofDegree =
  /(?<!\p{L})(?:optional(?:ly)?|required?|mandatory|recommend\p{L}*|somehow|carefully|both(?! .* and )|(?:facultativ|optativ|opcional|opzional)\p{L}*|obligatoire\p{L}*|obligatori\p{L}*)(?!\p{L})/iu;

/** "Proper types", "for good reasons", "in certain cases": that it is right, nobody has to be told. */
const ofWorth =
  /(?<!\p{L})(?:proper(?:ly)?|correct(?:ly)?(?:-formed)?|well-formed|valid|appropriate(?:ly)?|suitabl[ey]|adequate(?:ly)?|reasonabl[ey]|useful|unnecessar(?:y|ily)|needless(?:ly)?|good|better|best|right|reasons?|certain|circumstances|umstände[n]?|circonstances|circunstancias|circostanze|circunstâncias|обстоятельств\p{L}*|richtige?[nrms]?|korrekte?[nrms]?|gültige?[nrms]?|passende?[nrms]?|sinnvolle?[nrms]?|geeignete?[nrms]?|unnötige?[nrms]?|gute?[nrms]?|bestimmte?[nrms]?|correcte(?:ment|s)?|corrects?|valides?|appropriée?s?|adéquate?s?|utiles?|inutiles?|bon(?:ne)?s?|certaine?s?|correct[oa](?:mente|s)?|válid[oa]s?|apropiad[oa]s?|adecuad[oa]s?|útil(?:es)?|innecesari[oa]s?|buen[oa]?s?|determinad[oa]s?|ciert[oa]s?|corrett[oaei](?:mente)?|valid[oaei]|appropriat[oaei]|adeguat[oaei]|util[ei]|inutil[ei]|buon[oaei]?|cert[oaei]|corret[oa](?:mente|s)?|apropriad[oa]s?|adequad[oa]s?|úteis|desnecessári[oa]s?|bo[mn]s?|cert[oa]s|правильн\p{L}+|корректн\p{L}+|допустим\p{L}+|подходящ\p{L}+|полезн\p{L}+|ненужн\p{L}+|лишн\p{L}+|определённ\p{L}+|определенн\p{L}+)(?!\p{L})|正确|合适|適切|適当|正しい|必要な/iu;

/** "Des Weiteren müssen sie …": the one who must stands behind the verb, and "sie" nobody knows. */
const isTurned = (b: string, language: string): boolean =>
  baseLanguage(language) === 'de' && /^(?:sie|er|es|man|ihr|wir|ich|du)(?!\p{L})/iu.test(b);

/** "Font-name must be a string", "x and y": what stands for a value in a call. */
const isOfParameter = (name: string): boolean =>
  /\p{Ll}{3} \p{Ll}$/u.test(name) ||
  /^(?:\p{L}|\p{L}[\p{Ll}\d]*[-_]\S+|\p{L}[\p{Ll}\d]{0,11} and \p{Ll}[\p{Ll}\d]{0,11}(?<!s))$/u.test(
    name,
  );

/** A case that can be read by itself. */
const isCase = (clause: string, subject: ReadonlySet<string>, language: string): boolean =>
  stands(clause, language) &&
  !ofMost.test(clause) &&
  !isOfUnnamedThing(clause.replace(/^\p{L}+ /u, ''), subject, language) &&
  contentStems(clause, language).length >= fewestStems.case;
/** "In most cases", "in normal circumstances": in which, nobody can tell. */
const ofMost =
  /(?<!\p{L})(?:cases?|circumstances|situations?|practice|principle|fact|general|order|addition|case|cas|fait|plus|casos?|hecho|cas[oi]|fatto|случа\p{L}+|образом|целом)$/iu;
/** German and Russian set a comma before every clause. */
const comma = (language: string): string =>
  ['de', 'ru'].includes(baseLanguage(language)) ? ', ' : ' ';

function askedOf(
  { plain, refs, number }: Prose,
  { value, said }: Rule,
  { subject, language, asked }: StatementMaterial,
  wording: Wording,
): Candidate[] {
  const question = askedForRule(said, value, asked);
  if (!question) return [];
  const named = contentStems(said, language).filter((stem) => subject.has(stem)).length;
  return [
    {
      type: 'rule',
      ...question,
      isChecked: true,
      explanation: `${question.key}${isUnspaced(asked) ? '。' : '. '}${worded(wording.because, { a: plain })}`,
      refs,
      place: number,
      about: [plain],
      worth: worthOf(named),
    },
  ];
}

/** Does the sentence say something that is true wherever it is read? */
function isWhole(
  { plain, factual, refs }: Prose,
  { subject, language }: StatementMaterial,
): boolean {
  const length = lengthIn(plain, language);
  return (
    factual &&
    refs.length > 0 &&
    length >= lengths.least &&
    length <= lengths.most &&
    /[.。]$/u.test(plain) &&
    !such.test(plain) &&
    !leansElsewhere(ofReader(plain, language), language) &&
    !sendsElsewhere(plain) &&
    !ofSection.test(plain) &&
    !pointsBackIn(ofReader(plain, language), language) &&
    !isForeign(plain, language) &&
    !isDamaged(plain) &&
    // A full stop within is that of another sentence.
    !/[|<>{}\\“”«»„"]|\[\w| --? |\p{L}{2,}[.!?] \p{L}/u.test(plain) &&
    !isTorn(plain) &&
    !isOfAnything(plain, subject, language) &&
    !ofMoment.test(plain)
  );
}

/** "Following the rules in the Voting section": what they are, stands there. */
const ofSection =
  /(?<!\p{L})(?:section|chapter|appendix|abschnitt|kapitel|chapitre|sección|capítulo|sezione|capitolo|seção|раздел\p{L}*|глав\p{L}{1,2})(?!\p{L})/iu;

/** "Sie" and "вы" are no "they" here, the pattern of a rule sees to that: a name stands for them. */
const ofReader = (plain: string, language: string): string =>
  plain.replace(baseLanguage(language) === 'de' ? germanReader : reader, 'Anna ');
const germanReader =
  /^(?:Sie (?=\p{Ll}+e?n )|Es (?=(?:wird|ist) (?:dringend |zwingend )?(?:empfohlen|erforderlich|notwendig),))/u;
const reader =
  /^(?:You|Vous|Você|Usted|Вы|Вам|Il(?= est (?:(?:vivement |fortement )?(?:recommandé|conseillé|déconseillé)|interdit) )) /u;
/** "Para tais fins": for which, the sentence before tells. */
const such =
  /(?<!\p{L})(?:tal|tais|tales|tels?|telles?|tali|taluni|solche[nrsm]?|так(?:ой|ая|ое|ие|их|им|ого|ую))(?!\p{L})(?! (?:como|que|comme|come|как))/iu;
/** Said of the writer or of the moment. */
const ofMoment =
  /(?<!\p{L})(?:[Ww]e|[Oo]ur|I|[Mm]y|us|[Ll]et['’]s|[Pp]lease|[Nn]ote|[Vv]euillez|[Nn]otez|[Bb]eachten|[Tt]enga en cuenta|[Ss]i noti|[Oo]bserve|[Оо]братите внимание|[Cc]urrently|[Tt]oday|[Rr]ecently|[Nn]ow|[Rr]emember|désormais|dorénavant|ab sofort|nunmehr|künftig|ahora|ora|adesso|agora|теперь|отныне|[Nn]ous|[Nn]otre|[Nn]osotros|[Ww]ir|[Uu]nser\p{L}*|[Nn]oi|[Nn]ós|[Мм]ы|[Нн]аш\p{L}*)(?!\p{L})|我/u;
/** "Your colleagues must …": in the story that a text tells its reader. */
const ofFriend = /(?<!\p{L})(?:[Dd]eine?[nmrs]?|[Tt]u[sao]?|[Tt]uoi|[Tt]eus?|[Tt]uas?)(?!\p{L})/u;
const stands = (half: string, language: string): boolean =>
  !isFragment(half, language) && !isMuddled(half, language);

const negation =
  /(?<!\p{L})(?:not?|never|none|cannot|without|nicht|kein\p{L}*|nie(?:mals|mand)?|nichts|keineswegs|ohne|ne|pas|jamais|rien|aucune?|sans|sin|nunca|jamás|nada|nadie|ning[uú]n\p{L}*|non|mai|niente|nulla|nessun\p{L}*|senza|nor|não|nem|nenhum\p{L}*|ninguém|sem|не|ни|никогда|никак\p{L}+|без|нет)(?!\p{L})|n['’]t(?!\p{L})|不|没|未|无/iu;
const polar = /(?<!\p{L})(?:any\p{L}*|ever|either|yet|irgend\p{L}*)(?!\p{L})/iu;
const anotherPlace =
  /(?<!\p{L})(?:necessarily|nécessairement|forcément|obligatoirement|necesariamente|forzosamente|necessariamente|unbedingt|toujours|siempre|sempre|immer|всегда|if|unless|when|only|also|but|because|always|usually|normally|generally|typically|never|sometimes|must|should|in general|generell|grundsätzlich|im allgemeinen|normalerweise|normalement|normalmente|en général|généralement|generalmente|in generale|en general|geralmente|em geral|обычно|как правило|wenn|nur|auch|aber|weil|si|seulement|mais|solo|también|pero|porque|se|anche|ma|também|mas|если|только|также|но|too|as well|ebenfalls|gleichfalls|également|aussi|igualmente|altresì|pure|тоже|often|frequently|rarely|instead|again|probably|perhaps|maybe|wahrscheinlich|vielleicht|wohl|probablement|peut-être|probablemente|quizás?|probabilmente|forse|provavelmente|talvez|вероятно|possibly|eventuell|evtl|éventuellement|eventualmente|возможно)(?!\p{L})|如果|只|也|但/iu;

/** Are the halves a name and what is demanded of it, and is that all that is meant? */
const isPlain = (a: string, b: string, language: string): boolean =>
  !negation.test(`${a} ${b}`) &&
  !anotherPlace.test(`${a} ${b}`) &&
  !subordinate.test(a) &&
  !goesOn.test(b) &&
  isName(a, language) &&
  !hasVerb(a, language) &&
  !isState.test(b) &&
  !isHope.test(b) &&
  !ofKnowing.test(b.replace(/^(?:be|have) /u, ''));

/** "To supply an absolute path": for what? A deed of its own is on the matter of the lesson. */
const isOf = (b: string, w: string, subject: ReadonlySet<string>, language: string): boolean => {
  const stems = contentStems(`${b} ${w}`, language);
  return stems.length >= fewestOfDeed && stems.some((stem) => subject.has(stem));
};
const fewestOfDeed = 4;

/** What is to be done by the reader: an infinitive, of no hope, doubt or knowledge. */
const isDeed = (b: string): boolean =>
  !negation.test(b) &&
  !anotherPlace.test(b) &&
  !goesOn.test(b) &&
  !isState.test(b) &&
  !isHope.test(b) &&
  !ofKnowing.test(b) &&
  !/^(?:avoir|être|ser|estar|tener|haber|essere|avere|ter|быть)(?!\p{L})/iu.test(b) &&
  !ofUnnamed.test(b);
/** "L'appliquer", "hacerlo", "specify that as": what, the sentence before tells. */
const ofUnnamed =
  /^(?:d[’']abord|first|zuerst|zunächst|primero|prima|primeiro|сначала) |^(?:l[ae]s?|lui|leur|y|en|l[’']) ?\p{Ll}+(?:er|ir|re)(?!\p{L})|^\p{Ll}+[aeiáéí]r(?:l[aeo]s?|gli|ne|sel[aeo]s?)(?!\p{L})|^\p{Ll}+ that (?:as|in|to|for|with|by|on|from)(?!\p{L})|(?<!\p{L})(?:it|them|ihn|ihnen|deren|dessen)(?!\p{L})/iu;
const ofKnowing =
  /^(?:d[’']abord |primero |prima |primeiro |сначала |now |then |first |at least |still |probably |really |simply |just )?(?:be|have|see|get|know|need|note|notice|find|understand|expect|feel|hear|think|realize|remember|ask yourself|want|like|read|wait|do (?:so|the|that|it))(?!\p{L})|^(?:d[’']abord |primero |prima |primeiro |сначала )?(?:voir|savoir|comprendre|lire|trouver|obtenir|recevoir|ver|saber|leer|entender|obtener|recibir|vedere|sapere|capire|leggere|ottenere|ricevere|ler|receber|получить|найти|знать|видеть|понимать|увидеть|прочитать)(?!\p{L})|(?:sein|haben|sehen|wissen|kennen|verstehen|lesen|werden|erhalten|bekommen|finden)$/iu;

/** "Must be said", "must in turn have", "should work": a way to speak or a hope, and no rule. */
const isState =
  /^(?:find|produce|give|yield|result|come|become|help|allow|take|fix|solve|cause|start|fail|succeed|show|display|be (?:self-explanatory|straightforward|easy|simple|familiar|relatively|pretty|quite)|now|work|happen|appear|look|see|suffice|behave|be (?:fine|enough|obvious|possible|safe|ready|available|found|visible|present|used (?:with (?:great |extreme )?(?:care|caution)|sparingly|carefully))|in turn|thereafter|then|still|again|first|be (?:able|aware|careful|noted|remembered|said|clear|considered|regarded|seen|viewed|understood|thought|called|known)|have been)(?!\p{L})/iu;

/** "Must work", "should run without faults": what is hoped for, and "must be taken literally". */
const isHope =
  /(?:funktionieren|laufen|aussehen)$|(?:angesehen|betrachtet|verstanden|gesehen) werden$|^(?:être (?:vue?s?|considérée?s?|comprise?s?)|ser (?:vist|considerad|entendid)[oa]s?|considerarse|entenderse|essere (?:vist|considerat|intes)[oaie]|рассматриваться|считаться)(?!\p{L})|^(?:fonctionner|marcher|apparaître|funcionar|aparecer|funzionare|apparire|работать|появиться)(?!\p{L})|(?<!\p{L})(?:literally|wörtlich|literalmente|littéralement|letteralmente|буквально)(?!\p{L})/iu;
/** "Whether the symbol should …": a heading or half a sentence. */
const subordinate =
  /^(?:although|though|whether|how|why|where|while|since|as|ob|warum|obwohl|lorsque|quand|comme|puisque|où|wo|donde|dónde|cuando|como|aunque|quando|come|poiché|dove|onde|где|как|когда)(?!\p{L})/iu;
/** "…, so change the field": what follows from the rule, or is done about it. */
const goesOn =
  /, and \S+ (?:will|is|are|has|have|can|must|should) | and \p{Ll}{3,}s (?:an?|the|no|its|their) |(?:,? (?:and|et|y|e|und|и) (?:is|are|was|were|has|have|can|will|sont|est|représente\p{L}*|es|son|è|sono|é|são|ist|sind)(?!\p{L}))|(?<!\p{L})(?:the same|la même|le même|les mêmes|el mismo|la misma|lo stesso|la stessa|o mesmo|a mesma)(?!\p{L})|, (?:что|котор\p{L}+|so|then|and then|which|who|or|oder|otherwise|sonst|che|qui|que|die|der|das|den|dem|thus|hence|sodass|also|donc|así que|por lo que|quindi|dunque|perciò|portanto|поэтому)(?!\p{L})|(?<!\p{L})(?:or|oder|ou|o|oppure) (?:else|the|it|he|der|die|das|er|sie|es|le|la|el|il) /iu;
/** The words that name something before a statement, without a clause of their own. */
const isName = (text: string, language: string): boolean =>
  contentStems(text, language).length >= 1 &&
  !/(?<!\p{L})(?:that|which|who|whoever|what|how|whether|why|there|it|one|to|que|quien(?:es)?|quem|chi|quiconque|qui|che|который|которая|которые)(?!\p{L})/iu.test(
    text,
  ) &&
  !/^\p{Lu}\p{Ll}+ly(?!\p{L})/u.test(text) &&
  !(baseLanguage(language) === 'de' && /^an(?!\p{L})/iu.test(text)) &&
  !namesReader.test(text) &&
  !/^(?:your|votre|vos|ihre?[nmrs]?|tus?|sus?|tuo|tua|tuoi|vostr[aoie]|seus?|suas?|ваш\p{L}*)(?!\p{L})/iu.test(
    text,
  ) &&
  !/^(?:in|on|at|for|with|by|from|as|to|of|if|when|after|before|during|within|under|without|unless|however|the (?:following|same|first|second|third|last|next|other)|перв\p{L}+|втор\p{L}+|bei|für|mit|nach|um|wenn|aufgrund|wegen|durch|trotz|seit|zu[rm]?|i[mn]|am|auf|aus|vo[mnr]|über|unter|hier|dann|nun|jetzt|danach|zuerst|zunächst|außerdem|primero|luego|entonces|ahora|después|además|d[’']abord|ensuite|puis|maintenant|alors|prima|poi|ora|adesso|allora|inoltre|primeiro|depois|agora|então|сначала|затем|теперь|потом|first|next|now|para|por|con|en|si|pour|avec|dans|à|per|se|em|com|для|при|в|на|чтобы)(?!\p{L})|(?:then|now|still|again|even|first|already|ly|you)$/iu.test(
    text,
  );

/** "The function": which one, the text around says, unless the lesson is about it. */
const isOneOfMany = (name: string, subject: ReadonlySet<string>, language: string): boolean =>
  ofGiven.test(name) ||
  ofAny.test(name) ||
  ofSome.test(name) ||
  // "John must fetch …": somebody in a story, unless the lesson is about it.
  (/^\p{L}+$/u.test(name) &&
    !name.endsWith('s') &&
    !contentStems(name, language).some((stem) => subject.has(stem))) ||
  (definite[baseLanguage(language)]?.test(name) === true &&
    withoutArticle(name).split(' ').length <= fewWords &&
    !/\p{Lu}/u.test(baseLanguage(language) === 'de' ? '' : withoutArticle(name)) &&
    !contentStems(name, language).some((stem) => subject.has(stem)));
const fewWords = 3;
const definite: Readonly<Record<string, RegExp>> = {
  en: /^the /iu,
  de: /^(?:der|die|das|den) /iu,
  fr: /^(?:(?:le|la|les) |l[’'])/iu,
  es: /^(?:el|la|los|las) /iu,
  it: /^(?:(?:il|lo|la|i|gli|le) |l[’'])/iu,
  pt: /^(?:o|a|os|as) /iu,
};

/** "The path", "il nome": of what, whatever the lesson is about? */
const ofAny =
  /^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|i|gli|os?|as?) |l[’'])?(?:path|name|value|string|number|list|key|type|size|format|field|line|text|argument|parameter|entry|object|pfad|wert|zeichenkette|zahl|liste|schlüssel|typ|größe|feld|zeile|nom|chemin|valeur|chaîne|nombre|liste|clé|taille|champ|ligne|nombre|ruta|valor|cadena|número|lista|clave|tipo|tamaño|campo|línea|nome|percorso|valore|stringa|numero|chiave|dimensione|riga|caminho|cadeia|chave|tamanho|linha|имя|путь|значение|строка|число|список|ключ|тип|размер|поле)$/iu;

/** "Some applications": which? */
const ofSome =
  /^(?:some|several|many|certain|any given|returned|resulting|quelques|certaine?s|plusieurs|algun[oa]s|ciert[oa]s|vari[oa]s|alcun[ei]|cert[ei]|algun[a]?s|cert[oa]s|einige|manche|viele|некоторые|многие)(?!\p{L})/iu;

/** "The default values", "the value provided", "all other filters". */
const ofGiven =
  /(?<!\p{L})(?:care|attention|caution)$|(?<!\p{L})(?:others?|additional|further|otr[oa]s?|autres?|altr[oaie]|outr[oa]s?|andere[nrms]?|друг\p{L}+)(?!\p{L})|(?<!\p{L})(?:necessary|required|notwendige[nr]?|nécessaires?|necesari[oa]s?|necessari[oae]|necessári[oa]s?|необходим\p{L}+)(?!\p{L})|^lots? of |^(?:all |each of |both )?(?:its|their|his|her|son|sa|ses|leurs?|sus?|suo|sua|suoi|sue|seus?|suas?|seine?|ihre?|его|её|их) |^(?:the rest|el resto|le reste|il resto|o resto|der rest|остальн\p{L}+)(?!\p{L})|^the \p{L}+ (?:provided|given|specified|used|returned|selected|chosen|mentioned|described)$|^the (?:passed|supplied|generated|new|old)(?!\p{L})|^the (?:default|given|resulting|corresponding|specified|current|usual|new|old|same|actual|chosen|selected) \p{L}+$|^(?:die|der|das|los|las|el|la|les?|i|il|os?|as?) \p{L}+ (?:predeterminad|por defecto|par défaut|predefinit|padrão)/iu;
/** A verb somewhere behind the first word: "a password expires", "the disk is full". */
function hasVerb(clause: string, language: string): boolean {
  if (baseLanguage(language) === 'zh') return true;
  // "Every call to …": behind it stands a noun, whatever else the word may be.
  const spoken = withoutArticle(clause.replace(/^(?:every|each|any) /iu, 'the ')).split(/\s+/);
  const isSaid = spoken.some(
    (_, at) => at > 0 && opensWithVerb(spoken.slice(at).join(' '), language),
  );
  return isSaid || (baseLanguage(language) === 'en' && endsInVerb.test(clause));
}
/** "The reader should consult": about the document. */
const namesReader =
  /(?<!\p{L})(?:readers?|lectore?s?|lecteurs?|lesern?|lettor[ei]|leitor(?:es)?|читател\p{L}+|读者|讀者)(?!\p{L})/iu;
const endsInVerb = /^(?:an?|the|every|each) (?:\p{L}+ ){1,3}\p{Ll}{3,}(?:[^s]s|ed)$/u;
