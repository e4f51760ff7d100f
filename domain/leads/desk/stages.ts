/** How far the agent has come with a person, in the order in which it goes; `lost` ends it from anywhere. */
export const stages = [
  'new',
  'contacted',
  'quoted',
  'applied',
  'underwriting',
  'decided',
  'in_force',
  'lost',
] as const
export type Stage = (typeof stages)[number]

/** Why somebody was lost. */
export const lostReasons = ['price', 'health', 'other_agent', 'unreachable', 'not_now', 'other'] as const
export type LostReason = (typeof lostReasons)[number]
