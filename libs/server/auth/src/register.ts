import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class Register {
  run: UseCases['register']['run'] = () => Promise.reject(new Error('Register is not written yet'));
}
