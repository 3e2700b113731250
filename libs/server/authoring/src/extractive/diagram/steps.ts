import { type Drawer, type Drawing, edge, node } from './drawing.ts';
import type { ReadLesson } from './read-lesson.ts';

/** Two steps are a before and an after. */
const fewest = 3;

/** Words for what begins again where it ends, in the languages that are offered. */
const again =
  /\b(?:cycl|ciclo|cicl[ei]|kreislauf|zyklus|cyclus|loop|recurr|repeats?\b|starts? (?:over|again)|begins? again)|цикл|круговорот|循环|循環|サイクル|周期|دورة|चक्र/iu;

/** What says that something goes step by step, in the languages that are offered. */
const goesBySteps =
  /(?<!\p{L})(?:steps?|procedures?|process|sequence|workflow|algorithms?|in (?:the following|this) order|pasos?|procedimientos?|proceso|secuencia|algoritmos?|(?:en|por) (?:este|el siguiente) orden|schritt\p{L}*|ablauf|abläufe|vorgehen\p{L}*|vorgang|verfahren|reihenfolge|algorithm(?:us|en)|étapes?|procédures?|processus|algorithmes?|dans (?:cet|l[’']) ?ordre|passaggi|passi|procedura|procedure|sequenza|passos?|etapas?|ordem|passes|шаг\p{L}*|порядк\p{L}*|процедур\p{L}*|процесс\p{L}*|алгоритм\p{L}*|последовательност\p{L}*)(?!\p{L})|步骤|步驟|顺序|流程|过程|手順|ステップ|順序|順番|خطوات|مراحل|चरण|क्रम/iu;
/** What one step says of the others. */
const speaksOfOthers =
  /(?<!\p{L})(?:then|next|finally|afterwards|(?:go|return|jump)(?:es|s)? (?:back )?to|luego|después|finalmente|dann|danach|schließlich|anschließend|puis|ensuite|enfin|poi|infine|depois|finalmente|затем|потом|наконец)(?!\p{L})|然后|接着|最后|次に|最後に|ثم|أخيرا|फिर|अंत में/iu;
/** Cases, of which one is so: nobody goes from one to the next. */
const isCase =
  /^(?:if|otherwise|wenn|falls|sonst|andernfalls|si|sinon|si no|se|altrimenti|caso contrário|если|иначе)(?!\p{L})|^(?:如果|否则|もし|إذا|यदि|अगर)/iu;
/** How a step does not begin: with one of several meanings or cases, or with what is described. */
const noStep =
  /^(?:\[|\(?\p{Ll}{1,6}\.\s|(?:if|otherwise|when|unless|where|see|the|an?|this|these|that|it|they|there|some|any|all|each|every|no|in|on|of|for|used|also|wenn|falls|sonst|siehe|der|die|das|ein|eine|es|sie|si|sinon|lorsque|voir|les?|la|l[’']|une?|cette?|ces|il|elle|ils|elles|cuando|véase|el|los|las|un[ao]?s?|est[aeo]s?|se|quando|vedi|i|gli|lo|veja|os?|as?|um|uma|если|иначе|см)(?!\p{L}))/iu;

/** One step after the other: what is called so, or numbered and says what is to be done. */
const isProcedure = ({ title }: ReadLesson, { lead, entries }: ReadLesson['steps'][number]) => {
  const share = (suits: (text: string) => boolean) =>
    entries.filter(({ text }) => suits(text)).length / entries.length;
  if (share((text) => isCase.test(text)) > 0.5) return false;
  // The lead is about this list; the title of a lesson is about all that stands below it.
  if (goesBySteps.test(lead)) return true;
  if (share((text) => /^\[|^\(?\p{Ll}{1,6}\.\s/u.test(text)) > 0.2) return false;
  if (share((text) => speaksOfOthers.test(text)) >= 0.34) return true;
  const first = entries.map(({ text }) => text.split(/\s/)[0]?.toLowerCase());
  if (new Set(first).size <= entries.length / 2) return false;
  return share((text) => noStep.test(text)) <= (goesBySteps.test(title) ? 0.5 : 0.25);
};

/** The longest numbered list that goes step by step. */
export const flow: Drawer = (lesson) => stepsOf(lesson, (list) => isProcedure(lesson, list));

/** The same where the lesson says that the last step leads to the first. */
export const cycle: Drawer = (lesson) => {
  const drawn = stepsOf(lesson, ({ lead, entries }) =>
    again.test([lesson.title, lead, entries.at(-1)?.text].join(' ')),
  );
  const [first, last] = [drawn?.nodes[0], drawn?.nodes.at(-1)];
  if (!drawn || !first || !last) return undefined;
  // Of the same steps: it says more of them than a flow.
  return { ...drawn, edges: [...drawn.edges, edge(last.id, first.id)], weight: drawn.weight + 1 };
};

function stepsOf(
  { steps }: ReadLesson,
  suits: (list: ReadLesson['steps'][number]) => boolean,
): Drawing | undefined {
  const [list] = steps.filter(suits).toSorted((a, b) => b.entries.length - a.entries.length);
  if (!list || list.entries.length < fewest) return undefined;
  const nodes = list.entries.map(({ text, refs }, index) =>
    node(`step-${index + 1}`, text.replace(/^\d{1,2}[.)]\s+/, ''), { refs: [...refs] }),
  );
  const edges = nodes.slice(1).map(({ id }, index) => edge(nodes[index]!.id, id));
  return { nodes, edges, weight: 10 + nodes.length * 2 };
}
