import { makeMissingSize } from './missing-sizes';
import { copiesOf } from './copies/copy-rows';
import { keysOf, reencode } from './store-picture';
import { proofFacts, claim, keptProofs, requireProofId, signedLink } from './proofs';
import { proofKeys } from '../domain/proof-file';
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
