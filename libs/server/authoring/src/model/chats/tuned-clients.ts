import { FormUnsupported, statusOf, textOf } from '../provider-failure.ts';
import { type Tuning, tuningOf } from '../tuning.ts';

/**
 * The clients of one provider, one for each tuning, because the libraries take it when a client is
 * made. A model or server that refuses it is asked without from then on.
 */
export class TunedClients<Client> {
  private readonly clients = new Map<string, Promise<Client>>();
  private isTuned = true;
  private readonly make: (tuning: Tuning | undefined) => Promise<Client>;

  constructor(make: (tuning: Tuning | undefined) => Promise<Client>) {
    this.make = make;
  }

  /** The client for answers of the form of this name. */
  for(form: string): Promise<Client> {
    const tuning = this.isTuned ? tuningOf(form) : undefined;
    const key = JSON.stringify(tuning ?? null);
    let client = this.clients.get(key);
    if (!client) {
      client = this.make(tuning);
      this.clients.set(key, client);
    }
    return client;
  }

  /** Throws FormUnsupported, so that the question is asked again, where the tuning was refused. */
  readonly refused = (error: unknown): never => {
    const status = statusOf(error);
    const isRefused =
      (status === 400 || status === 422) &&
      /temperature|max_(?:completion_)?tokens|max_?output_?tokens|num_predict|reasoning|think|effort|output_config/i.test(
        textOf(error),
      );
    if (!this.isTuned || !isRefused) throw error;
    this.isTuned = false;
    throw new FormUnsupported('The model takes no such settings', { cause: error });
  };
}
