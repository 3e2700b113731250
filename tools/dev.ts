// npm run dev: the server on the embedded database, and Vite with hot reload in front of it at
// http://localhost:5173.
import { spawn } from 'node:child_process';
import { root } from './launch/run-step.ts';

const processes = [
  spawn(process.execPath, ['tools/start.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('npm', ['run', 'dev', '-w', '@coursewright/web'], { cwd: root, stdio: 'inherit' }),
];
const stop = (): void => {
  for (const child of processes) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
const codes = await Promise.all(
  processes.map(
    (child) =>
      new Promise<number>((resolve) =>
        child.once('exit', (code) => {
          stop();
          resolve(code ?? 1);
        }),
      ),
  ),
);
process.exit(Math.max(...codes));
