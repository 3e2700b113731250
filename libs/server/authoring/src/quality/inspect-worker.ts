import type { PathData } from '@coursewright/contract';
import { parentPort } from 'node:worker_threads';
import { reportCardOf } from './report-card.ts';

parentPort?.on('message', (course: PathData) => parentPort?.postMessage(reportCardOf(course)));
