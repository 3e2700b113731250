import type { PathData, QuizItem } from '@coursewright/contract';

const run = 'window.ran=true';
/** What would run in a page that takes a text for markup, for an address, or for a template. */
const vectors: readonly string[] = [
  `<script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `</script><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}" alt='`,
  `"><img src=x onerror=${run}>`,
  `'><img src=x onerror=${run}>`,
  `--><img src=x onerror=${run}>`,
  `]]><img src=x onerror=${run}>`,
  `</textarea><img src=x onerror=${run}>`,
  `</title><img src=x onerror=${run}>`,
  `</style><img src=x onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg' onload='${run}'/>#x">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<math href="javascript:${run}">x</math>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.ran=true</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<body onload=${run}>`,
  `<input onfocus=${run} autofocus>`,
  `<select onfocus=${run} autofocus></select>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<p style="animation-name:x" onanimationstart=${run}>x`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="jav&#x09;ascript:${run}">x</a>`,
  `<a href="java\nscript:${run}">x</a>`,
  `<a href="&#106;avascript&colon;${run}">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<img src="https://evil.example/seen.png">`,
  `<p style="background:url(https://evil.example/seen.png)">x`,
  `<template><script>${run}</script></template>`,
  `<x-frame is=x onclick=${run} tabindex=1 id=attributes>x`,
  `<form id=body><input name=attributes><input name=innerHTML></form>`,
  `[x](javascript:${run})`,
  `[x](JaVaScRiPt:${run} "x")`,
  `[x](data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuPXRydWU8L3NjcmlwdD4=)`,
  `[x](vbscript:${run})`,
  `![x](x" onerror="${run})`,
  `![x](https://evil.example/seen.png)`,
  `<javascript:${run}>`,
  `[x]: javascript:${run}`,
  `$\\href{javascript:${run}}{x}$`,
  `$\\htmlData{x=" onload=${run}}{x}$`,
  `$\\includegraphics{https://evil.example/seen.png}$`,
  `{{constructor.constructor('${run}')()}}`,
  '${' + run + '}',
  `javascript:${run}`,
  `\u202Ejavascript:${run}`,
];

/** Where in Markdown a text may stand. */
const inMarkdown: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `- ${text}`,
  (text) => `> ${text}`,
  (text) => `## ${text}`,
  (text) => `| a | b |\n|---|---|\n| ${text.replaceAll('|', '')} | b |`,
  (text) => `**${text}** and \`${text.replaceAll('`', '')}\``,
  (text) => `\`\`\`html\n${text}\n\`\`\``,
];

/** How many texts mean ill, each place in Markdown counted. */
export const hostileTexts = vectors.length * inMarkdown.length;

/** All of them for a line of text, in turn and without end. */
export function hostileLines(most = Infinity): () => string {
  const fitting = vectors
    .map((vector) => vector.replaceAll('\n', ' '))
    .filter((one) => one.length <= most);
  let at = 0;
  return () => {
    at += 1;
    return fitting[(at - 1) % fitting.length] ?? '';
  };
}

/**
 * A course in which every text of the first lessons means ill: all of them in the lessons' Markdown,
 * and each of the other places with some of them.
 */
export function hostileCourse(course: PathData, lessons: number): PathData {
  const line = hostileLines();
  const contents = Array.from({ length: lessons }, () => new Array<string>());
  inMarkdown.forEach((place) =>
    vectors.forEach((vector, at) => contents[at % lessons]?.push(place(vector))),
  );
  const asked = course.modules.flatMap(({ submodules }) => submodules.flatMap(({ quiz }) => quiz));
  let at = 0;
  return {
    ...course,
    topic: line(),
    summary: line(),
    resources: [],
    sources: course.sources.map((source) => ({
      ...source,
      title: line(),
      passages: source.passages.map((passage) => ({
        ...passage,
        heading: line(),
        text: `Light and water meet ${line()} in a leaf. ${passage.text}`,
      })),
    })),
    modules: course.modules.map((module) => ({
      ...module,
      title: line(),
      description: line(),
      learning_objectives: [line()],
      resources: [],
      submodules: module.submodules.map((lesson) => {
        const content = contents[at]?.join('\n\n');
        at += 1;
        if (content === undefined) return lesson;
        const { checks: _, ...rest } = lesson;
        return {
          ...rest,
          title: line(),
          description: line(),
          objectives: [line(), line()],
          content,
          summary: line(),
          citations: [],
          key_terms: Array.from({ length: 8 }, () => ({ term: line(), definition: line() })),
          quiz: (lesson.quiz.length > 0 ? lesson.quiz : copied(asked)).map((item) => ({
            ...item,
            question: line(),
            explanation: line(),
            options: item.options.map((option) => ({
              ...option,
              text: line(),
              ...(option.match !== undefined && { match: line() }),
            })),
          })),
          resources: Array.from({ length: 8 }, () => ({
            title: line(),
            description: line(),
            url: `https://example.org/?q=${line().replaceAll(/\s/g, '+')}`,
            type: 'article' as const,
          })),
        };
      }),
    })),
  };
}

/** Some questions for a lesson that has none of its own: each lesson is to have hostile ones. */
const copied = (quiz: readonly QuizItem[]): QuizItem[] =>
  quiz.slice(0, 2).map((item) => ({
    ...item,
    id: crypto.randomUUID(),
    options: item.options.map((option) => ({ ...option, id: crypto.randomUUID() })),
  }));
