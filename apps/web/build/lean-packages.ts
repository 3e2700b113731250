import type { Plugin } from 'vite';

const pure = '/* @__PURE__ */ ';
const classOfReact = /^(var [\w$]+ = )(class extends React\d*\.Component \{[\s\S]*?^\});$/gm;

/** What is taken out of a package's source: a pattern, and what stands there instead. */
type Cut = readonly [what: RegExp, instead: string];

/**
 * React Router as its makers build it for production: their package offers the other one, with
 * warnings for developers, to everybody. Its parts lose the names that developer tools show, and are
 * marked as made without effects: else each stays in the build, also one that nothing uses. So does
 * what only their framework reaches: links that fetch a route's data ahead, and its pages of errors.
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
      handler(code, id) {
        const [lean, missing] = without(code, [
          [/^[\w$]+\.displayName = "[^"]*";$/gm, ''],
          [/(?<=^var [\w$]+ = )(?=React\d*\.(createContext|forwardRef)\()/gm, pure],
          [classOfReact, `$1${pure}(() => $2)();`],
          [/^RenderErrorBoundary\.contextType = .*;$/gm, ''],
          [/ \|\| defaultErrorElement;/g, ';'],
          [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '= [false, undefined, {}];'],
          [/ dataRouterState = dataRouterOpts\?\.state;/g, ' dataRouterState = undefined;'],
          [/isDataRoute \? useNavigateStable\(\) : /g, ''],
          [
            /(?<=isTransitioning = )routerState != null &&[^;]* useViewTransitionState[^;]*;/g,
            'false;',
          ],
          [/shouldPrefetch && !isAbsolute \? [^;]*PrefetchPageLinks[^;]* : link;/g, 'link;'],
          [
            /dataRouterState && \(match\.route\.ErrorBoundary [^;]*RenderErrorBoundary,[^;]* : getChildren\(\);/g,
            'getChildren();',
          ],
        ]);
        if (missing) this.error(`${id}: React Router is written differently now: ${missing}`);
        return { code: lean, map: null };
      },
    },
  };
}

/**
 * Zod without its JSON schemas, which only the server's description of the API is made of, and its
 * English sentences, of which the contract has its own. Each of its schemas would bring them along.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code, id) {
        const [lean, missing] = without(code, [
          [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
          [/\bcreateStandardJSONSchemaMethod\(this, "(?:in|out)put"\)/g, 'undefined'],
          [/\bcreateToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
          [/^ *_ensureDefaultLocale\(\);$/gm, ''],
        ]);
        if (missing) this.error(`${id}: Zod is written differently now: ${missing}`);
        return { code: lean, map: null };
      },
    },
  };
}

/** The source after the cuts, and the first of them that found nothing to cut. */
function without(source: string, cuts: readonly Cut[]): [string, RegExp | undefined] {
  const missing = cuts.find(([what]) => source.search(what) === -1)?.[0];
  return [cuts.reduce((code, [what, instead]) => code.replace(what, instead), source), missing];
}
