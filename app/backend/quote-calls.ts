/** The functions by which quotes are found: the search's request, and how it stands. */
export const quoteCalls = ['white-swan-complete-request', 'white-swan-policy-search'] as const
