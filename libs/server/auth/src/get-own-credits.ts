import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class GetOwnCredits {
  run: UseCases['getOwnCredits']['run'] = () => Promise.reject(new Error('GetOwnCredits is not written yet'));
}
