import { answered, inStores } from './database.ts';

/** What another application shared with this one, until it is taken over. */
export interface Share {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly files: readonly File[];
}

/** Whoever has to log in first still finds it; what nobody came for is not kept. */
const keptMs = 24 * 60 * 60 * 1000;

export const keepShare = (share: Share): Promise<void> =>
  inStores(['shares'], 'readwrite', async (store) => {
    const shares = store('shares');
    const known = (await answered(shares.getAll())) as Share[];
    for (const { id, at } of known) if (at < share.at - keptMs) shares.delete(id);
    shares.put(share);
  });

/** Hands a share over, once. Undefined where it is not there. */
export const takeShare = (id: string): Promise<Share | undefined> =>
  inStores(['shares'], 'readwrite', async (store) => {
    const found = (await answered(store('shares').get(id))) as Share | undefined;
    store('shares').delete(id);
    return found;
  });

/** The file of a course is opened, not learned from; systems write endings as they like. */
export const isCourseFile = ({ name }: Pick<File, 'name'>): boolean => /\.course$/i.test(name);
