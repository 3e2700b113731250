import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class GetGeneration {
  run: UseCases['getGeneration']['run'] = () => Promise.reject(new Error('GetGeneration is not written yet'));
}
