export { checkNewPlace } from './place-text.ts';
export {
  type OpenProposal,
  type PlaceMeeting,
  type PlacePart,
  type ProposalError,
  type ProposeError,
  type ProposalOutcome,
  type ProposalView,
  type Side,
  answer,
  askedSides,
  endByItself,
  isStillIn,
  mayMovePlace,
  propose,
  viewOf,
  withdraw,
} from './proposal.ts';
