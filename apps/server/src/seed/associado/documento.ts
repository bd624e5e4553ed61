/** The check digit of both documents: the weighted sum's complement to 11, and 0 where that has two digits. */
function checkDigit(digits: string, weightOf: (index: number) => number): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * weightOf(i)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function complete(digits: string, weightOf: (index: number, length: number) => number): string {
  const first = `${digits}${checkDigit(digits, (i) => weightOf(i, digits.length))}`
  return `${first}${checkDigit(first, (i) => weightOf(i, first.length))}`
}

/** Nine digits and their two check digits. */
export function completeCpf(nineDigits: string): string {
  return complete(nineDigits, (i, length) => length + 1 - i)
}

/** Twelve digits and their two check digits; the weights go from 2 to 9 and start again, from the right. */
export function completeCnpj(twelveDigits: string): string {
  return complete(twelveDigits, (i, length) => ((length - 1 - i) % 8) + 2)
}

const CPFS = 1_000_000_000
/** Prime to the count of CPFs: no two numbers below it share a CPF. */
const STEP = 387_420_491

/** The CPF of the fictional person number `index`: one of its own for each of the first thousand million. */
export function cpfOf(index: number): string {
  const nine = Number((BigInt(index + 1) * BigInt(STEP)) % BigInt(CPFS))
  return completeCpf(String(nine).padStart(9, '0'))
}
