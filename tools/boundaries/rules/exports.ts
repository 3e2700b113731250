// Courses as files.
import { http, nest, tables } from './common.ts';
import type { Area, Folder } from './shapes.ts';

/** A format: pure functions over the course as it is read for all of them. */
const exporter = (...packages: string[]): Folder => ({
  folders: ['src', 'src/course', 'src/text'],
  libraries: ['contract', 'platform/zip'],
  packages,
});
export const exportsArea: Area = {
  at: 'libs/server/exports',
  folders: {
    src: {
      folders: [
        'src/course',
        'src/anki',
        'src/epub',
        'src/markdown',
        'src/pdf',
        'src/page',
        'src/picture',
        'src/scorm',
        'src/cmi5',
        'src/qti',
        'src/course-file',
        'src/jobs',
        'src/questions',
      ],
      libraries: ['contract', 'learning-paths', 'platform', 'sources'],
      types: ['rpc'],
      packages: [...nest, ...tables, 'node:module', 'node:path', 'node:worker_threads'],
    },
    'src/course': { libraries: ['contract'] },
    // What Markdown is read with; it is parsed in the thread that renders, never elsewhere.
    'src/text': {
      packages: ['remark-gfm', 'remark-math', 'remark-parse', 'unified'],
    },
    // A course whole, for this product: no rendering, but what a file is worth that comes back.
    'src/course-file': {
      folders: ['src', 'src/markdown'],
      // Where what is uploaded lies until it is read.
      libraries: [
        'contract',
        'contract/course-file',
        'contract/sentences',
        'contract/zip',
        'learning-paths',
        'platform',
        'platform/zip',
        'sources',
      ],
      types: ['rpc'],
      packages: [...http, '@nestjs/common', 'node:crypto', 'node:fs', 'node:worker_threads'],
    },
    // Files that are made while nobody waits.
    'src/jobs': {
      folders: ['src', 'src/course'],
      libraries: ['contract', 'learning-paths', 'platform'],
      types: ['rpc'],
      packages: [...nest, ...tables, 'node:crypto', 'node:timers/promises'],
    },
    // Questions from files of other software, parsed in a thread.
    'src/questions': {
      libraries: ['contract', 'contract/zip', 'learning-paths', 'platform', 'text/terms'],
      types: ['rpc'],
      packages: [
        '@nestjs/common',
        '@xmldom/xmldom',
        'csv-parse',
        'linkedom',
        'node:sqlite',
        'node:worker_threads',
        'node:zlib',
        'zod',
      ],
    },
    // It is read as well, in the thread of course files.
    'src/markdown': {
      ...exporter(),
      folders: ['src', 'src/course', 'src/text'],
      libraries: ['contract', 'contract/course-file', 'contract/zip', 'platform/zip'],
    },
    // Typst is native code, and runs in a process of its own.
    'src/pdf': {
      ...exporter(
        '@myriaddreamin/typst-ts-node-compiler',
        'tex2typst',
        'node:crypto',
        'node:child_process',
        'node:os',
        'node:timers/promises',
        'node:worker_threads',
      ),
      libraries: ['contract'],
    },
    // A public course as the first thing its page shows; an author's text becomes HTML as it does in the book.
    'src/page': {
      folders: ['src/course', 'src/epub'],
      libraries: ['platform'],
      packages: ['@nestjs/common', 'node:worker_threads'],
    },
    // Skia is native code; it draws in a thread.
    'src/picture': {
      folders: ['src'],
      libraries: ['contract', 'contract/cover', 'platform'],
      packages: ['@napi-rs/canvas', '@nestjs/common', 'node:worker_threads'],
    },
    // A course as a page that plays by itself, for the formats of learning platforms.
    'src/player': {
      folders: ['src', 'src/course', 'src/epub', 'src/text'],
      packages: ['node:crypto'],
    },
    'src/scorm': {
      ...exporter(),
      folders: ['src', 'src/course', 'src/epub', 'src/player', 'src/text'],
    },
    'src/cmi5': {
      ...exporter(),
      folders: ['src', 'src/course', 'src/epub', 'src/player', 'src/text'],
    },
    'src/qti': {
      ...exporter(),
      folders: ['src', 'src/course', 'src/epub', 'src/player'],
    },
    // An author's text becomes HTML as it does in the book.
    'src/anki': {
      ...exporter('node:crypto', 'node:sqlite'),
      folders: ['src', 'src/course', 'src/epub', 'src/text'],
    },
    'src/epub': exporter('hast-util-to-html', 'katex', 'remark-rehype', 'unified'),
  },
};
