import { Injectable } from '@nestjs/common';

/** What one feature keeps of a person. */
export interface PersonalRecords {
  /** Its key in the export of all own data, e.g. `documents`. */
  readonly name: string;
  /**
   * Every record of a user, oldest first, fit for JSON and without secrets; one at a time, so that
   * an export of any size needs little memory.
   */
  read(userId: string): AsyncIterable<object>;
}

/**
 * Where features say what they keep of a person (`onModuleInit`), so that the export of all own
 * data is whole. Deleting needs no saying: rows go whose foreign key to `users` cascades.
 */
@Injectable()
export class PersonalData {
  private readonly kept = new Map<string, PersonalRecords>();

  get records(): readonly PersonalRecords[] {
    return [...this.kept.values()];
  }

  register(records: PersonalRecords): void {
    if (this.kept.has(records.name)) throw new Error(`Two features export ${records.name}`);
    this.kept.set(records.name, records);
  }
}
