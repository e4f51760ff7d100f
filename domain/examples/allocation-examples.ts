/** Whose share it is: the words of the page name them by this. */
export interface AllocationShare {
  readonly who: string
  /** Whole percent of the death benefit. */
  readonly percent: number
}

/** How one family splits the death benefit: who is paid first, and who if none of them is living. */
export interface AllocationExample {
  readonly id: string
  readonly primary: readonly AllocationShare[]
  readonly contingent: readonly AllocationShare[]
}

export const allocationClasses = ['primary', 'contingent'] as const

/** Invented families, labelled as such. All shares are whole tenths, so that a row of ten windows can show them. */
export const allocationExamples = [
  {
    id: 'traditional',
    primary: [{ who: 'wife', percent: 100 }],
    contingent: [
      { who: 'daughter', percent: 50 },
      { who: 'son', percent: 50 },
    ],
  },
  {
    id: 'singleParent',
    primary: [
      { who: 'sonTrust', percent: 40 },
      { who: 'daughterTrust', percent: 60 },
    ],
    contingent: [
      { who: 'sister', percent: 70 },
      { who: 'mother', percent: 30 },
    ],
  },
  {
    id: 'blended',
    primary: [
      { who: 'husband', percent: 60 },
      { who: 'firstDaughter', percent: 20 },
      { who: 'firstSon', percent: 20 },
    ],
    contingent: [
      { who: 'youngestTrust', percent: 40 },
      { who: 'firstDaughter', percent: 30 },
      { who: 'firstSon', percent: 30 },
    ],
  },
] as const satisfies readonly AllocationExample[]
