import { z } from 'zod'
import { isEmailAddress } from './email.ts'

/** An e-mail address at a border: by the one rule for them, and without blanks around it. */
export const emailSchema = z
  .string()
  .refine((text) => text.trim() === text && isEmailAddress(text), 'must be an e-mail address')
