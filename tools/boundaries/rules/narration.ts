// The library that reads lessons aloud.
import { http, nest, node, tables } from './common.ts';
import type { Area } from './shapes.ts';

/** Lessons that are read aloud. */
export const narration: Area = {
  at: 'libs/server/narration',
  folders: {
    src: {
      folders: ['src/script', 'src/speech', 'src/speech/espeak', 'src/speech/server'],
      libraries: ['contract', 'credits', 'learning-paths', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http],
    },
    // What a lesson says, made in a thread: it may come from anybody.
    'src/script': {
      folders: ['src/speech'],
      libraries: ['contract', 'platform', 'text'],
      packages: [...nest, 'node:worker_threads', 'remark-gfm', 'remark-parse', 'unified'],
    },
    'src/speech': { libraries: ['contract'], packages: ['wasm-media-encoders'] },
    // A server of the operator's choice; what it sends is read in a thread.
    'src/speech/server': {
      folders: ['src/speech'],
      libraries: ['contract', 'platform', 'text'],
      packages: [
        'node:crypto',
        'node:timers/promises',
        'node:worker_threads',
        'wasm-media-encoders',
      ],
    },
    // eSpeak NG is under the GPL: a program of its own, which nothing here is linked with.
    'src/speech/espeak': {
      folders: ['src/speech'],
      libraries: ['contract', 'text'],
      packages: [...node, '@echogarden/espeak-ng-emscripten', 'node:child_process'],
    },
  },
  tests: {
    folders: ['*'],
    libraries: ['platform', 'testing'],
    packages: ['vitest', 'node:fs', 'node:os', 'node:path'],
  },
};
