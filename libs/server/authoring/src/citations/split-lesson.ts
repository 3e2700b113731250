import { sentenceSpans, countWords, baseLanguage } from '@coursewright/text';
import { blocksOf, codeOrMath, listEntries, plainText, refsIn } from '../markdown/index.ts';

/** One sentence of a lesson. Positions are those of the Markdown it was split from. */
export interface LessonSentence {
  /** Counts from 1 in reading order. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** As it stands, with markup and markers. */
  readonly text: string;
  /** What a reader sees: no markup, no markers. */
  readonly plain: string;
  /** Refs of its markers ("S2.14"), in order, each once. */
  readonly refs: readonly string[];
  /** Claims something, so it should cite. Questions, lead-ins and transitions do not. */
  readonly factual: boolean;
}

/**
 * The sentences of a lesson's paragraphs, quotes, lists and table rows; headings, code and formulas
 * are not sentences.
 */
export function splitLesson(content: string, language: string): LessonSentence[] {
  const sentences: LessonSentence[] = [];
  const add = (start: number, end: number, canClaim: boolean): void => {
    const text = content.slice(start, end);
    const plain = plainText(text);
    const refs = refsIn(text.replace(codeOrMath, ' '));
    if (plain === '' && refs.length === 0) return;
    sentences.push({
      number: sentences.length + 1,
      start,
      end,
      text,
      plain,
      refs,
      factual: canClaim && isClaim(plain, language),
    });
  };
  const addParagraph = (text: string, offset: number): void => {
    for (const span of sentenceSpans(text, language))
      add(offset + span.start, offset + span.end, true);
  };
  for (const block of blocksOf(content)) {
    if (block.kind === 'paragraph' || block.kind === 'definition')
      addParagraph(block.text, block.start);
    else if (block.kind === 'quote')
      addParagraph(block.text.replace(/^( {0,3})>/gm, '$1 '), block.start);
    else if (block.kind === 'list')
      for (const entry of listEntries(block.text))
        addParagraph(entry.text, block.start + entry.start);
    else if (block.kind === 'table') addRows(block.text, block.start, add);
  }
  return sentences;
}

/** A table row is a sentence only if it cites: then what it says can be checked. */
function addRows(
  table: string,
  offset: number,
  add: (start: number, end: number, canClaim: boolean) => void,
): void {
  for (const match of table.matchAll(/[^\n]+/g)) {
    if (refsIn(match[0]).length > 0 || /\[\^\d+\]/.test(match[0]))
      add(offset + match.index, offset + match.index + match[0].length, false);
  }
}

