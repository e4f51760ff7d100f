import { despairScore, thresholds } from '#domain/chat/despair/model.ts'
import { suggestsSelfHarm } from './self-harm.ts'

/**
 * How sure it is that a message is of somebody in despair, or of somebody who fears for another. What the model learned
 * from wordings decides; where it hears nothing, the lists of plain words still do.
 */
type Distress = 'none' | 'possible' | 'certain'

export function distressIn(message: string): Distress {
  const score = despairScore(message)
  if (score >= thresholds.certain) return 'certain'
  if (suggestsSelfHarm(message)) return score >= thresholds.possible ? 'certain' : 'possible'
  return score >= thresholds.possible ? 'possible' : 'none'
}
