import { z } from 'zod'

// A part that is missing, empty or of another kind reads as undefined: nobody has documented the plans' fields.

export const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()
  .catch(undefined)

/** An amount as a number, or as text such as "$1,234.50". */
export const amount = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\$?\s*\d[\d,]*(\.\d+)?$/)
      .transform((text) => Number(text.replace(/[$,\s]/g, ''))),
  ])
  .pipe(z.number().positive().max(1e9))
  .optional()
  .catch(undefined)

/** "30 Years" or 30. */
export const years = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d{1,2}(\s*-?\s*years?)?\s*$/i)
      .transform((text) => Number.parseInt(text, 10)),
  ])
  .pipe(z.number().int().min(1).max(99))
  .optional()
  .catch(undefined)
