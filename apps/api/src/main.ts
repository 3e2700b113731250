import 'reflect-metadata';
import {
  armFaultPoints,
  Config,
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
  async (app) =>
    `Coursewright is ready at ${app.get(Config).publicUrl} (listening on ${await app.getUrl()})`,
);
