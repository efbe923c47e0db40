export { checkNewPlace } from './place-text.ts';
export {
  type OpenProposal,
  type PlaceMeeting,
  type PlaceParticipation,
  type ProposalError,
  type ProposeError,
  type ProposalOutcome,
  type ProposalView,
  type Proposer,
  answer,
  stillAsked,
  endByItself,
  isStillIn,
  mayMovePlace,
  propose,
  viewOf,
  withdraw,
} from './proposal.ts';
