// Written by the platform part: @Rest(route), @SignedInCaller(), @CameFrom().
export {};
