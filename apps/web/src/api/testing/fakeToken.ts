type Claims = {
  userLogin: string
  iat: number
  exp: number
  jti: string
  redeGenerica: string
  listaPermissoes: readonly string[]
}

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A token as the login service signs it; the browser never checks the signature. */
export function fakeToken({
  userLogin = '100001',
  iat = 1000,
  exp = iat + 1800,
  jti = 'jti-1',
  redeGenerica = 'AURORA',
  listaPermissoes = ['ELEGIBILIDADE'],
}: Partial<Claims> = {}) {
  const payload = {
    ...{ userLogin, iat, exp, jti, protocolo: '20260101000001', redeGenerica },
    listaPermissoes,
    nome: 'Conceição',
  }
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.assinatura`
}
