/** The scope of the workspace, when a screen of it is first shown. */
export const workspace = async () => (await import('./workspace-scope.tsx')).WorkspaceScope;
