import { exportPlace, type ExportPlace } from '@coursewright/contract';
import { z } from 'zod';

const pendingSchema = z.array(exportPlace.extend({ user_id: z.string() }));
export type PendingExport = z.infer<typeof pendingSchema>[number];

const key = 'exports_under_way';

function stored(): readonly PendingExport[] {
  try {
    return pendingSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return []; // From another version, or storage is blocked.
  }
}

/**
 * Files that this tab is waiting for, also over a reload. Those that an open dialog shows are its
 * business; the rest is announced wherever the person is.
 */
class PendingExports {
  private all = stored();
  private readonly attended = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private shown = this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Those that no dialog shows. */
  readonly unattended = (): readonly PendingExport[] => this.shown;

  add(one: PendingExport): void {
    this.change([...this.all.filter(({ export_id: id }) => id !== one.export_id), one]);
  }

  remove({ export_id: id }: ExportPlace): void {
    this.change(this.all.filter((one) => one.export_id !== id));
  }

  /** A dialog shows it, until what this returns is called. */
  attend({ export_id: id }: ExportPlace): () => void {
    this.attended.add(id);
    this.change(this.all);
    return () => {
      this.attended.delete(id);
      this.change(this.all);
    };
  }

  private change(all: readonly PendingExport[]): void {
    this.all = all;
    this.shown = all.filter(({ export_id: id }) => !this.attended.has(id));
    try {
      if (all.length > 0) sessionStorage.setItem(key, JSON.stringify(all));
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked: they are waited for as long as the page lives.
    }
    for (const listener of this.listeners) listener();
  }
}

export const pendingExports = new PendingExports();
