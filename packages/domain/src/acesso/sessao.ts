/** Spec §4 and §9: the session cookie's life. */
export const duracaoSessaoSegundos = 1800

/** The portal warns this long before the end, with "continuar" (WCAG 2.2.1). */
export const avisoSessaoSegundos = 120

/** The token's two instants, in seconds since 1970. */
export interface InstantesToken {
  exp: number
  iat: number
}

/** Spec §9: token parsing subtracts 2 from exp (a margin for the way) and adds 1800 to iat. */
export function adjustInstantes({ exp, iat }: InstantesToken): InstantesToken {
  return { exp: exp - 2, iat: iat + duracaoSessaoSegundos }
}

/** The errors that the specification spells, kept letter by letter, "verficar" included (Spec §4, §5, §8). */
export const textosSessao = {
  dentistaDivergente: 'Falha ao verficar o dentista',
  tokenIlegivel: 'Falha ao atualizar a sessão - JWT',
  cookieIlegivel: 'erro ao carregar o cookie',
} as const
