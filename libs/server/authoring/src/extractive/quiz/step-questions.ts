import { baseLanguage, countWords, splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { isDamaged } from './clauses.ts';
import { areOrders } from './orders.ts';
import type { Steps } from './lesson-parts.ts';
import { statementForm } from './statement-form.ts';
import { worded, type Wording } from './wording.ts';

const fewestSteps = 4;
const mostSteps = 20;
const longestStep = 170;

/** Words that say that a numbered list is a sequence and no enumeration. */
const sequence: Readonly<Record<string, RegExp>> = {
  en: /\b(?:steps?|procedure|in (?:this|the following) order|order of|first|then|finally|next|afterwards|sequence|how to|to (?:create|install|set up|configure|add|make|use|change|enable|insert|build|run|start|open|delete|remove|save)|algorithm|stages?|phases?)\b/i,
  es: /(?<!\p{L})(?:pasos?|procedimiento|siguiente orden|primero|luego|después|finalmente|etapas?|fases?|secuencia|cómo|para (?:crear|instalar|configurar|añadir|usar|cambiar|activar|insertar|abrir|eliminar|guardar))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:étapes?|procédure|ordre suivant|d['’]abord|ensuite|puis|enfin|phases?|comment|pour (?:créer|installer|configurer|ajouter|utiliser|modifier|activer|insérer|ouvrir|supprimer|enregistrer))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:schritte?n?|vorgehen|reihenfolge|zuerst|zunächst|dann|danach|anschließend|schließlich|ablauf|phasen?|so (?:erstellen|installieren|fügen)|gehen sie)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:pass[oi]|passaggi|procedura|ordine|prima|poi|quindi|infine|fasi|come|per (?:creare|installare|configurare|aggiungere|usare|modificare|inserire|aprire|eliminare|salvare))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:passos?|procedimento|ordem|primeiro|depois|em seguida|finalmente|etapas?|fases?|como|para (?:criar|instalar|configurar|adicionar|usar|alterar|inserir|abrir|eliminar|guardar|remover))(?!\p{L})/iu,
  ca: /(?<!\p{L})(?:passos?|procediment|ordre|primer|després|finalment|com|per (?:crear|instal·lar|configurar|afegir))(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:шаг\p{L}*|порядк\p{L}*|сначала|затем|потом|наконец|этап\p{L}*|чтобы|как )/iu,
  zh: /步骤|顺序|首先|然后|最后|接着|阶段|如何|要/u,
  ja: /手順|順序|順番|まず|次に|最後に|ステップ|方法|には/u,
  ar: /خطو|ترتيب|أولا|ثم|أخيرا|مراحل|كيفية|لإنشاء|لتثبيت/u,
  hi: /चरण|क्रम|पहले|फिर|अंत में|कैसे|के लिए/u,
};

/** "Follow these steps:": what leads up to them says what they are. */
const ofSteps =
  /(?<!\p{L})(?:steps|procedure|pasos|procedimiento|étapes|procédure|schritten?|passi|passaggi|procedura|passos|шаг\p{L}+)(?!\p{L})[^.]*[:：]\s*$/iu;

/** In a heading "how" tells of steps; in one of many entries it tells nothing of their order. */
const asks = /(?<!\p{L})(?:how|como|come|comment|com|как)(?!\p{L})/giu;

/** Steps of the lesson that can be asked for by their order. */
export interface Ordered {
  readonly steps: readonly string[];
  readonly task: string;
  readonly from: Steps;
}

export function sequencesIn(lists: readonly Steps[], language: string): Ordered[] {
  return lists.flatMap((from) => {
    const steps = from.steps.map((step) => splitSentences(step, language)[0]?.trim() ?? '');
    const told = `${from.leadIn}\n${from.heading}\n${namesDeed(from, language) ? from.steps.join('\n').replace(asks, '') : ''}`;
    const isSequence =
      from.refs.length > 0 &&
      steps.length >= fewestSteps &&
      steps.length <= mostSteps &&
      ((sequence[baseLanguage(language)]?.test(told) ?? false) || areOrders(steps, language)) &&
      steps.every(
        (step) => step.length <= longestStep && countWords(step) >= 2 && !/[:：]$/u.test(step),
      ) &&
      new Set(steps.map((step) => step.toLowerCase())).size === steps.length &&
      // "Account name Assets", "Account name Income": things of one kind, not one after another.
      new Set(steps.map((step) => step.split(/\s+/, 2).join(' ').toLowerCase())).size >
        steps.length / 2 &&
      areDone(steps, language) &&
      !areNames(steps, language) &&
      !steps.some((step) => /[?？؟か]$/u.test(step) || permits.test(step)) &&
      !isAdvice(steps) &&
      isAbout(from, language) &&
      !steps.some((step) => isDamaged(step.replace(/[→►]/gu, '')));
    return isSequence ? [{ steps: steps.map(bare), task: from.heading, from }] : [];
  });
}

/**
 * "Gifts": what is listed there may be criteria, whatever its words. Where the heading names a deed,
 * such as "Installing the printer", its steps may tell of their order.
 */
const namesDeed = ({ heading, leadIn }: Steps, language: string): boolean =>
  baseLanguage(language) !== 'en' ||
  /^(?:\p{L}+ing|how|using|set(?:ting)?[ -]?up|\p{L}+ation)(?!\p{L})/iu.test(heading) ||
  /(?<!\p{L})(?:do|follow|proceed|perform|use|run|these steps)(?!\p{L})/iu.test(leadIn);

/** "procedure call", "variable reference": small and without an article, things are named. */
const areNames = (steps: readonly string[], language: string): boolean =>
  baseLanguage(language) === 'en' &&
  steps.filter(
    (step) =>
      /^\p{Ll}/u.test(step) &&
      !/(?<!\p{L})(?:the|an?|your|its?|to|this|that)(?!\p{L})/iu.test(step),
  ).length >
    steps.length / 2;

/** "It is possible to …": what may be done is no step. */
const permits =
  /^(?:you can|you may|it is possible|optional(?:ly)?|é possível|pode|è possibile|puoi|es posible|puede|il est possible|vous pouvez|sie können|es ist möglich|можно|вы можете)(?!\p{L})/iu;

/** "Make sure that …", "do not rely on …": what is to be heeded has no order. */
const isAdvice = (steps: readonly string[]): boolean =>
  steps.filter((step) => heeds.test(step)).length >= fewestToHeed;
const heeds =
  /^(?:(?:make|be) sure|ensure|do not|don['’]t|never|avoid|remember|always|consider|try to|stellen sie sicher|sorgen sie|vermeiden sie|achten sie|asegúrese|no \p{L}|evite|recuerde|assurez-vous|vérifiez|évitez|veillez|assicur\p{L}+|non \p{L}|evit\p{L}+|ricord\p{L}+|certifique-se|não \p{L}|lembre\p{L}*|убедитесь|не \p{L}|избегайте|помните|проверьте)(?!\p{L})|^(?:ne |n['’])\p{L}+|(?<!\p{L})(?:sie (?:sich )?(?:[^,]* )?(?:nicht|keine?[nmrs]?)|nicht|keine?[nmrs]?)(?!\p{L})/iu;
const fewestToHeed = 2;

/** Under "General information" nobody knows which steps are meant: the heading names what they do. */
function isAbout({ heading, leadIn, steps }: Steps, language: string): boolean {
  const named = contentStems(heading, language);
  const told = new Set(contentStems(`${leadIn} ${steps.join(' ')}`, language));
  const led = new Set(contentStems(leadIn, language));
  // "Usage" says as little, unless what leads up to the steps says it too.
  const isNamed = named.length >= 2 || named.some((stem) => led.has(stem));
  return isNamed && (ofSteps.test(leadIn) || named.some((stem) => told.has(stem)));
}

/** Whether entries of a numbered list are things to do: most of them neither rule nor state anything. */
export const areDone = (steps: readonly string[], language: string): boolean =>
  // "The clause must be the last": rules have no order.
  steps.filter((step) => isRule(step, language)).length < steps.length / 2 &&
  // "1. The first reason is …": entries that state something are no steps.
  steps.filter((step) =>
    /^(?:the|an?|it|this|el|la|los|un[ao]?|le|les|une|der|die|das|eine?|il|lo|i|o|os|as|uma?)\s/iu.test(
      step,
    ),
  ).length <
    steps.length / 2 &&
  // "If both are empty, …", "Otherwise, …": of cases only one comes.
  steps.filter((step) => isCase.test(step)).length < fewestCases &&
  // "On the posting itself", "by a rule": places and ways are listed, and nobody goes from one on.
  steps.filter((step) => isPlace(step, language)).length < steps.length / 2;

const isCase =
  /^(?:if|otherwise|wenn|falls|sonst|si|sinon|se|altrimenti|caso|senão|если|иначе)(?!\p{L})|^(?:もし|そうでな|その他の場合|如果|否则)/iu;
const fewestCases = 2;

/** A preposition, and no clause behind a comma: "In the dialog, choose …" is a step. */
const isPlace = (step: string, language: string): boolean =>
  (prepositions[baseLanguage(language)]?.test(step) ?? false) && !/,(?! to )/u.test(step);
const prepositions: Readonly<Record<string, RegExp>> = {
  en: /^(?:in|on|at|by|for|from|with|of|as)(?!\p{L})/iu,
  de: /^(?:in|auf|für|bei|von|mit|durch|als)(?!\p{L})/iu,
  fr: /^(?:en|dans|par|pour|avec|de|à|sur)(?!\p{L})/iu,
  es: /^(?:en|por|para|con|de|a)(?!\p{L})/iu,
  it: /^(?:in|per|con|da|di|a)(?!\p{L})/iu,
  pt: /^(?:em|por|para|com|de|a|no|na)(?!\p{L})/iu,
  ru: /^(?:в|на|для|по|из|с|при)(?!\p{L})/iu,
};

const isRule = (step: string, language: string): boolean =>
  baseLanguage(language) === 'en'
    ? statementForm(step, language) === 'statement' ||
      /^(?:should|may|must|can|cannot|might|shall|is|are|has|have|does|do not|never)(?!\p{L})/iu.test(
        step,
      )
    : /(?<!\p{L})(?:debe|deben|pueden?|doit|doivent|peut|peuvent|muss|müssen|darf|dürfen|ist|sind|deve|devono|può|possono|devem|podem|должн\p{L}+)(?!\p{L})/u.test(
        step,
      );

const bare = (step: string): string => step.replace(/[.。।;,]+$/u, '');

const orders = { least: 4, most: 6 } as const;

/** "In which order do these steps come?", where a learner can keep them in view. */
export function orderQuestions(ordered: readonly Ordered[], wording: Wording): Candidate[] {
  return ordered.flatMap(({ steps, task, from }) => {
    const asked = unhinted(steps);
    if (asked.length < orders.least) return [];
    return [
      {
        type: 'order' as const,
        question: worded(wording.whichOrder, { a: task }),
        key: asked[0] ?? '',
        wrong: [],
        ordered: asked,
        explanation: worded(wording.because, {
          a: asked.map((step) => `${steps.indexOf(step) + 1}. ${step}`).join(' '),
        }),
        refs: from.refs,
        place: from.place,
        about: [`steps ${task}`],
        worth: 1.6,
      },
    ];
  });
}

/** The longest run of steps, up to as many as are asked, none of which tells its own place. */
function unhinted(steps: readonly string[]): readonly string[] {
  const runs = steps.map((_, from) => {
    const rest = steps.slice(from, from + orders.most);
    const end = rest.findIndex(
      (step) => pointsAtPlace.test(step) || endsOrder.test(step) || leansOnOther.test(step),
    );
    return end === -1 ? rest : rest.slice(0, end);
  });
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** "If not, enable it", "let us assume a disk": such a step goes with the one before. */
const leansOnOther =
  /^(?:if (?:not|so)|otherwise|wenn nicht|falls nicht|andernfalls|si no(?!\p{L})|de lo contrario|sinon|dans le cas contraire|altrimenti|in caso contrario|caso contrário|senão|если нет|иначе)(?!\p{L})|^(?:let['’]?s|let us|suppose|assume|angenommen|nehmen wir|supongamos|supposons|supponiamo|suponha\p{L}*|предположим|допустим)(?!\p{L})|^(?:如果不是|否则|假设|そうでな)/iu;
/** "NULL values sort first", "finally restart": such a step tells that it is the first or last. */
const endsOrder =
  /(?<!\p{L})(?:first(?:ly)?|last(?:ly)?|final(?:ly|e)?|zuerst|erstens|zunächst|zuletzt|schließlich|primero|finalmente|último|d['’]abord|en premier lieu|enfin|infine|per prima cosa|primeiro|em primeiro lugar|en primer lugar|сначала|во-первых|наконец)(?!\p{L})/iu;
/** "As in step 2", "repeat step 1": such a step tells its own place. */
const pointsAtPlace =
  /(?<!\p{L})(?:steps?|chapter|section|pasos?|capítulo|étapes?|chapitre|schritte?n?|kapitel|abschnitt|pass[oi]|passaggi\p{L}*|capitolo|passos?|etapas?|шаг\p{L}*|глав\p{L}+)\s+\d|步骤\s?\d|手順\s?\d|第\s?\d+\s?[章节節步]/iu;
