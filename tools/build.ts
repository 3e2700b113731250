// npm run build: builds every project that has changed.
import { build } from './launch/run-step.ts';

await build(process.argv.slice(2));
