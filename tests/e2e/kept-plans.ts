const kept = '2026-11-18T15:00:00.000Z'

/** A device's profile as it lies under `deviceProfile`; `changes` replace parts of it. */
export function deviceProfile(changes: Record<string, unknown> = {}) {
  return {
    deviceId: 'device-1',
    fullName: 'Maria Alvarez',
    email: 'maria@example.com',
    phone: '3055550188',
    dateOfBirth: '1986-04-12',
    zipCode: '33101',
    gender: 'Female',
    smoker: false,
    medicalConditions: [],
    medications: [],
    insuranceGoals: ['protect_loved_ones', 'mortgage_protection'],
    createdAt: kept,
    updatedAt: kept,
    ...changes,
  }
}

/** What a saved plan holds; `changes` replace parts of it. */
export function planDetails(changes: Record<string, unknown> = {}) {
  return {
    company: 'SBLI',
    planType: 'term',
    coverage: 500_000,
    monthlyPrice: 28.5,
    term: 20,
    features: [],
    personName: 'Maria Alvarez',
    relationship: 'Primary',
    ...changes,
  }
}

/** A plan as it lies under `devicePlans`. */
export function devicePlan(id: string, company = 'SBLI', changes: Record<string, unknown> = {}) {
  return {
    id,
    deviceId: 'device-1',
    fullName: 'Maria Alvarez',
    planName: `${company} - Term Life (Maria Alvarez)`,
    planDetails: planDetails({ company }),
    isFavorite: false,
    createdAt: kept,
    updatedAt: kept,
    ...changes,
  }
}
