import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Candidate } from './candidate.ts';
import { clauseWords } from './clause-words.ts';
import { isDamaged, isForeign } from './clauses.ts';
import type { Code, LessonParts, Prose } from './lesson-parts.ts';
import { isPointing } from './link-questions.ts';
import { under } from './recall-clauses.ts';
import { worded } from './wording.ts';

/** How a sentence leads up to what is to be entered, and how one asks for that. */
interface LeadIn {
  readonly question: string;
  /** The aim as `a`, the rest of the sentence, which names what is done with the code, behind it. */
  readonly said: readonly RegExp[];
}

/**
 * An aim first, without a comma inside, then nothing but a verb of entering and its object. What
 * stands in front of the verb must stand behind a comma, or it belongs to the aim.
 */
const aimFirst = (begun: string, verbs: string): RegExp =>
  new RegExp(
    `^(?:${begun})(?<a>[^,:;]+?)(?:, (?:[^,\\s]+ ){0,3}|(?<!${modals}) )(?:${verbs})(?!\\p{L})(?: [^\\s,]+){0,6}$`,
    'u',
  );

/** "Vous pouvez juste": it belongs to the verb behind it, and what is in front of it not to the aim. */
const modals =
  '(?<!\\p{L})(?:pouvez|devez|peut|doit|faut|suffit de|juste|simplement|puede|debe|basta|simplemente|può|deve|semplicemente|pode|simplesmente|не|достаточно)';

const leadIns: Readonly<Record<string, LeadIn>> = {
  en: {
    question: clauseWords['en']?.howTo ?? '',
    said: [
      new RegExp(
        '^(?:To|In order to) (?<a>(?!be |do )\\p{Ll}[^,:;]+), (?:\\p{Ll}+ ){0,3}(?:run|type|enter|use|execute|issue|invoke|do|call|try)(?!\\p{L})(?: [^\\s,]+){0,6}$',
        'u',
      ),
      new RegExp(
        '^(?:Run|Type|Enter|Use|Execute|Issue|Invoke) (?:the following|this)(?: commands?)? to (?<a>[^,:;]+)$',
        'u',
      ),
    ],
  },
  de: {
    question: clauseWords['de']?.howTo ?? '',
    said: [
      /^(?<a>Um [^,:;]+(?:, (?:der|die|das|dem|den|deren|dessen|für|mit|zu|auf|in|von|welche[nrms]?) [^,:;]+)?), (?=(?:\S+ ?){1,8}$)(?:führen?|rufen?|ruft|geben?|gibt|verwenden?|benutzen?|nutzen?|starten?|tippen?|führt|verwendet|benutzt|nutzt|startet) (?:Sie|man|Folgendes|den|das|die|dies)(?!\p{L})[^,]*$/u,
    ],
  },
  fr: {
    question: clauseWords['fr']?.howTo ?? '',
    said: [
      aimFirst(
        "(?:Pour |Afin de |Afin d[’'])(?=(?:ne pas |vous |[nlys][’'])?\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L}))",
        'exécutez|lancez|utilisez|tapez|saisissez|entrez|lancer|exécuter|utiliser|taper|saisir|faites',
      ),
    ],
  },
  es: {
    question: clauseWords['es']?.howTo ?? '',
    said: [
      aimFirst(
        'Para (?=\\p{Ll}+[aei]r(?:se|l[aoe]s?)?(?!\\p{L}))',
        'ejecute|use|utilice|teclee|escriba|introduzca|ejecutar|usar|utilizar|teclear|escribir|lance|haga',
      ),
    ],
  },
  it: {
    question: clauseWords['it']?.howTo ?? '',
    said: [
      aimFirst(
        'Per (?=\\p{Ll}+(?:are|ere|ire|rre|rsi|rl[aoie])(?!\\p{L}))',
        'eseguire|eseguite|usare|usate|utilizzare|utilizzate|digitare|digitate|lanciare|lanciate',
      ),
    ],
  },
  pt: {
    question: clauseWords['pt']?.howTo ?? '',
    said: [
      aimFirst(
        'Para (?=\\p{Ll}+(?:[aei]r|or)(?:-\\p{L}+)?(?!\\p{L}))',
        'execute|use|utilize|digite|escreva|introduza|executar|usar|utilizar|digitar|escrever|faça',
      ),
    ],
  },
  ru: {
    question: 'Что нужно ввести, {a}?',
    said: [
      /^(?<a>(?:Чтобы|Для того, чтобы) [^,:;]+), (?=(?:\S+ ?){1,8}$)(?:\p{Ll}+ ){0,2}(?:запустит[еь]|используйте|использовать|выполнит[еь]|введит[еь]|ввести|наберит[еь]|набрать)(?!\p{L})[^,]*$/u,
    ],
  },
  zh: {
    question: '如何{a}？',
    said: [
      /^(?:要|要想|为了|若要)(?<a>[^，,：:；]+)[，,](?=.{1,20}$)[^，,]*(?:运行|执行|使用|输入|键入)[^，,]*$/u,
    ],
  },
  ja: {
    question: '{a}、どうしますか？',
    said: [
      /^(?<a>[^、，：:]+(?:には|ために))、?(?=.{1,24}$)[^、]*(?:実行|使い|使用|入力|打ち)[^、]*$/u,
    ],
  },
};

