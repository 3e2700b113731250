import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class GetOwnUser {
  run: UseCases['getOwnUser']['run'] = () => Promise.reject(new Error('GetOwnUser is not written yet'));
}
