import { makeMissingSize } from './missing-sizes';
import { copiesOf } from './copies/copy-rows';
import { keysOf, reencode } from './store-picture';
import { proofFacts } from './proof-facts';
import { proofKeys } from '../domain/proof-file';
import { claim, keptProofs, requireProofId, signedLink } from './proofs';
import { deleteExpiredProofs, sweepClaimedProofs } from './sweep-proofs';

export const pictures = {
  reencode,
  keysOf,
  copiesOf,
  makeMissingSize,
  claim,
  requireProofId,
  keptProofs,
  proofFacts,
  proofKeys,
  signedLink,
  deleteExpiredProofs,
  sweepClaimedProofs,
};
