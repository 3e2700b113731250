import { capabilities } from '../capabilities.ts';
import { pathData } from '../course.ts';
import type { Operation } from './operation.ts';

/** What everybody may see. */
export const systemOperations = {
  sampleCourse: {
    method: 'GET',
    path: '/v1/sample-course',
    procedure: 'system.sampleCourse',
    access: 'public',
    cacheable: 'for_an_hour',
    status: 200,
    summary: 'A finished course to look at, written from the sample library',
    output: pathData,
  },
  capabilities: {
    method: 'GET',
    path: '/capabilities',
    procedure: 'system.capabilities',
    access: 'public',
    status: 200,
    summary: 'What this installation writes with and can search',
    output: capabilities,
  },
} as const satisfies Record<string, Operation>;
