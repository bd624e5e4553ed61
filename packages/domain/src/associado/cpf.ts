/** True when eleven digits carry the two check digits of a CPF; repeated digits (000..., 111...) are not a CPF. */
export function isCpf(digitos: string): boolean {
  if (!/^\d{11}$/.test(digitos) || /^(\d)\1{10}$/.test(digitos)) return false
  return checkDigit(digitos, 9) === Number(digitos[9]) && checkDigit(digitos, 10) === Number(digitos[10])
}

/** `52998224725` -> `529.982.247-25`; anything else comes back as it is. */
export function formatCpf(digitos: string): string {
  return digitos.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** `52998224725` -> `***.982.247-**`: what a list shows until someone asks to see it. Never shows what is no CPF. */
export function maskCpf(digitos: string): string {
  const meio = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(digitos)
  return `***.${meio?.[1] ?? '***'}.${meio?.[2] ?? '***'}-**`
}

function checkDigit(digitos: string, tamanho: number): number {
  let soma = 0
  for (let i = 0; i < tamanho; i++) soma += Number(digitos[i]) * (tamanho + 1 - i)
  return ((soma * 10) % 11) % 10
}
