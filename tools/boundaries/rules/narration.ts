// The library that reads lessons aloud.
import { http, nest, node, tables } from './common.ts';
import type { Area } from './shapes.ts';

/** Lessons that are read aloud. */
export const narration: Area = {
  at: 'libs/server/narration',
  folders: {
    src: {
      folders: [
        'src/script',
        'src/speech',
        'src/speech/espeak',
        'src/speech/kokoro',
        'src/speech/mp3',
        'src/speech/server',
      ],
      libraries: ['authoring', 'contract', 'credits', 'learning-paths', 'platform'],
      types: ['rpc'],
      packages: [...node, ...nest, ...tables, ...http],
    },
    // What a lesson says, made in a thread: it may come from anybody.
    'src/script': {
      folders: ['src/speech'],
      libraries: ['contract', 'platform', 'text'],
      packages: [...nest, 'node:worker_threads', 'remark-gfm', 'remark-parse', 'unified'],
    },
    'src/speech': { libraries: ['contract'] },
    'src/speech/opus': { packages: ['libopus-wasm'] },
    // For whoever cannot play Opus; made in a thread.
    'src/speech/mp3': {
      folders: ['src/speech/opus'],
      libraries: ['contract', 'platform'],
      packages: ['node:worker_threads', 'libopus-wasm', 'wasm-media-encoders'],
    },
    // A server of the operator's choice; what it sends is read in a thread.
    'src/speech/server': {
      folders: ['src/speech', 'src/speech/opus'],
      libraries: ['contract', 'platform', 'text'],
      packages: ['node:crypto', 'node:timers/promises', 'node:worker_threads'],
    },
    // How the programs that speak are run.
    'src/speech/program': {
      folders: ['src/speech'],
      libraries: ['contract'],
      packages: ['node:child_process', 'node:events', 'node:os'],
    },
    // What the operator installs, in a program of its own.
    'src/speech/kokoro': {
      folders: ['src/speech', 'src/speech/opus', 'src/speech/program'],
      libraries: ['platform', 'text'],
      packages: ['node:path', 'node:url'],
    },
    // eSpeak NG is under the GPL: a program of its own, which nothing here is linked with.
    'src/speech/espeak': {
      folders: ['src/speech', 'src/speech/opus', 'src/speech/program'],
      libraries: ['contract/sentences', 'text'],
      packages: ['node:url', '@echogarden/espeak-ng-emscripten'],
    },
  },
  tests: {
    folders: ['*'],
    libraries: ['platform', 'testing'],
    packages: ['libopus-wasm', 'vitest', 'node:fs', 'node:os', 'node:path', 'node:url'],
  },
};
