import { storePicture } from './pictures';
import { claim, requireProofId, signedLink, storeProof, sweepUnclaimed } from './proofs';

/** What the other APIs, the seed and the sweeper use of the pictures. */
export default () => ({ storePicture, storeProof, claim, requireProofId, signedLink, sweepUnclaimed });
