import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { useMemo } from 'react';
import { escapedMarkup } from '../trusted-types.ts';
import { CodeFrame } from './code-frame.tsx';

const languages = {
  bash,
  c,
  cpp,
  csharp,
  css,
  go,
  java,
  javascript,
  json,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};
for (const [name, definition] of Object.entries(languages))
  highlighter.registerLanguage(name, definition);

/** A block of code, always left to right, highlighted if its language is one we know. */
export default function CodeBlock({ source, language }: { source: string; language: string }) {
  const html = useMemo(
    () =>
      highlighter.getLanguage(language)
        ? highlighter.highlight(source, { language, ignoreIllegals: true }).value
        : undefined,
    [source, language],
  );
  return (
    <CodeFrame language={language}>
      {/* highlight.js escapes the source; it only adds spans with classes. */}
      {html === undefined ? (
        <code>{source}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: escapedMarkup(html) }} />
      )}
    </CodeFrame>
  );
}
