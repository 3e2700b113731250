import { Injectable } from '@nestjs/common';

/** The time, so that specs can move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
