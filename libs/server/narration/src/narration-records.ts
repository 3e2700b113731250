import { PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Narrations } from './narrations.ts';

/** Lessons that were read aloud, in the export of all own data. */
@Injectable()
export class NarrationRecords implements OnModuleInit {
  constructor(
    private readonly narrations: Narrations,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({ name: 'narrations', read: (userId) => this.read(userId) });
  }

  private async *read(userId: string): AsyncGenerator<object> {
    yield* await this.narrations.ofUser(userId);
  }
}
