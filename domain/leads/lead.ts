import { z } from 'zod'

const planSchema = z.object({
  company: z.string().max(120),
  productName: z.string().max(160),
  planType: z.string().max(40),
  coverage: z.number().nonnegative().max(100_000_000),
  monthlyPrice: z.number().nonnegative().max(1_000_000),
  term: z.number().int().positive().max(100).optional(),
  personName: z.string().max(120),
  applyProductCode: z.string().max(4_000),
  isSample: z.boolean(),
})

/**
 * What the browser sends to `submit-application` before it shows the confirmation.
 * `idempotencyKey` makes a double tap or a retry one lead. Prices in USD per month.
 */
export const applicationSchema = z.object({
  idempotencyKey: z.uuid(),
  fullName: z.string().trim().min(1).max(120),
  email: z.string().trim().max(254).includes('@'),
  phone: z
    .string()
    .max(40)
    .regex(/(?:\D*\d){10}/),
  language: z.enum(['en', 'es']),
  page: z.string().max(200).startsWith('/'),
  consent: z.boolean(),
  consentVersion: z.string().max(40),
  plans: z.array(planSchema).min(1).max(20),
})
export type Application = z.infer<typeof applicationSchema>

export const leadAnswerSchema = z.object({ id: z.uuid() })
