/** How many plans one lead takes at most: nobody applies for so many, while a whole cart may be mailed. */
export const mostPlans = { application: 20, quoteEmail: 60 } as const
