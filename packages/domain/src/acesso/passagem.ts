/** A hand-over token, to the legacy system or from it, lives no longer than this (Segurança A2). */
export const duracaoPassagemSegundos = 60