/** What turns to the reader or announces what comes; from its first words. */
const transitions: Readonly<Record<string, RegExp>> = {
  en: /^(?:in this (?:lesson|module|section|course|chapter)|in the (?:next|previous|last|following) (?:lesson|module|section|chapter)|(?:this|the (?:next|following|previous)) (?:lesson|module|section|course|chapter) (?:covers|explains|introduces|describes|presents|deals with|is about|shows|looks at|leads|explores|discusses|answers|builds on|treats)|covers\b|the main points of\b|(?:you|we)(?:['’]ll| will| are going to) (?:now |then |next )?(?:learn|look at|explore|turn to|cover|discuss)|by the end of|let(?:'|’)?s\b|let us\b|now (?:that|let)|next,? (?:we|you)|imagine\b|think (?:of|about)\b|consider\b|suppose\b|recall\b|remember\b|you (?:will|have) (?:now )?(?:learn|see|seen)|so far\b|as (?:we|you) (?:saw|have seen))/i,
  es: /^(?:en est[ae] (?:lección|módulo|sección|curso|capítulo)|en (?:la|el) (?:próxim|siguiente|anterior)|(?:esta (?:lección|sección)|este (?:módulo|curso|capítulo)) (?:trata|explica|presenta|describe|aborda|muestra|introduce|cubre)|temas:|las ideas principales de|(?:aprender|ver|explorar)(?:ás|emos|á)\b|al final(?:izar)? de|veamos|ahora que|a continuación|imagin[ae]|piens[ae] en|consider[ae]|supon|recuerd[ae]|hasta (?:ahora|aquí)|como (?:vimos|hemos visto))/i,
  fr: /^(?:dans (?:cette|ce|la|le) (?:leçon|module|section|cours|chapitre)|(?:cette (?:leçon|section)|ce (?:module|cours|chapitre)) (?:présente|explique|décrit|traite|aborde|montre|couvre|introduit)|au programme|les idées principales de|(?:vous|nous) (?:allez|allons|verrez|verrons|apprendrez|découvrirez)|à la fin de|voyons|maintenant que|ensuite, (?:nous|vous)|imagine[zr]?|pense[zr]? à|considér|supposons|rappel|jusqu(?:'|’)ici|comme nous l)/i,
  de: /^(?:in (?:dieser|diesem|der nächsten|dem nächsten) (?:lektion|modul|abschnitt|kurs|kapitel)|(?:diese lektion|dieses (?:modul|kapitel)|dieser (?:abschnitt|kurs)) (?:behandelt|erklärt|beschreibt|zeigt|führt|stellt|gibt)|themen:|die hauptgedanken von|(?:du|sie|wir) (?:lernst|lernen|wirst|werden)\b.{0,80}\b(?:lernen|sehen|kennen)|am ende (?:dieser|dieses|der)|schauen wir|sehen wir|nun,? da|als nächstes|stell(?:e|en sie)? (?:dir|sich)|denk(?:e|en sie)? an|betrachte|angenommen|erinner|bisher|wie wir gesehen)/i,
  it: /^(?:in quest[oa] (?:lezione|modulo|sezione|corso|capitolo)|(?:questa (?:lezione|sezione)|questo (?:modulo|corso|capitolo)) (?:tratta|spiega|presenta|descrive|mostra|introduce|affronta)|argomenti:|le idee principali di|(?:imparer|vedr|esplorer)(?:ai|emo|ete)\b|alla fine di|vediamo|ora che|immagina|pensa a|considera|supponi|ricorda|finora|come abbiamo)/i,
  pt: /^(?:nest[ea] (?:lição|aula|módulo|seção|secção|curso|capítulo)|(?:esta (?:lição|aula|seção|secção)|este (?:módulo|curso|capítulo)) (?:trata|explica|apresenta|descreve|aborda|mostra|introduz|cobre)|temas:|as ideias principais de|(?:aprender|ver|explorar)(?:á|emos)\b|ao final|vejamos|agora que|a seguir|imagine|pense em|considere|suponha|lembre|até agora|como vimos)/i,
  ca: /^(?:en aquest[a]? (?:lliçó|mòdul|secció|curs|capítol)|aquest[a]? (?:lliçó|mòdul|secció|curs|capítol) (?:tracta|explica|presenta|descriu|mostra|introdueix)|temes:|les idees principals de|al final de|vegem|ara que|a continuació|imagina|pensa en|considera|suposa|recorda|fins ara|com hem vist)/i,
  ru: /^(?:в (?:этом|этой|следующем|следующей|предыдущем|предыдущей) (?:уроке|модуле|разделе|курсе|главе)|(?:этот|эта) (?:урок|модуль|раздел|курс|глава) (?:описывает|объясняет|рассматривает|посвящ|рассказывает|знакомит|показывает)|темы:|основные мысли|далее (?:мы|вы)|представьте|предположим|вспомн|напомним|рассмотрим|подумайте)/i,
  zh: /^(?:在?本(?:课|节|章|模块|课程|单元)|在?(?:下|上)一(?:课|节|章)|接下来|内容包括|让我们|我们将|你将|想象|假设|回顾|请?回想|试想)/,
  ja: /^(?:この(?:レッスン|モジュール|章|節|コース)(?:では|は)|本(?:章|節|課)では|次の(?:レッスン|章|節)|次に、|内容[：:]|それでは|想像して|考えてみ|思い出)/,
  ar: /^(?:في هذ[اه] (?:الدرس|الوحدة|القسم|الفصل|الدورة)|(?:يتناول|يشرح|يعرض|يقدم) هذا|الموضوعات:|الأفكار الرئيسية|تخيل|لنفترض|تذكر|دعونا|سنتعلم|ستتعلم)/,
  hi: /^(?:इस (?:पाठ|मॉड्यूल|अध्याय|अनुभाग|पाठ्यक्रम)|यह (?:पाठ|मॉड्यूल|अध्याय) |अगले पाठ|विषय:|कल्पना|मान लीजिए|मान लें|याद करें|आइए)/,
};

/**
 * Does the sentence, as plain text, claim something? Questions, lead-ins to a list, transitions and
 * announcements of what comes do not.
 */
export function isClaim(plain: string, language: string): boolean {
  if (/[?？؟]["'”»)\]]*$/u.test(plain) || /[:：]["'”»*]*$/u.test(plain)) return false;
  if (!/\p{L}/u.test(plain) || countWords(plain) < 3) return false;
  return !(transitions[baseLanguage(language)]?.test(plain) ?? false);
}
