import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn } from '../material/definition-form.ts';
import { clauseGrammars } from './clause-grammar.ts';

/** A case or an aim, and the statement that goes with it. */
export interface Joined {
  readonly kind: 'case' | 'aim';
  /** With the word that opens it: "If the file exists". */
  readonly of: string;
  readonly statement: string;
  /** Which of the two the sentence says first. */
  readonly first: 'of' | 'statement';
}

/** In words, or in half as many letters of a script without spaces. */
const lengths = { of: [4, 22], statement: [4, 26] } as const;

/**
 * The case or aim of a sentence with the statement that goes with it, where both stand alone.
 * Undefined where the sentence has none, or leans on others.
 */
export function joinedIn(plain: string, language: string): Joined | undefined {
  if (!/[.。।]$/u.test(plain) || leansElsewhere(plain, language)) return undefined;
  const base = baseLanguage(language);
  const found =
    base === 'ja' ? ofJapanese(plain) : (caseBefore(plain, base) ?? caseBehind(plain, base));
  if (!found) return undefined;
  const { of, statement } = found;
  const isGood =
    fits(of, lengths.of, language) &&
    fits(statement, lengths.statement, language) &&
    !pointsBackIn(of, language) &&
    !lacksSubject.test(of) &&
    !(base === 'en' && lacksVerb(of)) &&
    !strayComma.test(statement) &&
    // "Succeeds only if …": without the case the statement says the opposite.
    !(found.first === 'statement' && onlyThen.test(statement)) &&
    !unfinished.test(statement) &&
    !(found.kind === 'case' && eitherWay.test(of)) &&
    !(found.kind === 'aim' && saysOfAim.test(of)) &&
    !thatThing.test(of) &&
    !/[.。।]$/u.test(of) &&
    isClause(statement, language) &&
    !isForeign(plain, language) &&
    !isDamaged(plain) &&
    !/["“”«»„|<>{}=\\]|\[\w/.test(plain);
  return isGood ? found : undefined;
}

/** "After the name of the list" is a place and no case. */
const lacksVerb = (of: string): boolean =>
  /^(?:after|before|until) (?:the|an?|each|every) /iu.test(of) &&
  !/ (?:can|could|may|must|will|had|\p{Ll}+(?:s|ed))(?= |$)/u.test(of);

function caseBefore(plain: string, base: string): Joined | undefined {
  const grammar = clauseGrammars[base];
  if (!grammar) return undefined;
  const end = '[.。।]$';
  const comma = base === 'zh' ? '，' : base === 'ar' ? '[,،]' : ',';
  const gap = base === 'zh' ? '' : '(?![\\p{L}\\p{M}])';
  const split = (opening: string): RegExpExecArray | null =>
    new RegExp(
      `^(?<of>(?:${opening})${gap}[^,،，;:：；]+)${comma}\\s?(?:${grammar.between})?(?<statement>[^;:：；]+)${end}`,
      'iu',
    ).exec(plain);
  const { of = '', statement = '' } = split(grammar.when)?.groups ?? {};
  if (of !== '') return { kind: 'case', of, statement: capital(statement), first: 'of' };
  const aim =
    grammar.aim === undefined
      ? undefined
      : base === 'de'
        ? new RegExp(`^(?<of>${grammar.aim}), (?<statement>[^;:]+)${end}`, 'iu').exec(plain)?.groups
        : split(grammar.aim)?.groups;
  return aim
    ? { kind: 'aim', of: aim['of'] ?? '', statement: capital(aim['statement'] ?? ''), first: 'of' }
    : undefined;
}

function caseBehind(plain: string, base: string): Joined | undefined {
  const { whenBehind, when = '', asks = '' } = clauseGrammars[base] ?? {};
  if (whenBehind === undefined) return undefined;
  const comma = base === 'de' || base === 'ru' ? ',' : ',?';
  const { of = '', statement = '' } =
    new RegExp(`^(?<statement>[^;:]+?)${comma} (?<of>(?:${whenBehind}) [^,;:]+)\\.$`, 'u').exec(
      plain,
    )?.groups ?? {};
  const [last = ''] = /[\p{L}\p{N}_)\]`'’-]+$/u.exec(statement) ?? [];
  const isObject =
    of === '' ||
    // "Type the text that you want to display when …": which of the two verbs is meant?
    relative.test(statement) ||
    contentStems(last, base).length === 0 ||
    new RegExp(`(?<!\\p{L})(?:${asks})$`, 'iu').test(statement) ||
    new RegExp(`^(?:${when})(?!\\p{L})`, 'iu').test(statement);
  return isObject ? undefined : { kind: 'case', of: capital(of), statement, first: 'statement' };
}

/** "If their conditions …", "Cuando está seleccionada": whose, and what, an earlier sentence says. */
const lacksSubject =
  /(?:oben|unten|zuvor) genannt|ci-dessus|(?<!\p{L})таки[ехм]|^\S+ (?:(?:their|its|his|her|sus?|leurs?|ihre?[nmrs]?|seine?[nmrs]?|loro|suo[i]?|l[aeio] si|sua|seus?|suas?|их|его|её)|(?:no |não |non )?(?:está\p{L}*|es|son|fue\p{L}*|ha|han|è|sono|viene|vengono|é|são|for|forem|estiver\p{L}*|foi|seja))(?!\p{L})|\b(?:and|or) (?:to what|when|how|where)\b/iu;
/** Behind any other comma something new begins, or the case went on to there. */
const strayComma =
  /[,،，](?!\s?(?:which|where|who|such as|including|but|even|unless|if|when|like|so|e\.g\.|i\.e\.|as|rather|not|and|donde|que|como|pero|incluso|qui|dont|où|comme|mais|même|der|die|das|den|dem|welche\p{L}*|wobei|aber|sodass|dass|che|dove|come|ma|onde|котор\p{L}*|где|но|что|чтобы)(?!\p{L})|\s?\d)/iu;
export const relative =
  /(?<!\p{L})(?:that|which|where|how|what|who|que|qui|dont|où|quien|cual\p{L}*|che|cui|qual\p{L}*|котор\p{L}+|что|welche[rsnm]?|haciendo)(?!\p{L})/iu;

function ofJapanese(plain: string): Joined | undefined {
  const found =
    /^(?<of>[^。、]{4,50}?(?:場合|とき|時|(?<aim>ため)(?=には))(?:に?は|に)?)、(?<statement>[^。]+)。$/u.exec(
      plain,
    ) ??
    /^(?<of>[^。、]{3,49}?[うくぐすつぬぶむる](?<aim>に)は)、(?<statement>[^。]+)。$/u.exec(
      plain,
    ) ??
    /^(?<of>[^。、]{4,50}?(?:すると|れば|ったら|したら|ない限り))、(?<statement>[^。]+)。$/u.exec(
      plain,
    );
  const { of = '', statement = '', aim } = found?.groups ?? {};
  return of === ''
    ? undefined
    : { kind: aim === undefined ? 'case' : 'aim', of, statement, first: 'of' };
}

/** Does it name what it is about, and hold no second half that belongs to something else? */
export const isClause = (statement: string, language: string): boolean =>
  !startsWithPronoun.test(statement) &&
  !opensOtherwise.test(statement) &&
  !isAside(statement) &&
  !/, (?:and|or|y|o|e|et|ou|und|oder|и|или) /u.test(statement) &&
  !/^(?:and|or|but|y|o|pero|et|ou|mais|und|oder|aber|e|ma|mas|и|или|но) /iu.test(statement) &&
  (isUnspaced(language) || countWords(statement) >= lengths.statement[0]);

const startsWithPronoun =
  /^(?:it|they|he|she|this|that|these|those|its|their|es|er|sie|dies\p{L}*|il|elle|ils|elles|on|ce|cela|cette|ces|él|ella|ell[ao]s|[eé]st[aeo]s?|ess[aeo]s?|quest\p{L}|el[ea]s?|ele|ela|он|она|оно|они|эт[оаи]|他|它|她|這|それ|これ|هو|هي|वह|वे|यह)(?!\p{L})/iu;

/** A second case, or a turn of the argument, where a statement should begin. */
const opensOtherwise =
  /^(?:if|when|while|although|though|since|because|after|before|by|for|with|without|of course|on the one hand|which|who|whose|where|that|to|except|excluding|rather than|in addition|in fact|in general|note|even|as|wenn|falls|außer|mit ausnahme|wobei|dass|welche[rsnm]?|während|obwohl|da|weil|nachdem|excepto|salvo|sauf|à l['’]exception|tranne|eccetto|exceto|si|cuando|mientras|aunque|porque|por supuesto|por otr[ao] \p{L}+|quand|lorsque|tandis|bien que|parce|d['’]autre part|en effet|de plus|se|quando|mentre|sebbene|perché|d['’]altra|enquanto|embora|за исключением|кроме|котор\p{L}+|что|чтобы|если|когда|хотя|потому|с другой стороны|кроме того|конечно)(?!\p{L})/iu;
/** What is said in the first person, or beside something said before. */
const asideOrWe =
  /(?<!\p{L})(?:me|let us|in (?:each|that) case|from (?:there|then|here) on|that (?:position|point|case|time|file|value|way|one)|as well|instead|too|again|likewise|another|(?:the )?others?|the same|\p{L}+(?:amos|emos|imos|iamo|eremo|iremo)|\p{L}{3,}ons|sonst|ebenfalls|erneut|de nuevo|tampoco|à nouveau|de nouveau|di nuovo|novamente|снова|тоже)(?!\p{L})/iu;

export const isAside = (text: string): boolean => asideOrWe.test(text);

/** "Is used to detect": what, the case would have told. */
const unfinished =
  /(?<!\p{L})(?:to \p{L}+|for \p{L}+ing|is|are|the|an?|of|for|with|de|del|du|der|die|das|di|que)$/u;
/** "If it can be read or not": no condition but a question. */
const eitherWay = /(?<!\p{L})(?:or not|ou (?:pas|non)|o no|oder nicht|ou não|или нет)$/iu;
/** "Для подписи используется …": a whole statement. */
const saysOfAim = /\p{L}(?:ется|ются|ится|ятся)(?!\p{L})/u;
/** "To do so", "besoin de les utiliser", "per usarlo": what, an earlier sentence says. */
const thatThing =
  /(?<!\p{L})(?:(?:(?:to|with|for|[\p{L}]+['’]) that \p{L}+|d(?:o|oing|id|one) so|l[aeio]s? \p{L}+(?:er|ir|re)|\p{L}+r(?:l[aeio]))$)/iu;
const onlyThen =
  /(?<!\p{L})(?:only|just|sólo|solo|solamente|únicamente|seulement|uniquement|nur|lediglich|soltanto|apenas|somente|только)(?!\p{L})/iu;

/**
 * Has the layout of its document damaged the sentence: two of them in one, a key or a menu that was
 * a picture, the way through a menu, a figure's number?
 */
export const isDamaged = (plain: string): boolean => glued.test(plain) || lostKey.test(plain);
const glued =
  /^[^\p{L}\p{N}\s'"“«„「-]|^[A-Za-z][\w-]* (?=\p{Lu})\p{Script=Cyrillic}|^[B-DF-HJ-NP-TV-Z] \p{Lu}\p{Ll}|^Icon |•|[\p{L}\d)] (?:The|This|These|It|If|When|There|You|We|For example|El|Los|Las|Die|Das|Wenn|Les|Il|Si|Se|Es|Er|Sie|Ist|Non|È) \p{Ll}|[→⇒…►]|\.\.\.|(?:figure|fig\.|abbildung|figura|рис\.|図|图) ?\d|\p{Ll} - \p{Lu}\p{Ll}+ - |(?:^|\s)\+\s?\p{L}/u;
const lostKey =
  /(?<!\p{L})(?:hold(?:ing)?(?: down)?|press(?:ing)?|pulse|presione|mantenga|appuyez sur|drücken sie|premere|premi|prema)(?: the)? ?(?:while|and|to|or|then|,|y|mientras|et|und|mentre|e|para)(?!\p{L})/iu;

/** Is it in English in a text of another language, or not in the script of its language? */
export function isForeign(text: string, language: string): boolean {
  const base = baseLanguage(language);
  const script = scripts[base] ?? /\p{Script=Latin}/gu;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(script)?.length ?? 0) < letters * ownLetters) return true;
  if (base === 'en')
    return (
      (text.match(ofOthers)?.length ?? 0) >= 2 &&
      !/(?<!\p{L})(?:the|of|and|is|are|to|with|that|this|an?|in|for|by|not|be|from)(?!\p{L})/iu.test(
        text,
      )
    );
  const english = text.match(ofEnglish)?.length ?? 0;
  return english >= 2 || (english === 1 && !ownWords.test(text));
}
/** Small words that English has not. */
const ofOthers =
  /(?<!\p{L})(?:el|la|los|las|del|de|que|una?|se|como|por|para|con|no|le|les|des|du|est|der|die|das|und|ist|nicht|den|il|di|che|per|della|em|não|os|um|uma)(?!\p{L})/giu;
const ofEnglish =
  /(?<!\p{L})(?:the|of|and|is|are|to|with|that|this|each|after|from|by|which|when|show|create|select|open|save|color|your|between|without|not|toggle|display)(?!\p{L})/giu;
/** Small words of other languages that English has not. */
const ownWords =
  /[^\p{ASCII}\p{P}]|(?<!\p{L})(?:el|los|las|del|de|que|una?|se|como|por|para|con|y|le|les|des|du|et|est|sur|dans|pour|der|die|das|und|ist|nicht|den|im|mit|zu|eine?|wird|il|di|che|per|della|nel|em|os?|um|uma|na|ao|da)(?!\p{L})/iu;
const ownLetters = 0.4;
const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
};

export const lengthIn = (text: string, language: string): number =>
  isUnspaced(language) ? text.length / 2 : countWords(text);
const fits = (
  text: string,
  [least, most]: readonly [number, number],
  language: string,
): boolean => {
  const length = lengthIn(text, language);
  return length >= least && length <= most;
};

/** With a large letter to begin with, unless the first word is a name in code. */
export const capital = (text: string): string =>
  /^[\p{Ll}]+(?:[’'-]\p{L}+)*(?=[\s,]|$)/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
