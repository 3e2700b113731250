import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const compressible = /\.(html|js|css|svg|txt|json|webmanifest)$/;
const worthwhileBytes = 1024;

/**
 * Lays a .br and a .gz beside every text file of the finished build, so that the server never
 * compresses on request.
 */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (config.build.ssr) return;
        const dist = path.resolve(config.root, config.build.outDir);
        for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
          const file = path.join(dist, name);
          if (!compressible.test(name) || statSync(file).size < worthwhileBytes) continue;
          const content = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
        }
      },
    },
  };
}
