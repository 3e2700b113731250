import 'reflect-metadata';
import {
  armFaultPoints,
  databaseUrlOf,
  loadConfig,
  migrate,
  runProcess,
} from '@coursewright/platform';
import { createApp } from './create-app.ts';

await runProcess(
  async () => {
    const config = loadConfig();
    armFaultPoints(config.faultPoints);
    await migrate(databaseUrlOf(config));
    const app = await createApp(config);
    await app.listen(config.port, config.host);
    return app;
  },
  async (app) => `Coursewright is ready at ${await app.getUrl()}`,
);
