import { askedWords } from './asked-words.ts';

/** What a lesson as a whole is asked about in, by language; written as `askedWords` writes words. */
const ofTheWhole: Readonly<Record<string, string>> = {
  en: 'lesson chapter module course text topic subject summary summarize summarise recap overview outline gist explain tell explanation main key important essential point points idea ideas thing things content contents remember learn know understand begin start',
  es: 'trata tratan habla leccion capitulo modulo curso texto tema resumen resume resumir resumeme explica explicame explicar importante importantes principal principales esencial idea ideas punto puntos contenido aprender aprendo debo recordar saber entiendo entender',
  de: 'worum geht handelt lektion kapitel modul kurs text thema zusammenfassung fasse fass fassen zusammen erklare erklar erklaren uberblick inhalt wichtig wichtige wichtigste wichtigsten hauptpunkte punkte merken lerne lernen wissen verstehe verstehen',
  fr: 'parle agit lecon chapitre module cours texte sujet theme resume resumer resumez explique expliquez expliquer important importants importante importantes principal principales principaux essentiel idee idees point points contenu retenir apprendre savoir comprends comprendre',
  it: 'tratta parla lezione capitolo modulo corso testo tema argomento riassunto riassumi riassumere spiega spiegami spiegare importante importanti principale principali idea idee punto punti contenuto imparare ricordare sapere capisco capire',
  pt: 'trata fala licao aula capitulo modulo curso texto tema assunto resumo resume resuma resumir explica explique explicar importante importantes principal principais ideia ideias ponto pontos conteudo aprender lembrar saber entendo entender',
  ru: 'говорится идет речь урок урока уроке глава глава главы главе модуль модуле курс курсе текст тексте тема темы кратко содержание содержании итог перескажи обобщи объясни расскажи главное важно важное основное основные идея идеи мысль пункты запомнить узнаю понимаю понять',
  ar: 'ما ماذا عم عمّ هذا هذه درس الدرس فصل الفصل الوحدة الدورة النص ملخص لخص تلخيص اشرح شرح موضوع الموضوع يتحدث يدور حول محتوى المحتوى أهم النقاط الأفكار الفكرة الرئيسية أتعلم أفهم',
  hi: 'यह इस किस क्या में है का की के पाठ अध्याय विषय सारांश संक्षेप समझाओ समझाइए बताओ बताइए बारे मुख्य बातें महत्वपूर्ण सीखें समझ',
};
/** Of languages without blanks between their words: questions that nothing else stands in. */
const unspaced: readonly RegExp[] = [
  /^(?:[这那本一下个的了是在讲说什么怎样吗呢请给我们关于有哪些就和与主要课程堂节章篇文单元内容题总结概括述解释明重点介绍学习到意思\p{P}\s])+$/u,
  /^(?=.*[要約説内容概章節題教学何レ])(?:[\p{Script=Hiragana}何要約説明内容概章節主題重点学教本文全体]|レッスン|まとめ|テーマ|ポイント|コース|[\p{P}\s])+$/u,
];
const words = Object.entries(ofTheWhole).map(
  ([language, listed]) => [language, new Set(listed.split(' '))] as const,
);

/**
 * Whether a question names nothing of its own: "What is this about?", "Summarise the lesson.", in
 * whatever language. Its words are found nowhere, and what it asks for is the lesson.
 */
export const asksForAll = (question: string): boolean =>
  unspaced.some((only) => only.test(question)) ||
  words.some(([language, whole]) =>
    askedWords(question, language).every((word) => whole.has(word.whole)),
  );
