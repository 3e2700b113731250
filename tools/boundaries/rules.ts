// Who may import whom. What is not written in rules/ is refused, a folder without a row too: a new
// folder gets its row first. `npm run lint` holds every file to it (check.ts); boundaries.test.ts
// proves that it refuses.
import { api, web, worker } from './rules/applications.ts';
import { exportsArea } from './rules/exports.ts';
import {
  admin,
  auth,
  authoring,
  credits,
  generation,
  chatbot,
  learningPaths,
  payments,
  platform,
  sources,
  visualization,
} from './rules/server-libraries.ts';
import { narration } from './rules/narration.ts';
import type { Rules } from './rules/shapes.ts';
import { contract, rpc, text } from './rules/shared-libraries.ts';
import { sourceRules } from './rules/source-text.ts';
import { lists } from './rules/common.ts';
import { testing } from './rules/testing.ts';
import { e2e, tools } from './rules/tools.ts';

export const rules: Rules = {
  areas: [
    { at: '', isDevelopment: true, folders: { '': { packages: ['vitest'] } } },
    contract,
    text,
    rpc,
    platform,
    credits,
    auth,
    sources,
    authoring,
    learningPaths,
    chatbot,
    exportsArea,
    visualization,
    generation,
    narration,
    payments,
    admin,
    testing,
    api,
    worker,
    web,
    e2e,
    tools,
  ],
  ...sourceRules,
  lists,
};
