import { storePicture } from './pictures';
import { claim, signedLink, storeProof, sweepUnclaimed } from './proofs';

/** What the other APIs, the seed and the sweeper use of the pictures. */
export default () => ({ storePicture, storeProof, claim, signedLink, sweepUnclaimed });
