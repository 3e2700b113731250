// What the browser keeps in IndexedDB: courses to read without a connection, and what other
// applications share with this one until it is taken over. Also part of the service worker, so it
// knows nothing of the page.

const name = 'coursewright';
const version = 1;

/** The stores, and what a row of each is found by. */
export const stores = {
  /** Courses with everything but the text of their lessons. */
  courses: ['owner', 'id'],
  /** Their lessons, one row each. */
  lessons: ['owner', 'course', 'id'],
  /** Texts and files that were shared with the application. */
  shares: 'id',
} as const;
export type Store = keyof typeof stores;

let opening: Promise<IDBDatabase> | undefined;

/** One connection, opened when it is first needed. */
function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      for (const [store, keyPath] of Object.entries(stores))
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store, {
            keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath],
          });
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer release in another tab must not wait for this one.
      database.addEventListener('versionchange', () => {
        database.close();
        opening = undefined;
      });
      database.addEventListener('close', () => (opening = undefined));
      resolve(database);
    });
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  }).catch((error: unknown) => {
    // It may be there the next time, such as after a full disk was cleared.
    opening = undefined;
    throw error;
  });
  return opening;
}

const reasonOf = (error: DOMException | null) =>
  error ?? new DOMException(undefined, 'UnknownError');

/**
 * Does one thing in the stores named. It is written wholly or not at all, and only when the promise
 * is kept is it on the disk. `work` must not wait for anything but these stores. `signal` takes it
 * back as long as it is not on the disk, and its reason is thrown.
 */
export async function inStores<Result>(
  names: readonly Store[],
  mode: 'readonly' | 'readwrite',
  work: (store: (name: Store) => IDBObjectStore) => Promise<Result> | Result,
  signal?: AbortSignal,
): Promise<Result> {
  const database = await open();
  signal?.throwIfAborted();
  const transaction = database.transaction([...names], mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
  // It is waited for below; until then nobody hears of its failure.
  ended.catch(() => undefined);
  const takeBack = () => abort(transaction);
  signal?.addEventListener('abort', takeBack);
  try {
    const result = await work((store) => transaction.objectStore(store));
    await ended;
    return result;
  } catch (error) {
    await ended.catch(() => undefined);
    signal?.throwIfAborted();
    // The reason of the whole says more than that of a request which it took with it.
    throw transaction.error ?? error;
  } finally {
    signal?.removeEventListener('abort', takeBack);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    // It is past the point where anything could be taken back.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

/** What a request of IndexedDB comes to. */
export const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });

/** Everything of one person, or of one course: all keys that begin so. */
export const keysUnder = (...beginning: string[]): IDBKeyRange =>
  // An array sorts after every text.
  IDBKeyRange.bound(beginning, [...beginning, []]);

/** Whether there is no room left for more. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
