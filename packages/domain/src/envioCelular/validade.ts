/** For so long the address that a telephone opens is good, once (Segurança A2). */
export const MINUTOS_CODIGO_CELULAR = 10
