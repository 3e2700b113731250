import type { Announcement } from './ports.ts';

/**
 * Publishes what a run announces, one announcement after the other, while the run goes on. LangGraph
 * could stream them, but its stream drops what nobody has read yet when the graph fails, and then
 * the learner would never see the last lessons of a run that failed.
 */
export class Announcements {
  private published: Promise<void> = Promise.resolve();
  private isClosed = false;
  private readonly publish: (announcement: Announcement) => Promise<void>;
  private readonly onFailure: (reason: unknown) => void;

  /** `onFailure` is told why the first one could not be published; none follows it. */
  constructor(
    publish: (announcement: Announcement) => Promise<void>,
    onFailure: (reason: unknown) => void,
  ) {
    this.publish = publish;
    this.onFailure = onFailure;
  }

  readonly announce = (announcement: Announcement): void => {
    if (this.isClosed) return;
    this.published = this.published.then(() => this.publish(announcement));
    this.published.catch(this.onFailure);
  };

  /** Resolves when all that was announced so far is published; rejects when something was not. */
  settled(): Promise<void> {
    return this.published;
  }

  /** Branches of a failed graph may still be at work: what they announce from now on is ignored. */
  close(): void {
    this.isClosed = true;
  }
}
