/**
 * Whether the text is an e-mail address that mail can go to: something before the @, and a domain with a dot and a
 * top-level name behind it. The one rule for every address that is stored; blanks around it do not count.
 */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= longest && pattern.test(address)
}

/** RFC 5321 leaves a mailbox no more room. */
const longest = 254
const pattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
