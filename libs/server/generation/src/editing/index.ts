export * from './edit-submodule.ts';
export * from './get-submodule-version.ts';
export * from './list-submodule-versions.ts';
export * from './restore-version.ts';
export * from './rewrite-submodule.ts';
export * from './save-structure.ts';
