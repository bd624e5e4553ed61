/** One address and nothing that could be read as a name, a list or a header. */
const forma = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i

/** Why it is no e-mail address, in words for the screen; undefined when it is one. */
export const findFaltaEmail = (valor: string): string | undefined =>
  forma.test(valor) ? undefined : 'Informe um e-mail como nome@exemplo.com.'
