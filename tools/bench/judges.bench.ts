// npm run bench judges: courses that the built-in author writes about the documents that come with the
// product (and those below --corpus DIR) as files of every format, each judged by other people's
// software; --keep DIR keeps the files. With --hostile: courses drawn to break every format, of which
// --seed=N and --courses=N repeat or shorten the row. --formats=pdf,epub and --only=NAME pick.
// --xsd DIR: schemas of SCORM, cmi5 and QTI, which may not be handed on, for those who have them.
// --qti-player DIR: the package @citolab/qti-components (7.27), unpacked, whose player then answers
// every question; its licence is the GPL, so it does not come along.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgeHostile } from './judges/hostile.ts';
import { judgeOrdinary } from './judges/ordinary.ts';
import { PageJudge } from './judges/page-judge.ts';
import { XmlJudge } from './judges/xml-judge.ts';
import { Table } from './shared/table.ts';

const { values: options } = parseArgs({
  options: {
    hostile: { type: 'boolean', default: false },
    seed: { type: 'string', default: '14' },
    courses: { type: 'string', default: '500' },
    formats: { type: 'string', default: '' },
    corpus: { type: 'string' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
    xsd: { type: 'string' },
    'qti-player': { type: 'string' },
  },
});
const seed = Number(options.seed);
const formats = options.formats.split(',').filter(Boolean);
const player = options['qti-player'];
const judges = {
  xml: new XmlJudge(options.xsd),
  pages: await PageJudge.start(),
  ...(player !== undefined && { qtiPlayer: readFileSync(path.join(player, 'cdn/index.js')) }),
};
const table = new Table(options.hostile ? `judges of hostile courses, seed ${seed}` : 'judges');
try {
  if (options.hostile)
    await judgeHostile({ seed, courses: Number(options.courses), formats }, judges, table);
  else {
    const keep = options.keep === undefined ? {} : { keep: keepIn(options.keep) };
    const { corpus, only } = options;
    await judgeOrdinary({ corpus, formats, only, ...keep }, judges, table);
  }
} finally {
  await judges.pages.end();
}
for (const [namespace, count] of judges.xml.validated)
  table.row(`files by the schema ${namespace}`, String(count), '> 0', count > 0);
process.exit(table.missed > 0 ? 1 : 0);

function keepIn(folder: string): (name: string, bytes: Uint8Array) => void {
  mkdirSync(folder, { recursive: true });
  return (name, bytes) => writeFileSync(path.join(folder, name.replace(/[^\w.-]+/g, '-')), bytes);
}
