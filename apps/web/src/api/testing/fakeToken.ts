type Claims = { userLogin: string; iat: number; exp: number; jti: string; redeGenerica: string }

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as the login service signs it; the browser never checks the signature. */
export function fakeToken({
  userLogin = '100001',
  iat = 1000,
  exp = iat + 1800,
  jti = 'jti-1',
  redeGenerica = 'AURORA',
}: Partial<Claims> = {}) {
  const payload = {
    ...{ userLogin, iat, exp, jti, protocolo: '20260101000001', redeGenerica },
    listaPermissoes: ['ELEGIBILIDADE'],
    nome: 'Conceição',
  }
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.assinatura`
}
