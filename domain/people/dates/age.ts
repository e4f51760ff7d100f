/** Services are for people of this age or over. */
const adultAge = 18

/** Whether the text is a date of the calendar, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // A day that its month lacks is read as one of the next month.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8))
}

/** Age last birthday in whole years on `today`; undefined if either is no date or the birth lies ahead. */
export function ageOn(dateOfBirth: string, today: string): number | undefined {
  if (!isCalendarDate(dateOfBirth) || !isCalendarDate(today) || dateOfBirth > today) return undefined
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Whether someone born on this date is of age on `today`; false when the date is not one. */
export function isAdult(dateOfBirth: string, today: string): boolean {
  const age = ageOn(dateOfBirth, today)
  return age !== undefined && age >= adultAge
}

/** The birth date of somebody whose birthday is `today` (an ISO date) and who is as old as this, in years. */
export function birthDateAt(age: number, today: string): string {
  const born = `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`
  return isCalendarDate(born) ? born : born.replace(/29$/, '28')
}
