import type { Plugin } from 'vite';

const modules = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  /vite\/preload-helper/,
  /src\/app\/(app|error-boundary|expired-session-redirect|lazy-screen|preload-on-intent|router)\.tsx?$/,
  /src\/app\/(layout\/[a-z-]+|messages\/(en|index)|pwa\/(gone-chunk|update-prompt|updates))\.tsx?$/,
  /libs\/contract\/src\/(passwords|text-direction|words)\.ts$/,
  /src\/shared\/(language|messages|page-title|paths|request-error|tags)\.tsx?$/,
  /src\/shared\/(messages|session)\/(en|index|session|stored-session)\.tsx?$/,
  /src\/shared\/ui\/(button|chip|icon|notice|popover|skeleton)\.tsx$/,
];
const accounts = [
  /src\/features\/accounts\/when-called\.ts$/,
  /src\/features\/accounts\/components\/(account-card|aside|resend-verification)\./,
  /src\/features\/accounts\/messages\/(en|index)\.tsx?$/,
  /src\/shared\/(contract-form|return-target|use-focus-first-invalid)\.ts$/,
  /src\/shared\/ui\/(field-error|field-notes|text-field|messages\/(en|index))\./,
];

const pure = '/* @__PURE__ */ ';

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/**
 * Each of these in one file, instead of one file for every set of screens that share a piece:
 * fewer requests, and less to fetch, as what is compressed together compresses better. `base` is
 * what every page begins with; `before-login` the screens before the login.
 */
export const chunkGroups = [
  { name: 'base', test: isOneOf(modules) },
  { name: 'before-login', test: isOneOf(accounts), includeDependenciesRecursively: false },
];

/**
 * React Router as its makers build it for production: their package offers the other one, with
 * warnings for developers, to everybody. Its parts lose the names that developer tools show, and are
 * marked as made without effects: else each stays in the build, also one that nothing uses.
 */
export function leanRouter(): Plugin {
  const development = /(node_modules\/react-router\/dist\/)development\//;
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      if (!development.test(found.id)) this.error(`React Router is elsewhere now: ${found.id}`);
      return { ...found, id: found.id.replace(development, '$1production/') };
    },
    transform: {
      filter: { id: /node_modules\/react-router\//, code: /\.displayName = "/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/(?<=^var [\w$]+ = )(?=React\d*\.(createContext|forwardRef)\()/gm, pure),
        map: null,
      }),
    },
  };
}