/**
 * "To list what is installed, run:" and the commands below it: how one does that is recalled. Only
 * where the sentence says nothing else, and the code is what is entered, to the last sign.
 */
export const askedByCommands = (
  { sentences, codes }: Pick<LessonParts, 'sentences' | 'codes'>,
  language: string,
): Candidate[] => {
  const known = leadIns[baseLanguage(language)];
  if (!known) return [];
  return codes.flatMap((code): Candidate[] => {
    const leadIn = sentences.findLast(({ number }) => number === code.place);
    const aim = leadIn && aimOf(leadIn, known, language);
    const commands = commandsIn(code);
    if (!leadIn || aim === undefined || commands.length === 0) return [];
    const question = under(leadIn.heading, worded(known.question, { a: aim }), language);
    if (question === undefined || isGiven(commands, question)) return [];
    const refs = [...new Set([...leadIn.refs, ...code.refs])];
    if (refs.length === 0) return [];
    return [
      {
        type: 'recall',
        question,
        key: commands.join('\n'),
        wrong: [],
        isChecked: true,
        explanation: '',
        refs,
        place: leadIn.number,
        about: [commands[0] ?? '', leadIn.plain],
        worth: 2.8,
      },
    ];
  });
};

function aimOf({ plain }: Prose, { said }: LeadIn, language: string): string | undefined {
  const bare = plain.replace(/\s*[:：.。]+$/u, '');
  const [aim] = said.flatMap((pattern) => pattern.exec(bare)?.groups?.['a'] ?? []);
  if (aim === undefined || isDamaged(bare) || isForeign(bare, language)) return undefined;
  if (isPointing(aim, language) || pointing.test(aim)) return undefined;
  return contentStems(aim, language).length < fewestStems
    ? undefined
    : aim.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
const fewestStems = 2;
/** "To do this", "with the following command": what stands elsewhere. */
const pointing =
  /(?<!\p{L})(?:this|these|that|those|above|below|following|dies\p{L}*|folgend\p{L}*|cela|ceci|cett?e?|ces|ci-dessus|suivant\p{L}*|est[aeo]s?|siguientes?|quest[oaie]|seguent[ei]|iss?[oa]|seguintes?|эт\p{L}{1,3}|следующ\p{L}+)(?!\p{L})|这|該|その|この|以下|次の/iu;

const most = { commands: 3, length: 160 } as const;

/** The lines that are entered, without their prompts; none where it is no such code. */
function commandsIn({ text }: Code): string[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(?:`{3}|~{3})/.test(line))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entered = lines.filter((line) => prompt.test(line));
  const commands = (entered.length > 0 ? entered : lines).map((line) => line.replace(prompt, ''));
  // What has no prompts may be what is shown, and a line that goes on is none.
  const isSound =
    commands.length > 0 &&
    commands.length <= most.commands &&
    commands.join('\n').length <= most.length &&
    commands.every((line) => isCommand.test(line) && !isOpen.test(line));
  return isSound ? commands : [];
}
const prompt = /^(?:[\w@:~./[\]-]{0,30}[$#%]|[a-z]{2,8}>|>) (?=[a-z./(])/u;
/** "dpkg -l", "./configure", "git add .", "x = open(y)". */
const isCommand = /^(?:sudo )?[a-z./~][\w./+-]*(?: \S.*|\(.*\)|)$/u;
/** "…", "foo \\", "<<EOF", "`date`". */
const isOpen = /\.{3}|…|\\$|<<|`|[({[]$/u;

/** "How do you run aptitude?" – "aptitude". */
function isGiven(commands: readonly string[], question: string): boolean {
  const asked = new Set(question.toLowerCase().match(/[\p{L}\p{N}_.+-]+/gu));
  return commands
    .flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}_.+-]+/gu) ?? [])
    .every((word) => word === 'sudo' || asked.has(word));
}
