// The shape of a rule.

/**
 * What the files of a folder may import besides each other. Tests (*.spec.ts, *.test.ts) may also
 * import what `tests` of their area says.
 */
export interface Folder {
  /**
   * Folders of the same area; with a leading slash: from the root. `*`: every folder of the area.
   */
  readonly folders?: readonly string[];
  /** Libraries by their name without @coursewright/, an entry point of one with its path. */
  readonly libraries?: readonly string[];
  /** As `libraries`, but only what is gone at run time. */
  readonly types?: readonly string[];
  /** npm packages, with all they export, and modules of Node. */
  readonly packages?: readonly string[];
  /**
   * Never part of an installation, so devDependencies and libraries that package.json does not name
   * will do.
   */
  readonly isDevelopment?: true;
}

export interface Area {
  /** A project, or another folder whose rows belong together. */
  readonly at: string;
  /**
   * Rows by folder below `at`; `**` at the end covers the folders below, which then import each
   * other as they like.
   */
  readonly folders: Readonly<Record<string, Folder>>;
  readonly tests?: Folder;
  /** As that of a folder, for all. */
  readonly isDevelopment?: true;
}

/** Text that no file may contain. */
export interface Forbidden {
  /** A regular expression. */
  readonly pattern: string;
  readonly reason: string;
  /** Files that may. */
  readonly but: readonly string[];
}

export interface Rules {
  readonly areas: readonly Area[];
  /** Files that may read environment variables. */
  readonly readEnvironment: readonly string[];
  /** Files that may import what they compute. */
  readonly computeImports: readonly string[];
  readonly forbidden: readonly Forbidden[];
  /** Lists that rows take as a whole, whichever of their members they need. */
  readonly lists: readonly (readonly string[])[];
}
