// Zod compiles its schemas where it may, and finds out by trying. Our pages forbid code from text,
// so each try would be reported as a violation of their policy. Imported first, and without Zod
// itself, which the first script does not carry.
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}
globalThis.__zod_globalConfig = { jitless: true };

// oxlint-disable-next-line unicorn/require-module-specifiers -- `declare global` needs a module, and there is nothing to export
export {};
