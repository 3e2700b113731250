import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class CancelGeneration {
  run: UseCases['cancelGeneration']['run'] = () => Promise.reject(new Error('CancelGeneration is not written yet'));
}
