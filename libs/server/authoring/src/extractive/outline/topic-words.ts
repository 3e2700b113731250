/**
 * Words with which people ask to be taught, in any of the author's languages: they say how, not
 * what, and many documents have a heading made of them.
 */
const teaching = new RegExp(
  `^(?:${[
    'introduc(?:tion|ing|ci[óo]n?|ción|ão|tory)',
    'intro',
    'basics?|fundamentals?|essentials?|principles?|foundations?',
    'guide|tutorial|course|manual|handbook|primer|lessons?|overview|reference',
    'learn(?:ing)?|understand(?:ing)?|master(?:ing)?|teach|explain(?:ed)?|work(?:ing)?',
    'practical|complete|quick|short|beginners?|beginning|started|getting|step',
    'how|using|use|uses|with|everything|about',
    'einführung|grundlagen|kurs|handbuch|leitfaden|anleitung|lernen|praktische|überblick|verstehen|einsteiger',
    'introducción|fundamentos|básicos?|curso|guía|aprender|práctica?|práctico|conceptos|usar|uso|entender',
    'introduction|bases|cours|guide|apprendre|pratique|manuel|comprendre|utiliser|initiation|débutants?',
    'introduzione|basi|corso|guida|imparare|pratica|manuale|capire|usare|principianti|fondamenti',
    'introdução|fundamentos|curso|guia|aprender|prática|manual|entender|usar|iniciantes',
    'введение|основы|курс|руководство|учебник|практическое|обзор|изучение|начинающих',
    'مقدمة|أساسيات|دليل|دورة|تعلم|شرح|مدخل',
    'परिचय|मूल|बातें|मार्गदर्शिका|पाठ्यक्रम|सीखें|सीखना|गाइड',
  ].join('|')})$`,
  'iu',
);

/** Says how to teach and nothing of the subject: "introduction", "Grundlagen". */
export const isAboutTeaching = (word: string): boolean =>
  teaching.test(word.replace(/[\p{P}\p{S}]+/gu, ''));
